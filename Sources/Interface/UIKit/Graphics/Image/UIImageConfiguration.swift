// SPDX-License-Identifier: MIT

extension UIImage {
    /// What decides which variant of an image is used.
    ///
    /// Sendable because nothing of it changes.
    open class Configuration: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        // Unchecked: everything is constant.
        private let traits: UITraitCollection?
        private let language: Locale?

        /// nil leaves the variant open.
        package init(traits: UITraitCollection?, locale: Locale?) {
            self.traits = traits
            language = locale
            super.init()
        }

        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection, locale: nil) }
        public convenience init(locale: Locale?) { self.init(traits: nil, locale: locale) }

        public required init?(coder: NSCoder) {
            traits = coder.decodeObject(of: UITraitCollection.self, forKey: "traits")
            language = nil
            super.init()
        }

        open func encode(with coder: NSCoder) { coder.encode(traits, forKey: "traits") }
        open class var supportsSecureCoding: Bool { true }
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open var traitCollection: UITraitCollection? { traits }
        open var locale: Locale? { language }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            (remade(traitCollection, language) as? Self) ?? self
        }

        open func withLocale(_ locale: Locale?) -> Self { (remade(traits, locale) as? Self) ?? self }

        func remade(_ traits: UITraitCollection?, _ locale: Locale?) -> UIImage.Configuration {
            Configuration(traits: traits, locale: locale)
        }

        /// This, with what `otherConfiguration` says taking precedence.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return (merged(with: other) as? Self) ?? self
        }

        func merged(with other: UIImage.Configuration) -> UIImage.Configuration {
            let joined = [traits, other.traits].compactMap { $0 }
            let result = joined.isEmpty ? nil : UITraitCollection(traitsFrom: joined)
            // A symbol's attributes survive a plain configuration.
            if let symbol = other as? SymbolConfiguration { return symbol.remade(result, other.language ?? language) }
            return remade(result, other.language ?? language)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return traits == other.traits && language == other.language
        }

        open override var hash: Int { traits?.hash ?? 0 }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
}
