// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// A way out of the device.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let name: String
    public let type: InterfaceType
    public let index: Int

    init(_ name: String, _ type: InterfaceType, _ index: Int) {
        (self.name, self.type, self.index) = (name, type, index)
    }
    init?(name: String) {
        guard let found = Self.known.first(where: { $0.name == name }) else { return nil }
        self = found
    }
    /// With the names that an iPhone has.
    static let wifi = NWInterface("en0", .wifi, 11)
    static let cellular = NWInterface("pdp_ip0", .cellular, 3)
    static let wired = NWInterface("en2", .wiredEthernet, 15)
    static let loopback = NWInterface("lo0", .loopback, 1)
    private static let known = [wifi, cellular, wired, loopback]
    public var debugDescription: String { name }
}

/// What a connection could use.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }
    public let status: Status
    public let unsatisfiedReason: UnsatisfiedReason
    public let availableInterfaces: [NWInterface]
    public let isExpensive: Bool
    public let isConstrained: Bool
    public internal(set) var localEndpoint: NWEndpoint?
    public internal(set) var remoteEndpoint: NWEndpoint?
    public let gateways: [NWEndpoint]

    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && availableInterfaces.contains { $0.type == type }
    }

    init(_ network: WorldNetwork, required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) {
        let interface: NWInterface? =
            if network.isReachable {
                switch network.kind {
                case .none: nil
                case .wifi: .wifi
                case .cellular: .cellular
                case .wired: .wired
                }
            } else { nil }
        let all = [interface].compactMap { $0 } + (required == .loopback ? [.loopback] : [])
        let usable = all.filter { (required == nil || required == $0.type) && !prohibited.contains($0.type) }
        availableInterfaces = usable
        status = usable.isEmpty ? .unsatisfied : .satisfied
        unsatisfiedReason = .notAvailable
        isExpensive = usable.contains { $0.type == .cellular }
        isConstrained = !usable.isEmpty && network.isConstrained
        gateways = []
    }

    public var debugDescription: String {
        guard status == .satisfied else { return "unsatisfied (No network route)" }
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return "satisfied (Path is satisfied), interface: \(names)" + (isExpensive ? ", expensive" : "")
            + (isConstrained ? ", constrained" : "")
    }
}
