// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat

// On iOS an object of Foundation and the Swift value it stands for are one key: `userInfo[name as NSString]` finds what
// was put in under `name`, and constants of type `CFString` find what is under their text. Linux's Foundation says so of
// some classes; these are the others, as in Apple's overlay (apple/swift 5.0, stdlib/public/SDK/Foundation).

extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}

extension NSDate: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? {
        AnyHashable(Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
    }
}

extension NSURL: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as URL) }
}

extension NSNumber: @retroactive _HasCustomAnyHashableRepresentation {
    /// Numbers compare by value, truth is none: `1 as NSNumber` is the key 1 and 1.0, and not `true`.
    public func _toCustomAnyHashable() -> AnyHashable? {
        if self === kCFBooleanTrue || self === kCFBooleanFalse { return AnyHashable(boolValue) }
        switch objCType.pointee {
        case CChar(UInt8(ascii: "d")), CChar(UInt8(ascii: "f")): return AnyHashable(doubleValue)
        case CChar(UInt8(ascii: "Q")): return AnyHashable(uint64Value)
        default: return AnyHashable(int64Value)
        }
    }
}
