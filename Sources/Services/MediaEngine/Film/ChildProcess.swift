// SPDX-License-Identifier: MIT
import CChildProcess
import Glibc
package import TouchstoneDevice

/// A program whose output is read as it comes. Killed when nobody wants it any longer, and when the app ends.
///
/// Programs are not run by the virtual clock: while one is waited for, that clock must stand, which
/// `ClockHold` sees to.
package final class ChildProcess: @unchecked Sendable {
    // One thread at a time reads or writes; the kernel guards the descriptors.
    private let process: pid_t
    private var output: Int32
    private var input: Int32
    private var status: Int32?

    /// - Parameters: `arguments`: the program's path first; `says`: called on a thread of its own with what the program writes to
    ///   its standard error, lines that come together at once.
    package init(
        _ arguments: [String], feedsInput: Bool = false, says: (@Sendable ([String]) -> Void)? = nil
    ) throws(MediaFailure) {
        var (fromChild, toChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        // Other children must not keep the pipes open.
        guard ts_make_pipe(&fromChild) == 0 else { throw .cannotWrite("no descriptors left") }
        if feedsInput, ts_make_pipe(&toChild) != 0 {
            for descriptor in fromChild { Glibc.close(descriptor) }
            throw .cannotWrite("no descriptors left")
        }
        let words: ChildWords?
        do throws(MediaFailure) {
            words = try says.map { says throws(MediaFailure) in try ChildWords(says) }
        } catch {
            for descriptor in fromChild + toChild where descriptor >= 0 { Glibc.close(descriptor) }
            throw error
        }
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        let child = ts_start_child(&argv, toChild[0], fromChild[1], words?.descriptor ?? -1)
        let error = errno
        words?.listen()
        Glibc.close(fromChild[1])
        if feedsInput { Glibc.close(toChild[0]) }
        guard child > 0 else {
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

    /// The program sees the end of its input; a second call does nothing.
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

    /// Ends it; who reads comes to the end of the output. From any thread.
    func stop() { if status == nil { kill(process, SIGKILL) } }

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

extension ClockHold {
    /// Keeps a virtual clock where it is while another process is waited for.
    package static func during<Result>(_ body: () -> Result) -> Result {
        let hold = ClockHold()
        defer { hold.release() }
        return body()
    }
}
