// SPDX-License-Identifier: MIT
import Glibc
import TouchstoneDevice

/// Finds the IPP printers on this machine's networks: one question to all of them, and who answers within a moment (RFC 6762,
/// section 5.1; Bonjour Printing Specification). Printers that take no PDF are left out.
enum PrinterDiscovery {
    private static let service = ["_ipp", "_tcp", "local"]
    private static let group = "224.0.0.251"
    private static let port: UInt16 = 5353
    /// Tenths of a second without a word in which printers answer.
    private static let quietMoments = 15
    /// Messages and moments after which nobody is heard any more.
    private static let mostMessages = 300

    /// Works on a thread of its own, and the virtual clock stands meanwhile.
    /// - Parameter found: on the main thread, once.
    static func run(_ found: @escaping @MainActor @Sendable ([PrinterRecord]) -> Void) {
        let hold = ClockHold()
        Thread {
            let records = printers(in: answers())
            DispatchQueue.main.async {
                found(records)
                hold.release()
            }
        }.start()
    }

    // MARK: What they say

    struct Answer {
        var message: DNSMessage
        /// Who sent it.
        var address: String
    }

    /// Each once, by name.
    static func printers(in answers: [Answer]) -> [PrinterRecord] {
        var found: [URL: PrinterRecord] = [:]
        for answer in answers {
            for record in answer.message.records where record.name.map({ $0.lowercased() }) == service {
                guard case .pointer(let instance) = record.content, let printer = printer(instance, answer) else {
                    continue
                }
                found[printer.url] = printer
            }
        }
        return found.values.sorted { ($0.name, $0.url.absoluteString) < ($1.name, $1.url.absoluteString) }
    }

    private static func printer(_ instance: [String], _ answer: Answer) -> PrinterRecord? {
        var place: (port: Int, target: [String])?
        var words: [String: String] = [:]
        for record in answer.message.records where record.name == instance {
            if case .service(let port, let target) = record.content { place = (port, target) }
            if case .text(let pairs) = record.content { words = pairs }
        }
        guard let place, let name = instance.first,
            words["pdl"]?.lowercased().contains("application/pdf") ?? true
        else { return nil }
        var parts = URLComponents()
        parts.scheme = "ipp"
        parts.host = address(of: place.target, in: answer.message) ?? answer.address
        parts.port = place.port
        parts.path = "/" + (words["rp"] ?? "ipp/print")
        return parts.url.map { url in
            PrinterRecord(
                name: name, url: url, location: words["note"].flatMap { $0.isEmpty ? nil : $0 },
                color: words["color"].map { $0 == "T" }, duplex: words["duplex"].map { $0 == "T" })
        }
    }

    private static func address(of host: [String], in message: DNSMessage) -> String? {
        for record in message.records where record.name == host {
            if case .address(let text) = record.content { return text }
        }
        return nil
    }

    // MARK: Asking

    private static func answers() -> [Answer] {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return [] }
        defer { close(socket) }
        // The kernel's time: the virtual clock, which stands, has replaced the others.
        var moment = timeval(tv_sec: 0, tv_usec: 100_000)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &moment, socklen_t(MemoryLayout<timeval>.size))
        for network in networks() { ask(socket, on: network) }
        var answers: [Answer] = []
        var quiet = 0
        for _ in 0..<mostMessages where quiet < quietMoments {
            guard let (bytes, sender) = receive(socket) else {
                quiet += 1
                continue
            }
            // What is no DNS message says nothing of a printer.
            if let message = try? DNSMessage(decoding: bytes) {
                answers.append(Answer(message: message, address: sender))
            }
        }
        return answers
    }

    /// The addresses of this machine on networks that are up.
    private static func networks() -> [in_addr] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [in_addr] = []
        var next = list
        while let entry = next?.pointee {
            next = entry.ifa_next
            guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
                entry.ifa_flags & UInt32(IFF_UP) != 0
            else { continue }
            found.append(address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr })
        }
        return found
    }

    private static func ask(_ socket: Int32, on network: in_addr) {
        var network = network
        setsockopt(socket, Int32(IPPROTO_IP), IP_MULTICAST_IF, &network, socklen_t(MemoryLayout<in_addr>.size))
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = port.bigEndian
        inet_pton(AF_INET, group, &target.sin_addr)
        let question = DNSMessage.question(for: service)
        // A network on which nothing can be sent has no printers.
        _ = withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(socket, question, question.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// A datagram and who sent it; nil: none came for a moment.
    private static func receive(_ socket: Int32) -> (bytes: [UInt8], sender: String)? {
        var bytes = [UInt8](repeating: 0, count: 9000)
        var sender = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let count = withUnsafeMutablePointer(to: &sender) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                recvfrom(socket, &bytes, bytes.count, 0, $0, &length)
            }
        }
        guard count >= 0 else { return nil }
        let number = UInt32(bigEndian: sender.sin_addr.s_addr)
        let parts = [24, 16, 8, 0].map { String(number >> $0 & 255) }
        return (Array(bytes.prefix(count)), parts.joined(separator: "."))
    }
}
