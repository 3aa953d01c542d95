// SPDX-License-Identifier: MIT
import Glibc

/// An address as the kernel takes it.
struct SocketAddress: Sendable {
    var storage = sockaddr_storage()
    var length = socklen_t(0)

    var family: Int32 { Int32(storage.ss_family) }

    init() {}
    init?(_ address: any IPAddress, port: UInt16) {
        if let address = address as? IPv4Address {
            var native = sockaddr_in()
            native.sin_family = sa_family_t(AF_INET)
            native.sin_port = port.bigEndian
            withUnsafeMutableBytes(of: &native.sin_addr) { $0.copyBytes(from: address.rawValue) }
            copy(&native)
        } else if let address = address as? IPv6Address {
            var native = sockaddr_in6()
            native.sin6_family = sa_family_t(AF_INET6)
            native.sin6_port = port.bigEndian
            withUnsafeMutableBytes(of: &native.sin6_addr) { $0.copyBytes(from: address.rawValue) }
            copy(&native)
        } else {
            return nil
        }
    }
    /// nil: the path is too long for a socket.
    init?(path: String) {
        var native = sockaddr_un()
        native.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: native.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &native.sun_path) { $0.copyBytes(from: bytes) }
        copy(&native)
    }
    private mutating func copy<Native>(_ native: inout Native) {
        length = socklen_t(MemoryLayout<Native>.size)
        withUnsafeMutableBytes(of: &storage) { target in
            withUnsafeBytes(of: &native) { target.copyMemory(from: $0) }
        }
    }

    func use<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }
    static func filled(_ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32)
        -> SocketAddress?
    {
        var result = SocketAddress()
        result.length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &result.storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &result.length) }
        }
        return status < 0 ? nil : result
    }

    var endpoint: NWEndpoint {
        withUnsafeBytes(of: storage) { bytes in
            switch family {
            case AF_INET:
                let native = bytes.loadUnaligned(as: sockaddr_in.self)
                let raw = withUnsafeBytes(of: native.sin_addr) { Data($0) }
                let port = NWEndpoint.Port(integerLiteral: UInt16(bigEndian: native.sin_port))
                return .hostPort(host: .ipv4(IPv4Address(raw) ?? .any), port: port)
            case AF_INET6:
                let native = bytes.loadUnaligned(as: sockaddr_in6.self)
                let raw = withUnsafeBytes(of: native.sin6_addr) { Data($0) }
                let port = NWEndpoint.Port(integerLiteral: UInt16(bigEndian: native.sin6_port))
                let address = IPv6Address(raw) ?? .any
                // A dual listener sees callers over IPv4 as mapped ones.
                if let old = address.isIPv4Mapped ? address.asIPv4 : nil {
                    return .hostPort(host: .ipv4(old), port: port)
                }
                return .hostPort(host: .ipv6(address), port: port)
            default: return .unix(path: "")
            }
        }
    }
    var isLoopback: Bool {
        switch endpoint {
        case .hostPort(.ipv4(let address), _): address.isLoopback
        case .hostPort(.ipv6(let address), _): address.isLoopback
        case .hostPort(.name, _), .service, .url: false
        case .unix: true
        }
    }
}
