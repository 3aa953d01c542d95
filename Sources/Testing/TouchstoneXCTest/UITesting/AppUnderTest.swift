// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// The process of an app under test, and the socket to it.
@MainActor
final class AppUnderTest {
    struct LaunchFailure: Error, CustomStringConvertible { let description: String }

    let identifier: String
    let processIdentifier: pid_t
    private let channel: AutomationChannel
    private let errors: ErrorTail
    private var tree: ElementNode?
    /// What the home screen shows in front of the app: system alerts.
    private var systemTree: ElementNode?
    private(set) var isAlive = true
    var isInBackground = false {
        didSet { if !oldValue { leftScreen = FrameClock.now } }
    }
    private var leftScreen: CFTimeInterval = 0
    /// Seconds for which iOS lets an app go on that has left the screen.
    private static let backgroundTime: CFTimeInterval = 5
    var isSuspended: Bool { isInBackground && FrameClock.now - leftScreen >= Self.backgroundTime }
    /// Why it is no more, when nobody ended it.
    private(set) var crash: String?

    init(
        _ identifier: String, _ description: UITestConfiguration.App, arguments: [String],
        environment: [String: String]
    ) throws {
        self.identifier = identifier
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw LaunchFailure(description: "no socket: \(String(cString: strerror(errno)))")
        }
        var messages: [Int32] = [0, 0]
        guard pipe(&messages) == 0 else {
            throw LaunchFailure(description: "no pipe: \(String(cString: strerror(errno)))")
        }
        for end in [ends[0], messages[0], messages[1]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var variables = description.environment
        for (name, value) in environment where !name.hasPrefix("TOUCHSTONE_") { variables[name] = value }
        // The socket's end is not heard by an app that hangs.
        variables["TOUCHSTONE_PARENT"] = "\(getpid())"
        variables["TOUCHSTONE_AUTOMATION"] = "\(ends[1])"
        if VirtualClock.isRunning { variables["TOUCHSTONE_CLOCK_START"] = "\(FrameClock.now)" }
        processIdentifier = try Self.spawn(
            [description.executable] + description.arguments + arguments, variables, errors: messages[1])
        close(ends[1])
        close(messages[1])
        channel = AutomationChannel(descriptor: ends[0])
        errors = ErrorTail(reading: messages[0])
        UITestSession.shared.note("Wait for \(identifier) to idle")
        _ = ask(.rest(atMost: 10))
        UITestSession.shared.launchSeconds += computedSeconds
    }

    /// What the app's main thread has computed, in seconds.
    private var computedSeconds: Double {
        let text = FileManager.default.contents(atPath: "/proc/\(processIdentifier)/schedstat") ?? Data()
        let first = String(decoding: text, as: UTF8.self).split(separator: " ").first
        return (first.flatMap { Double($0) } ?? 0) / 1e9
    }

    private static func spawn(_ program: [String], _ variables: [String: String], errors: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        var argv: [UnsafeMutablePointer<CChar>?] = program.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program[0], &actions, nil, &argv, &envp)
        guard error == 0 else {
            throw LaunchFailure(description: "\(program[0]) cannot be run: \(String(cString: strerror(error)))")
        }
        return process
    }

    // MARK: Asking

    /// nil: the app is no more; a crash has been recorded as a failure of the test.
    func ask(_ request: AutomationRequest) -> (reply: AutomationReply, bytes: Data)? {
        guard isAlive else { return nil }
        do {
            let time = VirtualClock.isRunning ? FrameClock.now : 0
            // However long the app computes, no time of the test passes but what the app says.
            let hold = ClockHold()
            defer { hold.release() }
            try channel.send(AutomationCall(time: time, request: request))
            let (reply, bytes) = try channel.receive(AutomationReply.self)
            if VirtualClock.isRunning, reply.time > FrameClock.now { VirtualClock.advance(to: reply.time) }
            return (reply, bytes)
        } catch {
            died()
            return nil
        }
    }

    /// The elements as they are; nil: the app is no more.
    func snapshot() -> ElementNode? {
        guard let (_, bytes) = ask(.tree) else { return nil }
        // No bytes: it is as it was.
        guard !bytes.isEmpty else { return tree }
        do {
            let root = try AutomationElement(decoding: bytes)
            tree = .application(root, ofSystem: false)
            systemTree = .application(root, ofSystem: true)
        } catch {
            UITestSession.shared.fail("the app's elements cannot be read: \(error)")
        }
        return tree
    }

    func systemSnapshot() -> ElementNode? { snapshot() == nil ? nil : systemTree }

    // MARK: Ending

    func end() {
        guard isAlive else { return }
        isAlive = false
        do {
            try channel.send(AutomationCall(time: VirtualClock.isRunning ? FrameClock.now : 0, request: .end))
            _ = try channel.receive(AutomationReply.self)
        } catch {
            // Dead already, which is what was wanted.
        }
        var status: Int32 = 0
        waitpid(processIdentifier, &status, 0)
        errors.finish()
    }

    private func died() {
        guard isAlive else { return }
        isAlive = false
        var status: Int32 = 0
        waitpid(processIdentifier, &status, 0)
        let said = errors.finish()
        let signal = status & 0x7F
        if signal == 0, (status >> 8) & 0xFF == 0 { return }
        let how = signal == 0 ? "exit code \((status >> 8) & 0xFF)" : String(cString: strsignal(signal))
        let reason = said.first { $0.contains("Fatal error") || $0.contains("Terminating app") } ?? said.last
        let message = "\(identifier) crashed (\(how))" + (reason.map { ": \($0)" } ?? "")
        crash = message
        UITestSession.shared.fail(message)
    }
}

/// Passes on what an app says on standard error, and keeps the end of it.
private final class ErrorTail: @unchecked Sendable {
    // Guarded by the lock.
    private var lines: [String] = []
    private let lock = NSLock()
    private let ended = DispatchSemaphore(value: 0)

    init(reading descriptor: Int32) {
        let thread = Thread { [self] in
            var rest = Data()
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                FileHandle.standardError.write(Data(buffer[..<count]))
                rest.append(contentsOf: buffer[..<count])
                while let end = rest.firstIndex(of: 10) {
                    let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                    lock.withLock { lines = (lines + [line]).suffix(200) }
                    rest = rest[rest.index(after: end)...]
                }
            }
            close(descriptor)
            ended.signal()
        }
        thread.name = "errors of the app"
        thread.start()
    }

    /// What was said last, when all has been read.
    @discardableResult
    func finish() -> [String] {
        ended.wait()
        return lock.withLock { lines }.filter { !$0.isEmpty }
    }
}
