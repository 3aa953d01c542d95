// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

/// Notifications at the edge of a circle, and why an app goes on behind others.
@MainActor
@Suite("Notifications at places", .serialized)
struct NotificationRegionTests {
    private let clock = ManualClock()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let world: World
    private let permissions: Permissions
    private let service: NotificationService
    final class Box { var arrived: [String] = [] }
    private let box = Box()

    init() {
        let device = Device(folder: folder)
        world = World(clock: clock)
        permissions = Permissions(device: device, app: "com.example.app") { _ in "To find you." }
        permissions.set(.location, to: .whenInUse)
        service = NotificationService(
            store: NotificationStore(device: device), app: "com.example.app", clock: clock, world: world,
            permissions: permissions)
        service.arrive = { [box] in box.arrived.append($0.record.identifier) }
        move(to: 10.1)
    }

    private func move(to latitude: Double) { world.determine(WorldFix(latitude: latitude, longitude: 20)) }

    private func add(_ identifier: String, entry: Bool = true, exit: Bool = false, repeats: Bool = false) throws {
        var record = NotificationRecord(identifier: identifier, origin: .request)
        record.body = identifier
        let region = NotificationSchedule.Region(
            identifier: identifier, latitude: 10, longitude: 20, radius: 200, notifiesOnEntry: entry,
            notifiesOnExit: exit)
        record.schedule = .region(region, repeats: repeats)
        try service.add(record)
    }

    @Test("NO15: entering the region delivers, once; being there already does not")
    func entry() throws {
        try add("museum")
        #expect(box.arrived.isEmpty)
        move(to: 10)
        #expect(box.arrived == ["museum"])
        move(to: 10.1)
        move(to: 10)
        #expect(box.arrived == ["museum"])
        try add("here")
        #expect(box.arrived == ["museum"])
    }

    @Test("NO15: leaving delivers what asks for that, again and again when it repeats")
    func exit() throws {
        move(to: 10)
        try add("home", entry: false, exit: true, repeats: true)
        for times in 1...2 {
            move(to: 10.1)
            #expect(box.arrived.count == times)
            move(to: 10)
        }
        #expect(box.arrived == ["home", "home"])
    }

    @Test("NO15: without leave to use positions nothing is delivered")
    func permission() throws {
        permissions.set(.location, to: .denied)
        try add("museum")
        move(to: 10)
        #expect(box.arrived.isEmpty)
    }

    @Test("NO19: without a network, notifications of the app's own come as before")
    func offline() throws {
        world.update { $0.network.kind = .none }
        var record = NotificationRecord(identifier: "tea", origin: .request)
        record.body = "tea"
        record.schedule = .interval(seconds: 15, repeats: false, start: clock.date)
        try service.add(record)
        clock.advance(by: 16)
        #expect(box.arrived == ["tea"])
    }

    @Test("BG16: sound goes on without a limit when the app declares it, and only then")
    func modes() {
        BackgroundWork.set(.audio, true)
        defer { BackgroundWork.set(.audio, false) }
        #expect(BackgroundWork.isGoingOn(modes: ["audio"]))
        #expect(!BackgroundWork.isGoingOn(modes: ["location"]) && !BackgroundWork.isGoingOn(modes: []))
        BackgroundWork.set(.location, true)
        #expect(BackgroundWork.isGoingOn(modes: ["location"]))
        BackgroundWork.set(.location, false)
    }

    @Test("BG19: requests for time in the background are kept for each app as they were")
    func taskRequests() throws {
        let store = TaskRequestStore(device: Device(folder: folder))
        var work = TaskRequest(
            identifier: "work", isRefresh: false, earliest: Date(timeIntervalSince1970: 2_000_000_000))
        (work.needsNetwork, work.needsPower) = (true, true)
        let news = TaskRequest(identifier: "news", isRefresh: true, earliest: nil)
        try store.set([work, news], of: "a")
        try store.set([news], of: "b")
        let kept = TaskRequestStore(device: Device(folder: folder))
        #expect(try kept.requests(of: "a") == [news, work] && kept.requests(of: "b") == [news])
        try store.set([], of: "a")
        #expect(try kept.requests(of: "a").isEmpty)
    }
}
