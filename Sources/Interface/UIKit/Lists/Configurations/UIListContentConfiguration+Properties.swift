// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor { didSet { hasOwnColor = true } }
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0: as many as it takes.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        /// Without effect here: a pointer that rests shows nothing.
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        /// The state's colour, unless the app has set one.
        var stateColor: UIColor?
        private(set) var hasOwnColor = false

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        init(font: UIFont) {
            self.font = font
            color = .label
        }

        public func resolvedColor() -> UIColor {
            let color = stateColor ?? self.color
            return colorTransformer?(color) ?? color
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.localizedUppercase
            case .lowercase: text.localizedLowercase
            case .capitalized: text.localizedCapitalized
            }
        }

        /// Transformers are functions and count for nothing.
        public static func == (a: Self, b: Self) -> Bool {
            a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
                && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
                && a.minimumScaleFactor == b.minimumScaleFactor && a.transform == b.transform
                && a.stateColor == b.stateColor
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
        }
    }

    public struct ImageProperties: Hashable {
        /// In `reservedLayoutSize`: the width or height that rows of one list share for symbols.
        public static var standardDimension: CGFloat { -1 }

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// nil: the view's tint.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public var strokeWidth: CGFloat = 0
        /// Points; 0 along an axis: no limit.
        public var maximumSize = CGSize.zero
        /// Points kept for the image, in which it is centred; 0: its own size.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
                && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth
                && a.reservedLayoutSize == b.reservedLayoutSize
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.image == b.image && a.text == b.text && a.attributedText == b.attributedText
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.imageProperties == b.imageProperties && a.textProperties == b.textProperties
            && a.secondaryTextProperties == b.secondaryTextProperties
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding && a.alpha == b.alpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
        hasher.combine(textProperties)
    }
}
