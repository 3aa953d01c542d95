// SPDX-License-Identifier: MIT
import Foundation

/// A colour: components in a colour space plus alpha, or a pattern. Immutable.
public final class CGColor: @unchecked Sendable {
    // Immutable. Unchecked because a pattern holds client callbacks, which Quartz too calls on the drawing thread.
    private let space: CGColorSpace?
    private let values: [CGFloat]
    /// The pattern of a pattern colour.
    public let pattern: CGPattern?
    /// Red, green, blue, alpha in sRGB, not premultiplied and not clamped; opaque black for patterns.
    package let srgb: SIMD4<Double>

    private init(space: CGColorSpace?, values: [CGFloat], pattern: CGPattern?) {
        self.space = space
        self.values = values
        self.pattern = pattern
        let alpha = values.last.map(Double.init) ?? 1
        let rgb = space.map { $0.encoding.toSRGB(Array(values.dropLast())) } ?? SIMD3(repeating: 0)
        srgb = SIMD4(rgb, alpha)
    }

    /// - Parameter components: as many as the space has, then alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        self.init(space: space, values: values, pattern: nil)
    }

    /// - Parameter components: the colour an uncoloured pattern is painted with, then alpha; just alpha for a
    ///   coloured one.
    public convenience init?(patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard patternSpace.model == .pattern else { return nil }
        let values = Array(UnsafeBufferPointer(start: components, count: patternSpace.numberOfComponents + 1))
        self.init(space: patternSpace, values: values, pattern: pattern)
    }

    /// In sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha], pattern: nil)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha], pattern: nil)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceGray, values: [gray, alpha], pattern: nil)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(
            space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2), values: [gray, alpha], pattern: nil)
    }

    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            space: CGColorSpace(name: CGColorSpace.genericCMYK), values: [cyan, magenta, yellow, black, alpha],
            pattern: nil)
    }

    public static let white = CGColor(space: .deviceGray, values: [1, 1], pattern: nil)
    public static let black = CGColor(space: .deviceGray, values: [0, 1], pattern: nil)
    public static let clear = CGColor(space: .deviceGray, values: [0, 0], pattern: nil)

    public static var typeID: CFTypeID { 0x4347_436F }

    public var alpha: CGFloat { values.last ?? 1 }
    public var colorSpace: CGColorSpace? { space }
    /// The colour's components, then alpha.
    public var components: [CGFloat]? { values }
    /// Including alpha.
    public var numberOfComponents: Int { values.count }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// nil when the colour or the space is a pattern or indexed. Spaces that are not extended clamp to [0, 1].
    public func converted(
        to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil else { return nil }
        if destination == space { return self }
        guard var result = destination.encoding.fromSRGB(SIMD3(srgb.x, srgb.y, srgb.z)) else { return nil }
        if !destination.isExtended { result = result.map { max(0, min(1, $0)) } }
        return CGColor(space: destination, values: result + [alpha], pattern: nil)
    }
}

extension CGColorSpace {
    fileprivate var isExtended: Bool {
        switch encoding {
        case .rgb(let rgb): rgb.isExtended
        case .lab, .xyz: true
        case .gray: name == CGColorSpace.extendedGray || name == CGColorSpace.extendedLinearGray
        case .cmyk, .indexed, .pattern: false
        }
    }
}

extension CGColor {
    /// Premultiplied sRGB (red, green, blue, alpha), clamped to [0, 1]; NaN counts as 0.
    package var premultipliedSRGB: SIMD4<Float> {
        let c = clampedSRGB
        return SIMD4(Float(c.x * c.w), Float(c.y * c.w), Float(c.z * c.w), Float(c.w))
    }

    /// sRGB (red, green, blue, alpha), not premultiplied, clamped to [0, 1]; NaN counts as 0.
    package var clampedSRGB: SIMD4<Double> {
        func clamp(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
        return SIMD4(clamp(srgb.x), clamp(srgb.y), clamp(srgb.z), clamp(srgb.w))
    }
}

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
