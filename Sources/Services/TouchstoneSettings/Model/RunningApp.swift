// SPDX-License-Identifier: MIT
import FoundationCompat
import Glibc
import TouchstoneDevice

/// An app that runs on the device, reached as the device's commands reach it: one line of JSON, one back.
package enum RunningApp {
    /// - Returns: false: the app does not run, or does not take it.
    package static func perform(_ steps: [[String: Any]], app: String, on device: Device) -> Bool {
        guard let connection = connect(to: app, on: device) else { return false }
        defer { close(connection) }
        // One that is suspended goes on until it has answered.
        if let process = process(at: connection) { Glibc.kill(process, SIGCONT) }
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        do {
            var line = try JSONSerialization.data(withJSONObject: ["steps": steps])
            line.append(UInt8(ascii: "\n"))
            let sent = line.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent == line.count else { return false }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return false }
            let answer = try JSONSerialization.jsonObject(with: Data(buffer[..<count])) as? [String: Any]
            return answer?["ok"] != nil
        } catch {
            // Whoever answers with something else is no app.
            return false
        }
    }

    /// Ends the app at once, without a word to it; nothing where it does not run.
    package static func kill(_ app: String, on device: Device) {
        guard let connection = connect(to: app, on: device) else { return }
        defer { close(connection) }
        if let process = process(at: connection) { Glibc.kill(process, SIGKILL) }
    }

    /// Whether something answers at the app's socket; does not wake a suspended one.
    package static func isThere(_ app: String, on device: Device) -> Bool {
        guard let connection = connect(to: app, on: device) else { return false }
        close(connection)
        return true
    }

    /// Whether it runs and is not suspended.
    package static func isAwake(_ app: String, on device: Device) -> Bool {
        guard let connection = connect(to: app, on: device) else { return false }
        defer { close(connection) }
        guard let process = process(at: connection),
            let status = FileManager.default.contents(atPath: "/proc/\(process)/stat")
        else { return false }
        // The state is the word after the name in parentheses, which may hold anything.
        let text = String(decoding: status, as: UTF8.self)
        return text.split(separator: ")").last?.split(separator: " ").first != "T"
    }

    private static func process(at socket: Int32) -> pid_t? {
        // `struct ucred` of <sys/socket.h>, which the import leaves out: process, user, group.
        var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? peer.process : nil
    }

    /// By the folder's descriptor: its own name may be longer than an address may be.
    private static func connect(to app: String, on device: Device) -> Int32? {
        let folder = open(device.folder.path + "/Running", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array("/proc/self/fd/\(folder)/\(app.replacingOccurrences(of: "/", with: "-")).sock".utf8)
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if result == 0 { return socket }
        close(socket)
        return nil
    }
}
