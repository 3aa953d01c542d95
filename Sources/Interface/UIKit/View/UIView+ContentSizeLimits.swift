// SPDX-License-Identifier: MIT

/// How small and how large text may become in a part of the screen, whatever the person has chosen.
extension UIView {
    var limitsContentSize: Bool { accessibility.map { $0.smallestText != nil || $0.largestText != nil } ?? false }

    func changeContentSizeLimits(_ change: (AccessibilityState) -> Void) {
        editAccessibility(change)
        Ancestry.forgetAll()
        traitsMayHaveChanged()
    }

    /// The traits with a text size within the limits. Where these contradict each other the larger one holds.
    func withinContentSizeLimits(_ traits: UITraitCollection) -> UITraitCollection {
        let asked = traits.preferredContentSizeCategory
        guard asked != .unspecified else { return traits }
        var category = asked
        if let largest = accessibility?.largestText { category = min(category, largest) }
        if let smallest = accessibility?.smallestText { category = max(category, smallest) }
        guard category != asked else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: category)])
    }

    var contentSizeLimitsText: String {
        let limiting = sequence(first: self, next: \.superview).filter(\.limitsContentSize)
        let lines = limiting.map { view in
            let limits = [("minimum", view.minimumContentSizeCategory), ("maximum", view.maximumContentSizeCategory)]
            let text = limits.compactMap { name, limit in limit.map { "\(name): \($0.rawValue)" } }
            return "\(text.joined(separator: ", ")) of \(view)"
        }
        return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
    }
}
