// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport
import Testing

/// The formulas of W3C Compositing and Blending Level 1 (the same as PDF 32000-1, 11.3.5) and, for the Porter-Duff
/// group, of CGBlendMode's documentation, in doubles on colours that are not premultiplied.
private enum Reference {
    typealias RGB = SIMD3<Double>

    static func blend(_ mode: CGBlendMode, _ s: RGB, _ sa: Double, _ d: RGB, _ da: Double) -> SIMD4<Double> {
        let (ps, pd) = (s * sa, d * da)
        func porterDuff(_ fs: Double, _ fd: Double) -> SIMD4<Double> {
            SIMD4(ps * fs + pd * fd, sa * fs + da * fd)
        }
        switch mode {
        case .normal: return porterDuff(1, 1 - sa)
        case .clear: return porterDuff(0, 0)
        case .copy: return porterDuff(1, 0)
        case .sourceIn: return porterDuff(da, 0)
        case .sourceOut: return porterDuff(1 - da, 0)
        case .sourceAtop: return porterDuff(da, 1 - sa)
        case .destinationOver: return porterDuff(1 - da, 1)
        case .destinationIn: return porterDuff(0, sa)
        case .destinationOut: return porterDuff(0, 1 - sa)
        case .destinationAtop: return porterDuff(1 - da, sa)
        case .xor: return porterDuff(1 - da, 1 - sa)
        case .plusLighter:
            return SIMD4(ps + pd, sa + da).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        case .plusDarker:
            let alpha = min(1, sa + da)
            let color = RGB(repeating: alpha) - (RGB(repeating: da) - pd) - (RGB(repeating: sa) - ps)
            return SIMD4(color.clamped(lowerBound: .zero, upperBound: .one), alpha)
        default:
            let mixed =
                nonSeparable(mode, s, d)
                ?? RGB(
                    separable(mode, s.x, d.x), separable(mode, s.y, d.y), separable(mode, s.z, d.z))
            let color = ps * (1 - da) + pd * (1 - sa) + mixed * (sa * da)
            return SIMD4(color, sa + da - sa * da)
        }
    }

    private static func separable(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double {
        switch mode {
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return separable(.hardLight, d, s)
        case .darken: return min(s, d)
        case .lighten: return max(s, d)
        case .colorDodge: return d == 0 ? 0 : s == 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: return d == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .hardLight: return s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
        case .softLight:
            if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
            let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return d + (2 * s - 1) * (g - d)
        case .difference: return abs(s - d)
        case .exclusion: return s + d - 2 * s * d
        default: return s
        }
    }

    private static func luminosity(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func saturation(_ c: RGB) -> Double { c.max() - c.min() }

    private static func setLuminosity(_ c: RGB, _ l: Double) -> RGB {
        let moved = c + RGB(repeating: l - luminosity(c))
        let (l, n, x) = (luminosity(moved), moved.min(), moved.max())
        let gray = RGB(repeating: l)
        if n < 0 { return gray + (moved - gray) * (l / (l - n)) }
        if x > 1 { return gray + (moved - gray) * ((1 - l) / (x - l)) }
        return moved
    }

    private static func setSaturation(_ c: RGB, _ s: Double) -> RGB {
        let (low, high) = (c.min(), c.max())
        return high > low ? (c - RGB(repeating: low)) * (s / (high - low)) : .zero
    }

    private static func nonSeparable(_ mode: CGBlendMode, _ s: RGB, _ d: RGB) -> RGB? {
        switch mode {
        case .hue: setLuminosity(setSaturation(s, saturation(d)), luminosity(d))
        case .saturation: setLuminosity(setSaturation(d, saturation(s)), luminosity(d))
        case .color: setLuminosity(s, luminosity(d))
        case .luminosity: setLuminosity(d, luminosity(s))
        default: nil
        }
    }
}

@Suite struct BlendModeTests {
    private func premultiplied(_ color: SIMD4<Double>) -> UInt32 {
        func byte(_ v: Double) -> UInt32 { UInt32((v * 255).rounded()) }
        return byte(color.w) << 24 | byte(color.x * color.w) << 16 | byte(color.y * color.w) << 8
            | byte(color.z * color.w)
    }

    private func unpacked(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24)) / 255
    }

    /// Fills the pixel at (1, 1) of 3 x 3 and returns it and its untouched neighbour.
    private func draw(_ mode: CGBlendMode, _ s: SIMD4<Double>, over backdrop: UInt32) -> (UInt32, UInt32) {
        let buffer = PixelBuffer(width: 3, height: 3)
        for y in 0..<3 { for x in 0..<3 { buffer.row(y)[x] = backdrop } }
        let context = CGContext(buffer: buffer, scale: 1)
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: s.x, green: s.y, blue: s.z, alpha: s.w))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        context.flush()
        return (buffer.row(1)[1], buffer.row(0)[0])
    }

    @Test(arguments: 0..<28)
    func followsItsFormula(_ number: Int) throws {
        let mode = try #require(CGBlendMode(rawValue: Int32(number)))
        var source = SeededNumbers(seed: UInt64(40 + number))
        for round in 0..<80 {
            func color(_ alpha: Double) -> SIMD4<Double> {
                SIMD4(
                    Double(source.number(0...1)), Double(source.number(0...1)), Double(source.number(0...1)), alpha)
            }
            let s = color(round % 4 == 0 ? 1 : Double(source.number(0.5...1)))
            let backdrop = premultiplied(color(round % 3 == 0 ? 1 : Double(source.number(0.5...1))))
            let d = unpacked(backdrop)
            let straight = SIMD3(d.x, d.y, d.z) / d.w
            let wanted = Reference.blend(mode, SIMD3(s.x, s.y, s.z), s.w, straight, d.w)
            let (pixel, neighbour) = draw(mode, s, over: backdrop)
            let found = unpacked(pixel)
            // Both inputs and the result are rounded to bytes (1.5), and dividing by alphas down to one half doubles
            // the error of what is divided; quotients of dodge and burn double it again.
            let tolerance = (mode == .colorDodge || mode == .colorBurn ? 8.0 : 4.0) / 255
            let error =
                abs(found.x - wanted.x) > tolerance || abs(found.y - wanted.y) > tolerance
                || abs(found.z - wanted.z) > tolerance || abs(found.w - wanted.w) > tolerance
            #expect(!error, "\(mode): \(s) over \(d) gave \(found) instead of \(wanted)")
            #expect(neighbour == backdrop, "\(mode) changed a pixel outside the shape")
        }
    }

    @Test(arguments: 0..<28)
    func halfCoverageIsHalfTheEffect(_ number: Int) throws {
        let mode = try #require(CGBlendMode(rawValue: Int32(number)))
        // Modes that are linear in the source's coverage.
        guard ![.plusDarker, .plusLighter].contains(mode) else { return }
        let buffer = PixelBuffer(width: 2, height: 1)
        for x in 0..<2 { buffer.row(0)[x] = 0xFF80_40C0 }
        let context = CGContext(buffer: buffer, scale: 1)
        context.setBlendMode(mode)
        context.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8)
        context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
        context.flush()
        let (full, half, none) = (unpacked(buffer.row(0)[0]), unpacked(buffer.row(0)[1]), unpacked(0xFF80_40C0))
        let middle = (full + none) * 0.5
        for i in 0..<4 { #expect(abs(half[i] - middle[i]) < 4.0 / 255, "\(mode): \(half) instead of \(middle)") }
    }
}

extension SIMD3<Double> {
    fileprivate static var one: SIMD3<Double> { SIMD3(repeating: 1) }
}
