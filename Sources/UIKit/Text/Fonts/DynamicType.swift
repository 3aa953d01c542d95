// SPDX-License-Identifier: MIT
import CoreText

/// Sizes and leadings of the text styles by content-size category: Apple's published table, with the one exception measured
/// on iOS (headline at accessibilityExtraExtraLarge).
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
        let rows = table[style] ?? table[.body] ?? []
        let position = UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3
        guard position < rows.count else { return Entry(size: 17, leading: 22) }
        return Entry(size: CGFloat(rows[position].0), leading: CGFloat(rows[position].1))
    }

    /// Leading at the category over leading at large.
    static func growth(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        entry(style, category).leading / entry(style, .large).leading
    }

    /// (point size, leading) from extraSmall to accessibilityExtraExtraExtraLarge.
    private static let table: [UIFont.TextStyle: [(Int, Int)]] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
            (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        .title1: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
            (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
            (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
            (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        .headline: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
            (23, 29), (28, 34), (33, 40), (40, 48), (47, 51), (53, 62),
        ],
        .body: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
            (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ],
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
            (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
            (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
            (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        .caption1: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
            (18, 23), (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
            (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
        .extraLargeTitle: [
            (33, 40), (34, 41), (35, 42), (36, 43), (38, 45), (40, 48),
            (42, 50), (47, 55), (51, 60), (55, 64), (59, 69), (64, 73),
        ],
        .extraLargeTitle2: [
            (26, 32), (26, 32), (27, 33), (28, 34), (30, 36), (31, 38),
            (33, 40), (36, 43), (40, 47), (43, 51), (46, 55), (49, 58),
        ],
    ]
}
