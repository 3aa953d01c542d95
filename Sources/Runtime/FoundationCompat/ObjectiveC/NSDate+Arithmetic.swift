// SPDX-License-Identifier: MIT
public import Foundation

extension NSDate {
    /// On iOS the method answers with an object, here Foundation's with a value; which is meant says what is expected.
    @_disfavoredOverload
    public func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
        NSDate(timeInterval: interval, since: self as Date)
    }
}
