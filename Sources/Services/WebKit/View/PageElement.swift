// SPDX-License-Identifier: MIT

/// A link, button, field or text of a page, as assistive technology, scripts and UI tests see it.
final class PageElement: UIAccessibilityElement {
    /// - Parameters:
    ///   - parts: what `elements()` of the page's script says of it.
    ///   - frame: in the content view.
    init(_ parts: [String: Any], of view: UIView, frame: CGRect) {
        super.init(accessibilityContainer: view)
        automationRole = Self.role(parts)
        automationPlaceholder = Self.text(parts, "placeholder")
        hasAutomationFocus = parts["focus"] as? Bool == true
        accessibilityLabel = parts["label"] as? String
        accessibilityIdentifier = Self.text(parts, "identifier")
        accessibilityValue = Self.text(parts, "value")
        accessibilityTraits = Self.traits(parts)
        accessibilityFrameInContainerSpace = frame
    }

    /// nil where there is none or it is empty.
    private static func text(_ parts: [String: Any], _ key: String) -> String? {
        (parts[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func role(_ parts: [String: Any]) -> AutomationRole? {
        switch parts["kind"] as? String {
        case "field": .textField
        case "secret": .secureTextField
        case "search", "searchbox": .searchField
        case "lines", "textbox": .textView
        case "switch", "checkbox", "radio": .switch
        case "range", "slider": .slider
        case "choice", "combobox": .button
        default: nil
        }
    }

    private static func traits(_ parts: [String: Any]) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits =
            switch parts["kind"] as? String {
            case "link": .link
            case "button", "choice", "combobox": .button
            case "switch", "checkbox", "radio": .toggleButton
            case "range", "slider": .adjustable
            case "search", "searchbox": .searchField
            case "image", "img": .image
            case "header", "heading": .header
            case "text": .staticText
            default: .none
            }
        if parts["on"] as? Bool == true { traits.insert(.selected) }
        if parts["off"] as? Bool == true { traits.insert(.notEnabled) }
        return traits
    }
}
