// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import TouchstoneDevice

@testable import CoreBluetooth
@testable import UIKit

/// What Apple documents of a central: https://developer.apple.com/documentation/corebluetooth
@MainActor @Suite("things near the device", .serialized)
final class CentralTests {
    private let simulator = Simulator()
    private let air: Air
    private var listener: Listener { air.listener }

    init() throws { air = try Air() }
    isolated deinit { air.end() }

    @Test("a scan finds each thing once, by the services that it advertises, or again and again where that is wanted")
    func scanning() async throws {
        try air.change(
            #"{"bluetooth": {"peripherals": {"lamp": {"name": "Lamp", "rssi": -71, "advertised": ["FFE0"],"#
                + #" "manufacturerData": "4C 00 02", "txPower": 4, "serviceData": {"FFE0": "07"}}}}}"#)
        let manager = await air.central()
        #expect(listener.take() == ["poweredOn"])
        manager.scanForPeripherals(withServices: nil)
        await air.advance(by: 3)
        #expect(listener.take() == ["found Heart Rate Sensor -50", "found Lamp -71"])
        #expect(manager.isScanning)
        let said = listener.advertisement
        #expect(said[CBAdvertisementDataLocalNameKey] as? String == "Lamp")
        #expect(said[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] == [CBUUID(string: "FFE0")])
        #expect(said[CBAdvertisementDataManufacturerDataKey] as? Data == Data([0x4C, 0, 2]))
        #expect(said[CBAdvertisementDataServiceDataKey] as? [CBUUID: Data] == [CBUUID(string: "FFE0"): Data([7])])
        #expect(said[CBAdvertisementDataTxPowerLevelKey] as? Int == 4)
        #expect(said[CBAdvertisementDataIsConnectable] as? Bool == true)
        // A second scan takes the place of the first, and finds what the first has found.
        manager.scanForPeripherals(withServices: [CBUUID(string: "0000FFE0-0000-1000-8000-00805F9B34FB")])
        await air.advance(by: 3)
        #expect(listener.take() == ["found Lamp -71"])
        manager.scanForPeripherals(
            withServices: [CBUUID(string: "180D")], options: [CBCentralManagerScanOptionAllowDuplicatesKey: true])
        await air.advance(by: 2.5)
        #expect(listener.take() == Array(repeating: "found Heart Rate Sensor -50", count: 3))
        manager.stopScan()
        await air.advance(by: 3)
        #expect(listener.take() == [] && !manager.isScanning)
        #expect(manager.retrievePeripherals(withIdentifiers: listener.found.map(\.identifier)) == listener.found)
    }

    @Test("what comes into reach while somebody looks is found")
    func comesNear() async throws {
        try air.change(#"{"bluetooth": {"peripherals": {"heart-rate": {"isInReach": false}}}}"#)
        let manager = await air.central()
        manager.scanForPeripherals(withServices: nil)
        await air.advance(by: 1)
        #expect(listener.take() == ["poweredOn"])
        try air.change(#"{"bluetooth": {"peripherals": {"heart-rate": {"isInReach": true}}}}"#)
        await air.advance()
        #expect(listener.take() == ["found Heart Rate Sensor -50"])
    }

    @Test("a connection, services, characteristics, descriptors, a value that is read and one that is told each second")
    func heartRate() async throws {
        let manager = await air.central()
        manager.scanForPeripherals(withServices: [CBUUID(string: "180D")])
        await air.advance()
        let sensor = try #require(listener.found.first)
        sensor.delegate = listener
        manager.connect(sensor)
        #expect(sensor.state == .connecting && sensor.services == nil)
        await air.advance()
        #expect(sensor.state == .connected)
        #expect(listener.take() == ["poweredOn", "found Heart Rate Sensor -50", "connected"])
        #expect(manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180F")]) == [sensor])
        sensor.discoverServices([CBUUID(string: "180D")])
        await air.advance(by: 0.1)
        let service = try #require(sensor.services?.first)
        sensor.discoverCharacteristics(nil, for: service)
        await air.advance(by: 0.1)
        #expect(listener.take() == ["services 180D", "Heart Rate: 2A37 2A38"])
        let (beats, place) = (try #require(sensor.characteristic("2A37")), try #require(sensor.characteristic("2A38")))
        #expect(beats.properties == .notify && place.properties == .read && place.service === service)
        sensor.discoverDescriptors(for: beats)
        sensor.readValue(for: place)
        sensor.setNotifyValue(true, for: beats)
        await air.advance(by: 0.1)
        #expect(Set(listener.take()) == ["2A38 is 01", "descriptors 2902", "2A37 tells true"])
        await air.advance(by: 3.2)
        #expect(listener.take() == ["2A37 is 0048", "2A37 is 0049", "2A37 is 004B"])
        let note = try #require(beats.descriptors?.first)
        sensor.readValue(for: note)
        sensor.setNotifyValue(false, for: beats)
        sensor.readRSSI()
        await air.advance(by: 0.1)
        #expect(Set(listener.take()) == ["2902 is 1", "2A37 tells false", "strength -50"])
        await air.advance(by: 3)
        #expect(listener.take() == [])
        manager.cancelPeripheralConnection(sensor)
        #expect(sensor.state == .disconnecting)
        await air.advance(by: 0.1)
        #expect(listener.take() == ["disconnected"] && sensor.state == .disconnected)
    }

    private let console =
        #"{"bluetooth": {"peripherals": {"heart-rate": null, "console": {"name": "Console", "services": {"#
        + #""6E400001-B5A3-F393-E0A9-E50E24DCCA9E": {"characteristics": {"#
        + #""6E400002-B5A3-F393-E0A9-E50E24DCCA9E": {"properties": ["write", "writeWithoutResponse"], "#
        + #""replies": {"01": "02 03", "*": "*"}, "repliesOn": "6E400003-B5A3-F393-E0A9-E50E24DCCA9E"}, "#
        + #""6E400003-B5A3-F393-E0A9-E50E24DCCA9E": {"properties": ["notify", "read"], "descriptors": {"2901": "486579"}}, "#
        + #""FFE1": {"properties": ["read", "write"], "readError": 8, "writeError": 13}}}}}}}}"#
    private let (entry, exit) = ("6E400002-B5A3-F393-E0A9-E50E24DCCA9E", "6E400003-B5A3-F393-E0A9-E50E24DCCA9E")

    @Test("what is written arrives in the world, and a peripheral that answers does so on another characteristic")
    func writing() async throws {
        try air.change(console)
        let manager = await air.central()
        let thing = try #require(await air.connected(manager))
        let (input, output) = (try #require(thing.characteristic(entry)), try #require(thing.characteristic(exit)))
        thing.setNotifyValue(true, for: output)
        await air.advance(by: 0.1)
        thing.writeValue(Data([1]), for: input, type: .withResponse)
        await air.advance()
        thing.writeValue(Data("hi".utf8), for: input, type: .withoutResponse)
        await air.advance()
        #expect(listener.take() == ["\(exit) tells true", "\(entry) written", "\(exit) is 0203", "\(exit) is 6869"])
        let service = World.shared.state.bluetooth.peripherals["console"]?.services.values.first
        #expect(service?.characteristics[entry]?.value.data == Data("hi".utf8))
        // The world changes what subscribers are told of, and what they are not.
        let change =
            #"{"bluetooth": {"peripherals": {"console": {"services": {"#
            + #""6E400001-B5A3-F393-E0A9-E50E24DCCA9E": {"characteristics": {"\#(exit)": {"value": "AA"}}}}}}}}"#
        try air.change(change)
        await air.advance()
        #expect(listener.take() == ["\(exit) is AA"])
        thing.discoverDescriptors(for: output)
        await air.advance()
        let text = try #require(output.descriptors?.first { $0.uuid == CBUUID(string: "2901") })
        thing.readValue(for: text)
        await air.advance()
        #expect(listener.take() == ["descriptors 2901 2902", "2901 is Hey"])
    }

    @Test("what may not be done is refused in the Attribute Protocol's words")
    func refusals() async throws {
        try air.change(console)
        let manager = await air.central()
        let thing = try #require(await air.connected(manager))
        let (input, output) = (try #require(thing.characteristic(entry)), try #require(thing.characteristic(exit)))
        let closed = try #require(thing.characteristic("FFE1"))
        let requests: [(String, () -> Void)] = [
            ("\(entry) is nil: Reading is not permitted.", { thing.readValue(for: input) }),
            (
                "\(exit) written: Writing is not permitted.",
                { thing.writeValue(Data(), for: output, type: .withResponse) }
            ),
            ("\(entry) tells false: The request is not supported.", { thing.setNotifyValue(true, for: input) }),
            ("FFE1 is nil: Authorization is insufficient.", { thing.readValue(for: closed) }),
            (
                "FFE1 written: The value's length is invalid.",
                { thing.writeValue(Data(), for: closed, type: .withResponse) }
            ),
        ]
        for (words, request) in requests {
            request()
            await air.advance(by: 0.1)
            #expect(listener.take() == [words])
        }
    }

    @Test("too many writes without an answer at once are held back, until there is room again")
    func flow() async throws {
        try air.change(console)
        let manager = await air.central()
        let thing = try #require(await air.connected(manager))
        let input = try #require(thing.characteristic(entry))
        var count = 0
        while thing.canSendWriteWithoutResponse, count < 100 {
            thing.writeValue(Data([9]), for: input, type: .withoutResponse)
            count += 1
        }
        #expect(count == 16)
        await air.advance(by: 0.1)
        #expect(listener.take() == ["ready"] && thing.canSendWriteWithoutResponse)
    }

    @Test("a connection is lost a second after its peripheral was carried away, and wished for until it is back")
    func reach() async throws {
        let manager = await air.central()
        let thing = try #require(await air.connected(manager))
        try air.change(#"{"bluetooth": {"peripherals": {"heart-rate": {"isInReach": false}}}}"#)
        await air.advance(by: 0.5)
        #expect(thing.state == .connected)
        await air.advance(by: 1)
        #expect(listener.take() == ["disconnected: The connection has timed out unexpectedly."])
        manager.connect(thing)
        await air.advance(by: 60)
        #expect(thing.state == .connecting && listener.take() == [])
        try air.change(#"{"bluetooth": {"peripherals": {"heart-rate": {"isInReach": true}}}}"#)
        await air.advance()
        #expect(listener.take() == ["connected"])
        try air.change(#"{"bluetooth": {"peripherals": {"heart-rate": {"isOn": false}}}}"#)
        await air.advance()
        #expect(listener.take() == ["disconnected: The specified device has disconnected from us."])
        try air.change(#"{"bluetooth": {"peripherals": {"heart-rate": {"isOn": true, "connectError": 12}}}}"#)
        manager.connect(thing)
        await air.advance()
        #expect(listener.take() == ["failed: The device is unknown."] && thing.state == .disconnected)
    }

    @Test("a peripheral that has other services now says which are gone")
    func otherServices() async throws {
        let manager = await air.central()
        let thing = try #require(await air.connected(manager))
        try air.change(
            #"{"bluetooth": {"peripherals": {"heart-rate": {"name": "Strap", "services": {"180F": null}}}}}"#)
        await air.advance()
        #expect(listener.take() == ["called Strap", "gone 180F"])
        #expect(thing.services?.map(\.uuid.uuidString) == ["180A", "180D"])
    }

    @Test("an app that lets go of a peripheral lets go of the connection")
    func forgotten() async throws {
        let manager = await air.central()
        var thing = await air.connected(manager)
        weak let seen = thing
        #expect(seen?.state == .connected)
        thing = nil
        listener.found = []
        await air.advance()
        #expect(seen == nil)
        #expect(manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]) == [])
    }

    @Test("a radio that is switched off, and a person who does not allow it")
    func states() async throws {
        let manager = await air.central(options: [CBCentralManagerOptionShowPowerAlertKey: false])
        _ = try #require(await air.connected(manager))
        try air.change(#"{"bluetooth": {"isOn": false}}"#)
        await air.advance()
        #expect(listener.take() == ["poweredOff"] && listener.found[0].state == .disconnected)
        manager.scanForPeripherals(withServices: nil)
        #expect(!manager.isScanning)
        try air.change(#"{"bluetooth": {"isOn": true}}"#)
        Permissions.current.set(.bluetooth, to: .denied)
        await air.advance()
        #expect(listener.take() == ["poweredOn", "unauthorized"])
        #expect(CBCentralManager.authorization == .denied)
        try air.change(#"{"bluetooth": {"isSupported": false}}"#)
        await air.advance()
        #expect(listener.take() == ["unsupported"])
    }

    @Test(
        "an app that wants a radio that is off makes the system ask for it, unless it says that it does not want that")
    func power() async throws {
        try air.change(#"{"bluetooth": {"isOn": false}}"#)
        let quiet = await air.central(options: [CBCentralManagerOptionShowPowerAlertKey: false])
        simulator.advance(by: 0.5)
        #expect(simulator.find("Close") == nil && quiet.state == .poweredOff)
        let loud = await air.central()
        simulator.advance(by: 0.5)
        #expect(simulator.find("Close") != nil && loud.state == .poweredOff)
        simulator.tapButton("Close")
        // Until the alert is gone, whose window would stay for the tests that follow.
        simulator.advance(by: 1)
        await air.settle()
    }

    @Test("a value for those who are paired: the person is asked once, and may say no")
    func pairing() async throws {
        try air.change(
            #"{"bluetooth": {"peripherals": {"heart-rate": null, "lock-\#(UUID().uuidString)": {"name": "Lock", "services": "#
                + #"{"FFE0": {"characteristics": {"FFE1": {"needsPairing": true, "value": "07"}}}}}}}}"#)
        let manager = await air.central()
        let thing = try #require(await air.connected(manager))
        let value = try #require(thing.characteristic("FFE1"))
        for (button, result) in [("Cancel", "FFE1 is nil: Authentication is insufficient."), ("Pair", "FFE1 is 07")] {
            thing.readValue(for: value)
            await air.advance(by: 0.1)
            simulator.advance(by: 0.5)
            #expect(simulator.find("“Lock” would like to pair with your iPhone.") != nil)
            simulator.tapButton(button)
            simulator.advance(by: 0.5)
            await air.settle()
            #expect(listener.take() == [result])
        }
        thing.readValue(for: value)
        await air.advance(by: 0.1)
        #expect(listener.take() == ["FFE1 is 07"])
    }

    /// As when the process ends while it scans and is connected: its manager is gone without a word.
    private func killedAtWork(_ options: [String: Any]) async throws -> UUID {
        let manager = await air.central(options: options)
        #expect(listener.take() == ["poweredOn"])
        let identifier = try #require(await air.connected(manager)).identifier
        manager.scanForPeripherals(withServices: [CBUUID(string: "180D")])
        await air.advance()
        return identifier
    }

    @Test("a manager with an identifier goes on with what it was about when its app was ended")
    func restoration() async throws {
        let options = [CBCentralManagerOptionRestoreIdentifierKey: "central-\(UUID().uuidString)"]
        let identifier = try await killedAtWork(options)
        await air.settle()
        listener.found = []
        _ = listener.take()
        let next = await air.central(options: options)
        #expect(listener.take() == ["restore", "poweredOn"])
        let peripherals = listener.restored[CBCentralManagerRestoredStatePeripheralsKey] as? [CBPeripheral]
        #expect(peripherals?.map(\.identifier) == [identifier])
        #expect(
            listener.restored[CBCentralManagerRestoredStateScanServicesKey] as? [CBUUID] == [CBUUID(string: "180D")])
        await air.advance()
        #expect(peripherals?.first?.state == .connected)
        for one in peripherals ?? [] { next.cancelPeripheralConnection(one) }
        await air.advance()
    }
}
