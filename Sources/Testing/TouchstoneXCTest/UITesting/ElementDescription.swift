// SPDX-License-Identifier: MIT

/// Elements and queries as Xcode prints them.
@MainActor
enum ElementDescription {
    static func text(of element: XCUIElement) -> String {
        let found = element.nodes()
        guard let node = found.first else {
            return "No matches found for \(element.chainText)"
        }
        return [
            "Attributes: \(line(of: node))", "Element subtree:", " →" + subtree(of: node, indent: 1).dropFirst(2),
            "Path to element:", path(to: node), "Query chain:", chain(of: element.query),
        ].joined(separator: "\n")
    }

    static func text(of query: XCUIElementQuery) -> String { chain(of: query) }

    /// One element without what it contains: `Button, 0x600003a8c0e0, {{20.0, 59.0}, {55.0, 40.0}}, label: 'Menu'`.
    static func line(of node: ElementNode) -> String {
        var kind = node.type.printedName
        if node.type == .window, node.element.flags.contains(.main) { kind += " (Main)" }
        var parts = [kind, address(of: node)]
        if node.type == .application {
            parts.append("pid: \(UITestSession.shared.process(of: node.element.identifier)?.processIdentifier ?? 0)")
        } else {
            parts.append(text(node.frame))
        }
        if !node.identifier.isEmpty { parts.append("identifier: '\(node.identifier)'") }
        if !node.title.isEmpty { parts.append("title: '\(node.title)'") }
        if !node.label.isEmpty { parts.append("label: '\(node.label)'") }
        if let value = node.element.value, !value.isEmpty { parts.append("value: \(value)") }
        if let placeholder = node.placeholderValue, !placeholder.isEmpty {
            parts.append("placeholderValue: '\(placeholder)'")
        }
        if node.hasFocus { parts.append("Keyboard Focused") }
        if node.isSelected { parts.append("Selected") }
        if !node.isEnabled { parts.append("Disabled") }
        return parts.joined(separator: ", ")
    }

    private static func address(of node: ElementNode) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(node).toOpaque()), radix: 16)
    }

    private static func text(_ frame: CGRect) -> String {
        func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
        return "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
    }

    static func subtree(of node: ElementNode, indent: Int) -> String {
        var lines: [String] = []
        func add(_ node: ElementNode, _ depth: Int) {
            lines.append(String(repeating: " ", count: depth * 2) + line(of: node))
            for child in node.nodes { add(child, depth + (depth == indent ? 1 : 1)) }
        }
        add(node, indent)
        return lines.joined(separator: "\n")
    }

    private static func path(to node: ElementNode) -> String {
        node.path.enumerated().map { depth, step in
            depth == 0 ? " →\(line(of: step))" : String(repeating: " ", count: depth * 2) + "↳" + line(of: step)
        }.joined(separator: "\n")
    }

    private static func chain(of query: XCUIElementQuery) -> String {
        guard let root = query.application.process?.snapshot() else { return query.chainText }
        var lines: [String] = []
        var nodes = [root]
        func add(_ depth: Int, _ text: String, _ nodes: [ElementNode]) {
            let space = String(repeating: " ", count: depth * 2)
            lines.append(depth == 0 ? " →Find: \(text)" : "\(space)↪︎Find: \(text)")
            guard !nodes.isEmpty else {
                lines.append("\(space)  Output: {}")
                return
            }
            lines.append("\(space)  Output: {")
            lines += nodes.map { "\(space)    \(line(of: $0))" }
            lines.append("\(space)  }")
        }
        add(0, query.application.chainText, nodes)
        for (index, step) in query.steps.enumerated() {
            nodes = XCUIElementQuery.apply(step, to: nodes)
            add(index + 1, XCUIElementQuery.text(step), nodes)
        }
        return lines.joined(separator: "\n")
    }
}
