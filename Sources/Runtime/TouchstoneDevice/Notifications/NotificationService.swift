// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime

/// Delivers the running app's notifications when their time has come, and remembers them. UIKit says what a person sees
/// of it; UserNotifications and UIKit's older interface say what the app hears.
///
/// What became due while no process of the app ran counts as delivered at its time.
@MainActor
package final class NotificationService {
    /// Of the running app on the current device.
    package static let shared = NotificationService(
        store: NotificationStore(device: .current), app: AppIdentity.identifier, clock: ProcessClock())

    /// Shared with all apps of the device.
    package let store: NotificationStore
    /// Bundle identifier: which part of the store is this service's.
    package let app: String
    private let clock: any DeviceClock
    /// Shows, plays and tells what arrives; without anybody it is only listed.
    package var arrive: (@MainActor (DeliveredNotification) -> Void)?
    /// Called on each setting of `badge`, also to the same number.
    package var badgeChanged: (@MainActor (Int) -> Void)?
    private var isStarted = false
    private var isWatching = false
    /// Only the latest alarm is wanted: there is no way to call one off.
    private var alarm = 0
    private let world: World
    private let permissions: Permissions
    private lazy var regions = NotificationRegions(world: world, permissions: permissions) { [weak self] in
        self?.regionWasCrossed($0)
    }

    /// Does nothing yet: `start()`, or the first notification, begins. Tests bring their own clock and world.
    package init(
        store: NotificationStore, app: String, clock: any DeviceClock, world: World = .shared,
        permissions: Permissions = .current
    ) {
        self.store = store
        self.app = app
        self.clock = clock
        self.world = world
        self.permissions = permissions
    }

    /// Catches up on what was due before, then waits for the next. A second call does nothing.
    package func start() {
        guard !isStarted else { return }
        isStarted = true
        reporting("catching up") {
            for pending in try store.pending(of: app) {
                guard let date = pending.fireDate, date <= clock.date else { continue }
                try settle(pending.record, at: date)
            }
        }
        setAlarm()
    }

    // MARK: Scheduling

    /// - Throws: what the store says when it cannot be written; nothing has changed then.
    package func add(_ record: NotificationRecord) throws {
        start()
        var kept = record
        if case .interval(let seconds, let repeats, _) = record.schedule {
            kept.schedule = .interval(seconds: seconds, repeats: repeats, start: clock.date)
        }
        try store.add(kept, firing: kept.schedule.first(added: clock.date), to: app)
        setAlarm()
    }

    /// - Parameter identifiers: nil: all.
    package func removePending(_ identifiers: [String]?) {
        reporting("removing") { try store.removePending(identifiers, of: app) }
        setAlarm()
    }

    /// When a clock change, or another time zone, moves what waits for a time of day.
    package func recalculate() {
        reporting("recalculating") {
            for pending in try store.pending(of: app) {
                guard case .calendar = pending.record.schedule else { continue }
                try store.add(pending.record, firing: pending.record.schedule.next(after: clock.date), to: app)
            }
        }
        setAlarm()
    }

    private func setAlarm() {
        alarm += 1
        let number = alarm
        reporting("reading") {
            let pending = try store.pending(of: app)
            watch(pending.map(\.record.schedule))
            guard let next = pending.compactMap(\.fireDate).min() else { return }
            clock.after(max(0, next.timeIntervalSince(clock.date))) { [weak self] in
                guard let self, number == alarm else { return }
                deliverDue()
            }
        }
    }

    private func watch(_ schedules: [NotificationSchedule]) {
        let circles = schedules.compactMap { if case .region(let region, _) = $0 { region } else { nil } }
        // Whoever has none opens no permissions.
        if !circles.isEmpty || isWatching { regions.watch(circles) }
        isWatching = !circles.isEmpty
    }

    /// All that is due, oldest first; of equal times the one that was added first.
    private func deliverDue() {
        reporting("delivering") {
            let due = try store.pending(of: app).filter { $0.fireDate.map { $0 <= clock.date } ?? false }
            for pending in due.sorted(by: { ($0.fireDate ?? .distantPast) < ($1.fireDate ?? .distantPast) }) {
                try deliver(pending.record)
            }
        }
        setAlarm()
    }

    // MARK: Delivery

    /// Delivers at once, whatever the schedule says: a push, or a region that was entered.
    package func deliver(_ record: NotificationRecord) throws {
        start()
        try settle(record, at: clock.date)
        arrive?(DeliveredNotification(record: record, date: clock.date))
    }

    /// Delivers all pending notifications of the region, in the order in which they were added. Whether they wanted
    /// this direction is decided by the caller.
    package func regionWasCrossed(_ identifier: String) {
        reporting("delivering") {
            for pending in try store.pending(of: app) {
                guard case .region(let region, _) = pending.record.schedule, region.identifier == identifier else {
                    continue
                }
                try deliver(pending.record)
            }
        }
        setAlarm()
    }

    private func settle(_ record: NotificationRecord, at date: Date) throws {
        try store.deliver(record, at: date, next: record.schedule.next(after: clock.date), to: app)
        if !record.hasAppearance { try store.removeDelivered([record.identifier], of: app) }
    }

    // MARK: Badge

    /// The number on the app's icon; 0: none. Each reading is a transaction. Where the store fails it reads 0.
    package var badge: Int {
        get {
            var number = 0
            reporting("reading the badge") { number = try store.badge(of: app) }
            return number
        }
        set {
            reporting("setting the badge") { try store.setBadge(newValue, of: app) }
            badgeChanged?(newValue)
        }
    }

    /// The interface of these calls has no way to fail; a device that cannot be read or written is said on standard
    /// error, with file and reason.
    private func reporting(_ what: String, _ body: () throws -> Void) {
        do { try body() } catch {
            FileHandle.standardError.write(Data("touchstone: notifications: \(what): \(error)\n".utf8))
        }
    }
}

extension NotificationService {
    /// A push arrived: shown, told, or, when it is silent, only told.
    /// - Throws: why its payload is refused.
    package func receive(push data: Data) throws { try deliver(PushPayload(data).record()) }
}
