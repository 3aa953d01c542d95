// SPDX-License-Identifier: MIT
package import CoreGraphics
internal import Foundation
import Glibc
package import HostKit
import Synchronization

/// Where the apps of a device come for its display.
package final class SessionServer: Sendable {
    private let listener: Int32

    /// Listens at `path`, in place of what is there.
    /// - Parameter joined: an app has come; on a thread of its own, which then hears what the app says.
    /// - Returns: nil: the place cannot be written, which was said on standard error.
    package init?(path: String, joined: @escaping @Sendable (SessionApp) -> Void) {
        guard let listener = LocalSocket.listen(at: path) else { return nil }
        self.listener = listener
        Thread.detachNewThread {
            while true {
                let socket = accept(listener, nil, nil)
                if socket < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard socket >= 0 else {
                    close(listener)
                    return
                }
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread { Self.greet(socket, joined) }
            }
        }
    }

    /// One that says nothing of ours only wanted to know whether somebody listens.
    private static func greet(_ socket: Int32, _ joined: (SessionApp) -> Void) {
        guard let process = LocalSocket.peer(of: socket),
            case .hello(let app, let isBehind)? = SessionWire.read(SessionRequest.self, from: socket)
        else {
            close(socket)
            return
        }
        let connection = SessionApp(socket: socket, process: process, identifier: app, isBehind: isBehind)
        joined(connection)
        connection.listen()
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }
}

/// An app that shows itself on the device's display.
package final class SessionApp: Sendable {
    /// What an app says. Called on the app's own thread, one after the other.
    package enum News: Sendable {
        /// Its pixels, and where they differ from those before.
        case frame(PixelBuffer, damage: PixelRect)
        case request(SessionRequest)
        /// The process has ended, or hung up.
        case ended
    }

    /// As the kernel names it.
    package let process: pid_t
    /// Of its bundle.
    package let identifier: String
    /// Nobody has asked to see it.
    package let isBehind: Bool
    private let socket: Int32
    /// Words to an app that hangs wait here, not on the main thread.
    private let queue: DispatchQueue
    private let isOpen = Mutex(true)
    private let heard = Mutex<@Sendable (News) -> Void>({ _ in })

    init(socket: Int32, process: pid_t, identifier: String, isBehind: Bool) {
        (self.socket, self.process, self.identifier, self.isBehind) = (socket, process, identifier, isBehind)
        queue = DispatchQueue(label: "display of \(identifier)")
    }

    /// To be set before `welcome`: an app says nothing before it.
    package func onNews(_ body: @escaping @Sendable (News) -> Void) { heard.withLock { $0 = body } }

    /// Never waits.
    package func send(_ order: SessionOrder) {
        queue.async { [self] in
            if isOpen.withLock({ $0 }) { LocalStream.write(SessionWire.packet(order), to: socket) }
        }
    }

    /// Never waits; nothing is said of an empty list.
    package func send(_ events: [HostEvent]) { if !events.isEmpty { send(.events(events)) } }

    /// The app finds itself another owner of the display, or ends.
    package func hangUp() { isOpen.withLock { if $0 { shutdown(socket, Int32(SHUT_RDWR)) } } }

    /// One that is suspended goes on.
    package func wake() { kill(process, SIGCONT) }

    fileprivate func listen() {
        var memory: (number: Int, frames: SharedFrames)?
        while let request = SessionWire.read(SessionRequest.self, from: socket) {
            switch request {
            case .memory(let number, let descriptor, let size):
                memory = SharedFrames(of: process, descriptor: descriptor, size: size).map { (number, $0) }
                send(.opened(number: number))
            case .frame(let frame):
                guard let memory, memory.number == frame.number else { continue }
                show(frame, in: memory.frames)
            default: tell(.request(request))
            }
        }
        tell(.ended)
        // After what still waits to be written.
        queue.async { [self] in
            isOpen.withLock { $0 = false }
            close(socket)
        }
    }

    private func show(_ frame: SessionFrame, in frames: SharedFrames) {
        let pixels = frames.pixels(of: frame) { [weak self] in
            self?.send(.released(number: frame.number, place: frame.place))
        }
        guard let pixels else { return }
        let damage = PixelRect(
            x: frame.damage[0], y: frame.damage[1], width: frame.damage[2], height: frame.damage[3])
        tell(.frame(pixels, damage: damage))
    }

    private func tell(_ news: News) { heard.withLock { $0 }(news) }
}
