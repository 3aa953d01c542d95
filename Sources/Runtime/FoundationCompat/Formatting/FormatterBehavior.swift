// SPDX-License-Identifier: MIT
public import Foundation

// Formatters have behaved as since Mac OS X 10.4 for long; iOS never knew another way, and takes any value.

extension NumberFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }

    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension DateFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }

    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
