// SPDX-License-Identifier: MIT
import CHarfBuzz
import CoreGraphics

/// The law of the iOS system font's metrics, so that text drawn with another face breaks lines where iOS does.
///
/// The advance of an ASCII glyph at `size` points is `size / 2048 * (text + (display - text) * opticalSize + tracking)`,
/// where text and display are masters interpolated by weight. It reproduces every advance measured on iOS exactly; pair
/// kerning is not part of it.
struct SystemFontLaw: Sendable {
    /// Points per glyph of `glyphOrder`, tracking included.
    let advances: [Double]
    /// Points per glyph without tracking: what the shape of the glyph fills.
    let bodies: [Double]
    /// Points added to every glyph.
    let tracking: Double
    /// Share of the display cut, 0...1.
    let opticalSize: Double

    static let unitsPerEm = 2048.0
    static let ascent = 1950.0 / unitsPerEm
    static let descent = 494.0 / unitsPerEm
    static let capHeight = 1443.0 / unitsPerEm

    /// - Parameters: `weight` on UIFont's scale (-1...1); `size` in points, above zero.
    init(weight: Double, isItalic: Bool, size: Double) {
        let factor = Self.weightFactor(weight)
        let optical = Self.opticalSize(size)
        let track = Self.trackingUnits(size)
        let scale = size / Self.unitsPerEm
        let count = Self.glyphOrder.count
        var bodies = [Double](repeating: 0, count: count)
        for index in 0..<count {
            let text = Self.master(index, factor, isItalic, Self.text)
            let display = optical == 0 ? text : Self.master(index, factor, isItalic, Self.display)
            bodies[index] = (text + (display - text) * optical) * scale
        }
        self.bodies = bodies
        tracking = track * scale
        advances = bodies.map { $0 + track * scale }
        opticalSize = optical
    }

    struct Masters {
        let light: [Int16]
        let regular: [Int16]
        let black: [Int16]
        let italic: [Int16]
    }

    static let text = Masters(light: textLight, regular: textRegular, black: textBlack, italic: textItalic)
    static let display = Masters(
        light: displayLight, regular: displayRegular, black: displayBlack, italic: displayItalic)

    /// Only the regular weight has an italic master; other weights slant by the same differences.
    private static func master(_ index: Int, _ factor: Double, _ isItalic: Bool, _ masters: Masters) -> Double {
        let regular = Double(masters.regular[index])
        let end = Double(factor < 0 ? masters.light[index] : masters.black[index])
        let upright = regular + (end - regular) * abs(factor)
        return isItalic ? upright + Double(masters.italic[index]) - regular : upright
    }

    /// UIFont weight to the place on the light-regular-black axis, -1...1.
    private static let weightStops: [(Double, Double)] = [
        (-0.8, -15155 / 16384), (-0.6, -11878 / 16384), (-0.4, -5161 / 16384), (0, 0), (0.23, 3004 / 16384),
        (0.3, 5188 / 16384), (0.4, 8192 / 16384), (0.56, 12561 / 16384), (0.62, 1),
    ]

    static func weightFactor(_ weight: Double) -> Double { interpolate(weightStops, at: weight) }

    /// Piecewise linear through (17, 0) (19, 1/11) (24, 9/11) (28, 1), in steps of 1/16384 as the font stores it.
    static func opticalSize(_ size: Double) -> Double {
        let exact = interpolate([(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)], at: size)
        return (exact * 16384).rounded() / 16384
    }

    /// Kerning of the pairs in numbers, in font units; nil for other pairs. Read off public captures of charts on iOS, at 10
    /// points: axes whose longest label is "-200" (0), "0.9" (-163), "10.8" (-161), "15.3" (-134) show its width.
    static func kerning(_ first: UInt16, _ second: UInt16) -> Double? {
        let digits: ClosedRange<UInt16> = 0x30...0x39
        if first == 0x2D, digits.contains(second) { return 0 }
        // 1, 4 and 7 are open beside a full stop, and not measured.
        func isRound(_ unit: UInt16) -> Bool {
            digits.contains(unit) && unit != 0x31 && unit != 0x34 && unit != 0x37
        }
        return first == 0x2E && isRound(second) || second == 0x2E && isRound(first) ? -78 : nil
    }

    static func trackingUnits(_ size: Double) -> Double {
        interpolate(tracking.map { ($0.size, $0.units) }, at: size)
    }

    /// Linear between the stops, constant outside.
    private static func interpolate(_ stops: [(Double, Double)], at x: Double) -> Double {
        guard let first = stops.first, let last = stops.last else { return 0 }
        if !(x > first.0) { return first.1 }
        if x >= last.0 { return last.1 }
        let upper = stops.firstIndex { $0.0 >= x } ?? stops.count - 1
        let (low, high) = (stops[upper - 1], stops[upper])
        if high.0 == x { return high.1 }
        return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
    }
}

/// Which glyphs of the face that stands for the system font have an advance in the law: ASCII, and accented Latin letters,
/// which are as wide as their base.
struct SystemGlyphMap: Sendable {
    static let unknown: UInt8 = 255
    /// Position in `SystemFontLaw.glyphOrder` by glyph, or `unknown`.
    let positions: [UInt8]

    init(face: FontFace) {
        var positions = [UInt8](repeating: Self.unknown, count: face.glyphCount)
        var byScalar = [UInt8](repeating: Self.unknown, count: 128)
        for (index, code) in SystemFontLaw.glyphOrder.enumerated() { byScalar[Int(code)] = UInt8(index) }
        for scalar in Self.lettersWithLawfulWidth {
            let glyph = face.glyph(scalar)
            guard glyph != 0 else { continue }
            let base = scalar < 128 ? scalar : Self.base(of: scalar)
            if base < 128 { positions[Int(glyph)] = byScalar[Int(base)] }
        }
        // The no-break space is as wide as the space.
        let noBreakSpace = face.glyph(0xA0)
        if noBreakSpace != 0 { positions[Int(noBreakSpace)] = byScalar[32] }
        self.positions = positions
    }

    private static let lettersWithLawfulWidth: [UInt32] =
        Array(0x20...0x7E) + Array(0xC0...0x17F) + Array(0x1CD...0x1DC) + Array(0x1E00...0x1EF9)

    private static func base(of scalar: UInt32) -> UInt32 {
        let functions = hb_unicode_funcs_get_default()
        var (base, mark) = (scalar, hb_codepoint_t(0))
        while hb_unicode_decompose(functions, base, &base, &mark) != 0, mark != 0 {}
        return base
    }
}
