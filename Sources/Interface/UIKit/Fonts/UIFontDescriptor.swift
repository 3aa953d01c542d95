// SPDX-License-Identifier: MIT
import CoreText

/// A description of a font by attributes. Bridged to `CTFontDescriptor` on iOS; the same class here.
public typealias UIFontDescriptor = CTFontDescriptor

extension CTFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: Key.family)
        public static let name = AttributeName(rawValue: Key.name)
        public static let face = AttributeName(rawValue: Key.face)
        /// In points.
        public static let size = AttributeName(rawValue: Key.size)
        public static let visibleName = AttributeName(rawValue: Key.visibleName)
        public static let matrix = AttributeName(rawValue: Key.matrix)
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: Key.cascadeList)
        public static let traits = AttributeName(rawValue: Key.traits)
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = AttributeName(rawValue: Key.features)
        public static let textStyle = AttributeName(rawValue: Key.textStyle)
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: Key.symbolicTrait)
        public static let weight = TraitKey(rawValue: Key.weightTrait)
        public static let width = TraitKey(rawValue: Key.widthTrait)
        public static let slant = TraitKey(rawValue: Key.slantTrait)
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let featureIdentifier = FeatureKey(rawValue: Key.featureType)
        public static let type = FeatureKey(rawValue: Key.featureType)
        public static let typeIdentifier = FeatureKey(rawValue: Key.featureSelector)
        public static let selector = FeatureKey(rawValue: Key.featureSelector)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}

extension CTFontDescriptor {
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(attributes: Self.plain(attributes))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(attributes: [Key.name: fontName, Key.size: size])
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Keys and values as plain strings: traits and features may be given with typed keys.
    private static func plain(_ attributes: [AttributeName: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (name, value) in attributes { result[name.rawValue] = plainValue(name, value) }
        return result
    }

    private static func plainValue(_ name: AttributeName, _ value: Any) -> Any {
        if name == .traits, let traits = value as? [TraitKey: Any] {
            return Dictionary(
                uniqueKeysWithValues: traits.map { key, value in
                    (key.rawValue, plainTrait(value))
                })
        }
        if name == .textStyle, let style = value as? UIFont.TextStyle { return style.rawValue }
        return value
    }

    private static func plainTrait(_ value: Any) -> Any {
        if let traits = value as? SymbolicTraits { return traits.rawValue }
        if let weight = value as? UIFont.Weight { return weight.rawValue }
        if let width = value as? UIFont.Width { return width.rawValue }
        return value
    }

    // MARK: Reading

    public var postscriptName: String { identityName }

    private var identityName: String {
        attributes[Key.name] as? String ?? FontCore.make(identity, size: size)?.postScriptName ?? ""
    }

    public var pointSize: CGFloat { CGFloat(size) }

    public var symbolicTraits: SymbolicTraits {
        SymbolicTraits(rawValue: FontCore.make(identity, size: size)?.traitBits ?? 0)
    }

    public var fontAttributes: [AttributeName: Any] {
        Dictionary(uniqueKeysWithValues: attributes.map { (AttributeName(rawValue: $0.key), $0.value) })
    }

    /// An attribute given or implied by the font that matches; nil when neither has it.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        if let value = attributes[anAttribute.rawValue] { return value }
        guard let font = FontCore.make(identity, size: size) else { return nil }
        switch anAttribute {
        case .family: return font.family
        case .name: return font.postScriptName
        case .face: return font.styleName
        case .visibleName: return font.family + " " + font.styleName
        case .size: return CGFloat(font.size)
        case .traits:
            return [
                TraitKey.symbolic.rawValue: font.traitBits, TraitKey.weight.rawValue: CGFloat(font.identity.weight),
                TraitKey.slant.rawValue: CGFloat(font.identity.isItalic ? 0.07 : 0),
                TraitKey.width.rawValue: CGFloat(font.proportion),
            ] as [String: Any]
        default: return nil
        }
    }

    // MARK: Deriving

    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        adding(Self.plain(attributes))
    }

    /// nil when the family has no face with these traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        withTraitBits(symbolicTraits.rawValue)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { adding([Key.size: newPointSize]) }

    /// The same size in a face of the named family.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes: [String: Any] = [Key.face: newFace, Key.size: CGFloat(size)]
        if let family = object(forKey: .family) { attributes[Key.family] = family }
        return CTFontDescriptor(attributes: attributes)
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        CTFontDescriptor(attributes: [Key.family: newFamily, Key.size: CGFloat(size)])
    }

    /// The system font in another design, nil for a design there is none of.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let name: String? =
            switch design {
            case .default: "standard"
            case .rounded: "rounded"
            case .serif: "serif"
            case .monospaced: "monospaced"
            default: nil
            }
        return name.map { adding([Key.design: $0]) }
    }

    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        FontCore.make(identity, size: size).map { [$0.matchingDescriptor] } ?? []
    }
}
