// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// Another program, run to its end.
package struct Subprocess {
    /// The program first.
    package var arguments: [String]
    /// nil: this process's own.
    package var environment: [String: String]?
    /// Runs nothing of a project's: may do what this program may, though there is a sandbox.
    package var isTrusted = false
    /// What this program alone is started in; nil: what all are.
    package var sandbox: Sandbox?

    /// `arguments[0]` is the program's name: a path, or a name looked up in PATH.
    package init(_ arguments: [String], environment: [String: String]? = nil) {
        self.arguments = arguments
        self.environment = environment
    }

    /// How a program ended.
    package enum Ending: Equatable, Sendable {
        case exit(Int32)
        /// Killed by a signal, as a trap does.
        case signal(Int32)

        /// It ended by itself, with 0.
        package var isSuccess: Bool { self == .exit(0) }
    }

    /// How it ended and what it said.
    package struct Result: Sendable {
        /// Not successful is no error of this type: whoever asked decides.
        package var ending: Ending
        /// Standard output, and standard error where the two were joined.
        package var output: Data
        /// The output as UTF-8; bytes that are none become replacement characters.
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Runs with this process's own input, output and terminal, so that Ctrl-C reaches both.
    package func run() throws -> Ending {
        try Self.wait(for: spawn(inGroup: false, actions: { _ in }))
    }

    /// Runs and collects what it prints. `onOutput` sees it piece by piece.
    /// - Parameter limit: seconds after which the program and all it has started are ended; nil: it may take any time.
    /// - Parameter isOver: asked five times a second, whatever is printed; true: the program and all it has started are
    ///   ended, which makes its ending `.signal(SIGKILL)`.
    /// - Throws: `TimeLimit` when it strikes.
    package func capture(
        joiningErrors: Bool = true, limit: TimeInterval? = nil, isOver: (() -> Bool)? = nil,
        onOutput: ((Data) -> Void)? = nil
    ) throws -> Result {
        let ends = try Self.pipeEnds()
        let process: pid_t
        do {
            process = try spawn(inGroup: true) { actions in
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
                if joiningErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], 2) }
            }
        } catch {
            close(ends[0])
            close(ends[1])
            throw error
        }
        close(ends[1])
        defer { close(ends[0]) }
        let output: Data
        do {
            let end = limit.map { Date(timeIntervalSinceNow: $0) }
            let isEnded = isOver.map { isOver in { Self.end(process, if: isOver) } }
            output = try Self.read(ends[0], until: end, isOver: isEnded, onOutput)
        } catch {
            let work = ProcessGroup(process).compilerInputs()
            kill(-process, SIGKILL)
            _ = try Self.wait(for: process)
            throw TimeLimit(seconds: limit ?? 0, files: work)
        }
        return Result(ending: try Self.wait(for: process), output: output)
    }

    private static func end(_ process: pid_t, if isOver: () -> Bool) -> Bool {
        guard isOver() else { return false }
        kill(-process, SIGKILL)
        return true
    }

    /// Held while a pipe is not yet closed to children: another thread's child would keep it open beyond its owner's end.
    private static let spawning = NSLock()

    private static func pipeEnds() throws -> [Int32] {
        var ends: [Int32] = [0, 0]
        return try spawning.withLock {
            guard pipe(&ends) == 0 else { throw Failure(.app, "no pipe: \(String(cString: strerror(errno)))") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return ends
        }
    }

    /// Starts a program that goes on after this one has ended, in a session of its own; what it prints goes to a file.
    package func startDetached(output: Path) throws -> pid_t {
        try output.parent.makeDirectory()
        let process = try spawn(inGroup: false, inSession: true) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, output.string, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }
        // It is not to end with this program.
        RunningPrograms.remove(process)
        return process
    }

    private struct Late: Error {}

    /// - Parameter isOver: nil: nobody asks; true: what has been printed by then is all.
    private static func read(
        _ pipe: Int32, until end: Date?, isOver: (() -> Bool)?, _ onOutput: ((Data) -> Void)?
    ) throws -> Data {
        var output = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            if let end, end.timeIntervalSinceNow <= 0 { throw Late() }
            if isOver?() == true { return output }
            if end != nil || isOver != nil {
                var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
                let rest = end.map { Int32(clamping: Int($0.timeIntervalSinceNow * 1000) + 1) } ?? .max
                guard poll(&waiting, 1, isOver == nil ? rest : min(rest, 200)) > 0 else { continue }
            }
            let count = Glibc.read(pipe, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return output }
            output.append(contentsOf: buffer[..<count])
            onOutput?(Data(buffer[..<count]))
        }
    }

    /// - Parameter inGroup: a process group of its own, which ends as a whole.
    private func spawn(
        inGroup: Bool, inSession: Bool = false, actions configure: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        configure(&actions)
        var arguments = arguments
        var variables = self.environment ?? ProcessInfo.processInfo.environment
        if let sandbox = sandbox ?? Sandbox.current, !isTrusted {
            (arguments, variables) = try sandbox.wrap(arguments, variables)
        }
        let environment = variables.map { "\($0.key)=\($0.value)" }
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.configure(&attributes, inGroup: inGroup, inSession: inSession)
        RunningPrograms.prepare()
        var process: pid_t = 0
        let error = Self.spawning.withLock {
            posix_spawnp(&process, arguments[0], &actions, &attributes, &argv, &envp)
        }
        guard error == 0 else {
            throw Failure(.dependency, "\(arguments[0]) cannot be run: \(String(cString: strerror(error)))")
        }
        RunningPrograms.add(process, inGroup: inGroup)
        return process
    }

    /// Whether programs end by Ctrl-C and SIGTERM although this one ignores them, having its own way with them.
    // Set once, before anything is started.
    nonisolated(unsafe) package static var restoresSignals = false

    /// Ends what this program has started and still runs.
    package static func terminateAll() { RunningPrograms.terminateAll() }

    private static func configure(_ attributes: inout posix_spawnattr_t, inGroup: Bool, inSession: Bool) {
        var flags: Int32 = inGroup ? Int32(POSIX_SPAWN_SETPGROUP) : inSession ? Self.setSession : 0
        if restoresSignals {
            var signals = sigset_t()
            sigemptyset(&signals)
            for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
            posix_spawnattr_setsigdefault(&attributes, &signals)
            flags |= Int32(POSIX_SPAWN_SETSIGDEF)
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// `POSIX_SPAWN_SETSID` of `<spawn.h>`, which the import leaves out without `_GNU_SOURCE`.
    private static let setSession: Int32 = 0x80

    private static func wait(for process: pid_t) throws -> Ending {
        defer { RunningPrograms.remove(process) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw Failure(.app, "lost process \(process)") }
        }
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
}
