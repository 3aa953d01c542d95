// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

/// Truth: Apple's documentation of triggers and of remote payloads, and the statements NO of the specification.
@MainActor
@Suite("Notifications of a device")
struct NotificationServiceTests {
    private let clock = ManualClock()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let service: NotificationService

    init() {
        service = NotificationService(
            store: NotificationStore(device: Device(folder: folder)), app: "com.example.app", clock: clock)
    }

    private func record(_ identifier: String, _ schedule: NotificationSchedule) -> NotificationRecord {
        var record = NotificationRecord(identifier: identifier, origin: .request)
        record.body = identifier
        record.schedule = schedule
        return record
    }

    private func collect() -> Box {
        let box = Box()
        service.arrive = { box.arrived.append($0.record.identifier) }
        return box
    }

    final class Box { var arrived: [String] = [] }

    @Test("NO3: the device keeps an app's categories, the last that it registered, apart from other apps'")
    func categories() throws {
        var button = NotificationButton(identifier: "pour", title: "Pour")
        button.opensApp = true
        var tea = NotificationCategory(identifier: "tea", buttons: [button])
        tea.hearsDismissal = true
        let store = service.store
        #expect(try store.categories(of: service.app).isEmpty)
        try store.setCategories([tea], of: service.app)
        try store.setCategories([], of: "com.example.other")
        #expect(try store.categories(of: service.app) == [tea])
        try store.setCategories([NotificationCategory(identifier: "milk", buttons: [])], of: service.app)
        #expect(try store.categories(of: service.app).map(\.identifier) == ["milk"])
    }

    @Test("NO12: an interval of 15 seconds delivers after 15 seconds, once")
    func interval() throws {
        let box = collect()
        try service.add(record("tea", .interval(seconds: 15, repeats: false, start: clock.date)))
        clock.advance(by: 14.9)
        #expect(box.arrived == [])
        clock.advance(by: 0.2)
        #expect(box.arrived == ["tea"])
        #expect(try service.store.pending(of: service.app).isEmpty)
        #expect(try service.store.delivered(to: service.app).map(\.record.identifier) == ["tea"])
        clock.advance(by: 100)
        #expect(box.arrived == ["tea"])
    }

    @Test("NO13: a repeating calendar trigger delivers every day at its time")
    func everyDay() throws {
        let box = collect()
        var nine = DateComponents()
        nine.hour = 9
        nine.minute = 0
        nine.timeZone = TimeZone(identifier: "Europe/Berlin")
        try service.add(record("morning", .calendar(nine, repeats: true)))
        for day in 1...3 {
            clock.advance(by: 86_400)
            #expect(box.arrived.count == day)
        }
        let next = try #require(try service.store.pending(of: service.app).first?.fireDate)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(calendar.dateComponents([.hour, .minute, .second], from: next).hour == 9)
    }

    @Test("NO14: a moment without a time zone stays where it is; one with components moves with the device's zone")
    func zones() throws {
        let moment = clock.date.addingTimeInterval(5000)
        #expect(NotificationSchedule.moment(moment, every: nil).next(after: clock.date) == moment)
        var local = DateComponents()
        local.hour = 9
        var here = local
        here.timeZone = TimeZone(secondsFromGMT: 0)
        var there = local
        there.timeZone = TimeZone(secondsFromGMT: -3 * 3600)
        let first = try #require(NotificationSchedule.calendar(here, repeats: false).next(after: clock.date))
        let second = try #require(NotificationSchedule.calendar(there, repeats: false).next(after: clock.date))
        let apart = second.timeIntervalSince(first).truncatingRemainder(dividingBy: 86_400)
        #expect(apart == 3 * 3600 || apart == 3 * 3600 - 86_400)
    }

    @Test("NO16: adding the identifier of a pending one replaces it; removing stops the delivery")
    func replaceAndRemove() throws {
        let box = collect()
        try service.add(record("a", .interval(seconds: 10, repeats: false, start: clock.date)))
        try service.add(record("a", .interval(seconds: 30, repeats: false, start: clock.date)))
        try service.add(record("b", .interval(seconds: 20, repeats: false, start: clock.date)))
        clock.advance(by: 15)
        #expect(box.arrived == [])
        service.removePending(["b"])
        clock.advance(by: 10)
        #expect(box.arrived == [])
        clock.advance(by: 10)
        #expect(box.arrived == ["a"])
    }

    @Test("NO17: of more than 64 pending the soonest are kept")
    func limit() throws {
        for number in (1...70).reversed() {
            try service.add(
                record("\(number)", .interval(seconds: Double(number) * 10, repeats: false, start: clock.date)))
        }
        let kept = try service.store.pending(of: service.app)
        #expect(kept.count == 64)
        #expect(Set(kept.map(\.record.identifier)) == Set((1...64).map(String.init)))
    }

    @Test("NO18: a fire date in the past is delivered at once")
    func past() throws {
        let box = collect()
        try service.add(record("late", .moment(clock.date.addingTimeInterval(-60), every: nil)))
        clock.advance(by: 0)
        #expect(box.arrived == ["late"])
    }

    @Test("What became due while no process ran counts as delivered at its time")
    func whileDead() throws {
        try service.add(record("missed", .interval(seconds: 60, repeats: false, start: clock.date)))
        let due = clock.date.addingTimeInterval(60)
        // The app is gone: nobody waits on its clock any more.
        let later = ManualClock()
        later.advance(by: 3600)
        let next = NotificationService(
            store: NotificationStore(device: Device(folder: folder)), app: "com.example.app", clock: later)
        next.start()
        let delivered = try next.store.delivered(to: next.app)
        #expect(delivered.map(\.record.identifier) == ["missed"])
        #expect(delivered.first?.date == due)
        #expect(try next.store.pending(of: next.app).isEmpty)
    }

    @Test("A repeating interval keeps its beat however long the app was away")
    func beat() throws {
        let start = clock.date
        let schedule = NotificationSchedule.interval(seconds: 60, repeats: true, start: start)
        for after in [0.0, 59.9, 60, 61, 3599.5, 86_400] {
            let next = try #require(schedule.next(after: start.addingTimeInterval(after)))
            let beats = next.timeIntervalSince(start) / 60
            #expect(abs(beats - beats.rounded()) < 1e-6)
            #expect(next > start.addingTimeInterval(after))
            #expect(next <= start.addingTimeInterval(after + 60.001))
        }
    }

    @Test("A monthly moment of the 31st stays on the 31st where the month has one")
    func months() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone.current
        let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 1, day: 31, hour: 12)))
        let schedule = NotificationSchedule.moment(start, every: .month)
        let afterFebruary = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 5)))
        let next = try #require(schedule.next(after: afterFebruary))
        #expect(calendar.component(.month, from: next) == 3)
        #expect(calendar.component(.day, from: next) == 31)
    }

    // MARK: Pushes

    private func push(_ text: String) throws -> NotificationRecord { try PushPayload(Data(text.utf8)).record() }

    @Test("NO36: an alert is a text, or an object with a body")
    func alerts() throws {
        #expect(try push(#"{"aps":{"alert":"Hi"}}"#).body == "Hi")
        #expect(try push(#"{"aps":{"alert":{"title":"T","subtitle":"S","body":"Hi"}}}"#).body == "Hi")
    }

    @Test("NO39: a key for the action stands inside of the alert, beside that of the text")
    func keys() throws {
        let record = try push(#"{"aps":{"alert":{"loc-key":"GREETING","action-loc-key":"OPEN"}}}"#)
        #expect(record.body == "GREETING" && record.actionTitle == "OPEN")
    }

    @Test("NO40: sound names a file, badge sets the number, 0 takes it off, absent leaves it")
    func soundAndBadge() throws {
        let loud = try push(#"{"aps":{"alert":"x","sound":"shout_out.caf","badge":5}}"#)
        #expect(loud.sound == .file("shout_out.caf"))
        #expect(loud.badge == 5)
        #expect(try push(#"{"aps":{"alert":"x","badge":0,"sound":"default"}}"#).badge == 0)
        #expect(try push(#"{"aps":{"alert":"x"}}"#).badge == nil)
        #expect(try push(#"{"aps":{"alert":"x"}}"#).sound == nil)
    }

    @Test(
        "NO41: what has no aps object, or is no JSON, is refused with a reason",
        arguments: ["", "{", "[]", "{\"a\":1}", "{\"aps\":7}", "\u{0}"])
    func refused(_ text: String) {
        #expect(throws: PushPayload.Refusal.self) { try PushPayload(Data(text.utf8)) }
    }

    @Test("A payload over 4096 bytes is refused as too large")
    func large() {
        let text = #"{"aps":{"alert":"\#(String(repeating: "x", count: 4096))"}}"#
        #expect(throws: PushPayload.Refusal(reason: "PayloadTooLarge")) { try PushPayload(Data(text.utf8)) }
    }

    @Test("NO37: the whole dictionary reaches the app, custom keys included, without null")
    func custom() throws {
        let info = try push(#"{"aps":{"alert":"x"},"chat":{"id":7,"none":null},"list":[1,null,"a"]}"#).decodedUserInfo
        #expect((info["chat"] as? [String: Any])?["id"] as? Int == 7)
        #expect((info["chat"] as? [String: Any])?.keys.count == 1)
        #expect((info["list"] as? [Any])?.count == 2)
        #expect(info["aps"] != nil)
    }

    @Test("NO42: a push that only says content-available is told, and shows nothing")
    func silent() throws {
        let box = collect()
        try service.receive(push: Data(#"{"aps":{"content-available":1}}"#.utf8))
        #expect(box.arrived.count == 1)
        #expect(try service.store.delivered(to: service.app).isEmpty)
    }

    @Test("NO32: an app's token is 32 bytes, the same each time, and another app's is another")
    func token() throws {
        let mine = try service.store.token(of: "a")
        #expect(mine.count == 32)
        #expect(try service.store.token(of: "a") == mine)
        #expect(try service.store.token(of: "b") != mine)
        let other = NotificationStore(device: Device(folder: folder.appendingPathComponent("other")))
        #expect(try other.token(of: "a") != mine)
    }
}
