// SPDX-License-Identifier: MIT
import CoreGraphics

/// Everything `CTFont` needs to know of an identity: the installed face that shows it, and what the app is told.
struct FontRecipe {
    var face: FontFace
    var postScriptName: String
    var family: String
    var styleName: String
    /// Fractions of the point size, as all lengths here.
    var metrics: VerticalMetrics
    var underlinePosition: Double
    var underlineThickness: Double
    /// Size of the stand-in face relative to the font's.
    var scale = 1.0
    var law: AdvanceLaw.Kind?
    /// Of all shapes and advances, where a narrow or wide face is asked of a family that has none installed.
    var widthScale = 1.0
    /// Shear of the glyphs, where an italic is asked of a family that has none installed.
    var slant = 0.0

    /// From this size on (in points) the display cut of the system face is used.
    static let displayCutSize = 20.0

    static func find(_ identity: FontIdentity, size: Double) -> FontRecipe? {
        switch identity.source {
        case .system(let design): return system(design, identity, size)
        case .named(let name): return named(name)
        case .file(let path, let index):
            return FontFace.open(path, index: index, variations: identity.variations).map(FontRecipe.init(file:))
        }
    }

    /// A file's own names and metrics.
    init(file face: FontFace) {
        self.face = face
        postScriptName = face.postScriptName
        family = face.familyName
        styleName = face.styleName
        let em = Double(face.unitsPerEm)
        let style = face.readStyle()
        metrics = VerticalMetrics(
            Double(face.ascent) / em, Double(face.descent) / em, Double(face.lineGap) / em,
            cap: Double(style.capHeight ?? Int(0.7 * em)) / em, x: Double(style.xHeight ?? Int(0.5 * em)) / em)
        underlinePosition = Double(style.underlinePosition ?? Int(-0.1 * em)) / em
        underlineThickness = Double(style.underlineThickness ?? Int(0.05 * em)) / em
    }

    private mutating func slant(like isItalic: Bool) {
        if isItalic, !face.readStyle().isItalic { slant = 0.2 }
    }

    private static func system(_ design: SystemDesign, _ identity: FontIdentity, _ size: Double) -> FontRecipe {
        let cut: StandIn =
            switch design {
            case .standard, .rounded: size < displayCutSize ? .interText : .interDisplay
            case .serif: .serif
            case .monospaced: .monospaced
            }
        let face = cut.face(weight: identity.weight, isItalic: identity.isItalic)
        var recipe = FontRecipe(file: face)
        let weight = SystemNames.weight(identity.weight)
        let slant = identity.isItalic ? "Italic" : ""
        recipe.styleName =
            identity.isItalic && weight == "Regular" ? "Italic" : weight + (slant.isEmpty ? "" : " Italic")
        recipe.underlinePosition = -0.1
        recipe.underlineThickness = 0.05
        switch design {
        case .standard:
            recipe.postScriptName = ".SFUI-" + weight + slant
            recipe.family = ".AppleSystemUIFont"
            recipe.law = .system(weight: identity.weight, isItalic: identity.isItalic)
        case .rounded:
            recipe.postScriptName = ".AppleSystemUIFontRounded-" + weight
            recipe.family = ".AppleSystemUIFontRounded"
            recipe.law = .system(weight: identity.weight, isItalic: identity.isItalic)
        case .serif:
            recipe.postScriptName = ".AppleSystemUIFontSerif-" + weight + slant
            recipe.family = ".AppleSystemUIFontSerif"
        case .monospaced:
            recipe.postScriptName = ".AppleSystemUIFontMonospaced-" + weight + slant
            recipe.family = ".AppleSystemUIFontMonospaced"
            recipe.law = .fixed(1266 / SystemFontLaw.unitsPerEm)
            recipe.scale = 1266.0 / 1233.0
        }
        recipe.slant(like: identity.isItalic)
        if design == .standard, identity.width != 0 {
            recipe.widthScale = SystemWidths.scale(identity.width)
            recipe.postScriptName = ".SFUI-" + SystemWidths.name(identity.width) + weight + slant
        }
        recipe.metrics = VerticalMetrics(
            SystemFontLaw.ascent, SystemFontLaw.descent, 0, cap: SystemFontLaw.capHeight,
            x: SystemFontLaw.xHeight(design, weight: identity.weight, size: size))
        return recipe
    }

    private static func named(_ name: String) -> FontRecipe? {
        guard let (family, style) = NamedFonts.face(postScript: name) else { return nil }
        let face = family.standIn.face(weight: style.weight, isItalic: style.isItalic)
        var recipe = FontRecipe(file: face)
        recipe.postScriptName = name
        recipe.family = family.name
        recipe.styleName = style.name
        if let metrics = family.metrics { recipe.metrics = metrics }
        recipe.scale = family.scale
        recipe.widthScale = style.widthScale
        recipe.slant(like: style.isItalic)
        if let widths = family.widths {
            recipe.law = .table(style.weight >= 0.3 ? widths.bold : widths.regular)
        }
        return recipe
    }
}

enum SystemNames {
    private static let stops: [(Double, String)] = [
        (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
        (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]

    /// Name of the nearest of the nine weights.
    static func weight(_ weight: Double) -> String {
        stops.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "Regular"
    }

    /// Nearest of the nine weights as a number of UIFont's scale.
    static func nearest(_ weight: Double) -> Double {
        stops.min { abs($0.0 - weight) < abs($1.0 - weight) }?.0 ?? 0
    }

    static func weight(named name: String) -> Double? { stops.first { $0.1 == name }?.0 }
}

/// Widths of the system font. Apple publishes no metrics of the narrow and wide faces: the scales are those of pictures of
/// them beside the standard one.
enum SystemWidths {
    private static let stops: [(width: Double, scale: Double, name: String)] = [
        (-0.3, 0.66, "Compressed"), (-0.2, 0.82, "Condensed"), (0, 1, ""), (0.2, 1.24, "Expanded"),
    ]

    /// Linear between the stops, constant outside.
    static func scale(_ width: Double) -> Double {
        guard let upper = stops.firstIndex(where: { $0.width >= width }) else { return stops[stops.count - 1].scale }
        guard upper > 0 else { return stops[0].scale }
        let (low, high) = (stops[upper - 1], stops[upper])
        return low.scale + (high.scale - low.scale) * (width - low.width) / (high.width - low.width)
    }

    /// Of a style's name such as `CondensedBold`, and what stands behind it.
    static func width(inFrontOf style: String) -> (Double, String) {
        for stop in stops where !stop.name.isEmpty && style.hasPrefix(stop.name) {
            return (stop.width, String(style.dropFirst(stop.name.count)))
        }
        return (0, style)
    }

    static func name(_ width: Double) -> String {
        stops.min { abs($0.width - width) < abs($1.width - width) }?.name ?? ""
    }
}

extension SystemFontLaw {
    /// In em. Text masters 1076, 1078, 1124 and display masters 1040, 1040, 1104 units from light to black; monospaced
    /// 1083 to 1100.
    static func xHeight(_ design: SystemDesign, weight: Double, size: Double) -> Double {
        let factor = weightFactor(weight)
        if design == .monospaced { return (1083 + max(0, factor) * 34).rounded() / unitsPerEm }
        let optical = opticalSize(size)
        let text = 1078 + (factor < 0 ? 2 * factor : 46 * factor)
        let display = 1040 + (factor < 0 ? 0 : 64 * factor)
        return (text + (display - text) * optical).rounded() / unitsPerEm
    }
}
