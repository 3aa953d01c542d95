// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import CoreLocation

@MainActor @Suite(.serialized) struct SequenceTests {
    @Test("LO34: live updates yield the fixes as an asynchronous sequence, and end with their task")
    func liveUpdates() async throws {
        let scene = Scene()
        scene.move(to: 48, 11)
        var found: [CLLocation] = []
        let updates = CLLocationUpdate.Updates(surroundings: scene.surroundings)
        let reader = Task { @MainActor in
            for try await update in updates {
                if let location = update.location { found.append(location) }
            }
        }
        await scene.until { !found.isEmpty }
        scene.move(to: 48.01, 11)
        for _ in 0..<3 { await scene.pass(1) }
        await scene.until { found.last?.coordinate.latitude == 48.01 }
        #expect(found.first?.coordinate.latitude == 48)
        #expect(found.last?.coordinate.latitude == 48.01)
        reader.cancel()
        try await reader.value
        let count = found.count
        scene.move(to: 48.02, 11)
        for _ in 0..<3 { await scene.pass(1) }
        #expect(found.count == count)
    }

    // https://developer.apple.com/videos/play/wwdc2023/10180/: updates pause while the device is stationary, after one
    // that says so, and go on when it moves.
    @Test("LO34: a device at rest is told once, and the updates pause until it moves")
    func pause() async throws {
        let scene = Scene()
        scene.move(to: 48, 11)
        var rests: [Bool] = []
        let reader = Task { @MainActor in
            for try await update in CLLocationUpdate.Updates(surroundings: scene.surroundings) {
                rests.append(update.isStationary)
            }
        }
        await scene.until { !rests.isEmpty }
        for _ in 0..<20 { await scene.pass(1) }
        await scene.until { rests.count == 2 }
        #expect(rests == [false, true])
        scene.move(to: 48.01, 11)
        for _ in 0..<20 { await scene.pass(1) }
        await scene.until { rests.count == 4 }
        #expect(rests == [false, true, false, true])
        reader.cancel()
        try await reader.value
    }

    @Test("LO49: what is assumed of a condition is told only where it is wrong")
    func assumption() async throws {
        let scene = Scene(.granted)
        scene.move(to: 48, 11)
        let monitor = await CLMonitor("places", scene.surroundings)
        let here = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 200)
        await monitor.add(here, identifier: "right", assuming: .satisfied)
        await monitor.add(here, identifier: "wrong", assuming: .unsatisfied)
        var events: [String] = []
        let reader = Task { @MainActor in
            for try await event in monitor.events { events.append("\(event.identifier) \(event.state)") }
        }
        await scene.pass(1)
        await scene.until { !events.isEmpty }
        #expect(events == ["wrong satisfied"])
        reader.cancel()
        try await reader.value
    }

    @Test("LO49: a monitor reports crossings as a sequence of events, and keeps the last of each condition")
    func monitor() async throws {
        let scene = Scene(.granted)
        scene.move(to: 48, 11)
        let monitor = await CLMonitor("places", scene.surroundings)
        let circle = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 48.1, longitude: 11), radius: 200)
        await monitor.add(circle, identifier: "museum")
        #expect(await monitor.identifiers == ["museum"])
        // A condition is no region of the app's managers.
        let (manager, listener) = scene.manager()
        #expect(manager.monitoredRegions.isEmpty)
        var events: [CLMonitor.Event] = []
        let reader = Task { @MainActor in
            for try await event in monitor.events { events.append(event) }
        }
        scene.move(to: 48.1, 11)
        for _ in 0..<4 { await scene.pass(10) }
        scene.move(to: 48, 11)
        for _ in 0..<4 { await scene.pass(10) }
        await scene.until { events.count == 3 }
        #expect(listener.regions.isEmpty)
        #expect(events.map(\.state) == [.unsatisfied, .satisfied, .unsatisfied])
        #expect(events.allSatisfy { $0.identifier == "museum" })
        #expect(await monitor.record(for: "museum")?.lastEvent.state == .unsatisfied)
        await monitor.remove("museum")
        #expect(await monitor.identifiers.isEmpty)
        reader.cancel()
        try await reader.value
    }

    @Test("LO15: a manager knows the last fix with its old time; what comes after a start is newer")
    func cachedFix() async {
        let scene = Scene()
        scene.move(to: 48, 11)
        let old = scene.clock.date
        await scene.pass(600)
        let (manager, listener) = scene.manager()
        #expect(manager.location?.timestamp == old)
        manager.startUpdatingLocation()
        await scene.pass(5)
        #expect((listener.locations.last?.timestamp ?? old) > old)
    }

    @Test("LO50: leaving the foreground ends updates; a session of the background keeps none without its mode")
    func sessions() async {
        let scene = Scene(.granted)
        scene.move(to: 48, 11)
        let (manager, listener) = scene.manager()
        manager.startUpdatingLocation()
        await scene.pass(5)
        scene.surroundings.sessionsChanged(by: 1)
        scene.surroundings.moved(toBackground: true)
        let count = listener.locations.count
        scene.move(to: 48.1, 11)
        await scene.pass(5)
        #expect(!scene.surroundings.hasBackgroundSession)
        #expect(listener.locations.count == count)
    }

    @Test("A disturbed compass has the system's calibration shown if the delegate wants it, until it is right")
    func calibration() async {
        let scene = Scene()
        nonisolated(unsafe) var shown: [Bool] = []  // of this thread alone
        let observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("TouchstoneHeadingCalibration"), object: nil, queue: nil
        ) { shown.append(($0.object as? NSNumber)?.boolValue == true) }
        defer { NotificationCenter.default.removeObserver(observer) }
        let (manager, listener) = scene.manager()
        manager.startUpdatingHeading()
        await scene.pass(1)
        scene.world.update { $0.heading?.accuracy = -1 }
        await scene.pass(1)
        #expect(shown.isEmpty)
        listener.wantsCalibration = true
        scene.world.update { $0.heading?.magnetic = 40 }
        await scene.pass(1)
        #expect(shown == [true])
        scene.world.update { $0.heading?.accuracy = 5 }
        await scene.pass(1)
        #expect(shown == [true, false])
        scene.world.update { $0.heading?.accuracy = -1 }
        await scene.pass(1)
        manager.dismissHeadingCalibrationDisplay()
        #expect(shown == [true, false, true, false])
    }

    @Test("LO38: without simulation an app knows no place that was only chosen")
    func withoutSimulation() {
        var state = WorldState()
        state.location = WorldFix(latitude: 48, longitude: 11)
        #expect(LocationSurroundings.fix(state, isSimulated: true)?.latitude == 48)
        #expect(LocationSurroundings.fix(state, isSimulated: false) == nil)
    }

    @Test("A device with a receiver is nowhere until the receiver has found it")
    func beforeFirstFix() {
        var state = WorldState()
        #expect(LocationSurroundings.fix(state, isReal: false) == .apple)
        #expect(LocationSurroundings.fix(state, isReal: true) == nil)
        state.location = WorldFix(latitude: 48, longitude: 11)
        #expect(LocationSurroundings.fix(state, isSimulated: false, isReal: true)?.latitude == 48)
    }

    @Test("LO51: positions are in use from start to stop while the app may have them; the device keeps who used them")
    func use() async {
        let scene = Scene()
        let use = scene.surroundings.use
        let record = LocationRecord(device: scene.device)
        #expect(record.lastUse(by: "com.example.places") == nil)
        let (manager, _) = scene.manager()
        manager.startUpdatingLocation()
        #expect(use.isInUse)
        #expect(record.lastUse(by: "com.example.places") != nil)
        let (other, _) = scene.manager()
        other.startUpdatingLocation()
        manager.stopUpdatingLocation()
        #expect(use.isInUse)
        other.stopUpdatingLocation()
        #expect(!use.isInUse)
        manager.startUpdatingLocation()
        scene.surroundings.moved(toBackground: true)
        #expect(!use.isInUse)
        scene.surroundings.moved(toBackground: false)
        #expect(use.isInUse)
        scene.permissions.set(.location, to: .denied)
        await scene.pass(0)
        #expect(!use.isInUse)
    }

    @Test("LO11: an app that asks while Location Services are off has the system ask, once")
    func servicesAreOff() {
        let scene = Scene(.notDetermined)
        LocationRecord.services(of: scene.device).set(.location, to: .denied)
        let world = World(clock: scene.clock)
        let later = LocationSurroundings(world: world, permissions: scene.permissions, device: scene.device)
        #expect(!world.state.locationServices)
        nonisolated(unsafe) var questions = 0  // of this thread alone
        let observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("TouchstoneLocationServicesWanted"), object: nil, queue: nil
        ) { _ in questions += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        let manager = CLLocationManager.on(later)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        #expect(questions == 1)
        #expect(scene.permissions.state(of: .location) == .notDetermined)
    }

    @Test("LO10, LO12: services and regions follow the device's switches")
    func switches() async {
        let scene = Scene()
        #expect(scene.surroundings.authorization == .authorizedWhenInUse)
        scene.world.update { $0.locationServices = false }
        #expect(scene.surroundings.authorization == .denied)
        scene.world.update { $0.locationServices = true }
        let (manager, _) = scene.manager()
        #expect(manager.maximumRegionMonitoringDistance > 0)
        scene.world.update { $0.monitorsRegions = false }
        #expect(manager.maximumRegionMonitoringDistance == -1)
    }

    @Test("LO47: a region crossed while the app was not running is told after its next start")
    func crossedBetweenRuns() async {
        let scene = Scene(.granted)
        scene.move(to: 48, 11)
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.1, longitude: 11), radius: 200, identifier: "museum")
        let (manager, _) = scene.manager()
        manager.startMonitoring(for: region)
        await scene.pass(1)
        // A second process of the same app on the same device.
        let world = World(clock: scene.clock)
        world.determine(WorldFix(latitude: 48.1, longitude: 11))
        let later = LocationSurroundings(world: world, permissions: scene.permissions, device: scene.device)
        let next = CLLocationManager.on(later)
        let listener = Listener()
        next.delegate = listener
        world.determine(WorldFix(latitude: 48.1, longitude: 11))
        for _ in 0..<4 { await scene.pass(10) }
        #expect(listener.regions == ["enter museum"])
    }
}
