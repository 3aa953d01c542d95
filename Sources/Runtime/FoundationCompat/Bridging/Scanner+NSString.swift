// SPDX-License-Identifier: MIT
public import Foundation

// The scanner's old methods, which fill an `NSString` on iOS; Linux's Foundation has them for `String` alone. Nothing is
// written when nothing is found.
extension Scanner {
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.take(scanCharacters(from: set), &result)
    }

    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.take(scanUpToCharacters(from: set), &result)
    }

    @discardableResult
    public func scanString(_ text: String, into result: inout NSString?) -> Bool {
        Self.take(scanString(text), &result)
    }

    @discardableResult
    public func scanUpTo(_ text: String, into result: inout NSString?) -> Bool {
        Self.take(scanUpToString(text), &result)
    }

    private static func take(_ found: String?, _ result: inout NSString?) -> Bool {
        guard let found else { return false }
        result = NSString(string: found)
        return true
    }
}
