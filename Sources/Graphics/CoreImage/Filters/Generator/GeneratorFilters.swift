// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Generator, but for barcodes.
enum GeneratorFilters {
    static let all: [FilterDefinition] = [constant, checkerboard, stripes, random, roundedRectangle, blurredRectangle]

    private static let category = kCICategoryGenerator

    private static func generator(
        _ name: String, _ inputs: [FilterInput],
        _ kernel: @escaping @Sendable (FilterValues, WorkingSpace) -> GeneratorRecipe.Kernel
    ) -> FilterDefinition {
        FilterDefinition(name, category, inputs) { values in CIImage(GeneratorRecipe { kernel(values, $0) }) }
    }

    static let constant = FilterDefinition("CIConstantColorGenerator", category, [.color(kCIInputColorKey, 1, 0, 0)]) {
        CIImage(color: $0.color())
    }

    /// How far from an edge at 0, in pixels, one colour goes over into the other.
    private static func edge(_ distance: Float, _ sharpness: Float, _ width: Float) -> Float {
        let soft = max(0.5, (1 - max(0, min(1, sharpness))) * width / 2)
        return max(0, min(1, 0.5 + distance / (2 * soft)))
    }

    /// Positive inside even cells: the distance to the nearest edge.
    private static func wave(_ x: Float, _ width: Float) -> Float {
        let position = x / width
        let cell = position.rounded(.down)
        let inside = min(position - cell, 1 - (position - cell)) * width
        return cell.truncatingRemainder(dividingBy: 2) == 0 ? inside : -inside
    }

    static let checkerboard = generator(
        "CICheckerboardGenerator",
        [
            .center, .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
            .distance(kCIInputWidthKey, 80, 0...800, min: 0), .scalar(kCIInputSharpnessKey, 1, 0...1),
        ]
    ) { values, space in
        let (center, width, sharpness) = (
            values.point(), max(0.001, values.float(kCIInputWidthKey)), values.float(kCIInputSharpnessKey)
        )
        let (a, b) = (space.pixel(values.color(kCIInputColor0Key)), space.pixel(values.color(kCIInputColor1Key)))
        return { place in
            let d = place - center
            let (u, v) = (edge(wave(d.x, width), sharpness, width), edge(wave(d.y, width), sharpness, width))
            return b + (a - b) * (u * v + (1 - u) * (1 - v))
        }
    }

    static let stripes = generator(
        "CIStripesGenerator",
        [
            .center, .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
            .distance(kCIInputWidthKey, 80, 0...800, min: 0), .scalar(kCIInputSharpnessKey, 1, 0...1),
        ]
    ) { values, space in
        let (center, width, sharpness) = (
            values.point(), max(0.001, values.float(kCIInputWidthKey)), values.float(kCIInputSharpnessKey)
        )
        let (a, b) = (space.pixel(values.color(kCIInputColor0Key)), space.pixel(values.color(kCIInputColor1Key)))
        return { place in b + (a - b) * edge(wave(place.x - center.x, width), sharpness, width) }
    }

    /// Noise that is the same at every rendering: a hash of the place for each of the four channels.
    static let random = generator("CIRandomGenerator", []) { _, _ in
        { place in
            let (x, y) = (
                UInt32(truncatingIfNeeded: Int(place.x.rounded(.down))),
                UInt32(truncatingIfNeeded: Int(place.y.rounded(.down)))
            )
            return Pixel(noise(x, y, 1), noise(x, y, 2), noise(x, y, 3), noise(x, y, 4)).premultiplied
        }
    }

    /// Between 0 and 1.
    static func noise(_ x: UInt32, _ y: UInt32, _ seed: UInt32) -> Float {
        var h = x &* 0x9E37_79B1 ^ y &* 0x85EB_CA77 ^ seed &* 0xC2B2_AE3D
        h = (h ^ h >> 15) &* 0x2C1B_3C6D
        h = (h ^ h >> 12) &* 0x297A_2D39
        return Float((h ^ h >> 15) >> 8) / Float(1 << 24)
    }

    /// The distance to a rectangle with round corners, negative inside.
    private static func distance(_ place: SIMD2<Float>, _ rect: CGRect, _ radius: Float) -> Float {
        let half = SIMD2(CGPoint(x: rect.width / 2, y: rect.height / 2))
        let r = max(0, min(radius, min(half.x, half.y)))
        let p = place - SIMD2(CGPoint(x: rect.midX, y: rect.midY))
        let q = SIMD2(abs(p.x), abs(p.y)) - half + r
        return SIMD2(max(q.x, 0), max(q.y, 0)).length + min(max(q.x, q.y), 0) - r
    }

    static let roundedRectangle = FilterDefinition(
        "CIRoundedRectangleGenerator", category,
        [
            .rectangle(kCIInputExtentKey, CGRect(x: 0, y: 0, width: 100, height: 100)),
            .distance(kCIInputRadiusKey, 10, 0...100, min: 0), .color(kCIInputColorKey, 1, 1, 1),
        ]
    ) { values in
        let (rect, radius) = (values.rect(kCIInputExtentKey) ?? .zero, values.float(kCIInputRadiusKey))
        guard rect.width > 0, rect.height > 0 else { return nil }
        return CIImage(
            GeneratorRecipe(extent: rect) { space in
                let color = space.pixel(values.color())
                return { color * max(0, min(1, 0.5 - distance($0, rect, radius))) }
            })
    }

    static let blurredRectangle = FilterDefinition(
        "CIBlurredRectangleGenerator", category,
        [
            .rectangle(kCIInputExtentKey, CGRect(x: 0, y: 0, width: 100, height: 100)),
            .distance("inputSigma", 10, 0...100, min: 0), .color(kCIInputColorKey, 1, 1, 1),
        ]
    ) { values in
        guard let rect = values.rect(kCIInputExtentKey), rect.width > 0, rect.height > 0 else { return nil }
        let solid = CIImage(color: values.color()).cropped(to: rect)
        return CIImage(Blurs.gaussian(solid.source, sigma: values.float("inputSigma")))
    }
}

/// Filters of the category Gradient. Colours are mixed in the working space.
enum GradientFilters {
    static let all: [FilterDefinition] = [
        linear("CILinearGradient") { $0 }, linear("CISmoothLinearGradient") { smoothstep(0, 1, $0) }, radial, gaussian,
        hueWheel,
    ]

    private static let category = kCICategoryGradient

    private static func gradient(
        _ name: String, _ inputs: [FilterInput],
        _ position: @escaping @Sendable (FilterValues) -> (SIMD2<Float>) -> Float
    ) -> FilterDefinition {
        FilterDefinition(name, category, inputs) { values in
            let position = position(values)
            return CIImage(
                GeneratorRecipe { space in
                    let a = space.pixel(values.color(kCIInputColor0Key))
                    let b = space.pixel(values.color(kCIInputColor1Key))
                    return { a + (b - a) * max(0, min(1, position($0))) }
                })
        }
    }

    private static func linear(_ name: String, _ curve: @escaping @Sendable (Float) -> Float) -> FilterDefinition {
        gradient(
            name,
            [
                .position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200), .color(kCIInputColor0Key, 1, 1, 1),
                .color(kCIInputColor1Key, 0, 0, 0),
            ]
        ) { values in
            let (from, to) = (values.point("inputPoint0"), values.point("inputPoint1"))
            let line = to - from
            let square = (line * line).sum()
            return { place in square > 0 ? curve(max(0, min(1, ((place - from) * line).sum() / square))) : 0 }
        }
    }

    static let radial = gradient(
        "CIRadialGradient",
        [
            .center, .distance("inputRadius0", 5, 0...800, min: 0), .distance("inputRadius1", 100, 0...800, min: 0),
            .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0),
        ]
    ) { values in
        let center = values.point()
        let (inner, outer) = (values.float("inputRadius0"), values.float("inputRadius1"))
        return { place in
            let r = (place - center).length
            return inner == outer ? (r < inner ? 0 : 1) : (r - inner) / (outer - inner)
        }
    }

    /// A bell whose foot is at the radius: three standard deviations.
    static let gaussian = gradient(
        "CIGaussianGradient",
        [
            .center, .color(kCIInputColor0Key, 1, 1, 1), .color(kCIInputColor1Key, 0, 0, 0, 0),
            .distance(kCIInputRadiusKey, 300, 0...800, min: 0),
        ]
    ) { values in
        let (center, sigma) = (values.point(), max(0.001, values.float(kCIInputRadiusKey) / 3))
        return { place in
            let r = (place - center).length / sigma
            return 1 - expf(-r * r / 2)
        }
    }

    /// Hue around the centre, saturation along the radius.
    static let hueWheel = FilterDefinition(
        "CIHueSaturationValueGradient", category,
        [
            .scalar("inputValue", 1, 0...1, min: 0), .distance(kCIInputRadiusKey, 300, 0...800, min: 0),
            .distance("inputSoftness", 1, min: 0), .scalar("inputDither", 1, 0...3, min: 0),
            .colorSpace(kCIInputColorSpaceKey),
        ]
    ) { values in
        let (radius, value) = (max(1, values.float(kCIInputRadiusKey)), values.float("inputValue"))
        let softness = max(1, values.float("inputSoftness"))
        let side = CGFloat(2 * radius)
        return CIImage(
            GeneratorRecipe(extent: CGRect(x: 0, y: 0, width: side, height: side)) { space in
                let decode = space.decoder
                return { place in
                    let d = place - radius
                    let hue = atan2f(d.y, d.x) / (2 * .pi)
                    let saturation = min(1, d.length / radius)
                    func channel(_ n: Float) -> Float {
                        let k = (n + (hue < 0 ? hue + 1 : hue) * 6).truncatingRemainder(dividingBy: 6)
                        return value - value * saturation * max(0, min(min(k, 4 - k), 1))
                    }
                    let alpha = max(0, min(1, (radius - d.length) / softness + 0.5))
                    return Pixel(decode(SIMD3(channel(5), channel(3), channel(1))), 1) * alpha
                }
            })
    }
}
