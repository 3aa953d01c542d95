// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Distortion Effect. What happens at the centre and at the edge of an effect is documented; the
/// profile between them is ours.
enum DistortionFilters {
    static let all: [FilterDefinition] = [
        bump, bumpLinear, circleSplash, hole, pinch, twirl, vortex, torus, displacement, glass, circularWrap,
        lightTunnel,
    ]

    private static func radius(_ standard: Double, _ slider: ClosedRange<Double>) -> FilterInput {
        .distance(kCIInputRadiusKey, standard, slider, min: 0)
    }

    /// The extent and what may be turned out of it: the circle as far as the image reaches.
    private static func turned(_ values: FilterValues, _ extent: CGRect) -> CGRect {
        guard !extent.isInfinite, !extent.isNull else { return extent }
        let center = values.point()
        let corners = [
            (extent.minX, extent.minY), (extent.minX, extent.maxY), (extent.maxX, extent.minY),
            (extent.maxX, extent.maxY),
        ]
        let farthest = corners.map { (SIMD2(CGPoint(x: $0.0, y: $0.1)) - center).length }.max() ?? 0
        let reach = CGFloat(min(values.float(kCIInputRadiusKey), farthest))
        let circle = CGRect(
            x: CGFloat(center.x) - reach, y: CGFloat(center.y) - reach, width: 2 * reach, height: 2 * reach)
        return reach > 0 ? extent.joined(circle).integral : extent
    }

    /// Bulges outwards for positive scales, inwards for negative ones; at the centre `1 - scale` of the size is seen.
    static let bump = FilterDefinition.warp(
        "CIBumpDistortion", [.center, radius(300, 0...600), .scalar(kCIInputScaleKey, 0.5, -1...1)]
    ) { values, _ in
        let (center, radius, scale) = (values.point(), values.float(kCIInputRadiusKey), values.float(kCIInputScaleKey))
        return { place in
            let d = place - center
            let r = d.length / radius
            guard r < 1 else { return place }
            let bell = smoothstep(0, 1, 1 - r)
            return center + d * (1 - scale * bell)
        }
    }

    static let bumpLinear = FilterDefinition.warp(
        "CIBumpDistortionLinear", [.center, radius(300, 0...600), .angle(0), .scalar(kCIInputScaleKey, 0.5, -1...1)]
    ) { values, _ in
        let (center, radius, scale) = (values.point(), values.float(kCIInputRadiusKey), values.float(kCIInputScaleKey))
        let axis = SIMD2<Float>(1, 0).turned(values.float(kCIInputAngleKey))
        return { place in
            let along = ((place - center) * axis).sum()
            let r = abs(along) / radius
            guard r < 1 else { return place }
            return place - axis * (along * scale * smoothstep(0, 1, 1 - r))
        }
    }

    /// Beyond the circle, what is on it continues outwards.
    static let circleSplash = FilterDefinition.warp(
        "CICircleSplashDistortion", [.center, radius(150, 0...1000)], extent: { _, _ in .infinite }
    ) { values, _ in
        let (center, radius) = (values.point(), values.float(kCIInputRadiusKey))
        return { place in
            let d = place - center
            let r = d.length
            return r <= radius || r == 0 ? place : center + d * (radius / r)
        }
    }

    /// A hole; what was there is pushed outwards.
    static let hole = FilterDefinition(
        "CIHoleDistortion", kCICategoryDistortionEffect,
        [.image, .center, .distance(kCIInputRadiusKey, 150, 0.01...1000, min: 0.01)]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, radius) = (values.point(), max(0.01, values.float(kCIInputRadiusKey)))
        return CIImage(
            WarpRecipe(image.source, extent: image.extent) { place in
                let d = place - center
                let r = d.length
                guard r > radius else { return SIMD2(repeating: .nan) }
                return r < 2 * radius ? center + d * (2 * (r - radius) / r) : place
            })
    }

    /// Draws in towards the centre: at scale 1 a place at distance r shows what was at the square root of it, in units
    /// of the radius.
    static let pinch = FilterDefinition.warp(
        "CIPinchDistortion", [.center, radius(300, 0...1000), .scalar(kCIInputScaleKey, 0.5, 0...2, min: 0, max: 2)]
    ) { values, _ in
        let (center, radius, scale) = (values.point(), values.float(kCIInputRadiusKey), values.float(kCIInputScaleKey))
        return { place in
            let d = place - center
            let r = d.length / radius
            guard r < 1, r > 0 else { return place }
            return center + d * powf(r, -scale / 2)
        }
    }

    /// Turned by the angle at the centre, by nothing at the radius.
    static let twirl = FilterDefinition.warp(
        "CITwirlDistortion", [.center, radius(300, 0...500), .angle(Double.pi, -4 * Double.pi...4 * Double.pi)],
        extent: turned
    ) { values, _ in
        let (center, radius, angle) = (values.point(), values.float(kCIInputRadiusKey), values.float(kCIInputAngleKey))
        return { place in
            let d = place - center
            let r = d.length / radius
            guard r < 1 else { return place }
            return center + d.turned(angle * (1 - r) * (1 - r))
        }
    }

    /// Like water running out: the angle, in radians over the radius' length, grows towards the centre.
    static let vortex = FilterDefinition.warp(
        "CIVortexDistortion", [.center, radius(300, 0...800), .angle(56.55, 0...94.25)], extent: turned
    ) { values, _ in
        let (center, radius, angle) = (values.point(), values.float(kCIInputRadiusKey), values.float(kCIInputAngleKey))
        return { place in
            let d = place - center
            let r = d.length / radius
            guard r < 1 else { return place }
            return center + d.turned(angle * (1 - r) * (1 - r) * (1 - r) / 4)
        }
    }

    /// A glass ring: a lens along its circle.
    static let torus = FilterDefinition.warp(
        "CITorusLensDistortion",
        [
            .center, radius(160, 0...500), .distance(kCIInputWidthKey, 80, 0...200, min: 0),
            .scalar(kCIInputRefractionKey, 1.7, 0...5),
        ]
    ) { values, _ in
        let (center, radius) = (values.point(), values.float(kCIInputRadiusKey))
        let (half, refraction) = (values.float(kCIInputWidthKey) / 2, values.float(kCIInputRefractionKey))
        return { place in
            let d = place - center
            let r = d.length
            let across = (r - (radius - half)) / half
            guard abs(across) < 1, r > 0, refraction > 0 else { return place }
            // The slope of a round section bends the ray (Snell's law for small angles).
            let bend = across * (1 - (1 - across * across).squareRoot()) * half * (1 - 1 / refraction)
            return center + d * ((r - bend) / r)
        }
    }

    /// Red moves by half the scale to the left or right, green up or down; one half stays.
    static let displacement = FilterDefinition(
        "CIDisplacementDistortion", kCICategoryDistortionEffect,
        [.image, .image("inputDisplacementImage"), .distance(kCIInputScaleKey, 50, 0...200)]
    ) { values in
        displaced(values, "inputDisplacementImage")
    }

    static let glass = FilterDefinition(
        "CIGlassDistortion", kCICategoryDistortionEffect,
        [.image, .image("inputTexture"), .center, .distance(kCIInputScaleKey, 200, 0.01...500)]
    ) { values in
        displaced(values, "inputTexture")
    }

    private static func displaced(_ values: FilterValues, _ key: String) -> CIImage? {
        guard let image = values.image, let texture = values.image(key) else { return values.image }
        let scale = values.float(kCIInputScaleKey)
        let reach = Int((abs(scale) / 2).rounded(.up)) + 1
        return CIImage(
            GatherRecipe(
                [image.source, texture.source], extent: image.extent, needed: { [$0.insetBy(reach, reach), $0] }
            ) { region, tiles, _ in
                let (sampler, result) = (Sampler(tiles[0]), Tile(region))
                result.forEachRow { y, row in
                    let moves = tiles[1].row(y)
                    for x in 0..<region.width {
                        let move = SIMD2(moves[x].x - 0.5 * moves[x].w, moves[x].y - 0.5 * moves[x].w) * scale
                        row[x] = sampler.linear(SIMD2(Float(region.x + x) + 0.5, Float(y) + 0.5) + move)
                    }
                }
                return result
            })
    }

    /// The image's lower edge around the circle, its height outwards.
    static let circularWrap = FilterDefinition(
        "CICircularWrap", kCICategoryDistortionEffect, [.image, .center, radius(150, 0...600), .angle(0)]
    ) { values in
        guard let image = values.image, !image.extent.isInfinite else { return nil }
        let (center, radius, angle) = (values.point(), values.float(kCIInputRadiusKey), values.float(kCIInputAngleKey))
        let e = image.extent
        let outer = CGFloat(radius) + e.height
        let extent = CGRect(
            x: CGFloat(center.x) - outer, y: CGFloat(center.y) - outer, width: 2 * outer, height: 2 * outer)
        return CIImage(
            WarpRecipe(image.source, extent: extent.integral) { place in
                let d = place - center
                guard d.length >= radius else { return SIMD2(repeating: .nan) }
                var turn = (Float.pi / 2 - atan2f(d.y, d.x) + angle) / (2 * .pi)
                turn -= turn.rounded(.down)
                return SIMD2(Float(e.minX) + turn * Float(e.width), Float(e.minY) + d.length - radius)
            })
    }

    /// Beyond the radius, what is on the circle goes on, turning.
    static let lightTunnel = FilterDefinition.warp(
        "CILightTunnel", [.center, .angle(0, 0...Double.pi / 2, key: "inputRotation"), radius(100, 1...500)],
        extent: { _, _ in .infinite }
    ) { values, _ in
        let (center, radius) = (values.point(), max(1, values.float(kCIInputRadiusKey)))
        let rotation = values.float("inputRotation")
        return { place in
            let d = place - center
            let r = d.length
            guard r > radius else { return place }
            return center + (d * (radius / r)).turned(rotation * log2f(r / radius))
        }
    }
}
