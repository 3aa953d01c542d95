// SPDX-License-Identifier: MIT

extension UIButton {
    /// The look of a button as one value: texts, image, arrangement, colours and shape.
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        public enum CornerStyle: Int, Sendable {
            /// The background's own radius.
            case fixed = -1
            /// The background's own radius, growing with the text size.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        public enum MacIdiomStyle: Int, Sendable {
            case automatic = 0
            case bordered = 1
            case borderless = 2
            case borderlessTinted = 3
        }

        public enum Indicator: Int, Sendable {
            case automatic = 0
            case none = 1
            case popup = 2
        }

        /// What the standard colours derive from.
        enum Style: Sendable {
            case plain, gray, tinted, filled
        }

        let style: Style
        public var background: UIBackgroundConfiguration
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet {
                if usesDefaultInsets { contentInsets = Self.defaultInsets(for: buttonSize); usesDefaultInsets = true }
            }
        }
        /// Without effect here: as on phones and tablets.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Of titles, image and indicator; nil: the style's.
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Takes the image's place.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var indicator = Indicator.automatic
        /// Of the sign that the button opens a pop-up menu.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { usesDefaultInsets = false }
        }
        /// The side of the titles the image is on.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points that the image has along the side it is on, whatever its own size; it stands in their middle. Zero:
        /// its own size.
        public var imageReservation: CGFloat = 0
        /// Between image and titles, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// Selected buttons look pressed in without more ado.
        public var automaticallyUpdateForSelection = true
        private var usesDefaultInsets = true

        init(style: Style) {
            self.style = style
            background = .clear()
            background.cornerRadius = Self.defaultCornerRadius
            contentInsets = Self.defaultInsets(for: .medium)
        }

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        public mutating func setDefaultContentInsets() {
            contentInsets = Self.defaultInsets(for: buttonSize)
            usesDefaultInsets = true
        }

        /// The configuration with the standard colours of the button's state filled in.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            let colors = ButtonColors(self, for: button)
            result.baseForegroundColor = colors.foreground
            result.background.backgroundColor = colors.background
            return result
        }

        /// 0.35 of the body text size.
        static let defaultCornerRadius: CGFloat = 5.95

        static func defaultInsets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// In points for a background of this height.
        func cornerRadius(height: CGFloat) -> CGFloat {
            let radius: CGFloat
            switch cornerStyle {
            case .fixed, .dynamic: radius = background.cornerRadius
            case .small: radius = 5
            case .medium: radius = 8
            case .large: radius = 12
            case .capsule: radius = height / 2
            }
            return min(radius, height / 2)
        }
    }
}

/// The colours a configuration has in a state.
@MainActor
struct ButtonColors {
    let foreground: UIColor
    let background: UIColor

    init(_ configuration: UIButton.Configuration, for button: UIButton) {
        let tint = button.role == .destructive ? .systemRed : button.tintColor ?? .systemBlue
        let followsState = button.automaticallyUpdatesConfiguration
        let isPressed = button.isHighlighted && followsState
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection && followsState
        guard button.isEnabled || !followsState else {
            let hasGround = configuration.style != .plain || configuration.background.backgroundColor != nil
            foreground = .tertiaryLabel
            background = hasGround ? .tertiarySystemFill : .clear
            return
        }
        var front: UIColor
        var ground: UIColor
        switch configuration.style {
        case .plain:
            front = configuration.baseForegroundColor ?? tint
            ground = configuration.baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.18) : .clear)
        case .gray:
            front = configuration.baseForegroundColor ?? tint
            ground =
                configuration.baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.18) : .secondarySystemFill)
        case .tinted:
            front = configuration.baseForegroundColor ?? tint
            ground = (configuration.baseBackgroundColor ?? tint).withAlphaComponent(isSelected ? 0.3 : 0.18)
        case .filled:
            front = configuration.baseForegroundColor ?? .white
            ground = configuration.baseBackgroundColor ?? tint
        }
        ground = configuration.background.backgroundColor ?? ground
        if let transformer = configuration.background.backgroundColorTransformer { ground = transformer(ground) }
        if isPressed {
            front = front.scalingAlpha(0.75)
            ground = ground.scalingAlpha(0.75)
        }
        foreground = front
        background = ground
    }
}

extension UIColor {
    /// The same colour, so much more transparent; dynamic colours stay dynamic.
    func scalingAlpha(_ factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
