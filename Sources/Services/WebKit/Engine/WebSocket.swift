// SPDX-License-Identifier: MIT
import Glibc

/// The app's end of the socket to the engine's program, which it starts.
final class WebSocket: Sendable {
    private let descriptor: Int32
    private let noSignal = Int32(MSG_NOSIGNAL)
    private let closesOnExec = Int32(MSG_CMSG_CLOEXEC)
    private let process: pid_t
    /// What the program says on standard error.
    private let errors: Int32

    /// Starts `program` with the other end as its descriptor 3. No thread is made: it may be the dynamic linker that calls.
    init(starting program: String, _ arguments: [String] = []) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        var errors: [Int32] = [0, 0]
        guard pipe(&errors) == 0 else {
            for end in ends { close(end) }
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for end in errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 3)
        posix_spawn_file_actions_adddup2(&actions, errors[1], 2)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A group of its own, which its pages' processes belong to: a terminal's Ctrl-C is the app's, and all can be ended.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        let arguments: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var identifier = pid_t()
        let result = posix_spawn(&identifier, program, &actions, &attributes, arguments, environ)
        close(ends[1])
        close(errors[1])
        guard result == 0 else {
            close(ends[0])
            close(errors[0])
            throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO)
        }
        self.errors = errors[0]
        descriptor = ends[0]
        process = identifier
    }

    /// To be called once, before `read`.
    func passErrors() { EngineErrors.pass(from: errors) }

    /// Whether the program has ended.
    var isOver: Bool {
        var status = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&status, 1, 0) > 0 && status.revents & Int16(POLLHUP) != 0
    }

    /// In place of reading, for a program that is over and was never read.
    func discard() {
        close(descriptor)
        close(errors)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Waits for room. What is written after the program's end is lost; the reader notices that end.
    func send(_ message: WebMessage) {
        let data = message.encoded
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = Glibc.send(descriptor, rest.baseAddress, rest.count, noSignal)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Blocks and calls `handler` for each message, until the program is gone.
    func read(_ handler: (WebMessage) -> Void) {
        var collected = Data()
        var passed: [Int32] = []
        let size = 1 << 16
        let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        defer { block.deallocate() }
        while true {
            let count = receive(into: block, size: size, descriptors: &passed)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            collected.append(block.assumingMemoryBound(to: UInt8.self), count: count)
            while var message = WebMessage.take(from: &collected) {
                if message.verb == "memory", !passed.isEmpty { message.descriptor = passed.removeFirst() }
                handler(message)
            }
        }
        close(descriptor)
        // Pages of a program that was killed: one that computes for ever would not notice.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// recvmsg with room for one descriptor. The control message is laid out by hand: its macros are C's alone.
    private func receive(into block: UnsafeMutableRawPointer, size: Int, descriptors: inout [Int32]) -> Int {
        let headerSize = MemoryLayout<cmsghdr>.size
        let control = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        defer { control.deallocate() }
        var part = iovec(iov_base: block, iov_len: size)
        let count = withUnsafeMutablePointer(to: &part) { parts in
            var header = msghdr()
            header.msg_iov = parts
            header.msg_iovlen = 1
            header.msg_control = control
            header.msg_controllen = 64
            let count = recvmsg(descriptor, &header, closesOnExec)
            if count > 0, header.msg_controllen >= headerSize + MemoryLayout<Int32>.size {
                descriptors.append(control.load(fromByteOffset: headerSize, as: Int32.self))
            }
            return count
        }
        return count
    }
}
