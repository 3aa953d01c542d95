// SPDX-License-Identifier: MIT
import CoreGraphics

/// Symbolic traits shared by `UIFontDescriptor.SymbolicTraits` and `CTFontSymbolicTraits`.
package struct TraitBits {
    /// Cursive or slanted.
    package static let italic: UInt32 = 1 << 0
    /// Semibold and heavier.
    package static let bold: UInt32 = 1 << 1
    /// Together with `condensed` it means neither.
    package static let expanded: UInt32 = 1 << 5
    /// Together with `expanded` it means neither.
    package static let condensed: UInt32 = 1 << 6
    /// All glyphs are equally wide.
    package static let monospace: UInt32 = 1 << 10
    /// Two points less leading; counts for text styles only.
    package static let tightLeading: UInt32 = 1 << 15
    /// Two points more leading; counts for text styles only.
    package static let looseLeading: UInt32 = 1 << 16
}

extension FontCore {
    /// Bold from semibold on, as iOS reports it.
    package var traitBits: UInt32 {
        var bits: UInt32 = 0
        if identity.isItalic { bits |= TraitBits.italic }
        if identity.weight >= 0.3 { bits |= TraitBits.bold }
        if isMonospaced { bits |= TraitBits.monospace }
        if widthScale < 0.95 { bits |= TraitBits.condensed }
        if widthScale > 1.05 { bits |= TraitBits.expanded }
        if identity.extraLeading < 0 { bits |= TraitBits.tightLeading }
        if identity.extraLeading > 0 { bits |= TraitBits.looseLeading }
        return bits
    }

    /// On UIFont's scale of widths.
    package var proportion: Double { identity.width != 0 ? identity.width : widthScale < 1 ? -0.2 : 0 }

    private var isMonospaced: Bool {
        switch identity.source {
        case .system(let design): return design == .monospaced
        case .named(let name): return NamedFonts.face(postScript: name)?.0.standIn == .monospaced
        case .file: return face.readStyle().isFixedPitch
        }
    }

    /// A description that makes this font again.
    package var matchingDescriptor: CTFontDescriptor {
        var attributes: [String: Any] = [CTFontDescriptor.Key.size: CGFloat(size)]
        if let style = identity.textStyle {
            attributes[CTFontDescriptor.Key.textStyle] = style
        } else {
            attributes[CTFontDescriptor.Key.name] = postScriptName
        }
        if case .system(let design) = identity.source, design != .standard {
            attributes[CTFontDescriptor.Key.design] = design.rawValue
        }
        if identity.width != 0 {
            attributes[CTFontDescriptor.Key.name] = nil
            attributes[CTFontDescriptor.Key.traits] = [
                CTFontDescriptor.Key.widthTrait: CGFloat(identity.width),
                CTFontDescriptor.Key.weightTrait: CGFloat(identity.weight),
                CTFontDescriptor.Key.symbolicTrait: traitBits & TraitBits.italic,
            ]
        }
        if !identity.variations.isEmpty {
            attributes[CTFontDescriptor.Key.variation] = Dictionary(
                identity.variations.map { (NSNumber(value: $0.tag), NSNumber(value: $0.value)) }
            ) { first, _ in first }
        }
        if !identity.features.isEmpty {
            attributes[CTFontDescriptor.Key.features] = identity.features.map {
                [
                    CTFontDescriptor.Key.openTypeTag: $0.hasPrefix("-") ? String($0.dropFirst()) : $0,
                    CTFontDescriptor.Key.openTypeValue: $0.hasPrefix("-") ? 0 : 1,
                ] as [String: Any]
            }
        }
        return DescribingFont(self, attributes).descriptor
    }
}

/// A descriptor remembers the font it came from, so that traits can be changed on it without a search.
private struct DescribingFont {
    let descriptor: CTFontDescriptor

    init(_ font: FontCore, _ attributes: [String: Any]) {
        var all = attributes
        if font.identity.textStyle != nil {
            var traits: [String: Any] = [:]
            if font.identity.weight != 0 { traits[CTFontDescriptor.Key.weightTrait] = CGFloat(font.identity.weight) }
            let bits = font.traitBits & (TraitBits.italic | TraitBits.tightLeading | TraitBits.looseLeading)
            if bits != 0 { traits[CTFontDescriptor.Key.symbolicTrait] = bits }
            if !traits.isEmpty { all[CTFontDescriptor.Key.traits] = traits }
        }
        descriptor = CTFontDescriptor(attributes: all)
    }
}

extension CTFontDescriptor {
    /// What the attributes ask for: name, else family with face and traits, else the system font. Never nil for a
    /// descriptor without a name; a name that is unknown gives the fallback iOS gives, Helvetica.
    package var identity: FontIdentity {
        let traits = attributes[Key.traits] as? [String: Any] ?? [:]
        var base: FontIdentity
        if let style = attributes[Key.textStyle] as? String {
            base = FontIdentity(.system(design ?? .standard), weight: TextStyleWeights.weight(style))
            base.textStyle = style
        } else if let name = attributes[Key.name] as? String {
            base = FontIdentity(name: name) ?? FontIdentity(.named(postScript: "Helvetica"))
        } else if let family = attributes[Key.family] as? String {
            base =
                FontFamilies.identity(family: family, face: attributes[Key.face] as? String)
                ?? FontIdentity(.named(postScript: "Helvetica"))
        } else {
            base = FontIdentity(.system(design ?? .standard))
        }
        if let design, case .system = base.source { base.source = .system(design) }
        if let weight = Self.number(traits[Key.weightTrait]) { base = base.withWeight(weight) }
        if let bits = Self.number(traits[Key.symbolicTrait]).map({ UInt32(max(0, min($0, 4e9))) }) {
            base = base.withTraits(bits, weightIsGiven: traits[Key.weightTrait] != nil) ?? base
        }
        if let width = Self.number(traits[Key.widthTrait]), width != 0 { base = base.withWidth(width) }
        base.features = featureTags
        if case .file = base.source { base.variations = variations }
        return base
    }

    /// Of the variation attribute, whose keys are the tags of axes.
    private var variations: [FontVariation] {
        guard let values = attributes[Key.variation] as? [AnyHashable: Any] else { return [] }
        return values.compactMap { key, value -> FontVariation? in
            guard let tag = Self.number(key.base), let value = Self.number(value), tag >= 0, tag <= 4_294_967_295 else {
                return nil
            }
            return FontVariation(tag: UInt32(tag), value: value)
        }.sorted { $0.tag < $1.tag }
    }

    private var design: SystemDesign? {
        (attributes[Key.design] as? String).flatMap(SystemDesign.init(rawValue:))
    }

    /// OpenType tags of the feature settings; Apple's type and selector pairs are translated where they have a counterpart.
    private var featureTags: [String] {
        guard let settings = attributes[Key.features] as? [Any] else { return [] }
        var tags: [String] = []
        for case let setting as [AnyHashable: Any] in settings {
            // A text and a `FeatureKey` may say the same twice.
            let values = Dictionary(setting.map { (Self.plain($0.key), $0.value) }) { first, _ in first }
            if let tag = values[Key.openTypeTag] as? String {
                tags.append((Self.number(values[Key.openTypeValue]) ?? 1) == 0 ? "-" + tag : tag)
            } else if let type = Self.number(values[Key.featureType]),
                let selector = Self.number(values[Key.featureSelector]),
                let tag = AppleFeatures.tag(type: Int(type), selector: Int(selector))
            {
                tags.append(tag)
            }
        }
        return Array(Set(tags)).sorted()
    }

    /// Keys may be strings or `UIFontDescriptor.FeatureKey`.
    private static func plain(_ key: AnyHashable) -> String {
        if let text = key.base as? String { return text }
        if let key = key.base as? any RawRepresentable, let text = key.rawValue as? String { return text }
        return "\(key.base)"
    }

    /// The descriptor with symbolic traits instead of its own, nil when its family has no such face.
    package func withTraitBits(_ bits: UInt32) -> CTFontDescriptor? {
        guard let changed = identity.withTraits(bits, weightIsGiven: false),
            let font = FontCore.make(changed, size: size)
        else { return nil }
        return font.matchingDescriptor.adding(sizeOnly)
    }

    private var sizeOnly: [String: Any] { attributes[Key.size].map { [Key.size: $0] } ?? [:] }
}

/// Feature types and selectors of Apple's registry that have an OpenType counterpart.
enum AppleFeatures {
    private struct Key: Hashable {
        let type: Int
        let selector: Int
    }

    private static let tags: [Key: String] = [
        Key(type: 1, selector: 2): "liga", Key(type: 1, selector: 3): "-liga", Key(type: 1, selector: 4): "dlig",
        Key(type: 6, selector: 0): "tnum", Key(type: 6, selector: 1): "pnum", Key(type: 11, selector: 1): "frac",
        Key(type: 11, selector: 2): "frac", Key(type: 10, selector: 1): "sups", Key(type: 10, selector: 2): "subs",
        Key(type: 14, selector: 4): "zero", Key(type: 21, selector: 0): "onum", Key(type: 21, selector: 1): "lnum",
        Key(type: 37, selector: 1): "smcp", Key(type: 38, selector: 1): "c2sc", Key(type: 3, selector: 3): "smcp",
        Key(type: 36, selector: 0): "calt", Key(type: 36, selector: 1): "-calt",
    ]

    /// nil for what OpenType fonts do not have. Type 35 is stylistic sets 1 to 20, on at even selectors.
    static func tag(type: Int, selector: Int) -> String? {
        if type == 35, selector >= 2, selector <= 41 {
            return (selector % 2 == 0 ? "" : "-") + String(format: "ss%02d", selector / 2)
        }
        return tags[Key(type: type, selector: selector)]
    }
}
