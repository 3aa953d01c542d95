// SPDX-License-Identifier: MIT
package import Foundation
import Glibc

/// Sockets of the file system, between processes of one person.
package enum LocalSocket {
    /// Whether a process listens at `path`: one that was killed does until the system has taken it down. Does not wait.
    package static func isTaken(_ path: String) -> Bool {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let socket = Glibc.socket(AF_UNIX, kind, 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        // One that is stopped takes no more callers than its queue holds.
        return withAddress(path) { Glibc.connect(socket, $0, $1) } == 0 || errno == EAGAIN
    }

    /// A listening socket that only its owner may open, in place of what is at `path`; nil when the place cannot be written,
    /// which is said on standard error.
    package static func listen(at path: String) -> Int32? {
        unlink(path)
        let listener = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let isBound = withAddress(path) { bind(listener, $0, $1) } == 0 && chmod(path, 0o600) == 0
        guard isBound, Glibc.listen(listener, 8) == 0 else {
            let reason = String(cString: strerror(errno))
            FileHandle.standardError.write(Data("touchstone: commands of the device: \(path): \(reason)\n".utf8))
            close(listener)
            return nil
        }
        return listener
    }

    /// - Returns: a socket to whoever listens at `path`; nil: nobody does.
    package static func connect(to path: String) -> Int32? {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        if withAddress(path, { Glibc.connect(socket, $0, $1) }) == 0 { return socket }
        close(socket)
        return nil
    }

    /// The process at the other end, as the kernel names it; nil: that end has gone.
    package static func peer(of socket: Int32) -> pid_t? {
        // `struct ucred` of <sys/socket.h>, which the import leaves out: process, user, group.
        var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? peer.process : nil
    }

    /// A folder's name may be longer than the 107 bytes of an address: the folder is opened, and named by its number.
    private static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        let file = URL(fileURLWithPath: path)
        let folder = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return -1 }
        defer { close(folder) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array("/proc/self/fd/\(folder)/\(file.lastPathComponent)".utf8)
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// One line without its end; nil when it did not come in time, or is too long.
    package static func readLine(_ socket: Int32, seconds: Int, limit: Int) -> Data? {
        var timeout = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while line.count < limit {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            if let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n")) { return line + buffer[..<end] }
            line.append(contentsOf: buffer[..<count])
        }
        return nil
    }
}
