// SPDX-License-Identifier: MIT
import Foundation

/// A range of indices as Core Foundation spells it. `NSRange` has the same fields but is another type, as on iOS.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
public typealias UniChar = UInt16
