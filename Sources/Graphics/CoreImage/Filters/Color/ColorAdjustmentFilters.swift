// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Color Adjustment. Formulas are applied to values of the working space, linear light unless
/// the context says otherwise, of colours that are not premultiplied.
enum ColorAdjustmentFilters {
    static let all: [FilterDefinition] = [
        clamp, controls, matrix, polynomial, crossPolynomial, exposure, gamma, hue, temperature, toneCurve, vibrance,
        whitePoint, toSRGB, toLinear, threshold, highlightShadow, absoluteDifference, LabDifference.filter,
    ]

    private static let category = kCICategoryColorAdjustment

    static let clamp = FilterDefinition.color(
        "CIColorClamp", category,
        [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
    ) { values, _ in
        let (low, high) = (values.simd("inputMinComponents"), values.simd("inputMaxComponents"))
        return { pointwiseMin(pointwiseMax($0.straight, low), high).premultiplied }
    }

    /// Saturation around the luminance, then contrast around one half, then brightness added.
    static let controls = FilterDefinition.straight(
        "CIColorControls", category,
        [
            .scalar(kCIInputSaturationKey, 1, 0...2), .scalar(kCIInputBrightnessKey, 0, -1...1),
            .scalar(kCIInputContrastKey, 1, 0.25...4),
        ]
    ) { values, _ in
        let saturation = values.float(kCIInputSaturationKey)
        let (brightness, contrast) = (values.float(kCIInputBrightnessKey), values.float(kCIInputContrastKey))
        return { color in
            let gray = SIMD3(repeating: color.luminance)
            return (gray.mixed(with: color, saturation) - 0.5) * contrast + 0.5 + brightness
        }
    }

    /// Each component is the scalar product of all four with its vector, plus the bias.
    static let matrix = FilterDefinition(
        "CIColorMatrix", category,
        [
            .image, .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
            .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
            .vector("inputBiasVector", [0, 0, 0, 0]),
        ]
    ) { values in
        guard let image = values.image else { return nil }
        let (r, g) = (values.simd("inputRVector"), values.simd("inputGVector"))
        let (b, a, bias) = (values.simd("inputBVector"), values.simd("inputAVector"), values.simd("inputBiasVector"))
        // What is transparent does not stay so.
        return image.derived(
            ColorRecipe(image.source, extent: bias.w > 0 ? .infinite : nil) { _ in
                { pixel in
                    let c = pixel.straight
                    return (Pixel((c * r).sum(), (c * g).sum(), (c * b).sum(), (c * a).sum()) + bias).premultiplied
                }
            })
    }

    /// a + b x + c x² + d x³ of each component.
    static let polynomial = FilterDefinition.color(
        "CIColorPolynomial", category,
        [
            .vector("inputRedCoefficients", [0, 1, 0, 0]), .vector("inputGreenCoefficients", [0, 1, 0, 0]),
            .vector("inputBlueCoefficients", [0, 1, 0, 0]), .vector("inputAlphaCoefficients", [0, 1, 0, 0]),
        ]
    ) { values, _ in
        let rows = ["Red", "Green", "Blue", "Alpha"].map { values.simd("input\($0)Coefficients") }
        func column(_ i: Int) -> Pixel { Pixel(rows[0][i], rows[1][i], rows[2][i], rows[3][i]) }
        let (c0, c1, c2, c3) = (column(0), column(1), column(2), column(3))
        return { pixel in
            let x = pixel.straight
            return (((c3 * x + c2) * x + c1) * x + c0).premultiplied
        }
    }

    /// Coefficients of r, g, b, r², g², b², rg, gb, br and 1.
    static let crossPolynomial = FilterDefinition.straight(
        "CIColorCrossPolynomial", category,
        [
            .vector("inputRedCoefficients", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            .vector("inputGreenCoefficients", [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
            .vector("inputBlueCoefficients", [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
        ]
    ) { values, _ in
        let rows = ["Red", "Green", "Blue"].map { values.floats("input\($0)Coefficients", 10) }
        return { c in
            func channel(_ k: [Float]) -> Float {
                let linear = k[0] * c.x + k[1] * c.y + k[2] * c.z
                let squares = k[3] * c.x * c.x + k[4] * c.y * c.y + k[5] * c.z * c.z
                return linear + squares + k[6] * c.x * c.y + k[7] * c.y * c.z + k[8] * c.z * c.x + k[9]
            }
            return SIMD3(channel(rows[0]), channel(rows[1]), channel(rows[2]))
        }
    }

    /// Times 2 to the power of the stops.
    static let exposure = FilterDefinition.color(
        "CIExposureAdjust", category, [.scalar(kCIInputEVKey, 0, -10...10)], keepsOpacity: true
    ) { values, _ in
        let factor = exp2f(values.float(kCIInputEVKey))
        let scale = Pixel(factor, factor, factor, 1)
        return { $0 * scale }
    }

    static let gamma = FilterDefinition.straight(
        "CIGammaAdjust", category, [.scalar("inputPower", 1, 0.25...4)]
    ) { values, _ in
        let power = values.float("inputPower")
        return { SIMD3(powf(max($0.x, 0), power), powf(max($0.y, 0), power), powf(max($0.z, 0), power)) }
    }

    /// Turns the colour cube around its axis of grays, from red towards green.
    static let hue = FilterDefinition.straight("CIHueAdjust", category, [.angle(0)]) { values, _ in
        let angle = values.float(kCIInputAngleKey)
        let (c, s) = (cosf(angle), sinf(angle) / Float(3).squareRoot())
        let mean = (1 - c) / 3
        return { v in
            let cross = SIMD3(v.z - v.y, v.x - v.z, v.y - v.x)
            return v * c + cross * s + SIMD3(repeating: v.sum() * mean)
        }
    }

    /// Adapts colours seen under one white to another; whites as correlated colour temperature and tint.
    static let temperature = FilterDefinition.straight(
        "CITemperatureAndTint", category, [.offset("inputNeutral", 6500, 0), .offset("inputTargetNeutral", 6500, 0)]
    ) { values, _ in
        let (neutral, target) = (values.point("inputNeutral"), values.point("inputTargetNeutral"))
        if neutral == target { return { $0 } }
        let linear = RGBEncoding.sRGB.linear
        let matrix =
            linear.toXYZ.inverse
            * Matrix3.adaptation(
                from: WhitePoint.xyz(kelvin: Double(neutral.x), tint: Double(neutral.y)),
                to: WhitePoint.xyz(kelvin: Double(target.x), tint: Double(target.y)))
            * linear.toXYZ
        return { SIMD3<Float>(matrix * SIMD3<Double>($0)) }
    }

    /// A spline through five points, in the square roots of values, as the reference says: perceptual, gamma 2.
    static let toneCurve = FilterDefinition.straight(
        "CIToneCurve", category, (0...4).map { .position("inputPoint\($0)", CGFloat($0) / 4, CGFloat($0) / 4) }
    ) { values, _ in
        let spline = Spline((0...4).map { values.point("inputPoint\($0)") })
        func curve(_ x: Float) -> Float {
            let y = spline.value(max(0, x).squareRoot())
            return y * abs(y)
        }
        return { SIMD3(curve($0.x), curve($0.y), curve($0.z)) }
    }

    /// Saturation, less where there is much. How much less is ours: in proportion to the saturation.
    static let vibrance = FilterDefinition.straight("CIVibrance", category, [.scalar(kCIInputAmountKey, 0, -1...1)]) {
        values, _ in
        let amount = values.float(kCIInputAmountKey)
        return { color in
            let (high, low) = (color.max(), color.min())
            let saturation = high > 0 ? max(0, min(1, (high - low) / high)) : 0
            return SIMD3(repeating: color.luminance).mixed(with: color, 1 + amount * (1 - saturation))
        }
    }

    /// White becomes the colour.
    static let whitePoint = FilterDefinition.straight(
        "CIWhitePointAdjust", category, [.color(kCIInputColorKey, 1, 1, 1)]
    ) {
        values, space in
        let white = space.straight(values.color()).rgb
        return { $0 * white }
    }

    static let toSRGB = FilterDefinition.straight("CILinearToSRGBToneCurve", category, []) { _, _ in
        { SRGBCurve.fromLinear($0) }
    }

    static let toLinear = FilterDefinition.straight("CISRGBToneCurveToLinear", category, []) { _, _ in
        { SRGBCurve.toLinear($0) }
    }

    static let threshold = FilterDefinition.straight(
        "CIColorThreshold", category, [.scalar("inputThreshold", 0.5, 0...1)]
    ) {
        values, _ in
        let threshold = values.float("inputThreshold")
        return { SIMD3($0.x >= threshold ? 1 : 0, $0.y >= threshold ? 1 : 0, $0.z >= threshold ? 1 : 0) }
    }

    /// Which tones count as shadows and highlights is ours: the squares of luminance's distance from white and black.
    static let highlightShadow = FilterDefinition.encoded(
        "CIHighlightShadowAdjust", category,
        [
            .distance(kCIInputRadiusKey, 0, 0...10, min: 0), .scalar("inputShadowAmount", 0, -1...1),
            .scalar("inputHighlightAmount", 1, 0.3...1),
        ]
    ) { values, _ in
        let (shadow, highlight) = (values.float("inputShadowAmount"), values.float("inputHighlightAmount"))
        return { color in
            let tone = max(0, min(1, color.luminance))
            let lift = shadow * (1 - tone) * (1 - tone) * tone
            let lower = (1 - highlight) * tone * tone * 0.5
            return color * (1 + (lift - lower * tone) / max(tone, 0.001))
        }
    }

    static let absoluteDifference = FilterDefinition(
        "CIColorAbsoluteDifference", category, [.image, .image("inputImage2")]
    ) { values in
        guard let image = values.image, let other = values.image("inputImage2") else { return nil }
        return CIImage(
            Blending.mix(image.source, other.source, { $0.joined($1) }) { a, b in
                Pixel(abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z), max(a.w, b.w))
            })
    }
}

/// Whites by their temperature.
enum WhitePoint {
    /// The daylight locus (CIE 15:2004, 3.1) from 4000 K on, below that the Planckian one (Kim et al., 2002); `tint` moves
    /// across it, 3000 to a unit of CIE 1960 v, positive towards magenta.
    static func xyz(kelvin: Double, tint: Double) -> SIMD3<Double> {
        let t = max(1667, min(25000, kelvin.isNaN ? 6500 : kelvin))
        let (x, y) = t >= 4000 ? daylight(t) : planck(t)
        let scale = -2 * x + 12 * y + 3
        let (u, v) = (4 * x / scale, 6 * y / scale - tint / 3000)
        let back = 2 * u - 8 * v + 4
        let (cx, cy) = (3 * u / back, max(0.01, 2 * v / back))
        return SIMD3(cx / cy, 1, (1 - cx - cy) / cy)
    }

    private static func daylight(_ t: Double) -> (Double, Double) {
        let x =
            t <= 7000
            ? -4.6070e9 / (t * t * t) + 2.9678e6 / (t * t) + 99.11 / t + 0.244_063
            : -2.0064e9 / (t * t * t) + 1.9018e6 / (t * t) + 247.48 / t + 0.237_040
        return (x, -3 * x * x + 2.870 * x - 0.275)
    }

    private static func planck(_ t: Double) -> (Double, Double) {
        let x = -0.266_123_9e9 / (t * t * t) - 0.234_358_9e6 / (t * t) + 877.6956 / t + 0.179_910
        let y =
            t <= 2222
            ? -1.106_381_4 * x * x * x - 1.348_110_20 * x * x + 2.185_558_32 * x - 0.202_196_83
            : -0.954_947_6 * x * x * x - 1.374_185_93 * x * x + 2.091_370_15 * x - 0.167_488_67
        return (x, y)
    }
}

/// The natural cubic spline through points of growing x; straight beyond its ends.
struct Spline {
    private let xs: [Float]
    private let ys: [Float]
    private let curvature: [Float]

    init(_ points: [SIMD2<Float>]) {
        let sorted = points.sorted { $0.x < $1.x }
        var kept: [SIMD2<Float>] = []
        for point in sorted where kept.last.map({ point.x - $0.x > 1e-5 }) ?? true { kept.append(point) }
        (xs, ys) = (kept.map(\.x), kept.map(\.y))
        curvature = Self.curvature(kept)
    }

    /// The tridiagonal system of the second derivatives.
    private static func curvature(_ p: [SIMD2<Float>]) -> [Float] {
        let n = p.count
        guard n > 2 else { return [Float](repeating: 0, count: n) }
        var (upper, right) = ([Float](repeating: 0, count: n), [Float](repeating: 0, count: n))
        for i in 1..<(n - 1) {
            let (before, after) = (p[i].x - p[i - 1].x, p[i + 1].x - p[i].x)
            let slope = (p[i + 1].y - p[i].y) / after - (p[i].y - p[i - 1].y) / before
            let pivot = 2 * (before + after) - before * upper[i - 1]
            upper[i] = after / pivot
            right[i] = (6 * slope - before * right[i - 1]) / pivot
        }
        var result = [Float](repeating: 0, count: n)
        for i in stride(from: n - 2, through: 1, by: -1) { result[i] = right[i] - upper[i] * result[i + 1] }
        return result
    }

    func value(_ x: Float) -> Float {
        let n = xs.count
        guard n > 1 else { return ys.first ?? x }
        var i = 0
        while i < n - 2, x > xs[i + 1] { i += 1 }
        let h = xs[i + 1] - xs[i]
        let (a, b) = ((xs[i + 1] - x) / h, (x - xs[i]) / h)
        let line = a * ys[i] + b * ys[i + 1]
        let bend =
            a < 0 || b < 0 ? 0 : ((a * a * a - a) * curvature[i] + (b * b * b - b) * curvature[i + 1]) * h * h / 6
        return line + bend
    }
}
