// SPDX-License-Identifier: MIT

extension UITableView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// Asks for the standard or the content's own height.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// As a title of the section index: the magnifier.
    public nonisolated static let indexSearch = "{search}"
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}

public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UITableViewIndexSearch = UITableView.indexSearch

/// Says which rows will be wanted soon and which no longer.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        byName(self, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths])
    }
}
