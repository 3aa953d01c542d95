// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreLocation

@MainActor @Suite(.serialized) struct RegionTests {
    private let metre = 1 / 111_195.0
    private func circle(_ radius: Double = 100, _ name: String = "home") -> CLCircularRegion {
        CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: radius, identifier: name)
    }

    @Test("LO40: a circle keeps its values and holds what is within its radius")
    func contains() {
        let region = circle()
        #expect(region.radius == 100)
        #expect(region.identifier == "home")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 90 * metre, longitude: 0)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 110 * metre, longitude: 0)))
    }

    @Test("LO41, LO42: one set of regions for all managers, by identifier, that outlives the process")
    func set() async {
        let scene = Scene(.granted)
        let (manager, _) = scene.manager()
        let (other, _) = scene.manager()
        manager.startMonitoring(for: circle(100))
        manager.startMonitoring(for: circle(200))
        #expect(other.monitoredRegions.count == 1)
        #expect((other.monitoredRegions.first as? CLCircularRegion)?.radius == 200)
        let relaunched = LocationSurroundings(world: scene.world, permissions: scene.permissions, device: scene.device)
        #expect(relaunched.regions.regions.count == 1)
        manager.stopMonitoring(for: circle())
        #expect(other.monitoredRegions.isEmpty)
    }

    @Test("LO43, LO44: the 21st region fails, and one that is too large")
    func limits() async {
        let scene = Scene(.granted)
        let (manager, listener) = scene.manager()
        for number in 1...21 { manager.startMonitoring(for: circle(100, "r\(number)")) }
        await scene.pass(0)
        #expect(listener.regions == ["fail r21 5"])
        #expect(manager.monitoredRegions.count == 20)
        manager.stopMonitoring(for: circle(100, "r1"))
        manager.startMonitoring(for: circle(manager.maximumRegionMonitoringDistance + 1, "huge"))
        await scene.pass(0)
        #expect(listener.regions.last == "fail huge 5")
        scene.world.update { $0.monitorsRegions = false }
        #expect(manager.maximumRegionMonitoringDistance == -1)
    }

    @Test("LO45, LO46: a crossing is told once, after twenty seconds; a short visit and the edge are not")
    func crossing() async {
        let scene = Scene(.granted)
        scene.move(to: 1, 1)
        let (manager, listener) = scene.manager()
        manager.startMonitoring(for: circle())
        scene.move(to: 0, 0)
        await scene.pass(10)
        scene.move(to: 1, 1)
        await scene.pass(60)
        #expect(listener.regions.isEmpty)
        scene.move(to: 0, 0)
        await scene.pass(19)
        #expect(listener.regions.isEmpty)
        await scene.pass(2)
        #expect(listener.regions == ["enter home"])
        // In the band around the edge nothing is certain.
        scene.move(to: 105 * metre, 0)
        await scene.pass(60)
        #expect(listener.regions == ["enter home"])
        scene.move(to: 1, 1)
        await scene.pass(21)
        #expect(listener.regions == ["enter home", "exit home"])
    }

    @Test("a beacon's region is entered when the beacon is heard, and left when it has been silent for half a minute")
    func beacon() async {
        let scene = Scene(.granted)
        let (manager, listener) = scene.manager()
        let shop = UUID()
        manager.startMonitoring(for: CLBeaconRegion(uuid: shop, identifier: "shop"))
        scene.world.update { $0.beacons = [WorldBeacon(uuid: shop, major: 1, minor: 2)] }
        await scene.pass(2)
        #expect(listener.regions == ["enter shop"])
        scene.world.update { $0.beacons = [] }
        await scene.pass(29)
        #expect(listener.regions == ["enter shop"])
        await scene.pass(2)
        #expect(listener.regions == ["enter shop", "exit shop"])
    }

    @Test("LO48: with while-in-use alone, crossings in the background are silent")
    func whileInUse() async {
        let scene = Scene(.whenInUse)
        scene.move(to: 1, 1)
        let (manager, listener) = scene.manager()
        manager.startMonitoring(for: circle())
        scene.surroundings.moved(toBackground: true)
        scene.move(to: 0, 0)
        await scene.pass(30)
        #expect(listener.regions.isEmpty)
    }
}
