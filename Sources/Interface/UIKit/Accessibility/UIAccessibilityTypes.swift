// SPDX-License-Identifier: MIT

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

/// Reads a page of text line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
}

@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int)
        -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        byName(self, "accessibilityHeaderElementsForRow:", [row], or: nil)
    }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        byName(self, "accessibilityHeaderElementsForColumn:", [column], or: nil)
    }
}
