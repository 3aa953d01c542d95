// SPDX-License-Identifier: MIT

/// What `performAccessibilityAudit` complains of: of what shows, by rules that Apple's documentation and the Web Content
/// Accessibility Guidelines state.
@MainActor
enum AutomationAudit {
    /// As in `XCUIAccessibilityAuditType`.
    struct Kinds: OptionSet {
        let rawValue: UInt64
        init(rawValue: UInt64) { self.rawValue = rawValue }
        static let contrast = Kinds(rawValue: 1 << 0)
        static let elementDetection = Kinds(rawValue: 1 << 1)
        static let hitRegion = Kinds(rawValue: 1 << 2)
        static let elementDescription = Kinds(rawValue: 1 << 3)
        static let dynamicType = Kinds(rawValue: 1 << 16)
        static let textClipped = Kinds(rawValue: 1 << 17)
        static let trait = Kinds(rawValue: 1 << 18)
    }

    /// One complaint as it goes to the test.
    struct Finding: Codable {
        var kind: UInt64
        var id: UInt32
        var text: String
    }

    /// - Parameter targets: of the last tree, whose numbers the findings use.
    static func findings(_ kinds: UInt64, _ targets: [AutomationTree.Target]) -> Data {
        let wanted = Kinds(rawValue: kinds)
        var found: [Finding] = []
        for (id, target) in targets.enumerated() {
            guard let view = target.view, target.part == nil, isShown(view) else { continue }
            for (kind, text) in complaints(of: view) where wanted.contains(kind) {
                found.append(Finding(kind: kind.rawValue, id: UInt32(id), text: text))
            }
        }
        do { return try JSONEncoder().encode(found) } catch {
            preconditionFailure("findings are plain numbers and texts: \(error)")
        }
    }

    private static func isShown(_ view: UIView) -> Bool {
        view.window != nil && view.screenFrame.intersects(UIScreen.main.bounds) && !view.bounds.isEmpty
    }

    private static func complaints(of view: UIView) -> [(Kinds, String)] {
        var result: [(Kinds, String)] = []
        if let label = view as? UILabel, !(label.text ?? "").isEmpty {
            if isClipped(label) { result.append((.textClipped, "Text clipped")) }
            if !label.adjustsFontForContentSizeCategory {
                result.append((.dynamicType, "Dynamic Type font sizes are unsupported"))
            }
            if let ratio = contrast(of: label), ratio < wantedContrast(label) {
                result.append((.contrast, "Contrast failed"))
            }
        }
        guard isTouchable(view) else { return result }
        if (view.accessibilityLabel ?? "").isEmpty, AutomationRole.of(view) == .button, ownName(view).isEmpty {
            result.append((.elementDescription, "Element has no description"))
        }
        if min(view.accessibilityFrame.width, view.accessibilityFrame.height) < smallestTarget {
            result.append((.hitRegion, "Hit area is too small"))
        }
        return result
    }

    /// Points that a finger needs.
    private static let smallestTarget: CGFloat = 24

    private static func isTouchable(_ view: UIView) -> Bool {
        (view as? UIControl)?.isEnabled == true && view.isUserInteractionEnabled
    }

    private static func ownName(_ view: UIView) -> String {
        var element = AutomationElement(role: .button)
        AutomationContent.fill(&element, from: view)
        return element.label
    }

    private static func isClipped(_ label: UILabel) -> Bool {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        let isOneLine = label.numberOfLines == 1
        return isOneLine && !label.adjustsFontSizeToFitWidth
            ? label.intrinsicContentSize.width > label.bounds.width + 1 : needed.height > label.bounds.height + 1
    }

    // MARK: Contrast

    /// 4.5 to 1; 3 to 1 for large text.
    private static func wantedContrast(_ label: UILabel) -> CGFloat { label.font.pointSize >= 18 ? 3 : 4.5 }

    /// nil: what lies behind is no plain colour.
    private static func contrast(of label: UILabel) -> CGFloat? {
        guard let text = luminance(label.textColor, label), let ground = ground(of: label) else { return nil }
        let (light, dark) = (max(text, ground), min(text, ground))
        return (light + 0.05) / (dark + 0.05)
    }

    private static func ground(of view: UIView) -> CGFloat? {
        var next: UIView? = view
        while let current = next {
            if current is UIImageView || current is UIVisualEffectView { return nil }
            if let color = current.backgroundColor,
                color.resolvedColor(with: current.traitCollection).cgColor.alpha >= 1
            {
                return luminance(color, current)
            }
            next = current.superview
        }
        return nil
    }

    /// Relative luminance, WCAG 2.1.
    private static func luminance(_ color: UIColor?, _ view: UIView) -> CGFloat? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard let color = color?.resolvedColor(with: view.traitCollection),
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha >= 1
        else { return nil }
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
