// SPDX-License-Identifier: MIT
import CoreGraphics

/// The font list of iOS: family, PostScript stem, styles, what shows it here, and the original's vertical metrics.
enum NamedFontList {
    struct Entry: Sendable {
        let family: String
        let stem: String
        /// Suffixes of the stem; `*` is the stem alone, `=Name` a whole PostScript name.
        let styles: String
        let standIn: StandIn
        var metrics: VerticalMetrics?
        var widths: (regular: WidthTable, bold: WidthTable)?
        var scale = 1.0
        /// Width of the family's condensed faces relative to the stand-in's.
        var condensed = 0.78

        init(
            _ family: String, _ stem: String, _ styles: String, _ standIn: StandIn, _ metrics: VerticalMetrics? = nil,
            widths: (regular: WidthTable, bold: WidthTable)? = nil, scale: Double = 1,
            condensed: Double = 0.78
        ) {
            self.family = family
            self.stem = stem
            self.styles = styles
            self.standIn = standIn
            self.metrics = metrics
            self.widths = widths
            self.scale = scale
            self.condensed = condensed
        }
    }

    private static let four = "* Bold Italic BoldItalic"
    private static let plain = VerticalMetrics(0.95, 0.25, 0, cap: 0.7, x: 0.5)
    private static let helvetica: (WidthTable, WidthTable) = (.helvetica, .helveticaBold)
    private static let times: (WidthTable, WidthTable) = (.times, .timesBold)
    private static let hiragino = VerticalMetrics(0.88, 0.12, 0.5, cap: 0.766, x: 0.545)
    private static let pingFang = VerticalMetrics(1.06, 0.34, 0, cap: 0.86, x: 0.6)

    static let entries: [Entry] = sans + serif + monospaced + display + scripts

    private static let sans: [Entry] = [
        Entry(
            "Helvetica Neue", "HelveticaNeue",
            "* Italic UltraLight UltraLightItalic Thin ThinItalic Light LightItalic Medium MediumItalic Bold BoldItalic "
                + "CondensedBold CondensedBlack", .interText,
            VerticalMetrics(0.952, 0.213, 0.028, cap: 0.714, x: 0.517),
            widths: helvetica),
        Entry(
            "Helvetica", "Helvetica", "* Oblique Light LightOblique Bold BoldOblique", .interText,
            VerticalMetrics(0.77, 0.23, 0.15, cap: 0.717, x: 0.523), widths: helvetica),
        Entry(
            "Arial", "Arial", "=ArialMT =Arial-BoldMT =Arial-ItalicMT =Arial-BoldItalicMT", .interText,
            VerticalMetrics(0.905, 0.212, 0.033, cap: 0.716, x: 0.519), widths: helvetica),
        Entry(
            "Arial Rounded MT Bold", "ArialRoundedMTBold", "=ArialRoundedMTBold", .interText,
            VerticalMetrics(0.946, 0.211, 0, cap: 0.718, x: 0.519)),
        Entry(
            "Avenir", "Avenir",
            "Light LightOblique Book BookOblique Roman Oblique Medium MediumOblique Heavy HeavyOblique Black BlackOblique",
            .interText, VerticalMetrics(1, 0.366, 0, cap: 0.708, x: 0.468), scale: 0.97),
        Entry(
            "Avenir Next", "AvenirNext",
            "UltraLight UltraLightItalic Regular Italic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy "
                + "HeavyItalic", .interText, VerticalMetrics(1, 0.366, 0, cap: 0.708, x: 0.468), scale: 0.97),
        Entry(
            "Avenir Next Condensed", "AvenirNextCondensed",
            "UltraLight UltraLightItalic Regular Italic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy "
                + "HeavyItalic", .interText, VerticalMetrics(1, 0.366, 0, cap: 0.708, x: 0.468), scale: 0.97,
            condensed: 0.76),
        Entry(
            "Futura", "Futura", "Medium MediumItalic Bold CondensedMedium CondensedExtraBold", .interText,
            VerticalMetrics(1.039, 0.26, 0.029, cap: 0.758, x: 0.44), condensed: 0.7),
        Entry(
            "Gill Sans", "GillSans", "* Italic Light LightItalic SemiBold SemiBoldItalic Bold BoldItalic UltraBold",
            .interText, VerticalMetrics(0.918, 0.23, 0, cap: 0.682, x: 0.449), scale: 0.94),
        Entry(
            "Optima", "Optima", "Regular Italic Bold BoldItalic ExtraBlack", .interText,
            VerticalMetrics(0.919, 0.268, 0.03, cap: 0.7, x: 0.468)),
        Entry(
            "Trebuchet MS", "TrebuchetMS", "* =TrebuchetMS-Italic =TrebuchetMS-Bold =Trebuchet-BoldItalic", .interText,
            VerticalMetrics(0.939, 0.222, 0, cap: 0.716, x: 0.523)),
        Entry(
            "Verdana", "Verdana", four, .interText, VerticalMetrics(1.005, 0.21, 0, cap: 0.727, x: 0.545), scale: 1.06),
        Entry("Geneva", "Geneva", "*", .interText, VerticalMetrics(1, 0.25, 0, cap: 0.757, x: 0.56)),
        Entry("Academy Engraved LET", "AcademyEngravedLetPlain", "*", .serif, plain),
        Entry("Euphemia UCAS", "EuphemiaUCAS", "* Italic Bold", .interText, plain),
        Entry(
            "DIN Alternate", "DINAlternate", "Bold", .interText, VerticalMetrics(0.938, 0.226, 0, cap: 0.713, x: 0.515)),
        Entry(
            "DIN Condensed", "DINCondensed", "Bold", .interText,
            VerticalMetrics(0.712, 0.288, 0.2, cap: 0.712, x: 0.53),
            condensed: 0.68),
    ]

    private static let serif: [Entry] = [
        Entry(
            "Times New Roman", "TimesNewRomanPS",
            "=TimesNewRomanPSMT =TimesNewRomanPS-BoldMT =TimesNewRomanPS-ItalicMT =TimesNewRomanPS-BoldItalicMT",
            .serif,
            VerticalMetrics(0.891, 0.216, 0.042, cap: 0.662, x: 0.447), widths: times, scale: 0.92),
        Entry("Georgia", "Georgia", four, .serif, VerticalMetrics(0.917, 0.219, 0, cap: 0.692, x: 0.481), scale: 0.96),
        Entry(
            "Palatino", "Palatino", "Roman Italic Bold BoldItalic", .serif,
            VerticalMetrics(0.732, 0.283, 0.31, cap: 0.715, x: 0.469), scale: 0.95),
        Entry(
            "Baskerville", "Baskerville", "* Italic SemiBold SemiBoldItalic Bold BoldItalic", .serif,
            VerticalMetrics(0.898, 0.244, 0, cap: 0.673, x: 0.398), scale: 0.9),
        Entry(
            "Hoefler Text", "HoeflerText", "Regular Italic Black BlackItalic", .serif,
            VerticalMetrics(0.721, 0.279, 0, cap: 0.659, x: 0.416), scale: 0.9),
        Entry(
            "Didot", "Didot", "* Italic Bold", .serif, VerticalMetrics(0.941, 0.303, 0, cap: 0.689, x: 0.437),
            scale: 0.92),
        Entry(
            "Cochin", "Cochin", "* Italic Bold BoldItalic", .serif,
            VerticalMetrics(0.897, 0.25, 0, cap: 0.661, x: 0.4), scale: 0.9),
        Entry(
            "Bodoni 72", "BodoniSvtyTwoITCTT", "Book BookIta Bold", .serif,
            VerticalMetrics(0.921, 0.279, 0, cap: 0.7, x: 0.39), scale: 0.9),
        Entry("Big Caslon", "BigCaslon", "Medium", .serif, plain),
        Entry("Charter", "Charter", "Roman Italic Bold BoldItalic Black BlackItalic", .serif, plain, scale: 0.95),
        Entry("Iowan Old Style", "IowanOldStyle", "Roman Italic Bold BoldItalic", .serif, plain, scale: 0.95),
        Entry(
            "Superclarendon", "Superclarendon", "Regular Italic Light LightItalic Bold BoldItalic Black BlackItalic",
            .slab, plain),
        Entry("Rockwell", "Rockwell", "Regular Italic Bold BoldItalic", .slab, plain, scale: 0.9),
        Entry(
            "Copperplate", "Copperplate", "* Light Bold", .serif,
            VerticalMetrics(0.763, 0.248, 0.03, cap: 0.575, x: 0.45)),
        Entry(
            "American Typewriter", "AmericanTypewriter", "* Light Semibold Bold Condensed CondensedLight CondensedBold",
            .slab,
            VerticalMetrics(0.901, 0.254, 0, cap: 0.684, x: 0.51), scale: 0.88),
    ]

    private static let monospaced: [Entry] = [
        Entry(
            "Courier", "Courier", "* Oblique Bold BoldOblique", .monospaced,
            VerticalMetrics(0.754, 0.246, 0, cap: 0.581, x: 0.43), scale: 0.6 / 0.602),
        Entry(
            "Courier New", "CourierNewPS",
            "=CourierNewPSMT =CourierNewPS-BoldMT =CourierNewPS-ItalicMT =CourierNewPS-BoldItalicMT", .monospaced,
            VerticalMetrics(0.833, 0.3, 0, cap: 0.571, x: 0.423), scale: 0.6 / 0.602),
        Entry(
            "Menlo", "Menlo", "Regular Italic Bold BoldItalic", .monospaced,
            VerticalMetrics(0.928, 0.236, 0, cap: 0.729, x: 0.547)),
    ]

    private static let display: [Entry] = [
        Entry("Bradley Hand", "BradleyHandITCTT", "Bold", .interText, plain),
        Entry(
            "Chalkboard SE", "ChalkboardSE", "Regular Light Bold", .interText,
            VerticalMetrics(1.13, 0.283, 0.01, cap: 0.71, x: 0.52)),
        Entry("Chalkduster", "Chalkduster", "*", .interText, VerticalMetrics(1.002, 0.263, 0, cap: 0.75, x: 0.55)),
        Entry(
            "Marker Felt", "MarkerFelt", "Thin Wide", .interText, VerticalMetrics(0.879, 0.211, 0.03, cap: 0.7, x: 0.5)),
        Entry("Noteworthy", "Noteworthy", "Light Bold", .interText, VerticalMetrics(1.28, 0.32, 0, cap: 0.7, x: 0.42)),
        Entry("Papyrus", "Papyrus", "* Condensed", .interText, VerticalMetrics(0.94, 0.604, 0.03, cap: 0.68, x: 0.38)),
        Entry("Party LET", "PartyLetPlain", "*", .interText, plain),
        Entry("Savoye LET", "SavoyeLetPlain", "*", .interText, plain),
        Entry(
            "Snell Roundhand", "SnellRoundhand", "* Bold Black", .serif,
            VerticalMetrics(0.94, 0.325, 0, cap: 0.68, x: 0.3)),
        Entry("Zapfino", "Zapfino", "*", .serif, VerticalMetrics(1.875, 1.5, 0, cap: 0.6, x: 0.25)),
        Entry("Symbol", "Symbol", "*", .symbols, plain),
        Entry("Zapf Dingbats", "ZapfDingbatsITC", "*", .symbols, plain),
    ]

    private static let scripts: [Entry] = [
        Entry(
            "PingFang SC", "PingFangSC", "Regular Ultralight Thin Light Medium Semibold", .hanSans("SC"), pingFang),
        Entry(
            "PingFang TC", "PingFangTC", "Regular Ultralight Thin Light Medium Semibold", .hanSans("TC"), pingFang),
        Entry(
            "PingFang HK", "PingFangHK", "Regular Ultralight Thin Light Medium Semibold", .hanSans("HK"), pingFang),
        Entry(
            "Hiragino Sans", "HiraginoSans",
            // The names of before iOS 9 still stand for its faces.
            "W3 W6 W7 =HiraKakuProN-W3 =HiraKakuProN-W6", .hanSans("JP"), hiragino),
        Entry("Hiragino Maru Gothic ProN", "HiraMaruProN", "W4", .hanSans("JP"), hiragino),
        Entry("Hiragino Mincho ProN", "HiraMinProN", "W3 W6", .hanSerif("JP"), hiragino),
        Entry(
            "Apple SD Gothic Neo", "AppleSDGothicNeo", "Regular UltraLight Thin Light Medium SemiBold Bold",
            .hanSans("KR"),
            VerticalMetrics(0.9, 0.3, 0, cap: 0.71, x: 0.51)),
        Entry("Apple Color Emoji", "AppleColorEmoji", "*", .emoji),
        Entry("Arial Hebrew", "ArialHebrew", "* Light Bold", .noto("Hebrew")),
        Entry("Geeza Pro", "GeezaPro", "* Bold", .noto("Arabic")),
        Entry(
            "Damascus", "Damascus", "* =DamascusLight =DamascusMedium =DamascusSemiBold =DamascusBold", .noto("Arabic")),
        Entry("Thonburi", "Thonburi", "* Light Bold", .noto("Thai")),
        Entry("Kohinoor Devanagari", "KohinoorDevanagari", "Regular Light Semibold", .noto("Devanagari")),
        Entry("Devanagari Sangam MN", "DevanagariSangamMN", "* Bold", .noto("Devanagari")),
        Entry("Kohinoor Bangla", "KohinoorBangla", "Regular Light Semibold", .noto("Bengali")),
        Entry("Kohinoor Telugu", "KohinoorTelugu", "Regular Light Medium", .noto("Telugu")),
        Entry("Tamil Sangam MN", "TamilSangamMN", "* Bold", .noto("Tamil")),
        Entry("Malayalam Sangam MN", "MalayalamSangamMN", "* Bold", .noto("Malayalam")),
        Entry("Kannada Sangam MN", "KannadaSangamMN", "* Bold", .noto("Kannada")),
        Entry("Gujarati Sangam MN", "GujaratiSangamMN", "* Bold", .noto("Gujarati")),
        Entry("Gurmukhi MN", "GurmukhiMN", "* Bold", .noto("Gurmukhi")),
        Entry("Sinhala Sangam MN", "SinhalaSangamMN", "* Bold", .noto("Sinhala")),
        Entry("Lao Sangam MN", "LaoSangamMN", "*", .noto("Lao")),
        Entry("Khmer Sangam MN", "KhmerSangamMN", "*", .noto("Khmer")),
        Entry("Kefa", "Kefa", "Regular", .noto("Ethiopic")),
    ]
}
