// SPDX-License-Identifier: MIT

/// The view tree of all windows as text or JSON: class, frame, state, text, identifier.
@MainActor
package enum ViewTree {
    /// One view a line, two spaces a level:
    /// `UILabel (16 59; 120 20.5) "Title" #title hidden`
    package static func text() -> String {
        UIScreen.main.windows.map { text(of: $0) }.joined()
    }

    /// The part below one view, which need not be in a window.
    package static func text(of root: UIView) -> String {
        var out = ""
        var stack: [(UIView, Int)] = [(root, 0)]
        while let (view, depth) = stack.popLast() {
            out += String(repeating: "  ", count: depth) + line(view) + "\n"
            for case let element as UIAccessibilityElement in view.accessibilityElements ?? [] {
                out += String(repeating: "  ", count: depth + 1) + line(element) + "\n"
            }
            stack.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
        }
        return out
    }

    /// An array of all windows, with sorted keys: equal trees give equal bytes.
    package static func json() throws -> Data {
        let roots = UIScreen.main.windows.map { object($0) }
        return try JSONSerialization.data(withJSONObject: roots, options: [.prettyPrinted, .sortedKeys])
    }

    private static func line(_ view: UIView) -> String {
        var text = "\(type(of: view)) \(rect(view.frame))"
        if let shown = ElementFinder.text(of: view) {
            text += " \"\(shown.replacingOccurrences(of: "\n", with: "\\n"))\""
        }
        if let label = view.accessibilityLabel, label != ElementFinder.text(of: view) { text += " label=\"\(label)\"" }
        if let identifier = view.accessibilityIdentifier { text += " #\(identifier)" }
        if view.isHidden { text += " hidden" }
        if view.alpha != 1 { text += " alpha=\(number(view.alpha))" }
        if !view.isUserInteractionEnabled { text += " noninteractive" }
        if let controller = view.viewController { text += " <\(type(of: controller))>" }
        return text
    }

    private static func line(_ element: UIAccessibilityElement) -> String {
        var text = "\(type(of: element)) \(rect(element.accessibilityFrame)) element"
        if let label = element.accessibilityLabel { text += " label=\"\(label)\"" }
        if let value = element.accessibilityValue { text += " value=\"\(value)\"" }
        if let identifier = element.accessibilityIdentifier { text += " #\(identifier)" }
        return text
    }

    private static func object(_ view: UIView) -> [String: Any] {
        let frame = view.frame
        var result: [String: Any] = [
            "class": "\(type(of: view))",
            "frame": [frame.minX, frame.minY, frame.width, frame.height].map { finite($0) },
        ]
        if let shown = ElementFinder.text(of: view) { result["text"] = shown }
        if let label = view.accessibilityLabel { result["label"] = label }
        if let identifier = view.accessibilityIdentifier { result["identifier"] = identifier }
        if view.isHidden { result["hidden"] = true }
        if view.alpha != 1 { result["alpha"] = finite(view.alpha) }
        if let controller = view.viewController { result["controller"] = "\(type(of: controller))" }
        if !view.subviews.isEmpty { result["subviews"] = view.subviews.map { object($0) } }
        return result
    }

    private static func rect(_ r: CGRect) -> String {
        "(\(number(r.origin.x)) \(number(r.origin.y)); \(number(r.size.width)) \(number(r.size.height)))"
    }

    /// Up to three decimals, so that a tree reads the same on every machine.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == 0 ? "0" : String(format: "%.10g", Double(rounded))
    }

    private static func finite(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
    }
}
