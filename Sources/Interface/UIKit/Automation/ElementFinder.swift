// SPDX-License-Identifier: MIT

/// Finds what scripts and tests name: by accessibility identifier, then by label, then by shown text.
@MainActor
package enum ElementFinder {
    /// The middle, on the screen, of the frontmost visible element with that name; nil when there is none.
    package static func find(_ name: String) -> CGPoint? {
        if let view = view(name) { return view.accessibility?.activationPoint ?? visibleMiddle(view) }
        return element(name)?.accessibilityActivationPoint
    }

    /// An accessibility element that a view lists and that is not a view.
    private static func element(_ name: String) -> UIAccessibilityElement? {
        let all = visibleViews.lazy.flatMap { view -> [UIAccessibilityElement] in
            let count = min(max(0, view.accessibilityElementCount()), 10_000)
            return (0..<count).compactMap { view.accessibilityElement(at: $0) as? UIAccessibilityElement }
        }
        return all.first { $0.accessibilityIdentifier == name || isName(name, $0.accessibilityLabel) }
    }

    /// The frontmost visible view of that name; nil: there is none. Looks at every visible view.
    package static func view(_ name: String) -> UIView? { match(name, in: visibleViews) }

    /// Scrolls to an element that no one can see because it lies outside of a scroll view's visible part, as UI tests
    /// of iOS do before they touch it; false when there is none.
    static func reveal(_ name: String) -> Bool {
        guard let view = match(name, in: allViews) else { return false }
        var ancestor = view.superview
        while let candidate = ancestor {
            if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled {
                scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
            }
            ancestor = candidate.superview
        }
        MainLoop.shared.renderNow()
        return self.view(name) != nil
    }

    /// What a presented controller covers is meant only where nothing in front of it has the name.
    private static func match(_ name: String, in views: [UIView]) -> UIView? {
        bestMatch(name, in: front(of: views)) ?? bestMatch(name, in: views[...])
    }

    /// Of views, frontmost first, those that are not behind what was presented last.
    private static func front(of views: [UIView]) -> ArraySlice<UIView> {
        guard let container = views.first(where: { $0 is PresentationContainerView }),
            let end = views.lastIndex(where: { $0.isDescendant(of: container) })
        else { return views[...] }
        return views[...end]
    }

    private static func bestMatch(_ name: String, in views: ArraySlice<UIView>) -> UIView? {
        views.first { $0.accessibilityIdentifier == name }
            ?? views.first { isName(name, $0.accessibilityLabel) && $0.isAccessibilityElement }
            ?? views.first { isName(name, $0.accessibilityLabel) } ?? views.first { isName(name, text(of: $0)) }
    }

    /// Quotation marks and apostrophes may be typed as keyboards of scripts have them: `Don't Allow`.
    private static func isName(_ name: String, _ text: String?) -> Bool {
        text == name || text.map { plain($0) == plain(name) } ?? false
    }

    private static func plain(_ text: String) -> String {
        String(text.map { ["‘": "'", "’": "'", "“": "\"", "”": "\""][$0] ?? $0 })
    }

    static func isMet(_ expectation: ScriptStep.Expectation) -> Bool {
        let found = visibleViews.contains { view in
            if let identifier = expectation.identifier {
                guard view.accessibilityIdentifier == identifier else { return false }
                guard let value = expectation.value ?? expectation.text else { return true }
                return text(of: view) == value || view.accessibilityValue == value || view.accessibilityLabel == value
            }
            guard let wanted = expectation.text else { return false }
            if element(wanted) != nil { return true }
            return text(of: view)?.contains(wanted) == true || view.accessibilityLabel?.contains(wanted) == true
        }
        return found != expectation.isAbsent
    }

    /// What could be named, for messages.
    static var names: String {
        let all = visibleViews.compactMap { view -> String? in
            if let identifier = view.accessibilityIdentifier { return "#" + identifier }
            return text(of: view) ?? view.accessibilityLabel
        }
        let some = all.prefix(40).map { "'\($0)'" }.joined(separator: ", ")
        return all.isEmpty ? "nothing with a name" : some + (all.count > 40 ? ", ..." : "")
    }

    /// What a field or a text view holds, as UI tests read it; nil: nothing.
    static func text(of view: UIView) -> String? {
        guard view is UITextField || view is UITextView else { return nil }
        var element = AutomationElement(role: .other)
        AutomationContent.fill(&element, from: view)
        return element.value?.isEmpty == false ? element.value : nil
    }

    /// Visible views of all windows, frontmost first.
    private static var visibleViews: [UIView] { allViews.filter { !visibleFrame($0).isEmpty } }

    /// Those that are not hidden, wherever they lie.
    private static var allViews: [UIView] {
        var result: [UIView] = []
        for window in UIScreen.main.windows.reversed() where !window.isHidden { collect(window, into: &result) }
        return result
    }

    private static func collect(_ root: UIView, into result: inout [UIView]) {
        var stack: [UIView] = [root]
        while let view = stack.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            result.append(view)
            stack.append(contentsOf: view.subviews)
        }
    }

    /// The part of a view on the screen that no clipping ancestor hides.
    private static func visibleFrame(_ view: UIView) -> CGRect {
        var frame = view.screenFrame.intersection(UIScreen.main.bounds)
        var ancestor = view.superview
        while let candidate = ancestor, !frame.isEmpty {
            if candidate.clipsToBounds { frame = frame.intersection(candidate.screenFrame) }
            ancestor = candidate.superview
        }
        return frame
    }

    private static func visibleMiddle(_ view: UIView) -> CGPoint {
        let frame = visibleFrame(view)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
