// SPDX-License-Identifier: MIT

/// What can be asked of an element and of a snapshot of one.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    var identifier: String { get }
    /// In points of the screen.
    var frame: CGRect { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    var verticalSizeClass: XCUIElement.SizeClass { get }
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
}

/// An element as it was, with what it contained.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes, NSObjectProtocol {
    var children: [any XCUIElementSnapshot] { get }
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    func snapshot() throws -> any XCUIElementSnapshot
}

@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement {
    public enum SizeClass: Int, Sendable { case unspecified = 0, compact = 1, regular = 2 }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let children = Self(rawValue: "children")
        public static let elementType = Self(rawValue: "elementType")
        public static let enabled = Self(rawValue: "enabled")
        public static let frame = Self(rawValue: "frame")
        public static let hasFocus = Self(rawValue: "hasFocus")
        public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
        public static let identifier = Self(rawValue: "identifier")
        public static let label = Self(rawValue: "label")
        public static let placeholderValue = Self(rawValue: "placeholderValue")
        public static let selected = Self(rawValue: "selected")
        public static let title = Self(rawValue: "title")
        public static let value = Self(rawValue: "value")
        public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
    }
}
