// SPDX-License-Identifier: MIT

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which occurrences of a repeating event a change reaches.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKAlarmProximity: Int, Sendable { case none = 0, enter, leave }
public enum EKAlarmType: Int, Sendable { case display = 0, audio, procedure, email }
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
public enum EKParticipantType: Int, Sendable { case unknown = 0, person, room, resource, group }
public enum EKParticipantRole: Int, Sendable { case unknown = 0, required, optional, chair, nonParticipant }
public enum EKParticipantStatus: Int, Sendable {
    case unknown = 0, pending, accepted, declined, tentative, delegated, completed, inProcess
}
public enum EKParticipantScheduleStatus: Int, Sendable {
    case none = 0, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver
    case recipientNotAllowed
}

/// Sunday is 1, as in `DateComponents.weekday`.
public enum EKWeekday: Int, Sendable {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
    public static var EKSunday: EKWeekday { .sunday }
    public static var EKMonday: EKWeekday { .monday }
    public static var EKTuesday: EKWeekday { .tuesday }
    public static var EKWednesday: EKWeekday { .wednesday }
    public static var EKThursday: EKWeekday { .thursday }
    public static var EKFriday: EKWeekday { .friday }
    public static var EKSaturday: EKWeekday { .saturday }
}

extension NSNotification.Name {
    /// After this or another app changed the calendar database, on the main thread. What was fetched before may be stale.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
