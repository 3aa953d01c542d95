// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Truth: Apple's published Dynamic Type sizes, and values of `UIFontMetrics` measured on iOS.
struct TextDynamicTypeTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test func preferredFontsFollowThePublishedTable() {
        let large: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in large {
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large)).pointSize == size)
        }
        let body: [(UIContentSizeCategory, CGFloat)] = [
            (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
            (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
            (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
            (.accessibilityExtraExtraExtraLarge, 53),
        ]
        for (category, size) in body {
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(category)).pointSize == size)
        }
        let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
        #expect(headline.fontName == ".SFUI-Semibold")
        #expect(headline.fontDescriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.headline.rawValue)
    }

    /// floor(v * leading / leading at large * 3 + 0.5) / 3
    @Test func metricsScaleByLeading() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.large)) == 10)
        #expect(abs(metrics.scaledValue(for: 10, compatibleWith: traits(.extraSmall)) - 26.0 / 3) < 1e-9)
        #expect(
            abs(
                metrics.scaledValue(for: 100, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) - 281 - 2.0
                    / 3) < 0.34)
        let headline = UIFontMetrics(forTextStyle: .headline)
        let category = traits(.accessibilityExtraExtraLarge)
        #expect(abs(headline.scaledValue(for: 22, compatibleWith: category) - 51) < 1e-9)
        #expect(abs(metrics.scaledValue(for: 22, compatibleWith: category) - 56) < 1e-9)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 10), compatibleWith: traits(.extraExtraExtraLarge))
        #expect(font.pointSize == 13)
        let limited = metrics.scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 22, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(limited.pointSize == 22)
    }
}
