// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreLocation

@MainActor @Suite(.serialized) struct UpdateTests {
    /// Degrees of latitude in a metre, near enough for moves of some hundred metres.
    private let metre = 1 / 111_000.0

    @Test("LO9, LO50: while-in-use updates come in front only; always goes on behind when the app says so")
    func background() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(3)
        scene.surroundings.moved(toBackground: true)
        let count = listener.locations.count
        scene.move(to: 1, 1)
        await scene.pass(1)
        #expect(listener.locations.count == count)
        scene.surroundings.moved(toBackground: false)
        await scene.pass(3)
        #expect(listener.locations.last?.coordinate.latitude == 1)
    }

    @Test("LO13, LO16, PP10: updates come after a start, the newest last, with accuracies that do not grow")
    func updates() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(5)
        let accuracies = listener.locations.map(\.horizontalAccuracy)
        #expect(accuracies == [65, 10, 5])
        #expect(listener.locations.last?.coordinate.latitude == 37.3349)
    }

    @Test("LO14, PP12: at denied a start gives the error denied and no location")
    func denied() async {
        let scene = Scene(.denied)
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(5)
        #expect(listener.errors == [.denied])
        #expect(listener.locations.isEmpty)
    }

    @Test("LO17: a kilometre is enough sooner than the best, and is less exact")
    func coarse() async throws {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
        manager.startUpdatingLocation()
        await scene.pass(0.2)
        #expect(listener.locations.map(\.horizontalAccuracy) == [1000])
    }

    @Test(
        "LO18, PP11: a filter of 100 m lets a move of 60 m pass unheard and reports one of 120 m; none reports each fix"
    )
    func filter() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        let (open, all) = scene.manager()
        manager.distanceFilter = 100
        manager.startUpdatingLocation()
        open.startUpdatingLocation()
        await scene.pass(5)
        let (first, second) = (listener.locations.count, all.locations.count)
        scene.move(to: 37.3349 + 60 * metre, -122.00902)
        await scene.pass(1)
        #expect(listener.locations.count == first)
        scene.move(to: 37.3349 + 120 * metre, -122.00902)
        await scene.pass(1)
        #expect(listener.locations.count == first + 1)
        // LO32: each manager by its own filter.
        #expect(all.locations.count == second + 2)
    }

    @Test("LO19: after a stop nothing comes; a new start delivers again")
    func stop() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(5)
        manager.stopUpdatingLocation()
        let count = listener.locations.count
        scene.move(to: 2, 2)
        await scene.pass(5)
        #expect(listener.locations.count == count)
        manager.startUpdatingLocation()
        await scene.pass(5)
        #expect(listener.locations.last?.coordinate.latitude == 2)
    }

    @Test("LO20: a lost position is an error once, and updates resume when it is back")
    func lost() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(5)
        scene.world.lose()
        await scene.pass(1)
        #expect(listener.errors == [.locationUnknown])
        scene.move(to: 3, 3)
        await scene.pass(1)
        #expect(listener.locations.last?.coordinate.latitude == 3)
    }

    @Test("LO23, LO24: significant changes are 500 m or another cell, at most one in five minutes")
    func significant() async {
        let scene = Scene(.granted)
        scene.move(to: 0, 0)
        let (manager, listener) = scene.manager()
        manager.startMonitoringSignificantLocationChanges()
        await scene.pass(0)
        #expect(listener.locations.count == 1)
        scene.move(to: 400 * metre, 0)
        await scene.pass(1)
        #expect(listener.locations.count == 1)
        scene.move(to: 600 * metre, 0)
        await scene.pass(1)
        scene.move(to: 1200 * metre, 0)
        await scene.pass(1)
        #expect(listener.locations.count == 2)
        // Where it came to rest meanwhile.
        await scene.pass(300)
        #expect(listener.locations.count == 3)
        await scene.pass(300)
        scene.move(to: 1800 * metre, 0)
        await scene.pass(1)
        #expect(listener.locations.count == 4)
        await scene.pass(300)
        scene.world.update { $0.cellTower = 2 }
        await scene.pass(1)
        #expect(listener.locations.count == 5)
    }

    @Test("LO26, LO27: an invalid fix has a negative accuracy; one without satellites no altitude")
    func invalid() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(5)
        #expect(listener.locations.last?.altitude == 0)
        #expect(listener.locations.last?.verticalAccuracy == -1)
        var fix = WorldFix(latitude: 1, longitude: 1)
        fix.horizontalAccuracy = -1
        scene.world.determine(fix)
        await scene.pass(1)
        #expect((listener.locations.last?.horizontalAccuracy ?? 0) < 0)
    }

    @Test("LO29, LO30: a turn below the heading filter is not told; true north is the declination away")
    func heading() async throws {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.headingFilter = 2
        manager.startUpdatingHeading()
        scene.world.update { $0.heading?.magnetic = 1 }
        await scene.pass(0)
        #expect(listener.headings.count == 1)
        scene.world.update {
            $0.heading?.magnetic = 3
            $0.heading?.declination = 10
        }
        await scene.pass(0)
        let last = try #require(listener.headings.last)
        #expect(listener.headings.count == 2)
        #expect(last.magneticHeading == 3)
        #expect(last.trueHeading == 13)
        scene.world.update { $0.heading?.accuracy = -1 }
        await scene.pass(0)
        #expect(listener.headings.last?.headingAccuracy == -1)
    }

    @Test("LO31: without a compass no heading comes")
    func noCompass() async {
        let scene = Scene()
        scene.world.update { $0.heading = nil }
        let (manager, listener) = scene.manager()
        manager.startUpdatingHeading()
        await scene.pass(5)
        #expect(listener.headings.isEmpty)
    }

    @Test("LO32: a manager holds its delegate weakly")
    func weakDelegate() {
        let scene = Scene()
        let manager = CLLocationManager.on(scene.surroundings)
        weak var held: Listener?
        do {
            let listener = Listener()
            held = listener
            manager.delegate = listener
        }
        #expect(held == nil)
        #expect(manager.delegate == nil)
    }

    @Test("LO33: a request gives exactly one location or one error, and ends by itself")
    func single() async {
        let scene = Scene()
        let (manager, listener) = scene.manager()
        manager.requestLocation()
        await scene.pass(15)
        scene.move(to: 1, 1)
        await scene.pass(1)
        #expect(listener.locations.count == 1)
        #expect(listener.errors.isEmpty)
        scene.world.lose()
        manager.requestLocation()
        await scene.pass(15)
        #expect(listener.locations.count == 1)
        #expect(listener.errors == [.locationUnknown])
    }

    @Test("A request waits for a receiver that finds the device some seconds later")
    func singleLater() async {
        let scene = Scene()
        scene.world.lose()
        let (manager, listener) = scene.manager()
        manager.requestLocation()
        await scene.pass(5)
        #expect(listener.errors.isEmpty)
        scene.move(to: 1, 1)
        await scene.pass(15)
        #expect(listener.locations.map(\.coordinate.latitude) == [1])
        #expect(listener.errors.isEmpty)
    }
}
