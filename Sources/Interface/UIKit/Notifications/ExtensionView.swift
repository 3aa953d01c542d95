// SPDX-License-Identifier: MIT
import Glibc
import HostKit
import Synchronization
import TouchstoneDevice

/// Shows the view of an extension, which runs in a process of its own: its pixels are a surface here. The process ends with
/// the view. While it begins, or has not yet shown what came of what it was told, the virtual clock stands; five seconds
/// of real time at most.
package final class ExtensionView: UIView {
    /// What the extension says besides pixels. On the main thread.
    package var heard: (_ message: [String: Any]) -> Void = { _ in }
    /// The extension has ended, or never began. On the main thread, once.
    package var ended: () -> Void = {}
    /// It shows something for the first time. On the main thread, once.
    package var appeared: () -> Void = {}
    /// Whether touches are the extension's.
    package var isInteractive = false
    /// What it shows now; nil: nothing yet.
    package var picture: UIImage? {
        let frame = surface.frame(at: FrameClock.now)
        return frame.pixels.map {
            UIImage(cgImage: CGImage(pixels: $0), scale: frame.scale ?? UIScreen.main.scale, orientation: .up)
        }
    }

    private let surface = Surface()
    private var socket: Int32 = -1
    private var child: pid_t = 0
    private var fingers: [ObjectIdentifier: Int] = [:]
    /// One for each line that is not answered.
    private var holds: [PatientHold] = []

    /// - Parameters:
    ///   - executable: of the extension.
    ///   - size: of its screen, in points.
    ///   - sandbox: where it keeps its files; nil: with those of this process.
    package func start(_ executable: String, size: CGSize, in sandbox: ExtensionSandbox? = nil) {
        layer.contents = surface
        layer.contentsGravity = .topLeft
        clipsToBounds = true
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return ended() }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let scale = UIScreen.main.scale
        let isStarted = spawn(executable, socket: ends[1], size, scale, sandbox?.variables ?? [:])
        close(ends[1])
        guard isStarted else {
            close(ends[0])
            return ended()
        }
        socket = ends[0]
        listen(scale)
    }

    private static let descriptor: Int32 = 3

    private func spawn(
        _ executable: String, socket: Int32, _ size: CGSize, _ scale: CGFloat, _ own: [String: String]
    ) -> Bool {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // One that has the number already would be closed with this process's own.
        let source = socket == Self.descriptor ? dup(socket) : socket
        posix_spawn_file_actions_adddup2(&actions, source, Self.descriptor)
        var environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        for name in ["SCRIPT", "CONTROL", "AUTOMATION", "PENDING", "PORT", "TOKEN", "REPORT", "INTERFACES"] {
            environment["TOUCHSTONE_" + name] = nil
        }
        environment["TOUCHSTONE_HOST"] = "headless"
        environment["TOUCHSTONE_CLOCK"] = "real"
        environment["TOUCHSTONE_PARENT"] = "\(getpid())"
        environment["TOUCHSTONE_APPEARANCE"] = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        environment[ExtensionHost.variable] = "\(Self.descriptor) \(size.width) \(size.height) \(scale)"
        let arguments = [strdup(executable), nil]
        let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        return posix_spawn(&child, executable, &actions, nil, arguments, variables) == 0
    }

    // MARK: From the extension

    private func listen(_ scale: CGFloat) {
        let hold = PatientHold()
        let (socket, surface) = (socket, surface)
        Thread.detachNewThread { [weak self] in
            var isFirst = true
            while let packet = Packet(from: socket) {
                if let pixels = packet.pixels {
                    surface.present(pixels, scale: scale, isOpaque: false)
                    // The main loop draws what has come.
                    DispatchQueue.main.async { [isFirst] in if isFirst { self?.appeared() } }
                    isFirst = false
                    hold.release()
                } else {
                    let data = packet.data
                    DispatchQueue.main.async { self?.take(data) }
                }
            }
            hold.release()
            DispatchQueue.main.async { self?.hasEnded() }
        }
    }

    private func hasEnded() {
        for hold in holds { hold.release() }
        holds = []
        ended()
    }

    private struct Packet {
        let data: [UInt8]
        /// nil: the data are JSON.
        let pixels: PixelBuffer?

        /// More than any screen has.
        private static let limit = 1 << 28

        init?(from socket: Int32) {
            guard let head = LocalStream.read(12, from: socket) else { return nil }
            let numbers = stride(from: 0, to: 12, by: 4).map { start in
                (0..<4).reduce(0) { $0 | Int(head[start + $1]) << (8 * $1) }
            }
            guard numbers[0] <= Self.limit, let body = LocalStream.read(numbers[0], from: socket) else { return nil }
            let (width, height) = (numbers[1], numbers[2])
            guard width > 0, body.count == width * height * 4 else {
                (data, pixels) = (body, nil)
                return
            }
            let buffer = PixelBuffer(width: width, height: height)
            body.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                for row in 0..<height {
                    memcpy(buffer.baseAddress + row * buffer.bytesPerRow, start + row * width * 4, width * 4)
                }
            }
            (data, pixels) = ([], buffer)
        }
    }

    private func take(_ data: [UInt8]) {
        // What an extension says that is none of ours is passed over.
        guard let message = (try? JSONSerialization.jsonObject(with: Data(data))) as? [String: Any] else { return }
        if let elements = message["elements"] as? [[String: Any]] {
            accessibilityElements = read(elements)
            return
        }
        if message["done"] == nil { return heard(message) }
        if !holds.isEmpty { holds.removeFirst().release() }
    }

    // MARK: To the extension

    /// - Parameter message: of values that JSON has. Lost once the extension has ended.
    package func send(_ message: [String: Any]) {
        guard socket >= 0 else { return }
        holds.append(PatientHold())
        do {
            let line = try JSONSerialization.data(withJSONObject: message)
            LocalStream.write(line + [UInt8(ascii: "\n")], to: socket)
        } catch { preconditionFailure("ExtensionView.send(_:): \(error)") }
    }

    /// Gives the extension another screen.
    package func resize(to size: CGSize) { send(["size": [Double(size.width), Double(size.height)]]) }

    /// Ends the extension.
    package func end() {
        guard socket >= 0 else { return }
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
        socket = -1
        let process = child
        // It has its moment to end by itself; a thread waits for it.
        Thread.detachNewThread {
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, phase: 0) }
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, phase: 1) }
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, phase: 2) }
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, phase: 3) }

    private func tell(_ touches: Set<UITouch>, phase: Int) {
        for touch in touches {
            let identifier = ObjectIdentifier(touch)
            let finger = fingers[identifier] ?? (fingers.values.max() ?? 0) + 1
            fingers[identifier] = phase < 2 ? finger : nil
            let place = touch.location(in: self)
            send(["touch": [Double(finger), Double(phase), place.x, place.y]])
        }
    }
}

/// A hold of the clock that ends by itself: an extension that hangs must not stop the device's time.
private final class PatientHold: Sendable {
    private let hold = ClockHold()
    private let isHeld = Mutex(true)

    init() {
        Thread.detachNewThread { [weak self] in
            // Of real time, also while the virtual clock stands.
            var time = timeval(tv_sec: 5, tv_usec: 0)
            Glibc.select(0, nil, nil, nil, &time)
            self?.release()
        }
    }

    deinit { release() }

    func release() {
        let wasHeld = isHeld.withLock { held in
            defer { held = false }
            return held
        }
        if wasHeld { hold.release() }
    }
}
