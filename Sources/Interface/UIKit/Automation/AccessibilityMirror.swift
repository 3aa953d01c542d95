// SPDX-License-Identifier: MIT
import HostKit

/// Tells a page beside the display what is on the screen, for readers of those who do not see it: a flat list in reading order, of
/// what can be read or used. While an alert is up, of it alone.
///
/// Costs a walk over the views four times a second while somebody wants it, else nothing.
@MainActor
final class AccessibilityMirror {
    static let shared = AccessibilityMirror()

    private static let interval = 0.25
    private var isWanted = false
    private var tree = AutomationTree()
    private var last = ""

    func setWanted(_ isWanted: Bool) {
        guard isWanted != self.isWanted else { return }
        self.isWanted = isWanted
        last = ""
        if isWanted { look() }
    }

    private func look() {
        guard isWanted else { return }
        let text = Self.text(of: Self.elements(in: tree.make()))
        if text != last { HostPage.host?.show(elements: text) }
        last = text
        DeadlineQueue.shared.schedule(after: Self.interval) { [weak self] in self?.look() }
    }

    // MARK: What is told

    struct Element: Codable, Equatable {
        /// Of ARIA, or "text".
        var kind: String
        var label: String
        var value: String?
        /// Points of the screen.
        var x, y, width, height: Double
        var isOff: Bool?
        var isSelected: Bool?
        /// Of switches.
        var isOn: Bool?
    }

    static func elements(in application: AutomationElement) -> [Element] {
        let root = alert(in: application) ?? application
        var result: [Element] = []
        add(root, to: &result, on: application.frame)
        return result
    }

    private static func text(of elements: [Element]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do { return String(decoding: try encoder.encode(elements), as: UTF8.self) } catch {
            preconditionFailure("AccessibilityMirror: elements are texts and finite numbers: \(error)")
        }
    }

    /// The topmost.
    private static func alert(in element: AutomationElement) -> AutomationElement? {
        if element.role == .alert || element.role == .sheet { return element }
        return element.children.reversed().lazy.compactMap { alert(in: $0) }.first
    }

    private static func add(_ element: AutomationElement, to list: inout [Element], on screen: CGRect) {
        // The browser has a keyboard, and a clock, of its own.
        guard element.role != .keyboard, element.role != .statusBar else { return }
        if let told = told(element), element.frame.intersects(screen) { return list.append(told) }
        for child in element.children { add(child, to: &list, on: screen) }
    }

    /// nil: what it holds is told in its place.
    private static func told(_ element: AutomationElement) -> Element? {
        guard let kind = kind(of: element) else { return nil }
        let label = label(of: element)
        guard !label.isEmpty || element.value?.isEmpty == false else { return nil }
        let frame = element.frame
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return nil }
        return Element(
            kind: kind, label: label, value: element.value, x: frame.minX, y: frame.minY, width: frame.width,
            height: frame.height, isOff: element.flags.contains(.enabled) ? nil : true,
            isSelected: element.flags.contains(.selected) ? true : nil,
            isOn: kind == "switch" && element.value == "1" ? true : nil)
    }

    private static func label(of element: AutomationElement) -> String {
        let own = [element.label, element.title, element.placeholder ?? ""].first { !$0.isEmpty }
        if let own { return own }
        return element.role == .cell ? texts(in: element).joined(separator: ", ") : ""
    }

    private static func texts(in element: AutomationElement) -> [String] {
        element.children.flatMap { child in
            child.role == .staticText && !child.label.isEmpty ? [child.label] : texts(in: child)
        }
    }

    private static func kind(of element: AutomationElement) -> String? {
        let traits = UIAccessibilityTraits(rawValue: element.traits)
        switch element.role {
        case .button, .popUpButton, .menuButton, .menuItem, .key, .colorWell: return "button"
        case .tab: return "tab"
        case .link: return "link"
        case .switch, .toggle: return "switch"
        case .slider: return "slider"
        case .pickerWheel: return "spinbutton"
        case .progressIndicator, .activityIndicator: return "progressbar"
        case .textField, .secureTextField, .textView: return "textbox"
        case .searchField: return "searchbox"
        case .staticText: return traits.contains(.header) ? "heading" : "text"
        case .image, .icon: return "img"
        // A row is one, unless something in it can be used by itself.
        case .cell: return element.children.contains(where: holdsControl) ? nil : "button"
        case .other, .group: return element.children.isEmpty && traits.contains(.button) ? "button" : nil
        default: return nil
        }
    }

    private static func holdsControl(_ element: AutomationElement) -> Bool {
        switch element.role {
        case .button, .switch, .slider, .textField, .secureTextField, .textView, .searchField, .stepper,
            .segmentedControl:
            true
        default: element.children.contains(where: holdsControl)
        }
    }
}
