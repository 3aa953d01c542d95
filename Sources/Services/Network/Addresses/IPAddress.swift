// SPDX-License-Identifier: MIT
import Glibc

public protocol IPAddress: Sendable {
    /// In network order: 4 or 16 bytes.
    var rawValue: Data { get }
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
}

public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public let rawValue: Data
    public let interface: NWInterface?

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }
    /// Four numbers with dots, or a name of an interface after `%`.
    public init?(_ string: String) {
        let parts = string.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        var address = in_addr()
        guard let first = parts.first, inet_aton(String(first), &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
        interface = parts.count > 1 ? NWInterface(name: String(parts[1])) : nil
    }
    private init(_ bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    public static let any = IPv4Address([0, 0, 0, 0])
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    public static let loopback = IPv4Address([127, 0, 0, 1])
    public static let allHostsGroup = IPv4Address([224, 0, 0, 1])
    public static let allRoutersGroup = IPv4Address([224, 0, 0, 2])
    public static let allReportsGroup = IPv4Address([224, 0, 0, 22])
    public static let mdnsGroup = IPv4Address([224, 0, 0, 251])

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    public var isMulticast: Bool { rawValue[0] & 0xF0 == 0xE0 }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") + scope(interface) }
}

public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public enum Scope: UInt8, Sendable {
        case nodeLocal = 1, linkLocal = 2, siteLocal = 5, organizationLocal = 8, global = 0x0E
    }
    public let rawValue: Data
    public let interface: NWInterface?

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }
    /// As RFC 4291 writes them, also with a name of an interface after `%`.
    public init?(_ string: String) {
        let parts = string.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        var address = in6_addr()
        guard let first = parts.first, inet_pton(AF_INET6, String(first), &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
        interface = parts.count > 1 ? NWInterface(name: String(parts[1])) : nil
    }
    private init(_ text: StaticString) {
        var address = in6_addr()
        inet_pton(AF_INET6, "\(text)", &address)
        rawValue = withUnsafeBytes(of: &address) { Data($0) }
        interface = nil
    }

    public static let any = IPv6Address("::" as StaticString)
    public static let broadcast = any
    public static let loopback = IPv6Address("::1" as StaticString)
    public static let nodeLocalNodes = IPv6Address("ff01::1" as StaticString)
    public static let linkLocalNodes = IPv6Address("ff02::1" as StaticString)
    public static let linkLocalRouters = IPv6Address("ff02::2" as StaticString)

    public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
    public var isLoopback: Bool { rawValue.dropLast().allSatisfy { $0 == 0 } && rawValue[15] == 1 }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    public var is6to4: Bool { rawValue[0] == 0x20 && rawValue[1] == 0x02 }
    public var isIPv4Mapped: Bool {
        rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF
    }
    public var isIPv4Compatabile: Bool {
        rawValue.prefix(12).allSatisfy { $0 == 0 } && !isAny && !isLoopback
    }
    public var asIPv4: IPv4Address? {
        isIPv4Mapped || isIPv4Compatabile ? IPv4Address(Data(rawValue.suffix(4))) : nil
    }
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: rawValue[1] & 0x0F) : nil }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) + scope(interface)
    }
}

private func scope(_ interface: NWInterface?) -> String { interface.map { "%" + $0.name } ?? "" }
