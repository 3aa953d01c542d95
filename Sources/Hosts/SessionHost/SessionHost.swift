// SPDX-License-Identifier: MIT
package import CoreGraphics
internal import Foundation
import Glibc
package import HostKit
import ObjCRuntime
import Synchronization

/// The display of a device that an app shares with others: the home screen owns it. Frames go there through memory, all else
/// over a socket. One that the owner has left waits for the next for some seconds, then the app ends.
package final class SessionHost: DisplayHost {
    private struct State {
        var socket: Int32
        var screen: ScreenDescription
        var turnsByItself = false
        var rest = Data()
        var clipboard: String?
        /// Where frames lie; nil before the first.
        var frames: SessionFrames?
        /// Those before, until the owner has opened the newer ones.
        var former: [SessionFrames] = []
        var count = 0
        /// Stays as it is until the next one comes.
        var newest: PixelBuffer?
        /// The newest frame, and what differs from the one that was sent last; nil: it has been sent.
        var waiting: (frame: PixelBuffer, damage: PixelRect)?
        /// Where the caret is while text is awaited.
        var caret: CGRect?
        var isClosed = false
    }

    // Frames may come from any thread; all else is the main thread's.
    private let state: Mutex<State>
    private let path: String
    private let app: String

    /// Seconds of real time for the owner to come back, as after another language was chosen.
    private static let patience = 10

    /// Waits for the owner's welcome.
    /// - Parameters:
    ///   - path: of the owner's socket.
    ///   - app: the app's identifier.
    ///   - isBehind: nobody wants to see it yet.
    /// - Throws: `HostError` where no owner listens.
    package init(path: String, app: String, isBehind: Bool) throws {
        (self.path, self.app) = (path, app)
        guard let (socket, screen, turnsByItself) = Self.join(path, app, isBehind: isBehind) else {
            throw HostError("the device's display is not there: nobody listens at \(path)")
        }
        state = Mutex(State(socket: socket, screen: screen, turnsByItself: turnsByItself))
    }

    private static func join(_ path: String, _ app: String, isBehind: Bool) -> (Int32, ScreenDescription, Bool)? {
        guard let socket = LocalSocket.connect(to: path) else { return nil }
        LocalStream.write(SessionWire.packet(SessionRequest.hello(app: app, isBehind: isBehind)), to: socket)
        guard case .welcome(let screen, let turnsByItself)? = SessionWire.read(SessionOrder.self, from: socket) else {
            close(socket)
            return nil
        }
        return (socket, screen, turnsByItself)
    }

    /// As the owner said last.
    package var screen: ScreenDescription { state.withLock { $0.screen } }
    /// The socket; none once the owner has gone for good.
    package var descriptors: [Int32] { state.withLock { $0.isClosed ? [] : [$0.socket] } }
    /// Its owner is the home screen.
    package var isShared: Bool { true }
    /// Never: the descriptor tells.
    package var pollInterval: Double? { nil }

    // MARK: In

    /// What the owner has passed on. One that has gone is waited for here.
    package func nextEvents() -> [HostEvent] {
        state.withLock { state in
            var events: [HostEvent] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while !state.isClosed {
                let count = recv(state.socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
                if count < 0, errno == EAGAIN || errno == EINTR { break }
                guard count > 0 else {
                    // Nobody has asked the new owner for this app.
                    events.append(joinAgain(&state) ? .activation(.background) : .quit)
                    break
                }
                state.rest.append(contentsOf: buffer[..<count])
            }
            for order in SessionWire.take(SessionOrder.self, from: &state.rest) ?? [] { take(order, &state, &events) }
            return events
        }
    }

    private func take(_ order: SessionOrder, _ state: inout State, _ events: inout [HostEvent]) {
        switch order {
        case .welcome: break
        case .events(let list):
            for case .screenChanged(let screen) in list { state.screen = screen }
            events += list
        case .opened(let number): state.former.removeAll { $0.number < number }
        case .clipboard(let text): state.clipboard = text
        case .released(let number, let place):
            guard number == state.frames?.number else { return }
            state.frames?.release(place)
            sendWaiting(&state)
        }
    }

    /// - Returns: false: there is no owner any more.
    private func joinAgain(_ state: inout State) -> Bool {
        close(state.socket)
        for _ in 0..<Self.patience * 10 {
            if let (socket, screen, _) = Self.join(path, app, isBehind: true) {
                (state.socket, state.screen, state.rest) = (socket, screen, Data())
                (state.frames, state.former) = (nil, [])
                if let frame = state.newest { send(frame, &state, damage: .nothing) }
                return true
            }
            var pause = timespec(tv_sec: 0, tv_nsec: 100_000_000)
            nanosleep(&pause, nil)
        }
        state.isClosed = true
        return false
    }

    // MARK: Frames

    /// Copies what differs to where the owner sees it; without a free place it waits for one.
    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        state.withLock { state in
            state.newest = frame
            send(frame, &state, damage: damage.reduce(.nothing) { $0.union($1) })
        }
    }

    private func send(_ frame: PixelBuffer, _ state: inout State, damage: PixelRect) {
        var damage = damage
        if state.frames?.fits(frame) != true {
            guard share(frame, &state) else { return }
            damage = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        } else {
            state.frames?.note(damage)
        }
        state.waiting = (frame, state.waiting?.damage.union(damage) ?? damage)
        sendWaiting(&state)
    }

    /// Makes memory for frames of another size, and says so.
    private func share(_ frame: PixelBuffer, _ state: inout State) -> Bool {
        state.count += 1
        guard let frames = SessionFrames(number: state.count, width: frame.width, height: frame.height) else {
            let reason = String(cString: strerror(errno))
            FileHandle.standardError.write(Data("touchstone: no memory for the display's frames: \(reason)\n".utf8))
            return false
        }
        if let old = state.frames { state.former.append(old) }
        state.frames = frames
        send(.memory(number: frames.number, descriptor: frames.descriptor, size: frames.size), state)
        return true
    }

    private func sendWaiting(_ state: inout State) {
        guard let (frame, damage) = state.waiting, let sent = state.frames?.write(frame, damage: damage) else { return }
        state.waiting = nil
        send(.frame(sent), state)
    }

    // MARK: Out

    private func send(_ request: SessionRequest, _ state: State) {
        guard !state.isClosed else { return }
        LocalStream.write(SessionWire.packet(request), to: state.socket)
    }

    private func send(_ request: SessionRequest) { state.withLock { send(request, $0) } }

    /// Of the owner's display, as it was when the app came to the front or the other side last said so.
    package var clipboardText: String? {
        get { state.withLock { $0.clipboard } }
        set {
            state.withLock { $0.clipboard = newValue }
            send(.clipboard(newValue))
        }
    }

    /// Of the owner's own display, while the app is in front.
    package func setTextInput(active: Bool, caret: CGRect) {
        state.withLock { state in
            let caret = active ? caret : nil
            guard caret != state.caret else { return }
            state.caret = caret
            send(.textInput(isActive: active, caret: caret ?? .zero), state)
        }
    }

    /// The display is the device's, and has its name.
    package func setTitle(_ title: String) {}
    /// The owner brings the app to the front.
    package func raise() { send(.raise) }

    /// The display turns with the app, when that is in front.
    package func turn(landscape: Bool) -> ScreenDescription? {
        state.withLock { state in
            send(.turn(isLandscape: landscape), state)
            guard state.turnsByItself else { return nil }
            let size = state.screen.size
            if landscape != (size.width > size.height) {
                state.screen.size = CGSize(width: size.height, height: size.width)
            }
            return state.screen
        }
    }
}

extension SessionHost: PageHost {
    /// By the owner, where it has a page.
    package func show(document: [UInt8], title: String) { send(.document(title: title, Data(document))) }
    /// By the owner, while the app is in front.
    package func show(elements: String) { send(.elements(elements)) }
    /// The controls beside the display are its owner's.
    package func show(controls state: String) {}
}

extension SessionHost: SoundHost {
    /// With what other apps play, one after the other.
    package func play(_ samples: [Int16]) { send(.sound(samples.withUnsafeBytes { Data($0) })) }
}

private func registerSession() {
    HostRegister.add("session") { request in
        let environment = ProcessInfo.processInfo.environment
        guard let path = environment["TOUCHSTONE_DISPLAY"] else {
            throw HostError("TOUCHSTONE_DISPLAY does not say where the device's display is")
        }
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return try SessionHost(path: path, app: app, isBehind: environment["TOUCHSTONE_LAUNCHED_BY"]?.isEmpty == false)
    }
}

@section(".init_array") @used
private let recordSession: @convention(c) () -> Void = { __objcRecord { registerSession() } }
