// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import TouchstoneDevice

@testable import CoreBluetooth
@testable import UIKit

/// An app that offers services, and one that uses them: here one process is both.
@MainActor @Suite("an app's own services", .serialized)
final class PeripheralTests {
    private let simulator = Simulator()
    private let air: Air
    private let host = Host()
    private let (kind, fixed, asked) = (CBUUID(string: "FFE0"), CBUUID(string: "FFE1"), CBUUID(string: "FFE2"))
    private var listener: Listener { air.listener }

    /// The side that offers.
    private final class Host: NSObject, CBPeripheralManagerDelegate, @unchecked Sendable {
        // Of the main queue.
        var notes: [String] = []
        var value = Data([7])
        var result = CBATTError.Code.success

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { notes.append("\(peripheral.state)") }
        func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
            notes.append(error.map { "not advertising: \($0.localizedDescription)" } ?? "advertising")
        }
        func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
            notes.append(error == nil ? "added" : "not added")
        }
        func peripheralManager(
            _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
        ) { notes.append("subscribed") }
        func peripheralManager(
            _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
        ) { notes.append("unsubscribed") }
        func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
            notes.append("read")
            request.value = value
            peripheral.respond(to: request, withResult: result)
        }
        func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
            value = requests[0].value ?? Data()
            notes.append("write \(WorldBytes(value).hexadecimal)")
            peripheral.respond(to: requests[0], withResult: result)
        }
        func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) { notes.append("ready") }
    }

    init() throws {
        air = try Air(#"{"bluetooth": {"peripherals": {"heart-rate": null}}}"#)
        Radio.shared.offers.hearsItself = true
    }
    isolated deinit {
        Radio.shared.offers.hearsItself = false
        air.end()
    }

    /// Sockets run in real time: until it is so, a minute at the most.
    private func wait(_ isSo: () -> Bool) async -> Bool {
        let end = Date(timeIntervalSinceNow: 60)
        while !isSo() {
            guard Date() < end else { return false }
            await air.advance(by: 0.05)
            await Task.yield()
        }
        return true
    }

    private func offer() async throws -> (CBPeripheralManager, CBMutableCharacteristic) {
        let manager = CBPeripheralManager(delegate: host, queue: nil)
        await air.settle()
        let service = CBMutableService(type: kind, primary: true)
        let constant = CBMutableCharacteristic(
            type: fixed, properties: .read, value: Data("one".utf8), permissions: .readable)
        constant.descriptors = [
            CBMutableDescriptor(type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "Name")
        ]
        let changing = CBMutableCharacteristic(
            type: asked, properties: [.read, .write, .notify], value: nil, permissions: [.readable, .writeable])
        service.characteristics = [constant, changing]
        manager.add(service)
        manager.startAdvertising([
            CBAdvertisementDataLocalNameKey: "Touch", CBAdvertisementDataServiceUUIDsKey: [kind],
        ])
        #expect(await wait { host.notes.contains("advertising") })
        #expect(host.take() == ["poweredOn", "added", "advertising"] && manager.isAdvertising)
        return (manager, changing)
    }

    private func guest(_ central: CBCentralManager) async throws -> CBPeripheral {
        central.scanForPeripherals(withServices: [kind])
        #expect(await wait { !listener.found.isEmpty })
        let peripheral = try #require(listener.found.first)
        peripheral.delegate = listener
        central.stopScan()
        central.connect(peripheral)
        #expect(await wait { peripheral.state == .connected })
        peripheral.discoverServices([kind])
        #expect(await wait { peripheral.services?.isEmpty == false })
        peripheral.discoverCharacteristics(nil, for: try #require(peripheral.services?.first))
        #expect(await wait { peripheral.characteristic("FFE2") != nil })
        _ = listener.take()
        return peripheral
    }

    @Test("two apps find each other; one reads, writes and subscribes, the other answers, tells and hears of the end")
    func whole() async throws {
        let (manager, changing) = try await offer()
        let central = await air.central()
        let peripheral = try await guest(central)
        #expect(peripheral.name == "Touch")
        let (one, two) = (
            try #require(peripheral.characteristic("FFE1")), try #require(peripheral.characteristic("FFE2"))
        )
        peripheral.readValue(for: one)
        peripheral.readValue(for: two)
        #expect(await wait { listener.notes.count == 2 })
        #expect(listener.take() == ["FFE1 is 6F6E65", "FFE2 is 07"])
        peripheral.writeValue(Data([8]), for: two, type: .withResponse)
        #expect(await wait { listener.notes.count == 1 })
        host.result = .insufficientAuthorization
        peripheral.writeValue(Data([9]), for: two, type: .withResponse)
        #expect(await wait { listener.notes.count == 2 })
        #expect(listener.take() == ["FFE2 written", "FFE2 written: Authorization is insufficient."])
        #expect(host.take() == ["read", "write 08", "write 09"])
        peripheral.setNotifyValue(true, for: two)
        #expect(await wait { two.isNotifying })
        #expect(changing.subscribedCentrals?.count == 1)
        #expect(manager.updateValue(Data([5]), for: changing, onSubscribedCentrals: nil))
        #expect(await wait { listener.notes.count == 2 })
        #expect(listener.take() == ["FFE2 tells true", "FFE2 is 05"])
        peripheral.discoverDescriptors(for: one)
        #expect(await wait { one.descriptors != nil })
        peripheral.readValue(for: try #require(one.descriptors?.first))
        #expect(await wait { listener.notes.contains("2901 is Name") })
        central.cancelPeripheralConnection(peripheral)
        #expect(await wait { host.notes.contains("unsubscribed") })
        #expect(host.take() == ["subscribed", "unsubscribed"] && changing.subscribedCentrals == nil)
        manager.stopAdvertising()
    }

    @Test("updates that are more than the radio takes are refused until there is room")
    func flow() async throws {
        let (manager, changing) = try await offer()
        let central = await air.central()
        let peripheral = try await guest(central)
        let two = try #require(peripheral.characteristic("FFE2"))
        peripheral.setNotifyValue(true, for: two)
        #expect(await wait { two.isNotifying })
        _ = host.take()
        var count = 0
        while count < 100, manager.updateValue(Data([UInt8(count)]), for: changing, onSubscribedCentrals: nil) {
            count += 1
        }
        #expect(count == 16)
        #expect(await wait { host.notes == ["ready"] })
        #expect(await wait { listener.notes.count == 17 })
        manager.stopAdvertising()
    }

    @Test("services that go are gone for those who are connected, and so is the app when its radio is switched off")
    func leaving() async throws {
        let (manager, _) = try await offer()
        let central = await air.central()
        let peripheral = try await guest(central)
        manager.removeAllServices()
        #expect(await wait { listener.notes == ["gone FFE0"] })
        manager.startAdvertising(nil)
        #expect(await wait { !host.notes.isEmpty })
        #expect(host.take() == ["not advertising: Advertising has already started."])
        try air.change(#"{"bluetooth": {"isOn": false}}"#)
        await air.settle()
        #expect(!manager.isAdvertising && peripheral.state == .disconnected)
        #expect(host.take() == ["poweredOff"])
    }

    @Test("an app does not hear itself")
    func ownVoice() async throws {
        Radio.shared.offers.hearsItself = false
        let (manager, _) = try await offer()
        let central = await air.central()
        central.scanForPeripherals(withServices: nil)
        await air.advance(by: 1)
        #expect(listener.found.isEmpty)
        manager.stopAdvertising()
    }
}
