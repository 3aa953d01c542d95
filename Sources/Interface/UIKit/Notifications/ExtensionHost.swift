// SPDX-License-Identifier: MIT
import Glibc
import HostKit

/// The display of an extension whose view another process shows: frames go there whole, touches and requests come back, over
/// a socket that the other one has opened. Used on the main thread.
///
/// To the extension go lines of JSON; from it packets, each with a head of three little numbers of 32 bits: how many bytes
/// follow, and of a frame its width and height in pixels. A packet without a width is JSON. Each line is answered with
/// `{"done": true}` once its frame is on its way.
package final class ExtensionHost: DisplayHost, @unchecked Sendable {
    /// Where the socket and the size are told to the extension.
    package static let variable = "TOUCHSTONE_EXTENSION"

    /// That of this process; nil: no other shows it.
    @MainActor package static var current: ExtensionHost? {
        didSet {
            URLOpener.openElsewhere = current.map { host in { host.send(["openURL": $0.absoluteString]) } }
        }
    }
    /// What is on the screen, where that has changed since it was last asked for.
    @MainActor static var news: () -> [[String: Any]]? = { nil }

    private let socket: Int32
    private var rest = Data()
    private var isClosed = false
    private var isLooking = false
    /// What came that is no input.
    package var heard: (_ message: [String: Any]) -> Void = { _ in }
    /// As high as the extension has asked for, once the banner has agreed.
    package private(set) var screen: ScreenDescription

    /// As the environment says: `3 374 200 3`, the descriptor, points of width and height, pixels a point.
    /// - Returns: nil: the process was not started to be shown by another.
    package init?(_ text: String?) {
        let numbers = (text ?? "").split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        socket = Int32(numbers[0])
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        screen = ScreenDescription(size: CGSize(width: numbers[1], height: numbers[2]), scale: CGFloat(numbers[3]))
    }

    /// The socket; none once the other process has gone.
    package var descriptors: [Int32] { isClosed ? [] : [socket] }
    /// Never: the descriptor tells.
    package var pollInterval: Double? { nil }
    /// Frames and messages share the socket: the main thread alone writes.
    package var presentsAnywhere: Bool { false }
    /// The extension's own; nobody else's.
    package var clipboardText: String?
    /// The other process has the keys.
    package func setTextInput(active: Bool, caret: CGRect) {}
    /// There is none.
    package func setTitle(_ title: String) {}

    // MARK: In

    /// The end of the other process is the end of this one.
    package func nextEvents() -> [HostEvent] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !isClosed {
            let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN || errno == EINTR { break }
            guard count > 0 else {
                isClosed = true
                return [.quit]
            }
            rest.append(contentsOf: buffer[..<count])
        }
        var events: [HostEvent] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = Data(rest[(end + 1)...])
            take(line, &events)
            // A few frames later.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) { [self] in
                tellElements()
                send(["done": true])
            }
        }
        return events
    }

    private func take(_ line: Data, _ events: inout [HostEvent]) {
        // Written by `ExtensionView`, which writes nothing else.
        guard let message = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] else { return }
        if let touch = message["touch"] as? [Double], touch.count == 4 {
            let phases: [HostTouch.Phase] = [.began, .moved, .ended, .cancelled]
            let finger = HostTouch(
                identifier: Int(touch[0]), phase: phases[min(max(Int(touch[1]), 0), 3)],
                location: CGPoint(x: touch[2], y: touch[3]))
            events.append(.touches([finger], time: FrameClock.now))
        } else if let height = message["height"] as? Double {
            screen.size.height = CGFloat(height)
            events.append(.screenChanged(screen))
        } else if let size = message["size"] as? [Double], size.count == 2 {
            screen.size = CGSize(width: size[0], height: size[1])
            events.append(.screenChanged(screen))
        } else if let isDark = message["isDark"] as? Bool {
            events.append(.appearanceChanged(isDark: isDark))
        } else {
            heard(message)
        }
    }

    // MARK: Out

    /// All of it; what the damage is the other process finds out.
    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        var data = Data(capacity: frame.width * frame.height * 4)
        for row in 0..<frame.height {
            let start = frame.baseAddress.advanced(by: row * frame.bytesPerRow)
            data.append(start.assumingMemoryBound(to: UInt8.self), count: frame.width * 4)
        }
        write(data, width: frame.width, height: frame.height)
        lookAtElements()
    }

    /// Seconds between looks at what the frames show.
    private static let lookInterval = 0.25

    /// One look for many frames.
    private func lookAtElements() {
        guard !isLooking else { return }
        isLooking = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.lookInterval) { [self] in
            isLooking = false
            tellElements()
        }
    }

    private func tellElements() {
        MainActor.assumeIsolated { if let news = Self.news() { send(["elements": news]) } }
    }

    /// Waits until the other process has taken it.
    /// - Parameter message: of values that JSON has.
    package func send(_ message: [String: Any]) {
        do { write(try JSONSerialization.data(withJSONObject: message), width: 0, height: 0) } catch {
            preconditionFailure("ExtensionHost.send(_:): \(error)")
        }
    }

    private func write(_ data: Data, width: Int, height: Int) {
        var packet = Data()
        for number in [data.count, width, height] {
            withUnsafeBytes(of: UInt32(number).littleEndian) { packet.append(contentsOf: $0) }
        }
        packet.append(data)
        LocalStream.write(packet, to: socket)
    }
}
