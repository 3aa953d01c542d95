// SPDX-License-Identifier: MIT
import Foundation
import LayoutEngine

/// What Auto Layout tells the developer.
@MainActor
enum LayoutReport {
    /// Where reports go: standard error, or a test.
    static var print: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
}

extension LayoutReport {
    /// Layout below `view` went on and on: the head and the list that UIKit's own loop debugger logs.
    static func loop(below view: UIView, _ views: [UIView]) {
        guard isFirst(of: view.layoutNode) else { return }
        var text = "[LayoutLoop] Degenerate layout!\n\tLayout feedback loop detected in subtree of \(view).\n"
        text += "\tViews that each pass lays out again, in order:\n"
        for view in views { text += "\t\t\(view)\n" }
        text += "\tA view that needs layout again whenever it was laid out keeps the pass from ending: look for "
        text +=
            "setNeedsLayout(), setNeedsUpdateConstraints() or changes of frames and constraints in the layoutSubviews() "
        text += "of these views and in the viewDidLayoutSubviews() of their controllers."
        print(text)
    }

    /// Each is named once and not in every frame.
    private static func isFirst(of node: LayoutNode) -> Bool {
        defer { node.isReportedRestless = true }
        return !node.isReportedRestless
    }

    /// The size of the item's content changes each time it is measured at the width that this gave it.
    static func restlessContent(of node: LayoutNode) {
        guard isFirst(of: node) else { return }
        print(
            "[LayoutLoop] Degenerate layout!\n\tThe content of \(LayoutText.name(of: node.item)) asks for another width each "
                + "time it is measured for the width it asked for.")
    }
}

extension UIView: @preconcurrency LayoutLoopObserver {
    /// Writes a report of the views that ask for layout without end, below this one.
    package func layoutDidNotSettle(_ layers: [CALayer]) {
        LayoutReport.loop(below: self, layers.compactMap { $0.delegate as? UIView })
    }
}

extension LayoutContext {
    /// Tells about required constraints that contradict each other, in UIKit's words.
    /// - Returns: the one that gives way: of the app's constraints the one activated last. Those of stack views hold, as
    ///   far as the app's leave a choice: what they hide has no size (public logs of UIKit, all of 'UISV-hiding'). Where
    ///   nothing is hidden the distances between arranged views go first, as in a stack view that the app makes 0 high.
    func report(_ conflict: LayoutConflict) -> LayoutRow? {
        let members = conflict.rows.map { ($0, owner(of: $0)) }
        func last(arranging: Bool) -> (LayoutRow, Owner?)? {
            members.last {
                if case .constraint(let constraint)? = $0.1 { constraint.isArranging == arranging } else { false }
            }
        }
        func last(named name: String) -> (LayoutRow, Owner?)? {
            members.last {
                if case .constraint(let constraint)? = $0.1 { constraint.identifier == name } else { false }
            }
        }
        let spacing = last(named: "UISV-hiding") == nil ? last(named: "UISV-spacing") : nil
        let victim = spacing ?? last(arranging: false) ?? last(arranging: true) ?? members[members.count - 1]
        var hasMask = false
        let lines = members.compactMap { member -> String? in
            if case .notNegative? = member.1 { return nil }
            if case .placement(let item, _)? = member.1, item.node?.view != nil { hasMask = true }
            return member.1.map { "    \"\(self.text(of: $0))\"" }
        }
        var text = "Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        text += "\tTry this: \n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if hasMask {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer "
            text += "to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        text += "(\n" + lines.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(victim.1.map { self.text(of: $0) } ?? "")\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        text += "<UIKitCore/UIView.h> may also be helpful."
        UIViewAlertForUnsatisfiableConstraints(text)
        return victim.0
    }

    private func text(of owner: Owner) -> String {
        switch owner {
        case .constraint(let constraint): return constraint.constraintDescription
        case .placement(let item, let attribute): return item.node.map { placementText($0, attribute) } ?? ""
        case .content(let item, let axis, let isMaximum):
            guard let node = item.node else { return "" }
            let attribute = axis == .horizontal ? "width" : "height"
            let length = axis == .horizontal ? node.content.size.width : node.content.size.height
            return "<NSContentSizeLayoutConstraint:\(addressText(node)) \(LayoutText.name(of: node.item))."
                + "\(attribute) \(isMaximum ? "<=" : ">=") \(length.short)   (active)>"
        case .notNegative: return ""
        case .temporary: return "<NSLayoutConstraint 'fittingSizeHTarget'>"
        }
    }

    private func placementText(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) -> String {
        let rect = rect(of: node)
        let value: CGFloat
        let name: String
        switch attribute {
        case .left: (value, name) = (rect.minX, "minX")
        case .top: (value, name) = (rect.minY, "minY")
        case .width: (value, name) = (rect.width, "width")
        default: (value, name) = (rect.height, "height")
        }
        let item = LayoutText.name(of: node.item)
        guard let view = node.view else {
            return "<NSLayoutConstraint:\(addressText(node)) '\(node.guide?.identifier ?? "")' \(item).\(name) == "
                + "\(value.short)   (active)>"
        }
        return "<NSAutoresizingMaskLayoutConstraint:\(addressText(node)) h=\(view.autoresizingMask.horizontalText) "
            + "v=\(view.autoresizingMask.verticalText) \(item).\(name) == \(value.short)   (active)>"
    }
}

/// Set a symbolic breakpoint here to stop where constraints contradict each other.
@MainActor @inline(never)
func UIViewAlertForUnsatisfiableConstraints(_ text: String) { LayoutReport.print(text) }

extension UIView.AutoresizingMask {
    /// Left margin, width, right margin: `&` for what is flexible, `-` for what is not.
    var horizontalText: String {
        text(.flexibleLeftMargin) + text(.flexibleWidth) + text(.flexibleRightMargin)
    }
    var verticalText: String { text(.flexibleTopMargin) + text(.flexibleHeight) + text(.flexibleBottomMargin) }

    private func text(_ part: UIView.AutoresizingMask) -> String { contains(part) ? "&" : "-" }
}
