// SPDX-License-Identifier: MIT

/// Options of one protocol. Sendable: set before the connection starts.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}
public class NWProtocolMetadata: @unchecked Sendable {  // immutable
    init() {}
}
public class NWProtocolDefinition: Hashable, @unchecked Sendable, CustomDebugStringConvertible {  // immutable
    public let name: String
    init(_ name: String) { self.name = name }
    public static func == (a: NWProtocolDefinition, b: NWProtocolDefinition) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { name }
}
// Sendable because nothing of it changes.
public class NWProtocol: @unchecked Sendable {  // has no state
    init() {}
}

public final class NWProtocolIP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("ip")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Version: Hashable, Sendable { case any, v4, v6 }
        public enum AddressPreference: Hashable, Sendable { case `default`, temporary, stable }
        public var version = Version.any
        public var hopLimit: UInt8 = 64
        public var useMinimumMTU = false
        public var disableFragmentation = false
        public var localAddressPreference = AddressPreference.default
        public var isMulticastLoopbackDisabled = false
        override init() { super.init() }
    }
}

public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tcp")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableKeepalive = false
        /// Seconds; 0: the system's.
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        /// Seconds; 0: the system's.
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false
        public override init() { super.init() }
    }
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {}
}

public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("udp")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false
        public override init() { super.init() }
    }
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public override init() { super.init() }
    }
}

public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tls")
    /// Options of Security's own: `sec_protocol_options_...` functions set them.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions = sec_protocol_options_t()
        public override init() { super.init() }
    }
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let securityProtocolMetadata = sec_protocol_metadata_t()
    }
}
