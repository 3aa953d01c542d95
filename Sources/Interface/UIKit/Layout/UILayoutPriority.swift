// SPDX-License-Identifier: MIT

/// How much a constraint matters: 1000 must hold; of lower ones, higher priorities win over any number of lower ones.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    @inlinable public init(rawValue: Float) { self.rawValue = rawValue }
    @inlinable public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    /// At which `systemLayoutSizeFitting(_:)` asks for its target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
