// SPDX-License-Identifier: MIT
import CoreText

/// Sizes and leadings of the text styles by content-size category.
enum DynamicType {
    struct Entry: Equatable, Sendable {
        let size: CGFloat
        let leading: CGFloat
    }

    /// The category a trait collection stands for: the current one for nil, large for one that does not say.
    static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let asked = (traits ?? UITraitCollection.current).preferredContentSizeCategory
        if asked != .unspecified { return asked }
        let current = UITraitCollection.current.preferredContentSizeCategory
        return current == .unspecified ? .large : current
    }

    static func entry(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Entry {
        let position = UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3
        let row = TextStyleTable.entry(style.rawValue, category: position)
        return Entry(size: CGFloat(row.size), leading: CGFloat(row.leading))
    }

    /// Leading at the category over leading at large.
    static func growth(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        entry(style, category).leading / entry(style, .large).leading
    }
}
