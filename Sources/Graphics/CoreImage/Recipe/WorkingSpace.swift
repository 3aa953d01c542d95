// SPDX-License-Identifier: MIT
import Foundation

/// The colour space filters compute in: linear sRGB unless the context's options say otherwise. Values are not clamped.
struct WorkingSpace: Hashable, Sendable {
    /// nil: colours are not managed, values are taken and given as they are.
    let encoding: RGBEncoding?

    static let linearSRGB = WorkingSpace(encoding: RGBEncoding.sRGB.linear)
    static let unmanaged = WorkingSpace(encoding: nil)

    var isLinearSRGB: Bool { encoding?.toXYZ == RGBEncoding.sRGB.toXYZ && encoding?.transfer == .linear }
    private var isSRGB: Bool { encoding?.isSRGB ?? true }

    /// Encoded sRGB, not premultiplied, to values of this space.
    func fromSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> { encoding.map { $0.fromSRGB(c) } ?? c }
    func toSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> { encoding.map { $0.toSRGB(c) } ?? c }

    /// A colour as a premultiplied pixel.
    func pixel(_ color: CIColor) -> Pixel {
        let straight = self.straight(color)
        return Pixel(straight.x * straight.w, straight.y * straight.w, straight.z * straight.w, straight.w)
    }

    /// A colour, not premultiplied.
    func straight(_ color: CIColor) -> Pixel {
        let c = color.srgb
        let rgb = fromSRGB(SIMD3(c.x, c.y, c.z))
        return Pixel(Float(rgb.x), Float(rgb.y), Float(rgb.z), Float(c.w))
    }

    /// From encoded sRGB, not premultiplied, to this space.
    var decoder: @Sendable (SIMD3<Float>) -> SIMD3<Float> {
        if isSRGB { return { $0 } }
        if isLinearSRGB { return { SRGBCurve.toLinear($0) } }
        return { color in
            let c = fromSRGB(SIMD3<Double>(color))
            return SIMD3<Float>(c)
        }
    }

    /// From this space to encoded sRGB, not premultiplied; not clamped.
    var encoder: @Sendable (SIMD3<Float>) -> SIMD3<Float> {
        if isSRGB { return { $0 } }
        if isLinearSRGB { return { SRGBCurve.fromLinear($0) } }
        return { color in SIMD3<Float>(toSRGB(SIMD3<Double>(color))) }
    }
}

extension WorkingSpace {
    typealias Conversion = @Sendable (SIMD3<Float>) -> SIMD3<Float>

    /// From this space to another, not premultiplied.
    func encoder(to other: RGBEncoding) -> Conversion {
        if other.isSRGB { return encoder }
        return { (color: SIMD3<Float>) -> SIMD3<Float> in
            let srgb: SIMD3<Double> = self.toSRGB(SIMD3<Double>(color))
            return SIMD3<Float>(other.fromSRGB(srgb))
        }
    }

    func decoder(from other: RGBEncoding) -> Conversion {
        if other.isSRGB { return decoder }
        return { (color: SIMD3<Float>) -> SIMD3<Float> in
            let srgb: SIMD3<Double> = other.toSRGB(SIMD3<Double>(color))
            return SIMD3<Float>(self.fromSRGB(srgb))
        }
    }
}

/// The transfer function of sRGB (IEC 61966-2-1) through tables that are made when an image is first rendered.
enum SRGBCurve {
    /// Light of the 256 codes.
    static let bytes: [Float] = (0..<256).map { Float(TransferFunction.sRGB.toLinear(Double($0) / 255)) }

    /// Codes of 65537 equally spaced amounts of light, finer than a twentieth of an 8-bit step where the curve is steepest.
    // Written once, before anybody sees it.
    nonisolated(unsafe) static let codes: UnsafeMutablePointer<Float> = {
        let table = UnsafeMutablePointer<Float>.allocate(capacity: 65538)
        for i in 0..<65538 {
            let light = Float(i) / 65536
            table[i] = light <= 0.003_130_8 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
        }
        return table
    }()

    static func fromLinear(_ light: Float) -> Float {
        if light < 0 { return -fromLinear(-light) }
        if light >= 1 { return light == 1 ? 1 : 1.055 * powf(light, 1 / 2.4) - 0.055 }
        // NaN counts as black.
        guard light > 0 else { return 0 }
        let position = light * 65536
        let index = Int(position)
        return codes[index] + (codes[index + 1] - codes[index]) * (position - Float(index))
    }

    static func toLinear(_ code: Float) -> Float {
        if code < 0 { return -toLinear(-code) }
        return code <= 0.040_45 ? code / 12.92 : powf((code + 0.055) / 1.055, 2.4)
    }

    static func fromLinear(_ c: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(fromLinear(c.x), fromLinear(c.y), fromLinear(c.z))
    }

    static func toLinear(_ c: SIMD3<Float>) -> SIMD3<Float> { SIMD3(toLinear(c.x), toLinear(c.y), toLinear(c.z)) }
}

extension SIMD4<Float> {
    var rgb: SIMD3<Float> { SIMD3(x, y, z) }
    init(_ rgb: SIMD3<Float>, _ a: Float) { self.init(rgb.x, rgb.y, rgb.z, a) }

    /// Straight to premultiplied.
    var premultiplied: Pixel { Pixel(x * w, y * w, z * w, w) }
    /// Premultiplied to straight; transparent stays black.
    var straight: Pixel { w > 0 ? Pixel(x / w, y / w, z / w, w) : Pixel() }
}

extension SIMD3<Float> {
    /// Of linear sRGB (Rec. 709).
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
    func mixed(with other: SIMD3<Float>, _ t: Float) -> SIMD3<Float> { self + (other - self) * t }
}
