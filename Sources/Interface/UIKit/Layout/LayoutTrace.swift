// SPDX-License-Identifier: MIT
import LayoutEngine

// `_autolayoutTrace`, which Apple's Auto Layout Guide names for debuggers ("Ambiguous Layouts").

extension UIView {
    /// The whole tree around the view, a view a line, with what Auto Layout has to do with each, and which numbers of
    /// ambiguous ones are open.
    var autolayoutTrace: String {
        let context = preparedLayoutContext()
        var lines = [""]
        rootView.addTrace(to: &lines, depth: 0, context)
        lines.append("")
        lines.append("Legend:")
        lines.append("\t* - is laid out with auto layout")
        lines.append(
            "\t+ - is laid out manually, but is represented in the layout engine because "
                + "translatesAutoresizingMaskIntoConstraints = YES")
        lines.append("\t\u{2022} - layout engine host")
        return lines.joined(separator: "\n")
    }

    private func addTrace(to lines: inout [String], depth: Int, _ context: LayoutContext?) {
        let indentation = String(repeating: "|   ", count: depth)
        lines.append(
            indentation + traceMark(context) + LayoutText.name(of: self) + traceAmbiguity(layoutNodeIfMade, context))
        for guide in layoutNodeIfMade?.guides ?? [] where guide.layoutNode.context === context && context != nil {
            lines.append("\(indentation)|   *\(guide.description)\(traceAmbiguity(guide.layoutNode, context))")
        }
        for view in subviewList { view.addTrace(to: &lines, depth: depth + 1, context) }
    }

    private func traceMark(_ context: LayoutContext?) -> String {
        guard let context else { return "" }
        if self === context.root { return "\u{2022}" }
        guard let node = layoutNodeIfMade, node.context === context else { return "" }
        return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    }

    /// `- AMBIGUOUS LAYOUT for UILabel:0x7f8'Text'.minX{id: 4}, ...`; nothing for what is decided.
    private func traceAmbiguity(_ node: LayoutNode?, _ context: LayoutContext?) -> String {
        guard let node, let context, node.context === context, node.view !== context.root else { return "" }
        let open = [(node.x, "minX"), (node.y, "minY"), (node.width, "Width"), (node.height, "Height")]
            .filter { context.engine.isAmbiguous($0.0) }
            .map { "\(LayoutText.name(of: node.item)).\($0.1){id: \($0.0.index)}" }
        return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
    }
}
