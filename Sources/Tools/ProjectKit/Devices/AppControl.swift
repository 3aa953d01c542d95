// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// A running app, as commands of the device reach it: one line of JSON to its socket, one back.
package struct AppControl {
    /// As the kernel names the other end of the socket.
    package let process: pid_t
    private let socket: Path

    /// nil: nothing listens there, so the app does not run.
    package init?(_ socket: Path) {
        guard let connection = Self.connect(socket) else { return nil }
        defer { close(connection) }
        // `struct ucred` of <sys/socket.h>, which the import leaves out: process, user, group.
        var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        guard getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else { return nil }
        process = peer.process
        self.socket = socket
        wake()
    }

    /// One that is suspended goes on until it has answered.
    private func wake() { kill(process, SIGCONT) }

    /// - Parameter patience: seconds that the app may take.
    /// - Returns: what was asked for, where something was.
    /// - Throws: the app's own reason when it could not do it.
    @discardableResult
    package func send(_ request: [String: Any], patience: Int = Self.patience) throws -> String? {
        guard let connection = Self.connect(socket) else { throw Failure(.app, "touchstone: the app has ended") }
        defer { close(connection) }
        var line = try JSONSerialization.data(withJSONObject: request)
        line.append(UInt8(ascii: "\n"))
        let sent = line.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard sent == line.count else { throw Failure(.app, "touchstone: the app does not listen") }
        let answer = try JSONSerialization.jsonObject(with: readLine(connection, patience)) as? [String: Any]
        if let error = answer?["error"] as? String { throw Failure(.app, "touchstone: \(error)") }
        return answer?["value"] as? String
    }

    /// Waits until all steps are done, a minute at most.
    /// - Throws: the app's own reason, or that it has ended or does not answer.
    package func perform(_ steps: [[String: Any]]) throws { try send(["steps": steps]) }

    /// - Returns: false where the app has ended: one that was killed listens until the system has taken it down.
    package func performIfAlive(_ steps: [[String: Any]]) throws -> Bool {
        do { try perform(steps) } catch {
            guard AppControl(socket) == nil else { throw error }
            return false
        }
        return true
    }

    /// Another app is in front from now on.
    package func leaveFront() {
        // One that hangs, or has just ended, holds nobody up.
        do { try send(["leave": true], patience: 2) } catch {}
    }

    /// The app starts anew in a language, as `de_DE`; one that is behind others ends.
    package func change(language: String) throws { try send(["language": language]) }

    /// Ends the app as a person does; one that does not answer, or does not end, within five seconds is killed.
    package func terminate() {
        // One that hangs, or is coming down, says nothing, and must not keep a device from being shut down.
        do { try send(["end": true], patience: 5) } catch {}
        for _ in 0..<250 {
            if kill(process, 0) != 0 { return }
            usleep(20_000)
        }
        kill(process, SIGKILL)
    }

    /// A folder's name may be longer than an address may be: see `LocalSocket` of UIKit.
    private static func connect(_ path: Path) -> Int32? {
        let folder = open(path.parent.string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array("/proc/self/fd/\(folder)/\(path.name)".utf8)
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            close(socket)
            return nil
        }
        return socket
    }

    /// Seconds that an app may take for a request's steps.
    package static let patience = 60

    private func readLine(_ socket: Int32, _ patience: Int) throws -> Data {
        var timeout = timeval(tv_sec: 1, tv_usec: 0)
        var seconds = 0
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            // It may have gone to sleep just as the request came.
            if count < 0, errno == EAGAIN, seconds < patience {
                seconds += 1
                wake()
                continue
            }
            guard count > 0 else { throw Failure(.app, "touchstone: the app does not answer") }
            if let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n")) { return line + buffer[..<end] }
            line.append(contentsOf: buffer[..<count])
        }
    }
}
