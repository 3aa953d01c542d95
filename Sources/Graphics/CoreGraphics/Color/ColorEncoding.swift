// SPDX-License-Identifier: MIT
import Foundation

/// How light is encoded in a component: the function from code value to linear light and its inverse.
package enum TransferFunction: Hashable, Sendable {
    case linear
    case power(Double)
    /// IEC 61966-2-1.
    case sRGB
    /// ITU-R BT.709, also used by BT.2020 at 8 and 10 bits.
    case rec709
    /// ICC parametric curve, type 4: `(a x + b)^g + e` from `d` on, `c x + f` below.
    case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
    /// Equally spaced samples over [0, 1], interpolated.
    case table([Double])
    /// ITU-R BT.2100 perceptual quantiser; linear 1 is 203 cd/m2, the white of BT.2408.
    case pq
    /// ITU-R BT.2100 hybrid log-gamma, scene light; its 75 % are linear 1, as BT.2408 has it.
    case hlg

    /// Odd functions: negative values of extended ranges mirror.
    package func toLinear(_ value: Double) -> Double {
        if value < 0 { return -toLinear(-value) }
        switch self {
        case .linear: return value
        case .power(let gamma): return pow(value, gamma)
        case .sRGB: return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        case .rec709: return value < 0.081 ? value / 4.5 : pow((value + 0.099) / 1.099, 1 / 0.45)
        case .parametric(let g, let a, let b, let c, let d, let e, let f):
            return value >= d ? pow(max(0, a * value + b), g) + e : c * value + f
        case .table(let samples):
            let position = min(value, 1) * Double(samples.count - 1)
            let index = min(Int(position), samples.count - 2)
            return samples[index] + (samples[index + 1] - samples[index]) * (position - Double(index))
        case .pq: return Self.pqToLinear(value)
        case .hlg: return Self.hlgToLinear(value) / Self.hlgWhite
        }
    }

    /// The inverse of `toLinear`. Curves of a profile are searched on [0, 1], in 30 steps; brighter light counts as 1.
    package func fromLinear(_ light: Double) -> Double {
        if light < 0 { return -fromLinear(-light) }
        switch self {
        case .linear: return light
        case .power(let gamma): return pow(light, 1 / gamma)
        case .sRGB: return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        case .rec709: return light < 0.018 ? light * 4.5 : 1.099 * pow(light, 0.45) - 0.099
        case .parametric, .table: return invert(light)
        case .pq: return Self.pqFromLinear(light)
        case .hlg: return Self.hlgFromLinear(light * Self.hlgWhite)
        }
    }

    /// Values above white are meant.
    var isHDR: Bool { self == .pq || self == .hlg }

    // BT.2100-2, table 4.
    private static let (m1, m2) = (2610.0 / 16384, 2523.0 / 4096 * 128)
    private static let (c1, c2, c3) = (3424.0 / 4096, 2413.0 / 4096 * 32, 2392.0 / 4096 * 32)
    private static let pqPeak = 10_000.0 / 203

    private static func pqToLinear(_ value: Double) -> Double {
        let power = pow(value, 1 / m2)
        return pow(max(0, power - c1) / (c2 - c3 * power), 1 / m1) * pqPeak
    }

    private static func pqFromLinear(_ light: Double) -> Double {
        let power = pow(light / pqPeak, m1)
        return pow((c1 + c2 * power) / (1 + c3 * power), m2)
    }

    // BT.2100-2, table 5.
    private static let (a, b, c) = (0.178_832_77, 0.284_668_92, 0.559_910_73)
    private static let hlgWhite = hlgToLinear(0.75)

    private static func hlgToLinear(_ value: Double) -> Double {
        value <= 0.5 ? value * value / 3 : (exp((value - c) / a) + b) / 12
    }

    private static func hlgFromLinear(_ light: Double) -> Double {
        light <= 1.0 / 12 ? (3 * light).squareRoot() : a * log(12 * light - b) + c
    }

    /// Bisection on [0, 1]: measured curves are monotonic but have no closed inverse. 30 halvings give 1e-9.
    private func invert(_ light: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if toLinear(middle) < light { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// An RGB space: primaries as a matrix from linear RGB to XYZ relative to D65, and the transfer function.
package struct RGBEncoding: Hashable, Sendable {
    /// From linear components; relative to D65, whatever the space's own white is.
    package var toXYZ: Matrix3
    /// The same for all three components.
    package var transfer: TransferFunction
    /// Components outside [0, 1] are meant and kept.
    package var isExtended = false

    /// Not extended.
    package init(toXYZ: Matrix3, transfer: TransferFunction) {
        self.toXYZ = toXYZ
        self.transfer = transfer
    }

    /// From CIE xy chromaticities; a white other than D65 is adapted (Bradford).
    init(
        red: (Double, Double), green: (Double, Double), blue: (Double, Double),
        white: (Double, Double) = (0.3127, 0.3290), transfer: TransferFunction
    ) {
        func xyz(_ c: (Double, Double)) -> SIMD3<Double> { SIMD3(c.0 / c.1, 1, (1 - c.0 - c.1) / c.1) }
        let primaries = Matrix3(columns: xyz(red), xyz(green), xyz(blue))
        let scale = primaries.inverse * xyz(white)
        let own = Matrix3(
            columns: xyz(red) * scale.x, xyz(green) * scale.y, xyz(blue) * scale.z)
        self.init(
            toXYZ: Matrix3.adaptation(from: xyz(white), to: Matrix3.d65White) * own, transfer: transfer)
    }

    // Primaries: IEC 61966-2-1, SMPTE EG 432-1 (P3), Adobe RGB (1998) 4.3, ITU-R BT.709, BT.2020, ISO 22028-2.
    /// White D65, as all of these but `dciP3`, `romm` and `aces`, which are adapted to it.
    package static let sRGB = RGBEncoding(
        red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), transfer: .sRGB)
    /// P3's primaries with sRGB's curve.
    package static let displayP3 = RGBEncoding(
        red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), transfer: .sRGB)
    /// Gamma 2.6, white of cinemas.
    package static let dciP3 = RGBEncoding(
        red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: (0.314, 0.351), transfer: .power(2.6))
    /// Gamma 563 / 256, which is 2.2 nearly.
    package static let adobeRGB = RGBEncoding(
        red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06), transfer: .power(563.0 / 256.0))
    /// sRGB's primaries with the curve of television.
    package static let rec709 = RGBEncoding(
        red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), transfer: .rec709)
    /// The wide primaries of television, standard range.
    package static let rec2020 = RGBEncoding(
        red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), transfer: .rec709)
    /// ProPhoto: gamma 1.8 throughout; the straight part near black of the standard is left out.
    package static let romm = RGBEncoding(
        red: (0.7347, 0.2653), green: (0.1596, 0.8404), blue: (0.0366, 0.0001), white: (0.3457, 0.3585),
        transfer: .power(1.8))

    /// SMPTE ST 2065-4, linear.
    package static let aces = RGBEncoding(
        red: (0.713, 0.293), green: (0.165, 0.830), blue: (0.128, 0.044), white: (0.32168, 0.33767), transfer: .linear)

    /// The same primaries without a curve.
    package var linear: RGBEncoding { with(.linear) }

    /// The same primaries with another curve.
    package func with(_ transfer: TransferFunction) -> RGBEncoding {
        var copy = self
        copy.transfer = transfer
        return copy
    }

    /// The same space whose components may leave [0, 1].
    package var extended: RGBEncoding {
        var copy = self
        copy.isExtended = true
        return copy
    }

    /// Same primaries and curve as sRGB, so components need no conversion.
    package var isSRGB: Bool { toXYZ == RGBEncoding.sRGB.toXYZ && transfer == .sRGB }

    /// Whether it shows clearly more colours: primaries that span a volume at least 5 % larger.
    package var isWiderThanSRGB: Bool {
        toXYZ != RGBEncoding.sRGB.toXYZ && abs(toXYZ.determinant) > abs(RGBEncoding.sRGB.toXYZ.determinant) * 1.05
    }
}

/// What kind of components a colour space has and how they become light.
package enum ColorEncoding: Hashable, Sendable {
    case gray(TransferFunction)
    case rgb(RGBEncoding)
    case cmyk
    case lab(white: SIMD3<Double>)
    case xyz
    case indexed(base: CGColorSpace, table: [UInt8])
    case pattern(base: CGColorSpace?)

    /// What `CGColorSpace.model` answers.
    package var model: CGColorSpaceModel {
        switch self {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        case .lab: .lab
        case .xyz: .XYZ
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// Without alpha. Of patterns: those of the colour that an uncoloured one is painted with.
    package var componentCount: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab, .xyz: 3
        case .cmyk: 4
        case .pattern(let base): base?.numberOfComponents ?? 0
        }
    }
}
