// SPDX-License-Identifier: MIT
import Synchronization
internal import TouchstoneDevice
internal import UIKit

/// Finds peripherals and connects to them. The delegate is told on the queue that the manager was made with.
/// Sendable: the lock guards what changes.
open class CBCentralManager: CBManager, @unchecked Sendable {
    public struct Feature: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }

    private struct Weak { weak var peripheral: CBPeripheral? }
    private struct Scan {
        var services: [CBUUID]?
        var allowsDuplicates: Bool
        var seen: Set<UUID> = []
        /// A later scan takes the place of this one.
        var number: Int
    }
    private weak var listener: (any CBCentralManagerDelegate)?
    // The app's objects; it lets go of those that it does not want.
    private var known: [UUID: Weak] = [:]
    private var scan: Scan?
    private var scans = 0
    private var wanted: Set<UUID> = []
    private var links: [UUID: any RadioLink] = [:]
    private var events: (peripherals: Set<UUID>, services: [CBUUID])?
    private let restoration: String?

    /// - Parameter queue: where the delegate is told; nil: the main queue.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        listener = delegate
        restoration = options?[CBCentralManagerOptionRestoreIdentifierKey] as? String
        super.init(
            queue: queue, showsPowerAlert: (options?[CBCentralManagerOptionShowPowerAlertKey] as? Bool) ?? true)
    }
    /// Without a delegate: states and lists alone.
    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

    deinit {
        Connections.shared.removeAll(of: ObjectIdentifier(self))
        let left = links
        if !left.isEmpty { onMain { for link in left.values { link.close() } } }
    }

    open class func supports(_ features: Feature) -> Bool { features.isEmpty }

    open weak var delegate: (any CBCentralManagerDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }
    open var isScanning: Bool { lock.withLock { scan != nil } }

    /// Says to the delegate on its queue.
    final func tell(_ body: @escaping (CBCentralManager, any CBCentralManagerDelegate) -> Void) {
        // Handed to the queue that the app has named for it.
        nonisolated(unsafe) let work = body
        queue.async { [self] in if let delegate { work(self, delegate) } }
    }

    // MARK: State

    @MainActor override func begin() { restore() }

    @MainActor override func stateDidChange(from old: CBManagerState, to new: CBManagerState) {
        if new == .poweredOn {
            Radio.shared.offers.start()
        } else {
            // Everything that went on is over, without a word about each connection.
            for peripheral in lock.withLock({ known.values.compactMap(\.peripheral) }) { peripheral.lose() }
            let ended = lock.withLock {
                defer { (links, wanted, scan) = ([:], [], nil) }
                return Array(links.values)
            }
            for link in ended { link.close() }
        }
        tell { manager, delegate in delegate.centralManagerDidUpdateState(manager) }
        follow()
    }

    // MARK: Looking

    /// Finds peripherals until `stopScan()`; a second scan takes the place of the first. Behind other apps it finds those
    /// with services that were named, for apps with the background mode `bluetooth-central`, and each once.
    /// - Parameter serviceUUIDs: of which one must be advertised; nil: whatever is there.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        guard isReady(for: "scanForPeripherals") else { return }
        let repeats = options?[CBCentralManagerScanOptionAllowDuplicatesKey] as? Bool ?? false
        let services = serviceUUIDs?.isEmpty == true ? nil : serviceUUIDs
        let number = lock.withLock {
            scans += 1
            scan = Scan(services: services, allowsDuplicates: repeats, number: scans)
            return scans
        }
        onMain { self.listen(to: number) }
    }
    open func stopScan() {
        lock.withLock { scan = nil }
        onMain { self.follow() }
    }

    /// Seconds between two advertisements that are told of, and before the first.
    private static let advertisingSeconds = (first: 0.1, next: 1.0)

    @MainActor private func listen(to number: Int) {
        Radio.shared.offers.start()
        follow()
        RadioClock.current.after(Self.advertisingSeconds.first) { [weak self] in self?.hear(number) }
    }
    @MainActor private func hear(_ number: Int) {
        guard let scan = lock.withLock({ scan }), scan.number == number else { return }
        discover()
        guard scan.allowsDuplicates else { return }
        RadioClock.current.after(Self.advertisingSeconds.next) { [weak self] in
            guard let self else { return }
            lock.withLock { if self.scan?.number == number, !AppPresence.isBehind { self.scan?.seen = [] } }
            hear(number)
        }
    }
    @MainActor private func discover() {
        guard state == .poweredOn, let scan = lock.withLock({ scan }) else { return }
        if AppPresence.isBehind, scan.services == nil || !AppIdentity.backgroundModes.contains("bluetooth-central") {
            return
        }
        for neighbour in Radio.shared.neighbours {
            guard let advertisement = neighbour.advertisement, advertisement.matches(scan.services) else { continue }
            let isNew = lock.withLock { self.scan?.seen.insert(neighbour.identifier).inserted ?? false }
            guard isNew else { continue }
            let peripheral = peripheral(for: neighbour.identifier, neighbour.name)
            tell { manager, delegate in
                optionalCall {
                    delegate.centralManager(
                        manager, didDiscover: peripheral, advertisementData: advertisement.dictionary,
                        rssi: NSNumber(value: advertisement.rssi))
                }
            }
        }
    }

    /// The app's object for it, made where it has none.
    final func peripheral(for identifier: UUID, _ name: String?) -> CBPeripheral {
        lock.withLock {
            if let there = known[identifier]?.peripheral {
                there.rename(name)
                return there
            }
            let made = CBPeripheral(identifier, name, of: self)
            known[identifier] = Weak(peripheral: made)
            return made
        }
    }
    private func object(_ identifier: UUID) -> CBPeripheral? { lock.withLock { known[identifier]?.peripheral } }

    /// Those that have been near since the device began to look, or are.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        let near = Radio.known
        return identifiers.compactMap { identifier in
            near.first { $0.0 == identifier }.map { peripheral(for: $0.0, $0.1) } ?? object(identifier)
        }
    }
    /// Those that any manager of this app is connected to.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        let found = Connections.shared.all.filter { _, services in
            services.contains { own in serviceUUIDs.contains { $0 == CBUUID(string: own) } }
        }
        return found.map { peripheral(for: $0.identifier, object($0.identifier)?.name) }
    }
    // MARK: Connections

    /// Connects as soon as the peripheral can be reached, however long that takes.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        guard isReady(for: "connect") else { return }
        guard peripheral.startConnecting() else { return }
        let delay = (options?[CBConnectPeripheralOptionStartDelayKey] as? NSNumber)?.doubleValue ?? 0
        let reconnects = options?[CBConnectPeripheralOptionEnableAutoReconnect] as? Bool ?? false
        peripheral.setReconnecting(reconnects)
        let identifier = peripheral.identifier
        lock.withLock { _ = wanted.insert(identifier) }
        onMain {
            self.note()
            if delay > 0 {
                RadioClock.current.after(delay) { [weak self] in self?.tryToConnect(identifier) }
            } else {
                self.tryToConnect(identifier)
            }
        }
    }

    @MainActor private func tryToConnect(_ identifier: UUID) {
        guard state == .poweredOn, lock.withLock({ wanted.contains(identifier) }),
            let neighbour = Radio.shared.neighbour(identifier), neighbour.isReachable
        else { return follow() }
        follow()
        neighbour.connect { [weak self] result in self?.finish(identifier, result) }
    }
    @MainActor private func finish(_ identifier: UUID, _ result: Result<any RadioLink, CBError>) {
        guard lock.withLock({ wanted.remove(identifier) }) != nil, let peripheral = object(identifier) else {
            if case .success(let link) = result { link.close() }
            return
        }
        switch result {
        case .success(let link):
            lock.withLock { links[identifier] = link }
            Connections.shared.add(identifier, link.services.map(\.uuid), of: self)
            peripheral.join(link)
            link.heard = { [weak self] event in self?.hear(event, from: identifier) }
            tell { manager, delegate in optionalCall { delegate.centralManager(manager, didConnect: peripheral) } }
            report(.peerConnected, peripheral)
        case .failure(let error):
            peripheral.lose()
            tell { manager, delegate in
                optionalCall { delegate.centralManager(manager, didFailToConnect: peripheral, error: error) }
            }
        }
        follow()
    }

    @MainActor private func hear(_ event: LinkEvent, from identifier: UUID) {
        let peripheral = object(identifier)
        guard case .ended(let error) = event else {
            if case .renamed = event { peripheral?.rename(Radio.shared.neighbour(identifier)?.name) }
            peripheral?.hear(event)
            return
        }
        drop(identifier)
        guard let peripheral else { return }
        peripheral.lose()
        let reconnects = peripheral.reconnects
        tellDisconnected(peripheral, error, reconnects)
        guard reconnects, peripheral.startConnecting() else { return }
        lock.withLock { _ = wanted.insert(identifier) }
        tryToConnect(identifier)
    }
    @MainActor private func drop(_ identifier: UUID) {
        let link = lock.withLock { links.removeValue(forKey: identifier) }
        link?.close()
        Connections.shared.remove(identifier, of: self)
        follow()
    }
    private func tellDisconnected(_ peripheral: CBPeripheral, _ error: CBError?, _ isReconnecting: Bool) {
        let time = Date().timeIntervalSinceReferenceDate
        tell { manager, delegate in
            let isNew: Void? = optionalCall {
                delegate.centralManager(
                    manager, didDisconnectPeripheral: peripheral, timestamp: time, isReconnecting: isReconnecting,
                    error: error)
            }
            if isNew == nil {
                optionalCall { delegate.centralManager(manager, didDisconnectPeripheral: peripheral, error: error) }
            }
        }
        onMain { self.report(.peerDisconnected, peripheral) }
    }

    /// Ends a connection, or the wish for one.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
        guard isReady(for: "cancelPeripheralConnection") else { return }
        guard peripheral.startDisconnecting() else { return }
        let identifier = peripheral.identifier
        onMain {
            self.lock.withLock { _ = self.wanted.remove(identifier) }
            self.drop(identifier)
            peripheral.lose()
            self.tellDisconnected(peripheral, nil, false)
        }
    }

    /// The app has let go of its object.
    final func forget(_ identifier: UUID) {
        onMain {
            guard self.object(identifier) == nil else { return }
            let wasOn = self.lock.withLock { self.wanted.remove(identifier) != nil || self.links[identifier] != nil }
            guard wasOn else { return }
            reportMisuse("Cancelling connection for unused peripheral, did you forget to keep a reference to it?")
            self.drop(identifier)
        }
    }

    @MainActor override func radioChanged() {
        discover()
        for identifier in lock.withLock({ wanted }).sorted(by: { $0.uuidString < $1.uuidString }) {
            tryToConnect(identifier)
        }
    }

    // MARK: Events of others

    /// The delegate hears when peripherals are connected or not any more, by whichever manager of this app.
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {
        let identifiers = options?[.peripheralUUIDs] as? [UUID] ?? []
        let services = options?[.serviceUUIDs] as? [CBUUID] ?? []
        lock.withLock { events = options == nil ? nil : (Set(identifiers), services) }
    }
    @MainActor private func report(_ event: CBConnectionEvent, _ peripheral: CBPeripheral) {
        for manager in Connections.shared.managers { manager.take(event, peripheral.identifier, peripheral.name) }
    }
    @MainActor private func take(_ event: CBConnectionEvent, _ identifier: UUID, _ name: String?) {
        guard let events = lock.withLock({ events }) else { return }
        let services = Radio.shared.neighbour(identifier)?.advertisement
        let isMeant = events.peripherals.contains(identifier) || services?.matches(events.services) == true
        guard isMeant else { return }
        let peripheral = peripheral(for: identifier, name)
        tell { manager, delegate in
            optionalCall { delegate.centralManager(manager, connectionEventDidOccur: event, for: peripheral) }
        }
    }

    // MARK: Behind others, and after the app's end

    /// What a manager with an identifier was about.
    private struct Past: Codable {
        var peripherals: [UUID] = []
        var services: [String]?
        var isScanning = false
        var allowsDuplicates = false
    }

    /// Whatever goes on has changed.
    @MainActor private func follow() {
        Connections.shared.setBusy(self, lock.withLock { scan != nil || !wanted.isEmpty || !links.isEmpty })
        note()
    }
    @MainActor private func note() {
        guard let restoration else { return }
        let past = lock.withLock {
            Past(
                peripherals: Set(links.keys).union(wanted).sorted { $0.uuidString < $1.uuidString },
                services: scan?.services?.map(\.uuidString), isScanning: scan != nil,
                allowsDuplicates: scan?.allowsDuplicates ?? false)
        }
        let isIdle = past.peripherals.isEmpty && !past.isScanning
        BluetoothStore.current.keep(isIdle ? nil : past, .central, restoration)
    }

    /// An app that ended while it was about something goes on with it: peripherals come connected, or are being connected.
    @MainActor private func restore() {
        guard let restoration else { return }
        let past: Past? = BluetoothStore.current.state(.central, restoration)
        forgetAtTheEnd()
        guard let past else { return }
        let near = Radio.shared
        let peripherals = past.peripherals.map { peripheral(for: $0, near.neighbour($0)?.name) }
        var dictionary: [String: Any] = [CBCentralManagerRestoredStatePeripheralsKey: peripherals]
        if past.isScanning {
            dictionary[CBCentralManagerRestoredStateScanServicesKey] = past.services?.map { CBUUID(string: $0) }
            dictionary[CBCentralManagerRestoredStateScanOptionsKey] = [
                CBCentralManagerScanOptionAllowDuplicatesKey: past.allowsDuplicates
            ]
        }
        // On one of its queues, before the first state; what it does not keep is let go.
        nonisolated(unsafe) let state = dictionary
        tell { manager, delegate in optionalCall { delegate.centralManager(manager, willRestoreState: state) } }
        queue.async { [self] in
            onMain { for peripheral in peripherals where peripheral.state == .disconnected { self.resume(peripheral) } }
        }
    }
    @MainActor private func resume(_ peripheral: CBPeripheral) {
        guard peripheral.startConnecting() else { return }
        lock.withLock { _ = wanted.insert(peripheral.identifier) }
        tryToConnect(peripheral.identifier)
    }
    /// A person who ends the app in the app switcher ends all of this, too.
    @MainActor private func forgetAtTheEnd() {
        guard let restoration else { return }
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in BluetoothStore.current.keep(nil as Past?, .central, restoration) }
    }
}

/// The connections of all managers of the app.
@MainActor
final class Connections {
    nonisolated static let shared = Connections()
    private nonisolated init() {}

    private struct Weak { weak var manager: CBCentralManager? }
    private var owners: [ObjectIdentifier: Weak] = [:]
    private var busy: Set<ObjectIdentifier> = []
    private nonisolated let table = Mutex<[(identifier: UUID, services: [String], owner: ObjectIdentifier)]>([])

    nonisolated var all: [(identifier: UUID, services: [String])] {
        table.withLock { $0.map { ($0.identifier, $0.services) } }
    }
    var managers: [CBCentralManager] { owners.values.compactMap(\.manager) }

    func add(_ identifier: UUID, _ services: [String], of manager: CBCentralManager) {
        table.withLock { $0.append((identifier, services, ObjectIdentifier(manager))) }
    }
    func remove(_ identifier: UUID, of manager: CBCentralManager) {
        table.withLock { $0.removeAll { $0.identifier == identifier && $0.owner == ObjectIdentifier(manager) } }
    }

    /// Of a manager that is gone.
    nonisolated func removeAll(of owner: ObjectIdentifier) { table.withLock { $0.removeAll { $0.owner == owner } } }

    /// Whether the manager is about something, which apps with the background mode go on with behind others.
    func setBusy(_ manager: CBCentralManager, _ isBusy: Bool) {
        owners = owners.filter { $0.value.manager != nil }
        busy = busy.filter { owners[$0] != nil }
        owners[ObjectIdentifier(manager)] = Weak(manager: manager)
        if isBusy { busy.insert(ObjectIdentifier(manager)) } else { busy.remove(ObjectIdentifier(manager)) }
        BackgroundWork.set(.bluetoothCentral, !busy.isEmpty)
    }
}
