// SPDX-License-Identifier: MIT

/// Text, secondary text and an image, as rows and headers of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Which margins are the greater of the superview's and these.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The secondary text stands at the trailing side when both fit on a line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points between image and text.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 1
    public var alpha: CGFloat = 1

    private init(text: TextProperties, secondary: TextProperties, vertical: CGFloat = 11) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
    }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Lists' rows look the same in all states but disabled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled
            ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        if isDisabled {
            if !textProperties.hasOwnColor { result.textProperties.stateColor = .tertiaryLabel }
            if !secondaryTextProperties.hasOwnColor { result.secondaryTextProperties.stateColor = .tertiaryLabel }
        } else {
            result.textProperties.stateColor = nil
            result.secondaryTextProperties.stateColor = nil
        }
        return result
    }
}

extension UIListContentConfiguration {
    public static func cell() -> Self {
        Self(text: TextProperties(.body), secondary: TextProperties(.caption1))
    }
    /// Text above secondary text.
    public static func subtitleCell() -> Self {
        Self(text: TextProperties(.body), secondary: TextProperties(.caption1), vertical: 10)
    }
    /// Text at the leading, secondary text at the trailing side.
    public static func valueCell() -> Self {
        var result = Self(text: TextProperties(.body), secondary: TextProperties(.body, .secondaryLabel))
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }
    public static func plainHeader() -> Self { header(TextProperties(.headline), top: 4, bottom: 4) }
    public static func plainFooter() -> Self { header(TextProperties(.footnote, .secondaryLabel), top: 4, bottom: 4) }
    public static func groupedHeader() -> Self {
        var text = TextProperties(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return header(text, top: 17, bottom: 5)
    }
    public static func groupedFooter() -> Self { header(TextProperties(.footnote, .secondaryLabel), top: 8, bottom: 8) }
    public static func header() -> Self { groupedHeader() }
    public static func footer() -> Self { groupedFooter() }
    public static func prominentInsetGroupedHeader() -> Self {
        header(TextProperties(.headline), top: 17, bottom: 8)
    }
    public static func extraProminentInsetGroupedHeader() -> Self {
        header(TextProperties(font: .systemFont(ofSize: 20, weight: .bold)), top: 17, bottom: 10)
    }
    public static func sidebarCell() -> Self { cell() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func accompaniedSidebarCell() -> Self { cell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    public static func sidebarHeader() -> Self {
        header(TextProperties(font: .systemFont(ofSize: 20, weight: .bold)), top: 12, bottom: 8)
    }

    private static func header(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> Self {
        var result = Self(text: text, secondary: TextProperties(.footnote, .secondaryLabel))
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
        return result
    }
}
