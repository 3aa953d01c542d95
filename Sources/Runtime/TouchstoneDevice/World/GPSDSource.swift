// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Synchronization

/// Positions of a real receiver, from gpsd over its JSON protocol. The connection is made anew when it breaks.
///
/// https://gpsd.io/gpsd_json.html
package final class GPSDSource: WorldSource {
    private let host: String
    private let port: UInt16
    private let isStopped = Atomic<Bool>(false)
    private let socket = Mutex<Int32>(-1)
    /// Seconds, real, between attempts to connect.
    private static let pause = 2.0

    /// - Parameter text: `gpsd`, `gpsd:host` or `gpsd:host:port`.
    package init(_ text: String) throws {
        let parts = text.split(separator: ":").dropFirst().map(String.init)
        host = parts.first ?? "127.0.0.1"
        guard parts.count < 2 || UInt16(parts[1]) != nil, parts.count < 3 else {
            throw WorldTextError("location '\(text)' is not gpsd, gpsd:HOST or gpsd:HOST:PORT")
        }
        port = parts.count > 1 ? UInt16(parts[1]) ?? 2947 : 2947
    }

    /// Listens on a thread of its own; `found` comes on the main thread, with nil after each failed attempt. Call once.
    @MainActor package func start(_ found: @escaping @MainActor @Sendable (WorldFix?) -> Void) {
        let thread = Thread { [self] in
            while !isStopped.load(ordering: .acquiring) {
                listen(found)
                guard !isStopped.load(ordering: .acquiring) else { return }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
        thread.name = "gpsd"
        thread.start()
    }

    /// For good: a stopped source is not started again. A position already on its way may still come.
    @MainActor package func stop() {
        isStopped.store(true, ordering: .releasing)
        socket.withLock { if $0 >= 0 { shutdown($0, Int32(SHUT_RDWR)) } }
    }

    /// Until the connection ends.
    private func listen(_ found: @escaping @MainActor @Sendable (WorldFix?) -> Void) {
        guard let descriptor = connected() else {
            DispatchQueue.main.async { found(nil) }
            return
        }
        socket.withLock { $0 = descriptor }
        defer {
            socket.withLock { $0 = -1 }
            close(descriptor)
        }
        let command = "?WATCH={\"enable\":true,\"json\":true};\n"
        guard write(descriptor, command, command.utf8.count) > 0 else { return }
        var pending: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            pending += buffer[..<count]
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                if let report = Self.report(Data(pending[..<end])) {
                    DispatchQueue.main.async { found(report.fix) }
                }
                pending.removeSubrange(...end)
            }
            // A line of gpsd has at most 1,536 bytes; what has no end is not gpsd.
            if pending.count > 65_536 { return }
        }
    }

    private func connected() -> Int32? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return nil }
        defer { freeaddrinfo(list) }
        var entry = list
        while let info = entry?.pointee {
            let descriptor = Glibc.socket(
                info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), info.ai_protocol)
            if descriptor >= 0, connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 { return descriptor }
            if descriptor >= 0 { close(descriptor) }
            entry = info.ai_next
        }
        return nil
    }

    /// - Returns: nil for a line that says nothing of the position. Before the receiver knows the date, reports have no
    ///   `time` and are not to be trusted.
    static func report(_ line: Data) -> (fix: WorldFix?, Void)? {
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: line) } catch { return nil }
        guard let report = json as? [String: Any], report["class"] as? String == "TPV" else { return nil }
        func number(_ key: String) -> Double? { (report[key] as? NSNumber)?.doubleValue }
        let mode = number("mode") ?? 0
        guard mode >= 2 else { return (nil, ()) }
        guard report["time"] != nil, let latitude = number("lat"), let longitude = number("lon"),
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        var fix = WorldFix(latitude: latitude, longitude: longitude)
        fix.horizontalAccuracy = number("eph") ?? max(number("epx") ?? 10, number("epy") ?? 10)
        if mode >= 3, let altitude = number("altMSL") ?? number("alt") {
            fix.altitude = altitude
            fix.verticalAccuracy = number("epv") ?? 20
        }
        fix.speed = number("speed") ?? -1
        fix.course = number("track") ?? -1
        return (fix, ())
    }
}
