// SPDX-License-Identifier: MIT
public import Foundation

extension NSCalendar {
    /// Where the unit that holds a date starts, and how many seconds it lasts.
    /// - Returns: false when the calendar has no such unit; nothing is written then.
    public func range(
        of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        start?.pointee = found.start as NSDate
        interval?.pointee = found.duration
        return true
    }
}
