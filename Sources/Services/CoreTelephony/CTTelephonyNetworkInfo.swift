// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension NSNotification.Name {
    /// The object is the service's name.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
    public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTRadioAccessTechnologyDidChangeNotification")
}

public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Another service carries data.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {
        byName(self, "dataServiceIdentifierDidChange:", [identifier])
    }
}

/// The telephone's network: one service, LTE, unless the device is in airplane mode.
/// Sendable: the lock guards what changes.
open class CTTelephonyNetworkInfo: __ObjCObject, @unchecked Sendable {
    /// The name of the only service.
    private static let service = "0000000100000001"
    private static let carrier = CTCarrier()
    private let lock = NSLock()
    private var observer: Int?

    /// Never told: there is one service.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// Never called: the carrier stays.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?

    public override init() {
        super.init()
        onMain { [weak self] in self?.watch() }
    }

    deinit {
        guard let observer else { return }
        onMain { World.shared.removeObserver(observer) }
    }

    open var subscriberCellularProvider: CTCarrier? { Self.carrier }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { [Self.service: Self.carrier] }
    open var dataServiceIdentifier: String? { Self.service }
    open var currentRadioAccessTechnology: String? { Self.technology(World.shared.state) }
    open var serviceCurrentRadioAccessTechnology: [String: String]? {
        currentRadioAccessTechnology.map { [Self.service: $0] }
    }

    private static func technology(_ world: WorldState) -> String? {
        world.network.isAirplaneMode ? nil : CTRadioAccessTechnologyLTE
    }

    @MainActor private func watch() {
        let number = World.shared.observe { old, new in
            guard Self.technology(old) != Self.technology(new) else { return }
            let centre = NotificationCenter.default
            centre.post(name: .CTServiceRadioAccessTechnologyDidChange, object: Self.service)
            centre.post(name: .CTRadioAccessTechnologyDidChange, object: Self.technology(new))
        }
        lock.withLock { observer = number }
    }
}
