// SPDX-License-Identifier: MIT
import Glibc

/// Under which address other machines find this one.
enum OwnAddress {
    /// The first IPv4 address that is not loopback's; nil without a network.
    static var first: String? {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return nil }
        defer { freeifaddrs(list) }
        return sequence(first: list, next: { $0?.pointee.ifa_next }).lazy.compactMap { $0 }.compactMap(text).first
    }

    private static func text(_ interface: UnsafeMutablePointer<ifaddrs>) -> String? {
        let flags = Int32(bitPattern: interface.pointee.ifa_flags)
        guard let address = interface.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
            flags & Int32(IFF_LOOPBACK.rawValue) == 0, flags & Int32(IFF_UP.rawValue) != 0
        else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
        let text = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            inet_ntop(AF_INET, &$0.pointee.sin_addr, &buffer, socklen_t(buffer.count))
        }
        return text.map { String(cString: $0) }
    }
}
