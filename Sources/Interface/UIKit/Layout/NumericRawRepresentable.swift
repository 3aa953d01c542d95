// SPDX-License-Identifier: MIT

/// Kinds of numbers that can be moved by plain ones: `priority - 1`, `UIWindow.Level.alert + 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    @inlinable public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }
    @inlinable public static func + (left: RawValue, right: Self) -> Self { Self(rawValue: left + right.rawValue) }
    @inlinable public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }
    @inlinable public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
    @inlinable public static func += (left: inout Self, right: RawValue) { left = left + right }
    @inlinable public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
