// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// When a notification is delivered; apps use the subclasses.
open class UNNotificationTrigger: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: never changes.
    final let schedule: NotificationSchedule

    init(_ schedule: NotificationSchedule) {
        self.schedule = schedule
        super.init()
    }

    static func make(_ schedule: NotificationSchedule) -> UNNotificationTrigger? {
        switch schedule {
        case .now, .moment: nil
        case .interval: UNTimeIntervalNotificationTrigger(schedule)
        case .calendar: UNCalendarNotificationTrigger(schedule)
        case .region: UNLocationNotificationTrigger(schedule)
        case .push: UNPushNotificationTrigger(schedule)
        }
    }

    open var repeats: Bool { schedule.repeats }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationTrigger)?.schedule == schedule }
    open override var hash: Int { repeats ? 1 : 0 }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        var record = NotificationRecord(identifier: "", origin: .request)
        record.schedule = schedule
        coder.encode(RecordCoding.data(record) as NSData, forKey: "record")
    }
    public required convenience init?(coder: NSCoder) {
        guard let schedule = RecordCoding.record(in: coder)?.schedule else { return nil }
        self.init(schedule)
    }
}

/// A server sent it.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// - Parameters:
    ///   - timeInterval: more than 0 and, to repeat, at least 60; else it raises as on iOS.
    public convenience init(timeInterval: TimeInterval, repeats: Bool) {
        guard timeInterval > 0 else {
            NSException.raise(.internalInconsistencyException, "time interval must be greater than 0")
        }
        guard !repeats || timeInterval >= 60 else {
            NSException.raise(.internalInconsistencyException, "time interval must be at least 60 if repeating")
        }
        self.init(.interval(seconds: timeInterval, repeats: repeats, start: Date()))
    }

    open var timeInterval: TimeInterval {
        guard case .interval(let seconds, _, _) = schedule else { return 0 }
        return seconds
    }

    /// As if it were added now.
    open func nextTriggerDate() -> Date? {
        NotificationSchedule.interval(seconds: timeInterval, repeats: repeats, start: Date()).next(after: Date())
    }
}

/// At dates that match components: in their own calendar and time zone if they have them, else in the device's of the
/// day.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.init(.calendar(dateComponents, repeats: repeats))
    }

    open var dateComponents: DateComponents {
        guard case .calendar(let components, _) = schedule else { return DateComponents() }
        return components
    }

    /// nil when no date to come matches.
    open func nextTriggerDate() -> Date? { schedule.next(after: Date()) }
}

/// When the device crosses the edge of a region, which it does with the person's leave to use positions. `region` is
/// CoreLocation's.
open class UNLocationNotificationTrigger: UNNotificationTrigger, __HasNotificationPlace, @unchecked Sendable {
    /// - Parameter region: a circle; notifications by beacons are not delivered, which is reported.
    public convenience init(region: any __NotificationPlace, repeats: Bool) {
        guard let place = region.__place else {
            Unsupported.report("UNLocationNotificationTrigger(region:repeats:) with a region that is no circle")
            self.init(.region(NotificationSchedule.Region.nowhere, repeats: repeats))
            return
        }
        self.init(.region(NotificationSchedule.Region(place), repeats: repeats))
    }

    open var __circle: __NotificationCircle? {
        guard case .region(let region, _) = schedule else { return nil }
        return __NotificationCircle(
            identifier: region.identifier, latitude: region.latitude, longitude: region.longitude,
            radius: region.radius, notifiesOnEntry: region.notifiesOnEntry, notifiesOnExit: region.notifiesOnExit)
    }
}

extension NotificationSchedule.Region {
    init(_ place: __NotificationCircle) {
        self.init(
            identifier: place.identifier, latitude: place.latitude, longitude: place.longitude, radius: place.radius,
            notifiesOnEntry: place.notifiesOnEntry, notifiesOnExit: place.notifiesOnExit)
    }

    /// Never crossed.
    static let nowhere = Self(
        identifier: "", latitude: 0, longitude: 0, radius: 0, notifiesOnEntry: false, notifiesOnExit: false)
}
