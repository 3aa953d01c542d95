// SPDX-License-Identifier: MIT

public let EKErrorDomain = "EKErrorDomain"

/// Why the store refused something.
public struct EKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
        case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
        case invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch
        case notificationCollectionMismatch, notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var eventNotMutable: Code { .eventNotMutable }
    public static var calendarReadOnly: Code { .calendarReadOnly }
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static var internalFailure: Code { .internalFailure }

    private var text: String {
        switch code {
        case .noCalendar: "No calendar has been set."
        case .noStartDate: "No start date has been set."
        case .noEndDate: "No end date has been set."
        case .datesInverted: "The start date must be before the end date."
        case .eventNotMutable: "The event cannot be changed."
        case .calendarReadOnly: "That calendar may not be modified."
        case .calendarIsImmutable: "That calendar may not be modified."
        case .calendarHasNoSource: "The calendar has no account."
        case .calendarDoesNotAllowEvents: "That calendar does not allow events."
        case .calendarDoesNotAllowReminders: "That calendar does not allow reminders."
        case .recurringReminderRequiresDueDate: "A repeating reminder must have a due date."
        case .priorityIsInvalid: "The priority must be between 0 and 9."
        case .objectBelongsToDifferentStore: "Access denied: the object belongs to another event store."
        case .eventStoreNotAuthorized: "This app does not have permission to use this data."
        default: "The operation couldn\u{2019}t be completed."
        }
    }
}
