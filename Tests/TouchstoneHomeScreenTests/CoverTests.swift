// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing
import TouchstoneDevice
import UIKit

@testable import TouchstoneHomeScreen

/// Notifications of apps that a person has not opened, on the lock screen and in notification centre; apps that do not run.
/// Truth: the statements NO of the specification, and iOS's own screens.
@MainActor
@Suite("What covers the home screen", .serialized)
struct CoverTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("covers-\(UUID().uuidString)")
    private let device: Device
    private let store: NotificationStore
    private let stage = Stage()
    private static let app = "org.example.probe"

    init() throws {
        device = Device(folder: folder)
        store = NotificationStore(device: device)
        let bundle = folder.appendingPathComponent("Bundles/\(Self.app).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": Self.app, "CFBundleName": "Probe"], format: .xml, options: 0
        ).write(to: bundle.appendingPathComponent("Info.plist"))
        Permissions(device: device, app: Self.app).set(.notifications, to: .granted)
    }

    private func record(_ identifier: String, thread: String = "") -> NotificationRecord {
        var record = NotificationRecord(identifier: identifier, origin: .request)
        (record.title, record.body, record.thread) = ("Title", identifier, thread)
        return record
    }

    private func deliver(_ record: NotificationRecord, seconds: Double) throws {
        try store.deliver(
            record, at: Date(timeIntervalSince1970: 1_700_000_000 + seconds), next: nil, to: Self.app)
    }

    private func cards(in view: UIView) -> [NotificationCard] {
        view.subviews.flatMap { ($0 as? NotificationCard).map { [$0] } ?? cards(in: $0) }
    }

    @Test(
        "NO30: what was not opened is listed, newest first, one thread below another; a touch spreads a thread, then opens"
    )
    func list() throws {
        for (index, thread) in ["a", "b", "a"].enumerated() {
            try deliver(record("n\(index)", thread: thread), seconds: Double(index))
        }
        let view = LockScreenView(device: device, isLocked: true)
        view.frame = stage.simulator.window.bounds
        stage.simulator.root.view.addSubview(view)
        defer { view.removeFromSuperview() }
        stage.simulator.advance(by: 0.1)
        #expect(cards(in: view).map(\.notification.record.identifier) == ["n2", "n1"])
        var opened: [String] = []
        view.list.open = { opened.append($0.notification.record.identifier) }
        cards(in: view).first?.sendActions(for: .touchUpInside)
        stage.simulator.advance(by: 0.1)
        #expect(cards(in: view).map(\.notification.record.identifier) == ["n2", "n0", "n1"])
        cards(in: view)[1].sendActions(for: .touchUpInside)
        #expect(opened == ["n0"])
        cards(in: view)[0].clear()
        #expect(try store.delivered(to: Self.app).map(\.record.identifier) == ["n1", "n0"])
    }

    @Test("NO20: on the lock screen an older notification says what a slide does; in notification centre it does not")
    func slide() throws {
        var old = record("old")
        (old.origin, old.actionTitle) = (.local, "view")
        try deliver(old, seconds: 0)
        let locked = LockScreenView(device: device, isLocked: true)
        #expect(cards(in: locked).first?.accessibilityLabel?.contains("slide to view") == true)
        let center = LockScreenView(device: device, isLocked: false)
        #expect(cards(in: center).first?.accessibilityLabel?.contains("slide") == false)
    }

    @Test("NO11: an app that has ended gets its notification at its time all the same, with its badge")
    func ended() throws {
        let clock = ManualClock()
        var told: [String] = []
        var tea = record("tea")
        tea.badge = 1
        tea.schedule = .interval(seconds: 15, repeats: false, start: clock.date)
        try store.add(tea, firing: clock.date.addingTimeInterval(15), to: Self.app)
        let system = SystemNotifications(device: device, clock: clock) {
            told.append($0.identifier + " " + $1.record.body)
        }
        clock.advance(by: 14.5)
        #expect(told.isEmpty)
        clock.advance(by: 1)
        #expect(told == ["\(Self.app) tea"])
        #expect(try store.badge(of: Self.app) == 1 && store.pending(of: Self.app).isEmpty)
        withExtendedLifetime(system) {}
    }

    @Test(
        "AL40: a push's badge is set while the app does not run, of no other app, and not where the person forbids it")
    func badges() throws {
        let clock = ManualClock()
        var told = 0
        let system = SystemNotifications(device: device, clock: clock) { _, _ in told += 1 }
        func push(_ badge: Int) throws {
            clock.advance(by: 1)
            let payload = try PushPayload(Data("{\"aps\": {\"alert\": \"Hello\", \"badge\": \(badge)}}".utf8))
            try system.receive(payload, identifier: "push \(badge)", for: Self.app)
            system.look()
        }
        try push(3)
        #expect(try store.badge(of: Self.app) == 3 && store.badge(of: "org.example.other") == 0 && told == 1)
        try store.setOptions(7 | 1 << 32, of: Self.app)
        try push(4)
        #expect(try store.badge(of: Self.app) == 3 && told == 2)
        try store.setOptions(7, of: Self.app)
        Permissions(device: device, app: Self.app).set(.notifications, to: .denied)
        try push(5)
        #expect(try store.badge(of: Self.app) == 3 && told == 2)
    }

    @Test("HF2 to HF4: a device of the same account offers its app's icon; another account, or no Bluetooth, nothing")
    func offers() throws {
        let other = folder.deletingLastPathComponent().appendingPathComponent("covers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: other) }
        let place = other.appendingPathComponent("Handoff")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let offer =
            "{\"app\": \"\(Self.app)\", \"name\": \"Probe\", \"process\": \(getpid()), \"activity\": \"1\", \"type\": \"t\"}"
        try Data(offer.utf8).write(to: place.appendingPathComponent("a.json"))
        func offers(_ world: String, _ mine: WorldState) throws -> [String] {
            try Data(world.utf8).write(to: other.appendingPathComponent("world.json"))
            return NeighbourOffers.all(near: device, world: mine).map(\.app)
        }
        var mine = WorldState()
        #expect(try offers("{\"cloudAccount\": \"ada\"}", mine).isEmpty)
        mine.cloudAccount = "ada"
        #expect(try offers("{\"cloudAccount\": \"ada\"}", mine) == [Self.app])
        #expect(try offers("{\"cloudAccount\": \"grace\"}", mine).isEmpty)
        #expect(try offers("{\"cloudAccount\": \"ada\", \"continuity\": {\"isBluetoothOn\": false}}", mine).isEmpty)
        mine.continuity.isBluetoothOn = false
        #expect(try offers("{\"cloudAccount\": \"ada\"}", mine).isEmpty)
    }
}
