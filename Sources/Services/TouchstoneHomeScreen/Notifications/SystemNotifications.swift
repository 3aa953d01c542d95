// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// Delivers notifications of apps that do not run, or are suspended, at their times, and tells of all that arrive while the
/// home screen is what a person looks at.
@MainActor
final class SystemNotifications {
    private let device: Device
    private let store: NotificationStore
    private let clock: any DeviceClock
    private let arrived: (InstalledApp, DeliveredNotification) -> Void
    /// What came before has been seen.
    private var seen: Date
    private var alarm = 0
    private var observer: Int?

    init(
        device: Device, clock: any DeviceClock = ProcessClock(),
        arrived: @escaping (InstalledApp, DeliveredNotification) -> Void
    ) {
        (self.device, self.clock, self.arrived) = (device, clock, arrived)
        store = NotificationStore(device: device)
        seen = clock.date
        // A store that is not there yet cannot be watched.
        do { _ = try store.badge(of: AppIdentity.identifier) } catch { NotificationFeed.report(error) }
        observer = store.observe { [weak self] in
            DispatchQueue.main.async { self?.look() }
        }
        look()
    }

    isolated deinit { if let observer { store.removeObserver(observer) } }

    /// What is due and has come, and when the next is.
    func look() {
        alarm += 1
        let number = alarm
        var next: Date?
        for app in InstalledApp.all(on: device) {
            do {
                let date = try deliverDue(of: app)
                next = [next, date].compactMap { $0 }.min()
                try tell(of: app)
            } catch { NotificationFeed.report(error) }
        }
        seen = clock.date
        guard let next else { return }
        clock.after(max(0.05, next.timeIntervalSince(clock.date))) { [weak self] in
            if let self, number == alarm { look() }
        }
    }

    /// - Returns: when the app's next one is due.
    private func deliverDue(of app: InstalledApp) throws -> Date? {
        let pending = try store.pending(of: app.identifier)
        let due = pending.filter { $0.fireDate.map { $0 <= clock.date } ?? false }
        // An app that runs does it itself; a moment later this looks again.
        if !due.isEmpty, !RunningApp.isAwake(app.identifier, on: device) {
            for one in due.sorted(by: { ($0.fireDate ?? .distantPast) < ($1.fireDate ?? .distantPast) }) {
                try deliver(one.record, of: app)
            }
        }
        let times = try store.pending(of: app.identifier).compactMap(\.fireDate)
        return times.map { $0 <= clock.date ? clock.date.addingTimeInterval(1) : $0 }.min()
    }

    private func deliver(_ record: NotificationRecord, of app: InstalledApp) throws {
        let next = record.schedule.next(after: clock.date)
        try store.deliver(record, at: clock.date, next: next, to: app.identifier)
        if let number = record.badge, try allows(.badges, app) { try store.setBadge(number, of: app.identifier) }
        if !record.hasAppearance { try store.removeDelivered([record.identifier], of: app.identifier) }
    }

    /// A push for an app that does not run; its service extension may change it first.
    func receive(_ push: PushPayload, identifier: String, for name: String) throws {
        guard let app = InstalledApp.all(on: device).first(where: { $0.identifier == name }) else { return }
        var record = try push.record(identifier: identifier)
        push.localize(&record, in: app.bundle)
        guard push.isMutable, record.hasAppearance, let service = ServiceExtension.of(app.bundle) else {
            return try deliver(record, of: app)
        }
        service.change(record) { [weak self] changed in
            do { try self?.deliver(changed, of: app) } catch { NotificationFeed.report(error) }
        }
    }

    /// Whether the person lets the app do so at all, and has not turned that off.
    private func allows(_ option: NotificationSwitches.Option, _ app: InstalledApp) throws -> Bool {
        let permissions = Permissions(device: device, app: app.identifier)
        guard permissions.state(of: .notifications).isAllowed else { return false }
        return try NotificationSwitches(store: store, app: app.identifier).isOn(option)
    }

    private func tell(of app: InstalledApp) throws {
        let new = try store.delivered(to: app.identifier).filter { $0.date > seen && $0.record.hasAppearance }
        // Asked only now: every look at a store wakes those who watch it.
        guard !new.isEmpty, try allows(.banners, app) else { return }
        for notification in new.reversed() { arrived(app, notification) }
    }
}
