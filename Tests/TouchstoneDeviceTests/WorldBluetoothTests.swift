// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TouchstoneDevice

/// Things near the device, as the world's files describe them.
@MainActor
struct WorldBluetoothTests {
    private let world = World(clock: ManualClock())

    private func change(_ json: String) throws {
        try world.merge(JSONSerialization.jsonObject(with: Data(json.utf8)), from: "test")
    }

    @Test("a file names what differs: things, services and values within values are changed, made and taken away")
    func changes() throws {
        try change(
            """
            {"bluetooth": {"peripherals": {"lamp": {"name": "Lamp", "services": {"FFE0": {"characteristics":
                {"FFE1": {"properties": ["read", "write"], "value": "00 ff"}}}}}}}}
            """)
        #expect(world.state.bluetooth.peripherals.keys.sorted() == ["heart-rate", "lamp"])
        let lamp = try #require(world.state.bluetooth.peripherals["lamp"])
        #expect(lamp.rssi == -50 && lamp.isInReach && lamp.services["FFE0"]?.isPrimary == true)
        try change(
            #"{"bluetooth": {"peripherals": {"lamp": {"rssi": -80, "services": {"FFE0": {"characteristics": "#
                + #"{"FFE1": {"value": "01"}}}}}, "heart-rate": null}}}"#)
        let after = try #require(world.state.bluetooth.peripherals["lamp"])
        #expect(world.state.bluetooth.peripherals.count == 1 && after.name == "Lamp" && after.rssi == -80)
        let value = after.services["FFE0"]?.characteristics["FFE1"]
        #expect(value?.value.data == Data([1]) && value?.properties == [.read, .write])
    }

    @Test(
        "what is wrong in a file is named",
        arguments: [
            (#"{"peripherals": {"lamp": {"colour": 1}}}"#, "'bluetooth.peripherals.lamp.colour' is none of "),
            (#"{"peripherals": {"lamp": {"services": {"FFG0": {}}}}}"#, "'FFG0' is no Bluetooth UUID"),
            (
                #"{"peripherals": {"lamp": {"services": {"FFE0": {"characteristics": {"FFE1": {"value": "0"}}}}}}}"#,
                "bluetooth.peripherals.lamp.services.FFE0.characteristics.FFE1.value: '0' is not hexadecimal digits"
            ),
        ])
    func mistakes(json: String, words: String) {
        #expect { try change(#"{"bluetooth": \#(json)}"#) } throws: { "\($0)".contains(words) }
        #expect(world.state == WorldState())
    }

    @Test("apps know a thing by the same identifier each time, or by the one that the file gives")
    func identifiers() throws {
        var thing = WorldPeripheral()
        let first = thing.identifier(for: "lamp")
        #expect(first == thing.identifier(for: "lamp") && first != thing.identifier(for: "lamp 2"))
        #expect(first.uuidString.dropFirst(14).first == "4", "it looks as random ones do")
        let own = UUID()
        thing.identifier = own
        #expect(thing.identifier(for: "lamp") == own)
    }

    @Test("a switched off radio takes Handoff with it")
    func handoff() throws {
        #expect(world.state.reachesNeighbours)
        try change(#"{"bluetooth": {"isOn": false}}"#)
        #expect(!world.state.reachesNeighbours)
    }
}
