// SPDX-License-Identifier: MIT
import Foundation

/// Attributes of calendars and tasks.
extension CSSearchableItemAttributeSet {
    public var allDay: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var completionDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var dueDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var endDate: Date? {
        get { get() }
        set { set(newValue) }
    }
    public var importantDates: [Date]? {
        get { get() }
        set { set(newValue) }
    }
    public var isPriority: NSNumber? {
        get { get() }
        set { set(newValue) }
    }
    public var startDate: Date? {
        get { get() }
        set { set(newValue) }
    }
}
