// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Hears of the radio and of what centrals want, on the manager's queue.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// The central waits for `respond(to:withResult:)`.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// The central waits for one `respond(to:withResult:)`, with the first of them.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {
        byName(self, "peripheralManager:willRestoreState:", [peripheral, dict])
    }
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
        byName(self, "peripheralManagerDidStartAdvertising:error:", [peripheral, error as Any?])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
    ) {
        byName(self, "peripheralManager:didAddService:error:", [peripheral, service, error as Any?])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {
        byName(
            self, "peripheralManager:central:didSubscribeToCharacteristic:", [peripheral, central, characteristic])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {
        byName(
            self, "peripheralManager:central:didUnsubscribeFromCharacteristic:", [peripheral, central, characteristic])
    }
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
        byName(self, "peripheralManager:didReceiveReadRequest:", [peripheral, request])
    }
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
        byName(self, "peripheralManager:didReceiveWriteRequests:", [peripheral, requests])
    }
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {
        byName(self, "peripheralManagerIsReadyToUpdateSubscribers:", [peripheral])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {
        byName(self, "peripheralManager:didPublishL2CAPChannel:error:", [peripheral, PSM, error as Any?])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {
        byName(self, "peripheralManager:didUnpublishL2CAPChannel:error:", [peripheral, PSM, error as Any?])
    }
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
    ) {
        byName(self, "peripheralManager:didOpenL2CAPChannel:error:", [peripheral, channel as Any?, error as Any?])
    }
}

public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low = 0, medium, high }

@available(*, deprecated, renamed: "CBManagerAuthorization")
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, authorized
}

/// One wish of a central.
/// Sendable: the lock guards what changes.
open class CBATTRequest: __ObjCObject, @unchecked Sendable {
    public let central: CBCentral
    public let characteristic: CBCharacteristic
    /// Of the first byte.
    public let offset: Int
    private let lock = NSLock()
    private var content: Data?
    /// How the answer gets to the central; once.
    private var answer: (@MainActor (CBATTError.Code, Data) -> Void)?

    init(
        _ central: CBCentral, _ characteristic: CBCharacteristic, _ value: Data?,
        _ answer: @escaping @MainActor (CBATTError.Code, Data) -> Void
    ) {
        (self.central, self.characteristic, content, self.answer) = (central, characteristic, value, answer)
        offset = 0
        super.init()
    }

    /// What is to be written, or what the app gives a central that reads.
    open var value: Data? {
        get { lock.withLock { content } }
        set { lock.withLock { content = newValue } }
    }

    final func respond(_ code: CBATTError.Code) {
        let (answer, data) = lock.withLock {
            defer { self.answer = nil }
            return (self.answer, content ?? Data())
        }
        guard let answer else { return }
        onMain { answer(code, data) }
    }
}

public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
