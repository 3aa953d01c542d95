// SPDX-License-Identifier: MIT
import CoreGraphics

/// A face at a size: what a `CTFont` stands for. Interned: asking twice for the same font answers the same object.
///
/// Sendable because nothing changes after initialisation; the handles of `face` have their own lock.
package final class FontCore: @unchecked Sendable {
    /// What was asked for; the face may be a stand-in.
    package let identity: FontIdentity
    /// In points. Zero is allowed and draws nothing.
    package let size: Double
    /// Whose glyphs are drawn.
    package let face: FontFace
    /// In points; `descent` is positive.
    package let metrics: VerticalMetrics
    /// Height of a line, in points. The leading of a text style is not part of it.
    package let lineHeight: Double
    /// The part of the leading that a text style gives, in points; may be negative.
    package let styleLeading: Double
    /// Points from the baseline to the line's middle; negative below.
    package let underlineOffset: Double
    /// Points.
    package let underlineWidth: Double
    /// Points per font unit of `face`.
    package let unitScale: Double
    /// Shear that stands for a missing italic.
    package let slant: Double
    /// Of shapes and advances; 1 but for faces that stand for narrow or wide ones.
    package let widthScale: Double
    /// Present on the system face: replaces the file's advances.
    let law: AdvanceLaw?
    /// Distinguishes fonts in cache keys.
    package let id: UInt32

    /// The name the app sees, not that of the file which stands in for it.
    package let postScriptName: String
    /// The name the app sees.
    package let family: String
    /// The name the app sees.
    package let styleName: String

    private init(identity: FontIdentity, size: Double, recipe: FontRecipe, id: UInt32) {
        self.identity = identity
        self.size = size
        self.id = id
        face = recipe.face
        postScriptName = recipe.postScriptName
        family = recipe.family
        styleName = recipe.styleName
        slant = recipe.slant
        widthScale = recipe.widthScale
        unitScale = size * recipe.scale / Double(recipe.face.unitsPerEm)
        let relative = recipe.metrics
        var leading = relative.leading * size
        var ownLeading = 0.0
        if let style = identity.textStyle, case .system = identity.source {
            // Text styles have their own distance between baselines; the box of a line stays that of the face.
            let spacing = TextStyleTable.leading(style, size: size) + identity.extraLeading
            leading = size > 0 ? spacing - (relative.ascent + relative.descent) * size : 0
            ownLeading = leading
        }
        metrics = VerticalMetrics(
            relative.ascent * size, relative.descent * size, leading, cap: relative.capHeight * size,
            x: relative.xHeight * size)
        styleLeading = ownLeading
        lineHeight = metrics.ascent + metrics.descent + leading - ownLeading
        underlineOffset = recipe.underlinePosition * size
        underlineWidth = recipe.underlineThickness * size
        let fileScale = size / Double(recipe.face.unitsPerEm)
        law = recipe.law.map { AdvanceLaw($0, face: recipe.face, size: size, unitScale: fileScale) }
    }

    private struct Key: Hashable {
        let identity: FontIdentity
        let size: Double
    }

    private static let interned = FontGuarded<[Key: FontCore]>([:])
    private static let lastID = FontGuarded<UInt32>(0)

    /// The font of an identity, nil when its name or file is unknown. Sizes that are not finite or negative count as zero.
    package static func make(_ identity: FontIdentity, size: Double) -> FontCore? {
        let size = size.isFinite && size > 0 ? min(size, 100_000) : 0
        return fontLock.withLock {
            let key = Key(identity: identity, size: size)
            if let font = interned.value[key] { return font }
            guard let recipe = FontRecipe.find(identity, size: size) else { return nil }
            lastID.value += 1
            let font = FontCore(identity: identity, size: size, recipe: recipe, id: lastID.value)
            interned.value[key] = font
            return font
        }
    }

    /// The same face at another size.
    package func resized(_ size: Double) -> FontCore { FontCore.make(identity, size: size) ?? self }

    /// The system font, which always exists.
    package static func system(size: Double, weight: Double = 0, isItalic: Bool = false) -> FontCore {
        let identity = FontIdentity(.system(.standard), weight: weight, isItalic: isItalic)
        guard let core = make(identity, size: size) else { fatalError("CoreText: the system font cannot be opened") }
        return core
    }
}
