// SPDX-License-Identifier: MIT
internal import TouchstoneDevice
internal import UIKit

/// A peripheral that the world describes.
@MainActor
final class WorldNeighbour: Neighbour {
    private let key: String
    private var links: [WeakLink] = []
    /// Whose secrets the person has let this app's device share.
    var isPaired: Bool { BluetoothStore.current.isPaired(identifier) }

    private struct WeakLink { weak var link: WorldLink? }

    init(_ key: String) { self.key = key }

    var thing: WorldPeripheral { World.shared.state.bluetooth.peripherals[key] ?? Self.gone }
    private static let gone: WorldPeripheral = {
        var thing = WorldPeripheral()
        thing.isOn = false
        return thing
    }()

    var identifier: UUID { thing.identifier(for: key) }
    var name: String? { thing.name }
    var isReachable: Bool { thing.isOn && thing.isInReach && thing.isConnectable }

    var advertisement: Advertisement? {
        let thing = thing
        guard thing.isOn, thing.isInReach, thing.isAdvertising else { return nil }
        var result = Advertisement()
        result.name = thing.name
        result.services = thing.advertised ?? thing.services.filter(\.value.isPrimary).keys.sorted()
        result.manufacturerData = thing.manufacturerData?.data
        result.serviceData = thing.serviceData.mapValues(\.data)
        (result.txPower, result.isConnectable, result.rssi) = (thing.txPower, thing.isConnectable, thing.rssi)
        return result
    }

    func connect(_ done: @escaping @MainActor (Result<any RadioLink, CBError>) -> Void) {
        RadioClock.current.after(thing.connectSeconds) { [weak self] in
            guard let self, isReachable else { return }
            if let code = thing.connectError {
                return done(.failure(CBError(CBError.Code(rawValue: code) ?? .connectionFailed)))
            }
            let link = WorldLink(to: self)
            links.removeAll { $0.link == nil }
            links.append(WeakLink(link: link))
            done(.success(link))
        }
    }

    func follow(_ old: WorldPeripheral?, _ new: WorldPeripheral?) {
        for link in links.compactMap(\.link) { link.follow(old ?? Self.gone, new ?? Self.gone) }
    }

    /// What an app writes stays, until the world says otherwise; subscribers hear of it no more than of a peripheral's own memory.
    func hold(_ data: Data, at place: WorldLink.Place) {
        World.shared.update {
            $0.bluetooth.peripherals[key]?.services[place.service]?.characteristics[place.characteristic]?.value =
                WorldBytes(data)
        }
    }
}

/// A connection to a peripheral that the world describes.
@MainActor
final class WorldLink: RadioLink {
    /// Where a value stands in the world.
    struct Place: Hashable {
        var service: String
        var characteristic: String
        var descriptor: String?
    }

    /// Seconds: two connection events of 15 ms, which iOS prefers.
    private static let answerSeconds = 0.03
    /// Seconds after which a connection counts as lost.
    private static let supervisionSeconds = 1.0

    private let neighbour: WorldNeighbour
    private(set) var services: [GATTService] = []
    private var places: [Int: Place] = [:]
    private var subscriptions: Set<Int> = []
    private var isOpen = true
    private var isWriting = false
    /// Counts subscriptions, so that a stream ends with its own.
    private var rounds: [Int: Int] = [:]
    var heard: (@MainActor (LinkEvent) -> Void)?

    init(to neighbour: WorldNeighbour) {
        self.neighbour = neighbour
        (services, places) = Self.table(of: neighbour.thing)
    }

    var rssi: Int { neighbour.thing.rssi }

    // MARK: What there is

    private static func table(of thing: WorldPeripheral) -> ([GATTService], [Int: Place]) {
        var (handle, places): (Int, [Int: Place]) = (0, [:])
        func next() -> Int {
            handle += 1
            return handle
        }
        let keys = thing.services.keys.sorted()
        var result = keys.map { key -> GATTService in
            let content = thing.services[key] ?? WorldService()
            var service = GATTService(handle: next(), uuid: key, isPrimary: content.isPrimary)
            for (name, characteristic) in content.characteristics.sorted(by: { $0.key < $1.key }) {
                let properties = characteristic.properties.reduce(0) { $0 | $1.bit }
                var made = GATTCharacteristic(handle: next(), uuid: name, properties: properties)
                places[made.handle] = Place(service: key, characteristic: name)
                var notes = characteristic.descriptors.keys.sorted()
                // What subscriptions are written to.
                let configuration = CBUUIDClientCharacteristicConfigurationString
                if CBCharacteristicProperties(rawValue: properties).tells, !notes.contains(configuration) {
                    notes.append(configuration)
                }
                for note in notes {
                    made.descriptors.append(GATTDescriptor(handle: next(), uuid: note))
                    places[handle] = Place(service: key, characteristic: name, descriptor: note)
                }
                service.characteristics.append(made)
            }
            return service
        }
        for index in result.indices {
            let includes = thing.services[result[index].uuid]?.includes.map { CBUUID(string: $0) } ?? []
            result[index].includes = includes.compactMap { wanted in
                result.first { CBUUID(string: $0.uuid) == wanted }?.handle
            }
        }
        return (result, places)
    }

    private func characteristic(_ place: Place) -> WorldCharacteristic? {
        neighbour.thing.services[place.service]?.characteristics[place.characteristic]
    }
    private func handle(of place: Place) -> Int? { places.first { $0.value == place }?.key }

    // MARK: Requests

    /// Calls `body` when the answer has arrived, unless the connection has ended.
    private func answer(_ body: @escaping @MainActor () -> Void) {
        RadioClock.current.after(Self.answerSeconds) { [weak self] in
            if let self, isOpen { body() }
        }
    }

    func read(_ handle: Int, _ done: @escaping Answer) {
        answer { [self] in
            guard let place = places[handle], let value = characteristic(place) else {
                return done(.failure(CBATTError(.invalidHandle)))
            }
            if let note = place.descriptor {
                if note == CBUUIDClientCharacteristicConfigurationString { return done(.success(configuration(place))) }
                return done(.success(value.descriptors[note]?.data ?? Data()))
            }
            guard value.properties.contains(.read) else { return done(.failure(CBATTError(.readNotPermitted))) }
            if let code = value.readError { return done(.failure(CBATTError(code))) }
            pair(for: value) { isPaired in
                guard isPaired else { return done(.failure(CBATTError(.insufficientAuthentication))) }
                done(.success(self.characteristic(place)?.value.data ?? Data()))
            }
        }
    }
    private func configuration(_ place: Place) -> Data {
        var whole = place
        whole.descriptor = nil
        let isOn = handle(of: whole).map(subscriptions.contains) ?? false
        let indicates = characteristic(place)?.properties.contains(.notify) != true
        return Data([isOn ? (indicates ? 2 : 1) : 0, 0])
    }

    func write(_ data: Data, to handle: Int, _ done: Answer?) {
        answer { [self] in
            guard let place = places[handle], place.descriptor == nil, let value = characteristic(place) else {
                // Descriptors of peripherals are there to be read.
                done?(.failure(CBATTError(places[handle] == nil ? .invalidHandle : .writeNotPermitted)))
                return
            }
            let wanted: WorldCharacteristic.Property = done == nil ? .writeWithoutResponse : .write
            guard value.properties.contains(wanted) else {
                done?(.failure(CBATTError(.writeNotPermitted)))
                return
            }
            if let code = value.writeError {
                done?(.failure(CBATTError(code)))
                return
            }
            pair(for: value) { isPaired in
                guard isPaired else {
                    done?(.failure(CBATTError(.insufficientAuthentication)))
                    return
                }
                self.isWriting = true
                self.neighbour.hold(data, at: place)
                self.isWriting = false
                done?(.success(Data()))
                self.reply(to: data, value, at: place)
            }
        }
    }
    private func reply(to data: Data, _ value: WorldCharacteristic, at place: Place) {
        guard let reply = value.reply(to: data) else { return }
        var target = place
        if let name = value.repliesOn {
            let keys = neighbour.thing.services[place.service]?.characteristics.keys
            target.characteristic = keys?.first { CBUUID(string: $0) == CBUUID(string: name) } ?? name
        }
        isWriting = true
        neighbour.hold(reply, at: target)
        isWriting = false
        guard let handle = handle(of: target), subscriptions.contains(handle) else { return }
        answer { self.heard?(.value(handle, reply)) }
    }

    func subscribe(to handle: Int, _ isOn: Bool, _ done: @escaping Answer) {
        answer { [self] in
            guard let place = places[handle], let value = characteristic(place) else {
                return done(.failure(CBATTError(.invalidHandle)))
            }
            let properties = CBCharacteristicProperties(rawValue: value.properties.reduce(0) { $0 | $1.bit })
            guard properties.tells else { return done(.failure(CBATTError(.requestNotSupported))) }
            pair(for: value) { isPaired in
                guard isPaired else { return done(.failure(CBATTError(.insufficientAuthentication))) }
                if isOn { self.subscriptions.insert(handle) } else { self.subscriptions.remove(handle) }
                self.rounds[handle, default: 0] += 1
                done(.success(Data()))
                if isOn { self.stream(handle, place, round: self.rounds[handle, default: 0], index: 0) }
            }
        }
    }
    /// What it tells without being asked.
    private func stream(_ handle: Int, _ place: Place, round: Int, index: Int) {
        guard let value = characteristic(place), !value.notifies.isEmpty else { return }
        RadioClock.current.after(max(value.everySeconds, Self.answerSeconds)) { [weak self] in
            guard let self, isOpen, rounds[handle] == round, subscriptions.contains(handle),
                let value = characteristic(place), !value.notifies.isEmpty
            else { return }
            heard?(.value(handle, value.notifies[index % value.notifies.count].data))
            stream(handle, place, round: round, index: index + 1)
        }
    }

    /// Asks the person where the value wants a pairing that there is not yet.
    private func pair(for value: WorldCharacteristic, _ done: @escaping @MainActor (Bool) -> Void) {
        guard value.needsPairing, !neighbour.isPaired else { return done(true) }
        let (identifier, name) = (neighbour.identifier, neighbour.name ?? "Accessory")
        SystemAlert.ask(
            title: "Bluetooth Pairing Request",
            message: "“\(name)” would like to pair with your \(UIDevice.current.model).",
            buttons: [("Cancel", .cancel), ("Pair", .default)]
        ) { [weak self] button in
            onMain {
                guard let self, self.isOpen else { return }
                if button == 1 { BluetoothStore.current.pair(identifier) }
                done(button == 1)
            }
        }
    }

    // MARK: What the world does

    func follow(_ old: WorldPeripheral, _ new: WorldPeripheral) {
        guard isOpen else { return }
        if !new.isOn { return end(CBError(.peripheralDisconnected)) }
        if !new.isInReach {
            RadioClock.current.after(Self.supervisionSeconds) { [weak self] in
                if let self, !neighbour.thing.isInReach { end(CBError(.connectionTimeout)) }
            }
            return
        }
        if old.name != new.name { heard?(.renamed) }
        changeTable(new)
        guard !isWriting else { return }
        for handle in subscriptions.sorted() {
            guard let place = places[handle] else { continue }
            let value = { (thing: WorldPeripheral) in
                thing.services[place.service]?.characteristics[place.characteristic]?.value
            }
            if let now = value(new), now != value(old) { heard?(.value(handle, now.data)) }
        }
    }
    private func changeTable(_ new: WorldPeripheral) {
        let (services, places) = Self.table(of: new)
        guard services != self.services else { return }
        let gone = self.services.filter { old in !services.contains(old) }.map(\.handle)
        (self.services, self.places) = (services, places)
        subscriptions = []
        heard?(.changed(gone))
    }
    private func end(_ error: CBError) {
        guard isOpen else { return }
        isOpen = false
        heard?(.ended(error))
    }

    func close() {
        isOpen = false
        heard = nil
    }
}

extension WorldCharacteristic.Property {
    /// Its bit in `CBCharacteristicProperties`: they are in the order of the bits.
    var bit: UInt { Self.allCases.firstIndex(of: self).map { 1 << UInt($0) } ?? 0 }
}

extension CBATTError {
    /// - Parameter code: as the world gives it; unknown ones are `unlikelyError`.
    init(_ code: Int) { self.init(Code(rawValue: code) ?? .unlikelyError) }
}
