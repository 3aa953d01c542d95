// SPDX-License-Identifier: MIT
import CoreGraphics

/// The colours of a gradient with their places, ready to be looked up.
package struct GradientRamp {
    /// Locations rise, 0 to 1; colours are not premultiplied.
    package var stops: [(location: Double, color: SIMD4<Float>)]

    /// Colours spread evenly where there are not as many locations.
    package init(_ gradient: GradientState) {
        let colors = gradient.colors
        let count = colors.count
        let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        let given = gradient.locations ?? even
        let locations = given.count == count ? given : even
        var highest = 0.0
        stops = zip(locations, colors).map { location, color in
            // Locations are documented to rise; one that falls counts as the one before.
            highest = max(highest, location.isFinite ? min(1, max(0, location)) : 0)
            return (highest, color)
        }
    }

    /// Premultiplied colour at `t`; the ends extend.
    package func color(at t: Double) -> SIMD4<Float> {
        guard let first = stops.first else { return .zero }
        if t <= first.location { return premultiplied(first.color) }
        for (a, b) in zip(stops, stops.dropFirst()) where t < b.location {
            let f = Float((t - a.location) / max(b.location - a.location, 1e-12))
            let (p, q) = (premultiplied(a.color), premultiplied(b.color))
            return p + (q - p) * f
        }
        return premultiplied(stops[stops.count - 1].color)
    }

    /// For drawing by Core Graphics, which mixes colours that are not premultiplied; `color(at:)` mixes premultiplied
    /// ones. nil without a colour.
    package var cgGradient: CGGradient? {
        guard !stops.isEmpty else { return nil }
        let components = stops.flatMap { [$0.color.x, $0.color.y, $0.color.z, $0.color.w].map { CGFloat($0) } }
        return CGGradient(
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
            colorComponents: components, locations: stops.map { CGFloat($0.location) }, count: stops.count)
    }

    /// Core Graphics draws no gradients around a point: a picture of one. Its sides have 4096 pixels at most.
    func conicPicture(_ gradient: GradientState, size: CGSize) -> CGImage {
        func pixels(_ length: CGFloat) -> Int { length.isFinite ? min(4096, max(1, Int(length.rounded(.up)))) : 1 }
        let buffer = PixelBuffer(width: pixels(size.width), height: pixels(size.height))
        let start = SIMD2(gradient.startPoint.x.native, gradient.startPoint.y.native)
        let axis = SIMD2(gradient.endPoint.x.native, gradient.endPoint.y.native) - start
        let steps = (0..<1024).map { Self.packed(color(at: Double($0) / 1023)) }
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let place = SIMD2(
                    (Double(x) + 0.5) / Double(buffer.width), (Double(y) + 0.5) / Double(buffer.height))
                row[x] = steps[Int(Self.turn(place - start, from: axis) * 1023 + 0.5)]
            }
        }
        return CGImage(pixels: buffer)
    }

    /// Clockwise on the screen, 0 to 1 for the whole way round.
    private static func turn(_ p: SIMD2<Double>, from axis: SIMD2<Double>) -> Double {
        let turn = atan2(p.y * axis.x - p.x * axis.y, (p * axis).sum()) / (2 * .pi)
        return turn < 0 ? turn + 1 : turn
    }

    private static func packed(_ color: SIMD4<Float>) -> UInt32 {
        let bytes = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(
            lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }

    private func premultiplied(_ c: SIMD4<Float>) -> SIMD4<Float> { SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w) }
}
