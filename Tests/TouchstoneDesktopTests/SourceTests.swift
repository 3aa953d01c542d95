// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import TouchstoneDesktop

/// What the services say becomes the device's world. The numbers are those of their references: UPower's Device,
/// NetworkManager's NMState and NMMetered, iio-sensor-proxy's SensorProxy, GeoClue's Location.
@MainActor @Suite("Sources of the world on the desktop")
struct SourceTests {
    @Test(
        "UPower's states are the battery's",
        arguments: [
            (1, WorldBattery.State.charging), (2, .unplugged), (3, .unplugged), (4, .full), (5, .charging),
            (6, .unplugged),
        ] as [(UInt32, WorldBattery.State)])
    func battery(_ state: UInt32, _ expected: WorldBattery.State) {
        var battery = WorldBattery()
        let properties: [String: BusValue] = [
            "IsPresent": .bool(true), "Percentage": .double(42), "State": .uint32(state),
        ]
        DesktopPower.change(&battery, properties)
        #expect(battery.level == 0.42)
        #expect(battery.state == expected)
    }

    @Test("A machine without a battery leaves the device's alone")
    func noBattery() {
        var battery = WorldBattery()
        DesktopPower.change(&battery, ["IsPresent": .bool(false), "Percentage": .double(0), "State": .uint32(2)])
        #expect(battery == WorldBattery())
        DesktopPower.change(&battery, ["IsPresent": .bool(true), "Percentage": .double(.nan), "State": .uint32(2)])
        #expect(battery == WorldBattery())
    }

    @Test(
        "NetworkManager's connections are kinds of network",
        arguments: [
            ("802-11-wireless", WorldNetwork.Kind.wifi), ("802-3-ethernet", .wired), ("gsm", .cellular),
            ("vpn", .wifi),
        ])
    func network(_ type: String, _ expected: WorldNetwork.Kind) {
        var network = WorldNetwork()
        DesktopNetwork.change(&network, ["State": .uint32(70), "PrimaryConnectionType": .string(type)])
        #expect(network.kind == expected)
        #expect(network.isReachable)
    }

    @Test("Without a way out there is no network; switched off, it is airplane mode")
    func noNetwork() {
        var network = WorldNetwork()
        for state in [20, 30, 40, 50] as [UInt32] {
            network.kind = .wifi
            DesktopNetwork.change(&network, ["State": .uint32(state), "NetworkingEnabled": .bool(true)])
            #expect(network.kind == .none)
        }
        network.kind = .wired
        DesktopNetwork.change(&network, ["State": .uint32(10), "NetworkingEnabled": .bool(false)])
        #expect(network.isAirplaneMode && network.kind == .wired)
        DesktopNetwork.change(
            &network, ["State": .uint32(70), "NetworkingEnabled": .bool(true), "Metered": .uint32(3)])
        #expect(!network.isAirplaneMode && network.isConstrained)
    }

    @Test("How the machine is held")
    func orientation() {
        func held(_ text: String, _ has: Bool = true) -> DesktopOrientation? {
            DesktopSensors.orientation(["HasAccelerometer": .bool(has), "AccelerometerOrientation": .string(text)])
        }
        #expect(held("normal") == .normal)
        #expect(held("left-up") == .leftUp)
        #expect(held("undefined") == nil)
        #expect(held("normal", false) == nil)
    }

    @Test("The compass")
    func compass() {
        var heading: WorldHeading?
        DesktopSensors.change(&heading, ["HasCompass": .bool(false), "CompassHeading": .double(90)])
        #expect(heading == nil)
        DesktopSensors.change(&heading, ["HasCompass": .bool(true), "CompassHeading": .double(-1)])
        #expect(heading == nil)
        DesktopSensors.change(&heading, ["HasCompass": .bool(true), "CompassHeading": .double(270)])
        #expect(heading?.magnetic == 270)
    }

    @Test("A place of GeoClue's; what it does not know is not valid")
    func place() throws {
        let unknown: [String: BusValue] = [
            "Latitude": .double(52.5), "Longitude": .double(13.4), "Accuracy": .double(25),
            "Altitude": .double(-Double.greatestFiniteMagnitude), "Speed": .double(-1), "Heading": .double(-1),
        ]
        let fix = try #require(GeoClueSource.fix(unknown))
        #expect((fix.latitude, fix.longitude, fix.horizontalAccuracy) == (52.5, 13.4, 25))
        #expect(fix.verticalAccuracy < 0 && fix.speed < 0 && fix.course < 0)
        let known = unknown.merging(["Altitude": .double(34), "Speed": .double(2)]) { $1 }
        let second = try #require(GeoClueSource.fix(known))
        #expect((second.altitude, second.verticalAccuracy, second.speed) == (34, 25, 2))
        #expect(GeoClueSource.fix(["Latitude": .double(91), "Longitude": .double(0)]) == nil)
        #expect(GeoClueSource.fix([:]) == nil)
    }

    @Test("Parts of the desktop by their names")
    func parts() throws {
        #expect(try Desktop.parse("").isEmpty)
        #expect(try Desktop.parse("battery,network") == [.battery, .network])
        #expect(try Desktop.parse("all").count == Desktop.Part.allCases.count)
        #expect(throws: WorldTextError("desktop: 'sound' is none of \(Self.names), all")) {
            try Desktop.parse("battery,sound")
        }
    }
    private static let names =
        "battery, network, sensors, location, handoff, notifications, player, secrets, appearance, links, files"
}
