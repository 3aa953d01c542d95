// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing
import TouchstoneDevice

@testable import EventKit

/// Truth: Apple's documentation of EKEventStore, EKEvent and EKSpan.
@Suite struct EventStoreTests {
    private let store: EKEventStore
    private let permissions: Permissions
    private let folder: URL

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let device = Device(folder: folder)
        permissions = Permissions(device: device, app: "org.example.app") { _ in "reason" }
        permissions.set(.calendar, to: .granted)
        permissions.set(.reminders, to: .granted)
        store = EKEventStore(device: device, permissions: permissions)
    }

    private func date(_ text: String) throws -> Date {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return try #require(formatter.date(from: text))
    }

    private func event(_ title: String, _ start: String, minutes: Double = 60) throws -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = try date(start)
        event.endDate = event.startDate.addingTimeInterval(minutes * 60)
        event.calendar = store.defaultCalendarForNewEvents
        return event
    }

    private func weekly(_ title: String, count: Int) throws -> EKEvent {
        let event = try event(title, "2024-03-04 09:00")
        event.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: count)))
        try store.save(event, span: .futureEvents)
        return event
    }

    private func found(_ start: String, _ end: String, _ calendars: [EKCalendar]? = nil) throws -> [EKEvent] {
        store.events(
            matching: store.predicateForEvents(withStart: try date(start), end: try date(end), calendars: calendars))
    }

    @Test("A saved event is found where it overlaps the time asked for, by any store of the device")
    func saving() throws {
        let event = try event("Tea", "2024-03-04 15:00")
        #expect(event.isNew && event.eventIdentifier == nil)
        try store.save(event, span: .thisEvent)
        #expect(!event.isNew && !event.hasChanges && event.eventIdentifier != nil)
        #expect(try found("2024-03-04 15:30", "2024-03-04 20:00").map(\.title) == ["Tea"])
        #expect(try found("2024-03-04 16:00", "2024-03-04 20:00").isEmpty)
        #expect(try found("2024-03-04 10:00", "2024-03-04 15:00").isEmpty)
        let other = EKEventStore(device: Device(folder: folder), permissions: permissions)
        #expect(other.event(withIdentifier: event.eventIdentifier)?.title == "Tea")
    }

    @Test("What is missing is refused with its own error")
    func refusals() throws {
        func code(_ body: () throws -> Void) -> EKError.Code? {
            do { try body() } catch { return (error as? EKError)?.code }
            return nil
        }
        let bare = EKEvent(eventStore: store)
        #expect(code { try store.save(bare, span: .thisEvent) } == .noCalendar)
        bare.calendar = store.defaultCalendarForNewEvents
        #expect(code { try store.save(bare, span: .thisEvent) } == .noStartDate)
        bare.startDate = Date(timeIntervalSince1970: 1000)
        #expect(code { try store.save(bare, span: .thisEvent) } == .noEndDate)
        bare.endDate = Date(timeIntervalSince1970: 999)
        #expect(code { try store.save(bare, span: .thisEvent) } == .datesInverted)
        let foreign = EKEventStore(device: Device(folder: folder), permissions: permissions)
        #expect(code { try foreign.save(bare, span: .thisEvent) } == .objectBelongsToDifferentStore)
        #expect(EKError(.datesInverted).errorCode == 4 && EKErrorDomain == "EKErrorDomain")
    }

    /// Changes that `store` announces while the body runs.
    private func announced(_ body: () throws -> Void) async throws -> Int {
        let count = Mutex(0)
        let token = NotificationCenter.default.addObserver(
            forName: .EKEventStoreChanged, object: store, queue: nil
        ) { _ in count.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        try body()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        return count.withLock { $0 }
    }

    /// `EKEventStoreChanged` is "posted when changes are made to the Calendar database": that a fresh device gets its first
    /// calendar is none, and an app that may not read the database hears of nothing.
    @Test("Reading announces no change, a save announces one, to apps that may read")
    func announcements() async throws {
        #expect(try await announced { _ = store.defaultCalendarForNewEvents } == 0)
        let tea = try event("Tea", "2024-03-04 15:00")
        #expect(try await announced { try store.save(tea, span: .thisEvent) } > 0)
        permissions.set(.calendar, to: .limited)
        permissions.set(.reminders, to: .denied)
        let unread = try event("Unread", "2024-03-05 15:00")
        #expect(try await announced { try store.save(unread, span: .thisEvent) } == 0)
    }

    @Test("One occurrence is changed by itself")
    func thisEvent() throws {
        _ = try weekly("Class", count: 4)
        let all = try found("2024-03-01 00:00", "2024-05-01 00:00")
        #expect(all.map { Calendar.current.component(.day, from: $0.startDate) } == [4, 11, 18, 25])
        #expect(Set(all.map(\.eventIdentifier)).count == 1)
        let second = all[1]
        second.startDate = second.startDate.addingTimeInterval(3600)
        second.endDate = second.endDate.addingTimeInterval(3600)
        second.title = "Late class"
        try store.save(second, span: .thisEvent)
        let after = try found("2024-03-01 00:00", "2024-05-01 00:00")
        #expect(after.map(\.title) == ["Class", "Late class", "Class", "Class"])
        #expect(after[1].isDetached && !after[1].hasRecurrenceRules)
        #expect(after[1].occurrenceDate == all[1].occurrenceDate)
        try store.remove(after[2], span: .thisEvent)
        #expect(try found("2024-03-01 00:00", "2024-05-01 00:00").count == 3)
    }

    @Test("An occurrence and those after it are changed together; those before stay")
    func futureEvents() throws {
        _ = try weekly("Class", count: 4)
        let third = try found("2024-03-01 00:00", "2024-05-01 00:00")[2]
        third.title = "Lab"
        try store.save(third, span: .futureEvents)
        #expect(try found("2024-03-01 00:00", "2024-06-01 00:00").map(\.title) == ["Class", "Class", "Lab", "Lab"])
        let last = try found("2024-03-01 00:00", "2024-06-01 00:00")[3]
        try store.remove(last, span: .futureEvents)
        #expect(try found("2024-03-01 00:00", "2024-06-01 00:00").map(\.title) == ["Class", "Class", "Lab"])
        let first = try found("2024-03-01 00:00", "2024-06-01 00:00")[0]
        try store.remove(first, span: .futureEvents)
        #expect(try found("2024-03-01 00:00", "2024-06-01 00:00").map(\.title) == ["Lab"])
    }

    @Test("Nothing is written before commit, and nothing after reset")
    func committing() throws {
        try store.save(try event("One", "2024-03-04 09:00"), span: .thisEvent, commit: false)
        #expect(try found("2024-03-01 00:00", "2024-04-01 00:00").isEmpty)
        store.reset()
        try store.commit()
        #expect(try found("2024-03-01 00:00", "2024-04-01 00:00").isEmpty)
        try store.save(try event("Two", "2024-03-04 09:00"), span: .thisEvent, commit: false)
        try store.commit()
        #expect(try found("2024-03-01 00:00", "2024-04-01 00:00").map(\.title) == ["Two"])
    }

    @Test("An event of whole days lasts from the first second of the first to the last of the last")
    func wholeDays() throws {
        let event = try event("Trip", "2024-03-04 15:00", minutes: 24 * 60)
        event.isAllDay = true
        try store.save(event, span: .thisEvent)
        #expect(event.startDate == (try date("2024-03-04 00:00")))
        #expect(event.endDate == (try date("2024-03-06 00:00")).addingTimeInterval(-1))
    }

    @Test("A calendar of one's own keeps name and colour, and takes its events with it")
    func calendars() throws {
        let own = EKCalendar(for: .event, eventStore: store)
        own.title = "Trips"
        own.source = store.sources.first
        own.cgColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
        try store.saveCalendar(own, commit: true)
        let again = try #require(store.calendar(withIdentifier: own.calendarIdentifier))
        #expect(again.title == "Trips" && again.cgColor.components == [1, 0.5, 0.25, 1])
        let event = try event("Sea", "2024-03-04 09:00")
        event.calendar = again
        try store.save(event, span: .thisEvent)
        #expect(try found("2024-03-01 00:00", "2024-04-01 00:00", [again]).count == 1)
        #expect(
            try found("2024-03-01 00:00", "2024-04-01 00:00", [try #require(store.defaultCalendarForNewEvents)]).isEmpty
        )
        try store.removeCalendar(again, commit: true)
        #expect(try found("2024-03-01 00:00", "2024-04-01 00:00").isEmpty)
    }

    @Test("Without permission nothing is seen and nothing saved; who may only add sees nothing")
    func permission() throws {
        let event = try event("Tea", "2024-03-04 15:00")
        try store.save(event, span: .thisEvent)
        permissions.set(.calendar, to: .limited)
        #expect(try found("2024-03-01 00:00", "2024-04-01 00:00").isEmpty)
        #expect(store.defaultCalendarForNewEvents != nil)
        permissions.set(.calendar, to: .denied)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    }

    @Test("Reminders are found by whether and when they are done, and by when they are due")
    func reminders() async throws {
        let list = try #require(store.defaultCalendarForNewReminders())
        func add(_ title: String, due: DateComponents?, done: Bool) throws {
            let reminder = EKReminder(eventStore: store)
            reminder.title = title
            reminder.calendar = list
            reminder.dueDateComponents = due
            reminder.isCompleted = done
            try store.save(reminder, commit: true)
        }
        try add("open", due: nil, done: false)
        try add("march", due: DateComponents(year: 2024, month: 3, day: 4), done: false)
        try add("done", due: nil, done: true)
        func titles(_ predicate: NSPredicate) async -> [String] {
            await withCheckedContinuation { answered in
                store.fetchReminders(matching: predicate) { answered.resume(returning: ($0 ?? []).map(\.title)) }
            }
        }
        #expect(await titles(store.predicateForReminders(in: nil)) == ["open", "march", "done"])
        let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: [list])
        #expect(await titles(open) == ["open", "march"])
        let march = store.predicateForIncompleteReminders(
            withDueDateStarting: try date("2024-03-01 00:00"), ending: try date("2024-03-31 00:00"), calendars: nil)
        #expect(await titles(march) == ["march"])
        let done = store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)
        #expect(await titles(done) == ["done"])
    }
}
