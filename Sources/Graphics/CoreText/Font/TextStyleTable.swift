// SPDX-License-Identifier: MIT

/// Sizes and leadings of the text styles by content-size category: Apple's published table, with the one exception measured
/// on iOS (headline at accessibilityExtraExtraLarge). Styles by their raw values.
package enum TextStyleTable {
    /// Body's for a style that is unknown. `category` counts from extraSmall.
    package static func entry(_ style: String, category: Int) -> (size: Double, leading: Double) {
        let rows = table[style] ?? table["UICTFontTextStyleBody"] ?? []
        guard rows.indices.contains(category) else { return (17, 22) }
        return (Double(rows[category].0), Double(rows[category].1))
    }

    /// From one baseline to the next at a point size: as published for sizes the style has, in proportion to the nearest of
    /// them for others.
    package static func leading(_ style: String, size: Double) -> Double {
        let rows = table[style] ?? table["UICTFontTextStyleBody"] ?? []
        // Several categories may share a size and then share the leading.
        guard let nearest = rows.min(by: { abs(Double($0.0) - size) < abs(Double($1.0) - size) }) else {
            return size * 1.2
        }
        return Double(nearest.1) * size / Double(nearest.0)
    }

    /// (point size, leading) from extraSmall to accessibilityExtraExtraExtraLarge.
    private static let table: [String: [(Int, Int)]] = [
        "UICTFontTextStyleTitle0": [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
            (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        "UICTFontTextStyleTitle1": [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
            (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        "UICTFontTextStyleTitle2": [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
            (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        "UICTFontTextStyleTitle3": [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
            (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        "UICTFontTextStyleHeadline": [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
            (23, 29), (28, 34), (33, 40), (40, 48), (47, 51), (53, 62),
        ],
        "UICTFontTextStyleBody": [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
            (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ],
        "UICTFontTextStyleCallout": [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
            (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        "UICTFontTextStyleSubhead": [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
            (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        "UICTFontTextStyleFootnote": [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
            (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        "UICTFontTextStyleCaption1": [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
            (18, 23), (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        "UICTFontTextStyleCaption2": [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
            (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
        "UICTFontTextStyleExtraLargeTitle": [
            (33, 40), (34, 41), (35, 42), (36, 43), (38, 45), (40, 48),
            (42, 50), (47, 55), (51, 60), (55, 64), (59, 69), (64, 73),
        ],
        "UICTFontTextStyleExtraLargeTitle2": [
            (26, 32), (26, 32), (27, 33), (28, 34), (30, 36), (31, 38),
            (33, 40), (36, 43), (40, 47), (43, 51), (46, 55), (49, 58),
        ],
    ]
}

/// Weights of the text styles: headline is semibold, the rest regular.
package enum TextStyleWeights {
    /// UIFont's scale; regular for a style that is unknown.
    package static func weight(_ style: String) -> Double { style == "UICTFontTextStyleHeadline" ? 0.3 : 0 }
}
