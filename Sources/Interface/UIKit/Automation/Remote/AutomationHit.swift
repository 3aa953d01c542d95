// SPDX-License-Identifier: MIT

/// Where elements can be touched.
@MainActor
enum AutomationHit {
    /// A point of the screen at which a touch reaches the element; nil where nothing of it is to be seen, or something
    /// else lies above.
    static func point(of target: AutomationTree.Target) -> CGPoint? {
        if let element = target.element as? UIAccessibilityElement {
            let point = element.accessibilityActivationPoint
            return UIScreen.main.bounds.contains(point) ? point : nil
        }
        guard target.row == nil else { return nil }
        guard let view = target.view else { return target.isScreen ? middleOfScreen : nil }
        let visible = visiblePart(of: view, target.part ?? view.accessibilityFrame)
        guard !visible.isEmpty else { return nil }
        let own = target.part == nil ? view.accessibility?.activationPoint : nil
        return ([own].compactMap { $0 } + candidates(visible)).first { reaches(view, $0) }
    }

    private static var middleOfScreen: CGPoint { CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY) }

    /// The middle, then the middles of the quarters.
    private static func candidates(_ frame: CGRect) -> [CGPoint] {
        let parts: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)]
        return parts.map { CGPoint(x: frame.minX + frame.width * $0.0, y: frame.minY + frame.height * $0.1) }
    }

    private static func reaches(_ view: UIView, _ point: CGPoint) -> Bool {
        for window in UIScreen.main.windows.reversed() where !window.isHidden {
            guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
            // A label that lets touches through belongs to what holds it.
            return hit.isDescendant(of: view) || view.isDescendant(of: hit)
        }
        return false
    }

    private static func visiblePart(of view: UIView, _ frame: CGRect) -> CGRect {
        var visible = frame.intersection(UIScreen.main.bounds)
        var ancestor = view.superview
        while let candidate = ancestor, !visible.isEmpty {
            if candidate.clipsToBounds { visible = visible.intersection(candidate.screenFrame) }
            ancestor = candidate.superview
        }
        return visible.isNull ? .zero : visible
    }

    /// Scrolls what holds the element, as accessibility does on iOS; false when nothing scrolls.
    static func reveal(_ target: inout AutomationTree.Target) -> Bool {
        guard let view = target.view else { return false }
        if let row = target.row { return reveal(row, &target) }
        var hasScrolled = false
        var ancestor = view.superview
        while let candidate = ancestor {
            if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled {
                scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
                hasScrolled = true
            }
            ancestor = candidate.superview
        }
        MainLoop.shared.renderNow()
        return hasScrolled
    }

    /// Brings the row into the middle; what lies in it moves along.
    private static func reveal(_ row: IndexPath, _ target: inout AutomationTree.Target) -> Bool {
        guard let table = target.view as? UITableView, table.numberOfSections > row.section,
            table.numberOfRows(inSection: row.section) > row.row
        else { return false }
        let before = table.rowRect(row).minY - table.bounds.minY
        table.scrollToRow(at: row, at: .middle, animated: false)
        MainLoop.shared.renderNow()
        let after = table.rowRect(row).minY - table.bounds.minY
        target.part = target.part?.offsetBy(dx: 0, dy: after - before)
        target.row = nil
        return true
    }
}
