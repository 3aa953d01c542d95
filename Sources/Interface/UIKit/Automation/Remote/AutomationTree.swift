// SPDX-License-Identifier: MIT

/// Makes the tree of elements that UI tests see. docs/ui-tests.md says what becomes what.
///
/// Costs one walk over the views that are not hidden, and one over the keys of the keyboard.
@MainActor
struct AutomationTree {
    /// What an element of the last tree stands for.
    struct Target {
        weak var view: UIView?
        weak var element: AnyObject?
        /// The part of the view, in screen coordinates; nil: all of it.
        var part: CGRect?
        /// Of the view, a table: the row that it lies in, which is not on the screen.
        var row: IndexPath?
        /// The application itself.
        var isScreen = false
    }

    private(set) var targets: [Target] = []
    /// Rows out of sight, kept from tree to tree.
    var hiddenRows = HiddenRows()

    /// The application with its windows, from back to front.
    mutating func make() -> AutomationElement {
        var application = AutomationElement(role: .application)
        let names = ["CFBundleDisplayName", "CFBundleName"]
        application.label =
            names.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first { !$0.isEmpty }
            ?? ProcessInfo.processInfo.processName
        application.identifier = Bundle.main.bundleIdentifier ?? ""
        application.frame = UIScreen.main.bounds
        application.id = add(Target(isScreen: true))
        for window in UIScreen.main.windows {
            if let element = element(for: window) { application.children.append(element) }
        }
        return application
    }

    // MARK: Views

    /// nil: the view and what it contains is not there for tests.
    mutating func element(for view: UIView) -> AutomationElement? {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden, !isEmptyText(view) else {
            return nil
        }
        var element = AutomationElement(role: AutomationRole.of(view))
        element.id = add(Target(view: view))
        AutomationContent.fill(&element, from: view)
        element.children = children(of: view, element.role)
        element.children += AutomationContent.swipeButtons(of: view).compactMap { self.element(for: $0) }
        return element
    }

    /// A label without text is not found, whatever its identifier: public tests take that for cleared.
    private func isEmptyText(_ view: UIView) -> Bool {
        view is UILabel && (view.accessibilityLabel ?? "").isEmpty && view.subviews.isEmpty
    }

    private mutating func children(of view: UIView, _ role: AutomationRole) -> [AutomationElement] {
        if let parts = parts(of: view) { return parts }
        if view is AlertCardView || view is ActionSheetView { return [alertContents(of: view)] }
        if AutomationContent.isLeaf(view, role) { return [] }
        if let listed = view.accessibilityElements { return listed.compactMap { element(forListed: $0) } }
        let contents = AutomationContent.contents(of: view).flatMap { child -> [AutomationElement] in
            if AutomationContent.isTransparent(child, in: view) { return children(of: child, .other) }
            return element(for: child).map { [wrapped($0, AutomationContent.wrappers(around: child, in: view))] } ?? []
        }
        guard let table = view as? UITableView else { return contents }
        return (contents + rowsOutOfSight(of: table)).enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }.map(\.element)
    }

    private mutating func element(forListed object: Any) -> AutomationElement? {
        if let view = object as? UIView { return element(for: view) }
        guard let listed = object as? UIAccessibilityElement else { return nil }
        let role = listed.automationRole ?? AutomationRole.of(listed.accessibilityTraits) ?? .other
        var element = AutomationElement(role: role)
        element.id = add(Target(element: listed))
        element.identifier = listed.accessibilityIdentifier ?? ""
        element.label = listed.accessibilityLabel ?? ""
        element.value = listed.accessibilityValue
        element.frame = listed.accessibilityFrame
        element.traits = listed.accessibilityTraits.rawValue
        element.flags = AutomationContent.flags(listed.accessibilityTraits, isEnabled: true)
        element.placeholder = listed.automationPlaceholder
        if listed.hasAutomationFocus { element.flags.insert(.focused) }
        element.children = (listed.accessibilityElements ?? []).compactMap { self.element(forListed: $0) }
        return element
    }

    /// Views of UIKit on iOS that have no counterpart here, each as large as what it holds.
    private mutating func wrapped(_ element: AutomationElement, _ count: Int) -> AutomationElement {
        var result = element
        for _ in 0..<count {
            var outer = AutomationElement(role: .other)
            outer.id = add(targets[Int(element.id)])
            outer.frame = element.frame
            outer.children = [result]
            result = outer
        }
        return result
    }

    mutating func add(_ target: Target) -> UInt32 {
        targets.append(target)
        return UInt32(targets.count - 1)
    }

    // MARK: Rows out of sight

    /// As on iOS, where a table tells of all its rows; a collection view only of those it has loaded.
    private mutating func rowsOutOfSight(of table: UITableView) -> [AutomationElement] {
        let origin = table.accessibilityFrame.origin
        let shift = CGVector(dx: origin.x - table.bounds.minX, dy: origin.y - table.bounds.minY)
        return hiddenRows.rows(of: table).map { path, element in placed(element, by: shift, row: path, of: table) }
    }

    private mutating func placed(
        _ element: AutomationElement, by shift: CGVector, row: IndexPath, of table: UITableView
    ) -> AutomationElement {
        var result = element
        result.frame = element.frame.offsetBy(dx: shift.dx, dy: shift.dy)
        result.id = add(Target(view: table, part: result.frame, row: row))
        result.children = element.children.map { placed($0, by: shift, row: row, of: table) }
        return result
    }

    // MARK: Parts that are no views

    /// Elements for what a control draws in one piece; nil: the view has none of its own.
    private mutating func parts(of view: UIView) -> [AutomationElement]? {
        guard let parts = AutomationParts.of(view) else { return nil }
        return parts.map { part in
            var element = part
            element.frame = UIAccessibility.convertToScreenCoordinates(part.frame, in: view)
            element.id = add(Target(view: view, part: element.frame))
            return element
        }
    }
}
