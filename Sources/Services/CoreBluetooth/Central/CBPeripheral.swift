// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Where a connection stands.
public enum CBPeripheralState: Int, Sendable { case disconnected = 0, connecting, connected, disconnecting }

/// One thing that a central manager has found. An app that lets go of it lets go of its connection.
/// Sendable: the lock guards what changes.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    private let lock = NSLock()
    private weak var manager: CBCentralManager?
    private let queue: DispatchQueue
    private weak var listener: (any CBPeripheralDelegate)?
    private var title: String?
    private var phase = CBPeripheralState.disconnected
    private var found: [CBService]?
    private var wantsReconnection = false
    /// Writes without an answer that are on their way.
    private var sending = 0
    private var isWaitingToSend = false
    // Of the main thread.
    private nonisolated(unsafe) var link: (any RadioLink)?

    /// Writes without an answer that may be on their way at once.
    private static let sendingLimit = 16

    init(_ identifier: UUID, _ name: String?, of manager: CBCentralManager) {
        (title, self.manager, queue) = (name, manager, manager.queue)
        super.init(identifier)
    }
    deinit { manager?.forget(identifier) }

    open weak var delegate: (any CBPeripheralDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }
    open var name: String? { lock.withLock { title } }
    open var state: CBPeripheralState { lock.withLock { phase } }
    /// nil: not discovered.
    open var services: [CBService]? { lock.withLock { found } }
    /// Notifications of the device go to no accessory.
    open var ancsAuthorized: Bool { false }
    open var canSendWriteWithoutResponse: Bool {
        lock.withLock {
            if sending >= Self.sendingLimit { isWaitingToSend = true }
            return sending < Self.sendingLimit
        }
    }
    /// Bytes: of an attribute, or of one packet of 185 bytes, as iOS agrees upon with most peripherals.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { type == .withResponse ? 512 : 182 }

    /// Says to the delegate on the manager's queue.
    private func tell(_ body: @escaping (CBPeripheral, any CBPeripheralDelegate) -> Void) {
        nonisolated(unsafe) let work = body
        queue.async { [self] in if let delegate { work(self, delegate) } }
    }

    // MARK: For the manager

    final var reconnects: Bool { lock.withLock { wantsReconnection } }
    final func setReconnecting(_ isWanted: Bool) { lock.withLock { wantsReconnection = isWanted } }

    /// - Returns: false: it is connected, or about to be.
    final func startConnecting() -> Bool {
        lock.withLock {
            guard phase == .disconnected else { return false }
            phase = .connecting
            return true
        }
    }
    /// - Returns: false: there is nothing to end.
    final func startDisconnecting() -> Bool {
        lock.withLock {
            guard phase == .connected || phase == .connecting else { return false }
            phase = .disconnecting
            return true
        }
    }
    @MainActor final func join(_ link: any RadioLink) {
        self.link = link
        lock.withLock { (phase, found, sending) = (.connected, nil, 0) }
    }
    @MainActor final func lose() {
        link = nil
        let characteristics = lock.withLock {
            phase = .disconnected
            return found?.flatMap { $0.characteristics ?? [] } ?? []
        }
        for characteristic in characteristics { characteristic.setNotifying(false) }
    }
    final func rename(_ name: String?) {
        let isNew = lock.withLock {
            guard let name, name != title else { return false }
            defer { title = name }
            return title != nil
        }
        if isNew { tell { peripheral, delegate in optionalCall { delegate.peripheralDidUpdateName(peripheral) } } }
    }

    @MainActor final func hear(_ event: LinkEvent) {
        switch event {
        case .value(let handle, let data):
            guard let characteristic = characteristic(handle) else { return }
            tell { peripheral, delegate in
                characteristic.hold(data)
                optionalCall { delegate.peripheral(peripheral, didUpdateValueFor: characteristic, error: nil) }
            }
        case .changed(let handles):
            let gone = lock.withLock {
                let gone = found?.filter { handles.contains($0.handle) } ?? []
                found?.removeAll { handles.contains($0.handle) }
                return gone
            }
            tell { peripheral, delegate in
                optionalCall { delegate.peripheral(peripheral, didModifyServices: gone) }
            }
        case .renamed, .ended: break
        }
    }
    private func characteristic(_ handle: Int) -> CBCharacteristic? {
        services?.lazy.compactMap { $0.characteristics?.first { $0.handle == handle } }.first
    }

    // MARK: Requests

    /// Runs `body` with the connection, on the main thread.
    private func ask(_ caller: String, _ body: @escaping @MainActor (any RadioLink) -> Void) {
        guard state == .connected else {
            return reportMisuse("\(self) can only accept commands while in the connected state: \(caller)")
        }
        onMain { if let link = self.link { body(link) } }
    }

    /// How long it takes to look at what a peripheral has, in seconds.
    private static let lookSeconds = 0.03

    /// As `ask`, for what the connection knows already.
    private func look(_ caller: String, _ body: @escaping @MainActor (any RadioLink) -> Void) {
        ask(caller) { link in
            RadioClock.current.after(Self.lookSeconds) { [weak self] in
                if let self, self.link === link { body(link) }
            }
        }
    }

    private static func isWanted(_ uuid: String, _ wanted: [CBUUID]?) -> Bool {
        wanted?.contains(CBUUID(string: uuid)) ?? true
    }

    /// - Parameter serviceUUIDs: nil: all.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
        look("discoverServices") { link in
            let new = link.services.filter { $0.isPrimary && Self.isWanted($0.uuid, serviceUUIDs) }
            self.lock.withLock {
                let old = self.found ?? []
                let made = new.map { one in old.first { $0.handle == one.handle } ?? self.service(one) }
                // What was asked for before stays.
                self.found = old.filter { one in !made.contains { $0 === one } } + made
            }
            self.tell { peripheral, delegate in
                optionalCall { delegate.peripheral(peripheral, didDiscoverServices: nil) }
            }
        }
    }
    private func service(_ one: GATTService) -> CBService {
        CBService(CBUUID(string: one.uuid), handle: one.handle, isPrimary: one.isPrimary, of: self)
    }

    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {
        look("discoverIncludedServices") { link in
            let handles = link.services.first { $0.handle == service.handle }?.includes ?? []
            let made = link.services.filter {
                handles.contains($0.handle) && Self.isWanted($0.uuid, includedServiceUUIDs)
            }
            service.found(
                included: made.map { one in self.services?.first { $0.handle == one.handle } ?? self.service(one) })
            self.tell { peripheral, delegate in
                optionalCall { delegate.peripheral(peripheral, didDiscoverIncludedServicesFor: service, error: nil) }
            }
        }
    }

    /// - Parameter characteristicUUIDs: nil: all.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        look("discoverCharacteristics") { link in
            let content = link.services.first { $0.handle == service.handle }
            let new = (content?.characteristics ?? []).filter { Self.isWanted($0.uuid, characteristicUUIDs) }
            let old = service.characteristics ?? []
            let made = new.map { one in
                old.first { $0.handle == one.handle }
                    ?? CBCharacteristic(
                        CBUUID(string: one.uuid), handle: one.handle,
                        properties: CBCharacteristicProperties(rawValue: one.properties), of: service)
            }
            service.found(characteristics: old.filter { one in !made.contains { $0 === one } } + made)
            let error = content == nil ? CBATTError(.invalidHandle) : nil
            self.tell { peripheral, delegate in
                optionalCall { delegate.peripheral(peripheral, didDiscoverCharacteristicsFor: service, error: error) }
            }
        }
    }

    open func discoverDescriptors(for characteristic: CBCharacteristic) {
        look("discoverDescriptors") { link in
            let all = link.services.flatMap(\.characteristics)
            let content = all.first { $0.handle == characteristic.handle }
            characteristic.found(
                descriptors: (content?.descriptors ?? []).map {
                    CBDescriptor(CBUUID(string: $0.uuid), handle: $0.handle, of: characteristic)
                })
            self.tell { peripheral, delegate in
                optionalCall { delegate.peripheral(peripheral, didDiscoverDescriptorsFor: characteristic, error: nil) }
            }
        }
    }

    open func readValue(for characteristic: CBCharacteristic) {
        ask("readValue") { link in
            link.read(characteristic.handle) { result in
                self.tell { peripheral, delegate in
                    let error = Self.take(result) { characteristic.hold($0) }
                    optionalCall { delegate.peripheral(peripheral, didUpdateValueFor: characteristic, error: error) }
                }
            }
        }
    }
    open func readValue(for descriptor: CBDescriptor) {
        ask("readValue") { link in
            link.read(descriptor.handle) { result in
                self.tell { peripheral, delegate in
                    let error = Self.take(result) { descriptor.hold($0) }
                    optionalCall { delegate.peripheral(peripheral, didUpdateValueFor: descriptor, error: error) }
                }
            }
        }
    }
    /// - Returns: the error of an answer that is none.
    private static func take(_ result: Result<Data, CBATTError>, _ use: (Data) -> Void) -> CBATTError? {
        switch result {
        case .success(let data):
            use(data)
            return nil
        case .failure(let error): return error
        }
    }

    /// - Parameter type: without a response the delegate hears nothing of it, and too much at once is held back
    ///   (`canSendWriteWithoutResponse`).
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
        if type == .withoutResponse { return send(data, characteristic) }
        ask("writeValue") { link in
            link.write(data, to: characteristic.handle) { result in
                self.tell { peripheral, delegate in
                    let error = Self.take(result) { _ in }
                    optionalCall { delegate.peripheral(peripheral, didWriteValueFor: characteristic, error: error) }
                }
            }
        }
    }
    private func send(_ data: Data, _ characteristic: CBCharacteristic) {
        if state == .connected { lock.withLock { sending += 1 } }
        ask("writeValue") { link in
            link.write(data, to: characteristic.handle, nil)
            RadioClock.current.after(Self.lookSeconds) { [weak self] in self?.sent() }
        }
    }
    private func sent() {
        let isReady = lock.withLock {
            sending = max(0, sending - 1)
            guard isWaitingToSend, sending < Self.sendingLimit else { return false }
            isWaitingToSend = false
            return true
        }
        guard isReady else { return }
        tell { peripheral, delegate in
            optionalCall { delegate.peripheralIsReady(toSendWriteWithoutResponse: peripheral) }
        }
    }

    /// Raises an exception for the descriptor that `setNotifyValue(_:for:)` writes, as on iOS.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {
        if descriptor.uuid.short == CBUUIDClientCharacteristicConfigurationString {
            NSException.raise(
                .internalInconsistencyException,
                "Client Characteristic Configuration descriptors must be configured using "
                    + "setNotifyValue:forCharacteristic:"
            )
        }
        ask("writeValue") { link in
            link.write(data, to: descriptor.handle) { result in
                self.tell { peripheral, delegate in
                    let error = Self.take(result) { _ in }
                    optionalCall { delegate.peripheral(peripheral, didWriteValueFor: descriptor, error: error) }
                }
            }
        }
    }

    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
        ask("setNotifyValue") { link in
            link.subscribe(to: characteristic.handle, enabled) { result in
                self.tell { peripheral, delegate in
                    let error = Self.take(result) { _ in characteristic.setNotifying(enabled) }
                    optionalCall {
                        delegate.peripheral(peripheral, didUpdateNotificationStateFor: characteristic, error: error)
                    }
                }
            }
        }
    }

    open func readRSSI() {
        look("readRSSI") { link in
            let strength = NSNumber(value: link.rssi)
            self.tell { peripheral, delegate in
                let isNew: Void? = optionalCall { delegate.peripheral(peripheral, didReadRSSI: strength, error: nil) }
                if isNew == nil { optionalCall { delegate.peripheralDidUpdateRSSI(peripheral, error: nil) } }
            }
        }
    }

    /// No peripheral here has channels: the delegate gets an error.
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {
        Unsupported.report("CBPeripheral.openL2CAPChannel(_:)")
        tell { peripheral, delegate in
            optionalCall { delegate.peripheral(peripheral, didOpen: nil, error: CBError(.operationNotSupported)) }
        }
    }
}

/// The number of a channel.
public typealias CBL2CAPPSM = UInt16

/// Two streams over a connection. Nothing here opens one.
/// Sendable: never changes.
open class CBL2CAPChannel: __ObjCObject, @unchecked Sendable {
    open var peer: CBPeer? { nil }
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }
    open var psm: CBL2CAPPSM { 0 }
    override init() { super.init() }
}
