// SPDX-License-Identifier: MIT
import Glibc

/// A program whose output is read as it comes. Killed when nobody wants it any longer.
///
/// Programs are not run by the virtual clock: while one is waited for, that clock must stand, which
/// `ClockHold` sees to.
package final class ChildProcess: @unchecked Sendable {
    // One thread at a time reads or writes; the kernel guards the descriptors.
    private let process: pid_t
    private var output: Int32
    private var input: Int32
    private var status: Int32?

    /// - Parameter arguments: the program's path first.
    package init(_ arguments: [String], feedsInput: Bool = false) throws(MediaFailure) {
        var (fromChild, toChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&fromChild) == 0 else { throw .cannotWrite("no descriptors left") }
        if feedsInput, pipe(&toChild) != 0 { throw .cannotWrite("no descriptors left") }
        // Other children must not keep them open.
        for descriptor in fromChild + toChild where descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if feedsInput {
            posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        var child = pid_t()
        let error = posix_spawn(&child, arguments[0], &actions, nil, &argv, environ)
        Glibc.close(fromChild[1])
        if feedsInput { Glibc.close(toChild[0]) }
        guard error == 0 else {
            Glibc.close(fromChild[0])
            if feedsInput { Glibc.close(toChild[1]) }
            throw .unreadable("\(arguments[0]): \(String(cString: strerror(error)))")
        }
        process = child
        output = fromChild[0]
        input = toChild[1]
    }

    deinit { end() }

    /// Up to `count` bytes; fewer only at the end of the output.
    package func read(_ count: Int) -> [UInt8] {
        ClockHold.during {
            [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
                used = fill(buffer.baseAddress, count)
            }
        }
    }

    /// Reads into memory; the number of bytes that came.
    package func read(into memory: UnsafeMutableRawPointer, _ count: Int) -> Int {
        ClockHold.during { fill(memory, count) }
    }

    private func fill(_ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        var done = 0
        while done < count, let memory {
            let read = Glibc.read(output, memory + done, count - done)
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { break }
            done += read
        }
        return done
    }

    /// - Parameter limit: bytes; what comes after is dropped.
    package func readToEnd(limit: Int = 1 << 26) -> [UInt8] {
        var all: [UInt8] = []
        while all.count < limit {
            let part = read(1 << 16)
            guard !part.isEmpty else { break }
            all += part
        }
        return all
    }

    /// Whether all of it was taken.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        ClockHold.during {
            var done = 0
            while done < bytes.count, let base = bytes.baseAddress {
                let written = Glibc.write(input, base + done, bytes.count - done)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return false }
                done += written
            }
            return true
        }
    }

    package func closeInput() {
        if input >= 0 { Glibc.close(input) }
        input = -1
    }

    /// Waits for the end; whether the program says that all is well.
    package func succeeds() -> Bool {
        closeInput()
        if status == nil {
            var result: Int32 = 0
            ClockHold.during { _ = waitpid(process, &result, 0) }
            status = result
        }
        return status == 0
    }

    private func end() {
        closeInput()
        if output >= 0 { Glibc.close(output) }
        output = -1
        guard status == nil else { return }
        kill(process, SIGKILL)
        var result: Int32 = 0
        waitpid(process, &result, 0)
        status = result
    }
}

/// Keeps a virtual clock where it is while another process is waited for.
package enum ClockHold {
    package static func during<Result>(_ body: () -> Result) -> Result { body() }
}
