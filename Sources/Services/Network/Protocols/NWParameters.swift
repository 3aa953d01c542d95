// SPDX-License-Identifier: MIT

/// How connections and listeners talk. Sendable: filled before it is used, and copied by what uses it.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    public enum ServiceClass: Hashable, Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    public enum MultipathServiceType: Hashable, Sendable { case disabled, handover, interactive, aggregate }
    public enum ExpiredDNSBehavior: Hashable, Sendable { case systemDefault, allow, prohibit }
    public enum Attribution: Hashable, Sendable { case developer, user }

    /// From the app down to the network.
    ///
    /// Sendable as on iOS: whoever has it uses it on one thread at a time.
    public final class ProtocolStack: @unchecked Sendable {  // as its parameters
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }

    public let defaultProtocolStack = ProtocolStack()
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredInterface: NWInterface?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitedInterfaces: [NWInterface]?
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var preferNoProxies = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var includePeerToPeer = false
    public var allowFastOpen = false
    public var serviceClass = ServiceClass.bestEffort
    public var multipathServiceType = MultipathServiceType.disabled
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var attribution = Attribution.developer
    public var requiresDNSSECValidation = false

    public init() {}
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        if let dtls {
            Unsupported.report("NWParameters(dtls:udp:): TLS over UDP")
            defaultProtocolStack.applicationProtocols = [dtls]
        }
    }

    public class var tcp: NWParameters { NWParameters(tls: nil) }
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

    public func copy() -> NWParameters {
        let copy = NWParameters()
        copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        copy.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
        copy.requiredInterfaceType = requiredInterfaceType
        copy.requiredInterface = requiredInterface
        copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        copy.prohibitedInterfaces = prohibitedInterfaces
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.preferNoProxies = preferNoProxies
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.acceptLocalOnly = acceptLocalOnly
        copy.includePeerToPeer = includePeerToPeer
        copy.allowFastOpen = allowFastOpen
        copy.serviceClass = serviceClass
        copy.multipathServiceType = multipathServiceType
        copy.expiredDNSBehavior = expiredDNSBehavior
        return copy
    }

    var isDatagram: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
    var tls: NWProtocolTLS.Options? {
        isDatagram
            ? nil : defaultProtocolStack.applicationProtocols.lazy.compactMap { $0 as? NWProtocolTLS.Options }.first
    }
    /// Reports what the stack holds and nobody performs.
    func reportUnsupported() {
        for options in defaultProtocolStack.applicationProtocols where !(options is NWProtocolTLS.Options) {
            Unsupported.report("NWParameters: application protocol \(type(of: options))")
        }
    }
    public var debugDescription: String { (isDatagram ? "udp" : "tcp") + (tls == nil ? "" : ", tls") }
}
