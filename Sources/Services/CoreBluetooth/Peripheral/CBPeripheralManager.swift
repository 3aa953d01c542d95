// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Offers the app's own services to centrals: other apps of this device, and those of the other devices of this machine. The
/// delegate is told on the queue that the manager was made with.
/// Sendable: the lock guards what changes.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    private weak var listener: (any CBPeripheralManagerDelegate)?
    private var advertised: [String: Any]?
    private var published: [Published] = []
    private var sending = 0
    private var isWaitingToSend = false
    // Of the main thread.
    private nonisolated(unsafe) var server: OfferServer?
    private nonisolated(unsafe) var handles = 0

    /// Updates that may be on their way at once.
    private static let sendingLimit = 16

    /// A service with the handles that centrals know it by.
    private struct Published {
        var service: CBMutableService
        var table: GATTService
        var characteristics: [Int: CBMutableCharacteristic] = [:]
        var descriptors: [Int: CBDescriptor] = [:]
    }

    /// - Parameter queue: where the delegate is told; nil: the main queue.
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        listener = delegate
        if options?[CBPeripheralManagerOptionRestoreIdentifierKey] != nil {
            Unsupported.report("CBPeripheralManagerOptionRestoreIdentifierKey")
        }
        super.init(
            queue: queue, showsPowerAlert: (options?[CBPeripheralManagerOptionShowPowerAlertKey] as? Bool) ?? true)
    }
    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }
    deinit {
        guard let server else { return }
        onMain { server.stop() }
    }

    @available(*, deprecated, message: "Use CBManager.authorization")
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
        CBPeripheralManagerAuthorizationStatus(rawValue: authorization.rawValue) ?? .notDetermined
    }

    open weak var delegate: (any CBPeripheralManagerDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }
    open var isAdvertising: Bool { lock.withLock { advertised != nil } }

    private func tell(_ body: @escaping (CBPeripheralManager, any CBPeripheralManagerDelegate) -> Void) {
        nonisolated(unsafe) let work = body
        queue.async { [self] in if let delegate { work(self, delegate) } }
    }

    @MainActor override func stateDidChange(from old: CBManagerState, to new: CBManagerState) {
        if new != .poweredOn {
            lock.withLock { (advertised, published) = (nil, []) }
            server?.stop()
            server = nil
            followWork()
        }
        tell { manager, delegate in delegate.peripheralManagerDidUpdateState(manager) }
    }
    @MainActor private var air: OfferServer {
        if let server { return server }
        let made = OfferServer { [weak self] guest, request in self?.take(request, from: guest) }
        server = made
        return made
    }
    /// Apps with the background mode go on with it behind others.
    @MainActor private func followWork() {
        BackgroundWork.set(.bluetoothPeripheral, isAdvertising || server?.guests.isEmpty == false)
    }

    // MARK: Advertising

    /// - Parameter advertisementData: a local name and services; iOS lets apps advertise nothing else, and what else there is
    ///   is left out.
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        guard isReady(for: "startAdvertising") else { return }
        let isFirst = lock.withLock {
            defer { advertised = advertised ?? advertisementData ?? [:] }
            return advertised == nil
        }
        guard isFirst else {
            return tell { manager, delegate in
                optionalCall {
                    delegate.peripheralManagerDidStartAdvertising(manager, error: CBError(.alreadyAdvertising))
                }
            }
        }
        var said = Advertisement()
        said.name = advertisementData?[CBAdvertisementDataLocalNameKey] as? String
        let services = advertisementData?[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID]
        said.services = services?.map(\.uuidString) ?? []
        let offer = Offer(identifier: OwnIdentity.peripheral, advertisement: said)
        onMain {
            self.air.advertise(offer) { [weak self] error in
                guard let self else { return }
                if error != nil { lock.withLock { advertised = nil } }
                followWork()
                tell { manager, delegate in
                    optionalCall { delegate.peripheralManagerDidStartAdvertising(manager, error: error) }
                }
            }
        }
    }
    /// Connections stay.
    open func stopAdvertising() {
        lock.withLock { advertised = nil }
        onMain {
            self.server?.stopAdvertising()
            self.followWork()
        }
    }

    // MARK: Services

    open func add(_ service: CBMutableService) {
        guard isReady(for: "add") else { return }
        onMain {
            let made = self.publish(service)
            let error: (any Error)? = made == nil ? CBError(.invalidParameters) : nil
            if let made {
                self.lock.withLock { self.published.append(made) }
                self.air.change(self.tables)
            }
            self.tell { manager, delegate in
                optionalCall { delegate.peripheralManager(manager, didAdd: service, error: error) }
            }
        }
    }
    private var tables: [GATTService] { lock.withLock { published.map(\.table) } }

    @MainActor private func nextHandle() -> Int {
        handles += 1
        return handles
    }
    /// nil: an own value that never changes may not be written, and one service is published once.
    @MainActor private func publish(_ service: CBMutableService) -> Published? {
        guard !lock.withLock({ published.contains { $0.service === service } }) else { return nil }
        var table = GATTService(
            handle: nextHandle(), uuid: service.uuid.uuidString, isPrimary: service.isPrimary)
        table.includes = lock.withLock {
            (service.includedServices ?? []).compactMap { one in
                published.first { $0.service === one }?.table.handle
            }
        }
        var result = Published(service: service, table: table)
        for case let one as CBMutableCharacteristic in service.characteristics ?? [] {
            let isWritten = !one.properties.isDisjoint(with: [.write, .writeWithoutResponse])
            if one.isConstant, isWritten || one.permissions.contains(.writeable) { return nil }
            var entry = GATTCharacteristic(
                handle: nextHandle(), uuid: one.uuid.uuidString, properties: one.properties.rawValue)
            result.characteristics[entry.handle] = one
            for note in one.descriptors ?? [] {
                entry.descriptors.append(GATTDescriptor(handle: nextHandle(), uuid: note.uuid.uuidString))
                result.descriptors[handles] = note
            }
            if one.properties.tells {
                let configuration = CBUUIDClientCharacteristicConfigurationString
                entry.descriptors.append(GATTDescriptor(handle: nextHandle(), uuid: configuration))
            }
            result.table.characteristics.append(entry)
        }
        return result
    }
    open func remove(_ service: CBMutableService) { remove { $0 === service } }
    open func removeAllServices() { remove { _ in true } }

    private func remove(_ isMeant: @escaping (CBMutableService) -> Bool) {
        nonisolated(unsafe) let isMeant = isMeant
        onMain {
            let gone = self.lock.withLock {
                defer { self.published.removeAll { isMeant($0.service) } }
                return self.published.filter { isMeant($0.service) }.map(\.table.handle)
            }
            if !gone.isEmpty { self.server?.change(self.tables, gone: gone) }
        }
    }

    // MARK: Centrals

    private func characteristic(_ handle: Int) -> CBMutableCharacteristic? {
        lock.withLock { published.lazy.compactMap { $0.characteristics[handle] }.first }
    }
    private func descriptor(_ handle: Int) -> CBDescriptor? {
        lock.withLock { published.lazy.compactMap { $0.descriptors[handle] }.first }
    }

    @MainActor private func take(_ request: OfferServer.Request, from guest: OfferServer.Guest) {
        switch request {
        case .read(let number, let handle): read(number, handle, guest)
        case .write(let number, let handle, let data): write(number, handle, data, guest)
        case .subscribe(let number, let handle, let isOn): subscribe(number, handle, isOn, guest)
        case .left:
            let left = lock.withLock { published.flatMap { $0.characteristics.values } }
                .filter { $0.subscribedCentrals?.contains { $0 === guest.central } == true }
            for one in left { subscribe(one, false, guest.central) }
        }
        followWork()
    }

    @MainActor private func read(_ number: Int, _ handle: Int, _ guest: OfferServer.Guest) {
        if let note = descriptor(handle) { return guest.answer(number, .success, note.bytes) }
        guard let one = characteristic(handle) else {
            // The descriptor that says who is told of updates.
            return guest.answer(number, .success, Data([0, 0]))
        }
        let isAllowed = !one.permissions.isDisjoint(with: [.readable, .readEncryptionRequired])
        guard one.properties.contains(.read), isAllowed else { return guest.answer(number, .readNotPermitted) }
        if one.isConstant { return guest.answer(number, .success, one.value ?? Data()) }
        let request = CBATTRequest(guest.central, one, nil) { code, data in guest.answer(number, code, data) }
        tell { manager, delegate in
            let isTaken: Void? = optionalCall { delegate.peripheralManager(manager, didReceiveRead: request) }
            if isTaken == nil { request.respond(.requestNotSupported) }
        }
    }
    @MainActor private func write(_ number: Int, _ handle: Int, _ data: Data, _ guest: OfferServer.Guest) {
        guard let one = characteristic(handle) else { return guest.answer(number, .writeNotPermitted) }
        let isAllowed = !one.permissions.isDisjoint(with: [.writeable, .writeEncryptionRequired])
        guard one.properties.contains(number == 0 ? .writeWithoutResponse : .write), isAllowed else {
            return guest.answer(number, .writeNotPermitted)
        }
        let request = CBATTRequest(guest.central, one, data) { code, _ in guest.answer(number, code) }
        tell { manager, delegate in
            let isTaken: Void? = optionalCall { delegate.peripheralManager(manager, didReceiveWrite: [request]) }
            if isTaken == nil { request.respond(.requestNotSupported) }
        }
    }
    @MainActor private func subscribe(_ number: Int, _ handle: Int, _ isOn: Bool, _ guest: OfferServer.Guest) {
        guard let one = characteristic(handle), one.properties.tells else {
            return guest.answer(number, .requestNotSupported)
        }
        subscribe(one, isOn, guest.central)
        guest.answer(number, .success)
    }
    private func subscribe(_ one: CBMutableCharacteristic, _ isOn: Bool, _ central: CBCentral) {
        one.subscribe(central, isOn)
        tell { manager, delegate in
            optionalCall {
                if isOn {
                    delegate.peripheralManager(manager, central: central, didSubscribeTo: one)
                } else {
                    delegate.peripheralManager(manager, central: central, didUnsubscribeFrom: one)
                }
            }
        }
    }

    /// - Parameter request: one that the delegate has got; with the value that a central is to read.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { request.respond(result) }

    /// - Parameter centrals: nil: all that have subscribed.
    /// - Returns: false: too much is on its way; `peripheralManagerIsReady(toUpdateSubscribers:)` says when it goes on.
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        let isFull = lock.withLock {
            if sending >= Self.sendingLimit { isWaitingToSend = true }
            return sending >= Self.sendingLimit
        }
        if isFull { return false }
        characteristic.hold(value)
        lock.withLock { sending += 1 }
        onMain {
            let handle = self.lock.withLock {
                self.published.lazy.compactMap { $0.characteristics.first { $0.value === characteristic }?.key }.first
            }
            let listeners = self.server?.guests.filter { guest in
                handle.map(guest.subscriptions.contains) == true
                    && centrals?.contains { $0 === guest.central } != false
            }
            guard let handle, let listeners, !listeners.isEmpty else { return self.sent() }
            var left = listeners.count
            for guest in listeners {
                guest.tell(handle, value.prefix(guest.central.maximumUpdateValueLength)) {
                    left -= 1
                    if left == 0 { self.sent() }
                }
            }
        }
        return true
    }
    private func sent() {
        let isReady = lock.withLock {
            sending -= 1
            guard isWaitingToSend else { return false }
            isWaitingToSend = false
            return true
        }
        if isReady {
            tell { manager, delegate in
                optionalCall { delegate.peripheralManagerIsReady(toUpdateSubscribers: manager) }
            }
        }
    }

    /// Connections here have one speed.
    open func setDesiredConnectionLatency(
        _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
    ) {}

    /// No channel comes about here: the delegate gets an error.
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
        Unsupported.report("CBPeripheralManager.publishL2CAPChannel(withEncryption:)")
        tell { manager, delegate in
            optionalCall {
                delegate.peripheralManager(
                    manager, didPublishL2CAPChannel: 0, error: CBError(.operationNotSupported))
            }
        }
    }
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {
        tell { manager, delegate in
            optionalCall {
                delegate.peripheralManager(
                    manager, didUnpublishL2CAPChannel: PSM, error: CBError(.operationNotSupported))
            }
        }
    }
}
