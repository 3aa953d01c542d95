// SPDX-License-Identifier: MIT

/// `Boolean` of C's headers: a byte, of which every value but zero is true. Only functions of sound have it here; on iOS it is
/// Foundation's.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Equatable, Sendable {
    private var value: UInt8

    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }

    public var boolValue: Bool { value != 0 }
    public var description: String { boolValue.description }
    public static func == (left: Self, right: Self) -> Bool { left.boolValue == right.boolValue }
}
