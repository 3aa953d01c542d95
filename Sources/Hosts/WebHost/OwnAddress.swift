// SPDX-License-Identifier: MIT
import Glibc

/// Under which address other machines find this one.
enum OwnAddress {
    /// The first IPv4 address that is not loopback's; nil without a network.
    static var first: String? {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return nil }
        defer { freeifaddrs(list) }
        var next = list
        while let interface = next {
            if let found = text(interface), !found.hasPrefix("127.") { return found }
            next = interface.pointee.ifa_next
        }
        return nil
    }

    private static func text(_ interface: UnsafeMutablePointer<ifaddrs>) -> String? {
        guard let address = interface.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else { return nil }
        var place = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET_ADDRSTRLEN)) { buffer in
            inet_ntop(AF_INET, &place, buffer.baseAddress, socklen_t(buffer.count)).map { String(cString: $0) }
        }
    }
}
