// SPDX-License-Identifier: MIT
import Foundation

extension ColorEncoding {
    /// The colour in sRGB, not clamped: values outside [0, 1] are colours sRGB cannot show.
    /// Missing components count as 0.
    package func toSRGB(_ components: [CGFloat]) -> SIMD3<Double> {
        func component(_ i: Int) -> Double { i < components.count ? Double(components[i]) : 0 }
        switch self {
        case .gray(let transfer):
            let value = component(0)
            return SIMD3(
                repeating: transfer == .sRGB ? value : TransferFunction.sRGB.fromLinear(transfer.toLinear(value)))
        case .rgb(let rgb):
            return rgb.toSRGB(SIMD3(component(0), component(1), component(2)))
        case .cmyk:
            // The device formula of PDF 32000-1, 10.3.4.
            let black = component(3)
            return SIMD3(
                1 - min(1, component(0) + black), 1 - min(1, component(1) + black), 1 - min(1, component(2) + black))
        case .lab(let white):
            return ColorEncoding.labToSRGB(component(0), component(1), component(2), white)
        case .xyz:
            let xyz = SIMD3(component(0), component(1), component(2))
            return RGBEncoding.sRGB.fromXYZ(Matrix3.adaptation(from: Matrix3.d50White, to: Matrix3.d65White) * xyz)
        case .indexed(let base, let table):
            let count = base.numberOfComponents
            let index = max(0, min(table.count / max(count, 1) - 1, Int(component(0).isFinite ? component(0) : 0)))
            return base.encoding.toSRGB((0..<count).map { CGFloat(table[index * count + $0]) / 255 })
        case .pattern(let base):
            return base?.encoding.toSRGB(components) ?? SIMD3(repeating: 0)
        }
    }

    /// Components in this space of an sRGB colour; nil for spaces one cannot convert into.
    package func fromSRGB(_ color: SIMD3<Double>) -> [CGFloat]? {
        switch self {
        case .gray(let transfer):
            let linear = SIMD3(
                TransferFunction.sRGB.toLinear(color.x), TransferFunction.sRGB.toLinear(color.y),
                TransferFunction.sRGB.toLinear(color.z))
            let luminance = (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
            return [CGFloat(transfer.fromLinear(luminance))]
        case .rgb(let rgb):
            let value = rgb.fromSRGB(color)
            return [CGFloat(value.x), CGFloat(value.y), CGFloat(value.z)]
        case .cmyk:
            let black = 1 - max(color.x, max(color.y, color.z))
            return [1 - color.x - black, 1 - color.y - black, 1 - color.z - black, black].map { CGFloat(max(0, $0)) }
        case .xyz:
            let d65 = RGBEncoding.sRGB.toXYZ(color)
            let xyz = Matrix3.adaptation(from: Matrix3.d65White, to: Matrix3.d50White) * d65
            return [CGFloat(xyz.x), CGFloat(xyz.y), CGFloat(xyz.z)]
        case .lab(let white):
            return ColorEncoding.sRGBToLab(color, white)
        case .indexed, .pattern:
            return nil
        }
    }

    // CIE 15:2004, 8.2.1.
    private static func labToSRGB(_ l: Double, _ a: Double, _ b: Double, _ white: SIMD3<Double>) -> SIMD3<Double> {
        func inverse(_ t: Double) -> Double { t > 6.0 / 29 ? t * t * t : 3 * 36.0 / 841 * (t - 4.0 / 29) }
        let y = (l + 16) / 116
        let xyz = white * SIMD3(inverse(y + a / 500), inverse(y), inverse(y - b / 200))
        return RGBEncoding.sRGB.fromXYZ(Matrix3.adaptation(from: white, to: Matrix3.d65White) * xyz)
    }

    private static func sRGBToLab(_ color: SIMD3<Double>, _ white: SIMD3<Double>) -> [CGFloat] {
        func forward(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : t * 841.0 / 108 + 4.0 / 29 }
        let xyz = Matrix3.adaptation(from: Matrix3.d65White, to: white) * RGBEncoding.sRGB.toXYZ(color)
        let f = SIMD3(forward(xyz.x / white.x), forward(xyz.y / white.y), forward(xyz.z / white.z))
        return [CGFloat(116 * f.y - 16), CGFloat(500 * (f.x - f.y)), CGFloat(200 * (f.y - f.z))]
    }
}

extension RGBEncoding {
    private static let xyzToLinearSRGB = RGBEncoding.sRGB.toXYZ.inverse

    /// XYZ relative to D65 of components in this space; nothing is clamped.
    package func toXYZ(_ value: SIMD3<Double>) -> SIMD3<Double> {
        toXYZ * SIMD3(transfer.toLinear(value.x), transfer.toLinear(value.y), transfer.toLinear(value.z))
    }

    /// Components in this space of an XYZ relative to D65; outside [0, 1] for what the space cannot show. Inverts a
    /// matrix at each call.
    package func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let linear = toXYZ.inverse * xyz
        return SIMD3(transfer.fromLinear(linear.x), transfer.fromLinear(linear.y), transfer.fromLinear(linear.z))
    }

    /// Not clamped; unchanged where the space has sRGB's primaries and curve.
    package func toSRGB(_ value: SIMD3<Double>) -> SIMD3<Double> {
        isSRGB ? value : RGBEncoding.sRGB.fromXYZ(toXYZ(value))
    }

    /// Not clamped; unchanged where the space has sRGB's primaries and curve.
    package func fromSRGB(_ value: SIMD3<Double>) -> SIMD3<Double> {
        isSRGB ? value : fromXYZ(RGBEncoding.sRGB.toXYZ(value))
    }

    /// Linear values of this space to linear sRGB.
    package var toLinearSRGB: Matrix3 { RGBEncoding.xyzToLinearSRGB * toXYZ }
}
