// SPDX-License-Identifier: MIT
import Foundation

/// Another program, run to its end.
package struct Subprocess {
    package var arguments: [String]
    /// nil: this process's own.
    package var environment: [String: String]?

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

        package var isSuccess: Bool { self == .exit(0) }
    }

    package struct Result: Sendable {
        package var ending: Ending
        /// Standard output, and standard error where the two were joined.
        package var output: Data
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Runs with this process's own input, output and terminal, so that Ctrl-C reaches both.
    package func run() throws -> Ending {
        try Self.wait(for: spawn(actions: { _ in }))
    }

    /// Runs and collects what it prints. `onOutput` sees it piece by piece.
    package func capture(joiningErrors: Bool = true, onOutput: ((Data) -> Void)? = nil) throws -> Result {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure(.app, "no pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process: pid_t
        do {
            process = try spawn { actions in
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
        var output = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output.append(contentsOf: buffer[..<count])
            onOutput?(Data(buffer[..<count]))
        }
        close(ends[0])
        return Result(ending: try Self.wait(for: process), output: output)
    }

    private func spawn(actions configure: (inout posix_spawn_file_actions_t) -> Void) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        configure(&actions)
        let environment = (self.environment ?? ProcessInfo.processInfo.environment).map { "\($0.key)=\($0.value)" }
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawnp(&process, arguments[0], &actions, nil, &argv, &envp)
        guard error == 0 else {
            throw Failure(.dependency, "\(arguments[0]) cannot be run: \(String(cString: strerror(error)))")
        }
        return process
    }

    private static func wait(for process: pid_t) throws -> Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw Failure(.app, "lost process \(process)") }
        }
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
}
