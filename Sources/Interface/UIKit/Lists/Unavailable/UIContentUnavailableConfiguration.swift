// SPDX-License-Identifier: MIT

/// What a screen shows that has nothing to show: a picture, a text, one or two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// In the middle, texts from the leading edge where they have several lines.
        case natural
    }

    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
        /// nil: the image's own colours, or grey.
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        /// Zero in a direction: no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Zero: no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// In place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// In place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Shown once it has something to show.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    public var background = UIBackgroundConfiguration.clear()
    /// A turning indicator stands in place of the picture.
    var isLoading = false
    /// The texts say what was searched for in vain.
    var isSearch = false

    private init() {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2).bold, color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Without contents, in the looks of an empty screen.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// An indicator and "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isLoading = true
        made.text = SystemStrings.text("Loading…")
        made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        made.textProperties.color = .secondaryLabel
        made.imageToTextPadding = 8
        return made
    }

    /// A search without results; the state's search text becomes part of it.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.isSearch = true
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = SystemStrings.text("No Results")
        made.secondaryText = SystemStrings.text("Check the spelling or try a new search.")
        return made
    }

    @preconcurrency @MainActor
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var made = self
        guard isSearch, let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
        else {
            return made
        }
        made.text = SystemStrings.text("No Results for “%@”").replacingOccurrences(of: "%@", with: words)
        return made
    }
}

extension UIFont {
    fileprivate var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}

/// The state of a controller that may have nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// What is searched for on the screen; nil without a search.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
