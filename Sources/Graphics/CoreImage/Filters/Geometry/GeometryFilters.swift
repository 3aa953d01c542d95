// SPDX-License-Identifier: MIT
import Foundation

/// Filters of the category Geometry Adjustment.
enum GeometryFilters {
    static let all: [FilterDefinition] = [affine, crop, straighten, lanczos, bicubic, stretchCrop]

    private static let category = kCICategoryGeometryAdjustment

    static let affine = FilterDefinition("CIAffineTransform", category, [.image, .transform(.identity)]) { values in
        values.image?.transformed(by: values.transform)
    }

    static let crop = FilterDefinition(
        "CICrop", category, [.image, .rectangle("inputRectangle", .infinite)]
    ) { values in
        values.image.map { image in values.rect("inputRectangle").map { image.cropped(to: $0) } ?? image }
    }

    /// Turned about the middle and enlarged so that the result, as large as the image, has no empty corners.
    static let straighten = FilterDefinition("CIStraightenFilter", category, [.image, .angle(0)]) { values in
        guard let image = values.image else { return nil }
        let (angle, extent) = (CGFloat(values.double(kCIInputAngleKey)), image.extent)
        guard angle != 0, !extent.isInfinite, !extent.isNull, extent.width > 0, extent.height > 0 else { return image }
        let (c, s) = (abs(cos(angle)), abs(sin(angle)))
        let (w, h) = (extent.width, extent.height)
        let scale = max((w * c + h * s) / w, (w * s + h * c) / h)
        let turn = CGAffineTransform(translationX: extent.midX, y: extent.midY).scaledBy(x: scale, y: scale)
            .rotated(by: angle).translatedBy(x: -extent.midX, y: -extent.midY)
        return image.transformed(by: turn).cropped(to: extent)
    }

    private static let scaling: [FilterInput] = [
        .image, .scalar(kCIInputScaleKey, 1, 0.05...1.5, min: 0), .scalar(kCIInputAspectRatioKey, 1, 0.5...2, min: 0),
    ]

    static let lanczos = FilterDefinition("CILanczosScaleTransform", category, scaling) { values in
        scaled(values)
    }

    /// By Lanczos' kernel too, whatever the cubic's parameters.
    static let bicubic = FilterDefinition(
        "CIBicubicScaleTransform", category, scaling + [.scalar("inputB", 0, 0...1), .scalar("inputC", 0.75, 0...1)]
    ) { values in
        scaled(values)
    }

    private static func scaled(_ values: FilterValues) -> CIImage? {
        guard let image = values.image else { return nil }
        let (scale, aspect) = (CGFloat(values.double(kCIInputScaleKey)), CGFloat(values.double(kCIInputAspectRatioKey)))
        guard scale > 0, aspect > 0, scale.isFinite, aspect.isFinite else { return .empty() }
        return image.derived(Resampling.lanczos(image.source, scale * aspect, scale))
    }

    /// Scaled to fill the size; `inputCropAmount` 1 crops what is too much, 0 squeezes it, most at the edges by
    /// `inputCenterStretchAmount`.
    static let stretchCrop = FilterDefinition(
        "CIStretchCrop", category,
        [
            .image, .offset("inputSize", 1280, 720), .scalar("inputCropAmount", 0.25, 0...1),
            .scalar("inputCenterStretchAmount", 0.25, 0...1),
        ]
    ) { values in
        guard let image = values.image else { return nil }
        let (size, extent) = (values.point("inputSize"), image.extent)
        guard size.x > 0, size.y > 0, !extent.isInfinite, extent.width > 0, extent.height > 0 else { return image }
        let (w, h) = (CGFloat(size.x), CGFloat(size.y))
        let (sx, sy) = (w / extent.width, h / extent.height)
        let cropped = CGFloat(max(0, min(1, values.double("inputCropAmount"))))
        let fill = max(sx, sy)
        let (fx, fy) = (sx + (fill - sx) * cropped, sy + (fill - sy) * cropped)
        let scaled = CGAffineTransform(scaleX: fx, y: fy).translatedBy(x: -extent.midX, y: -extent.midY)
            .concatenating(CGAffineTransform(translationX: w / 2, y: h / 2))
        return image.transformed(by: scaled).cropped(to: CGRect(x: 0, y: 0, width: w, height: h))
    }
}

/// Filters that see the image as a sheet in space.
enum PerspectiveFilters {
    static let all: [FilterDefinition] = [transform, transformWithExtent, correction, tile]

    private static let category = kCICategoryGeometryAdjustment
    private static let corners: [FilterInput] = [
        .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
        .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
    ]

    private static func quadrilateral(_ values: FilterValues) -> [SIMD2<Double>] {
        ["BottomLeft", "BottomRight", "TopRight", "TopLeft"].map { SIMD2<Double>(values.point("input" + $0)) }
    }

    private static func bounds(_ points: [SIMD2<Double>]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (bottom, top) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    /// The rectangle of the image laid on the four points.
    private static func laid(_ image: CIImage, _ rect: CGRect, _ values: FilterValues) -> CIImage? {
        let q = quadrilateral(values)
        guard rect.width > 0, rect.height > 0, !rect.isInfinite, let square = Homography(q[0], q[1], q[2], q[3])
        else { return nil }
        let back = square.inverse.then(Homography.unit(rect).inverse)
        return CIImage(WarpRecipe(CropRecipe(image.source, rect), extent: bounds(q)) { back.place($0) })
    }

    static let transform = FilterDefinition("CIPerspectiveTransform", category, [.image] + corners) { values in
        values.image.flatMap { laid($0, $0.extent, values) }
    }

    static let transformWithExtent = FilterDefinition(
        "CIPerspectiveTransformWithExtent", category,
        [.image, .rectangle(kCIInputExtentKey, CGRect(x: 0, y: 0, width: 300, height: 300))] + corners
    ) { values in
        values.image.flatMap { laid($0, values.rect(kCIInputExtentKey) ?? $0.extent, values) }
    }

    /// What lies between the four points as a rectangle with the mean lengths of its sides, the lower left corner at
    /// the origin.
    static let correction = FilterDefinition(
        "CIPerspectiveCorrection", category, [.image] + corners + [.flag("inputCrop", true)]
    ) { values in
        guard let image = values.image else { return nil }
        let q = quadrilateral(values)
        func side(_ a: Int, _ b: Int) -> CGFloat { hypot(CGFloat(q[a].x - q[b].x), CGFloat(q[a].y - q[b].y)) }
        let size = CGRect(
            x: 0, y: 0, width: ((side(0, 1) + side(3, 2)) / 2).rounded(),
            height: ((side(0, 3) + side(1, 2)) / 2).rounded())
        guard size.width > 0, size.height > 0, let square = Homography(q[0], q[1], q[2], q[3]) else { return nil }
        let map = Homography.unit(size).then(square)
        return CIImage(WarpRecipe(image.source, extent: size) { map.place($0) })
    }

    /// The image laid on the four points and repeated on the same sheet for ever.
    static let tile = FilterDefinition("CIPerspectiveTile", kCICategoryTileEffect, [.image] + corners) { values in
        guard let image = values.image else { return nil }
        let (q, rect) = (quadrilateral(values), image.extent)
        guard rect.width > 0, rect.height > 0, !rect.isInfinite, let square = Homography(q[0], q[1], q[2], q[3])
        else { return nil }
        let back = square.inverse
        let (origin, size) = (SIMD2(rect.origin), SIMD2(CGPoint(x: rect.width, y: rect.height)))
        return CIImage(
            WarpRecipe(image.source, extent: .infinite) { place in
                let unit = back.place(place)
                return origin + (unit - unit.rounded(.down)) * size
            })
    }
}

/// Filters of the category Tile Effect.
enum TileFilters {
    static let all: [FilterDefinition] = [affineClamp, affineTile, fourfoldReflected, kaleidoscope]

    private static let category = kCICategoryTileEffect

    static let affineClamp = FilterDefinition(
        "CIAffineClamp", category, [.image, .transform(.identity)]
    ) { values in
        values.image?.clampedToExtent().transformed(by: values.transform)
    }

    static let affineTile = FilterDefinition("CIAffineTile", category, [.image, .transform(.identity)]) { values in
        values.image.map { tiled($0).transformed(by: values.transform) }
    }

    private static func tiled(_ image: CIImage) -> CIImage {
        let area = image.extent.enclosingPixels
        guard !image.extent.isInfinite, !area.isEmpty else { return image }
        return CIImage(RepeatRecipe(image.source, area))
    }

    /// Squares of the width, turned by the angle, mirrored at their sides.
    static let fourfoldReflected = FilterDefinition(
        "CIFourfoldReflectedTile", category,
        [
            .image, .center, .angle(0), .angle(Double.pi / 2, key: "inputAcuteAngle"),
            .distance(kCIInputWidthKey, 100, 1...200, min: 1),
        ]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, angle) = (values.point(), values.float(kCIInputAngleKey))
        let (width, slant) = (max(1, values.float(kCIInputWidthKey)), values.float("inputAcuteAngle"))
        let (s, c) = (max(0.01, sinf(slant)), cosf(slant))
        return CIImage(
            WarpRecipe(image.source, extent: .infinite) { place in
                let p = (place - center).turned(-angle)
                let cell = SIMD2(p.x - p.y * c / s, p.y / s) / width
                let even = cell - 2 * (cell / 2).rounded(.down)
                let folded = SIMD2(even.x > 1 ? 2 - even.x : even.x, even.y > 1 ? 2 - even.y : even.y) * width
                return center + SIMD2(folded.x + folded.y * c, folded.y * s).turned(angle)
            })
    }

    /// Sectors around the centre, mirrored in turn.
    static let kaleidoscope = FilterDefinition(
        "CIKaleidoscope", category, [.image, .integer("inputCount", 6, 1...64), .center, .angle(0)]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, angle) = (values.point(), values.float(kCIInputAngleKey))
        let sector = 2 * Float.pi / Float(values.integer("inputCount", 1...360))
        return CIImage(
            WarpRecipe(image.source, extent: .infinite) { place in
                let d = place - center
                let turn = atan2f(d.y, d.x) - angle
                let inside = turn - sector * (turn / sector).rounded(.down)
                let folded = inside > sector / 2 ? sector - inside : inside
                return center + SIMD2(d.length, 0).turned(folded + angle)
            })
    }
}

/// The input's pixels repeated in both directions for ever.
final class RepeatRecipe: Recipe, @unchecked Sendable {
    private let area: PixelRect

    init(_ input: Recipe, _ area: PixelRect) {
        self.area = area
        super.init(extent: .infinite, inputs: [input])
    }

    override func draw(_ region: PixelRect, _ renderer: Renderer) -> Tile {
        let (source, result, area) = (renderer.tile(inputs[0], area), Tile(region), self.area)
        func wrapped(_ value: Int, _ size: Int) -> Int { (value % size + size) % size }
        result.forEachRow { y, row in
            let from = source.row(area.y + wrapped(y - area.y, area.height))
            for x in 0..<region.width { row[x] = from[wrapped(region.x + x - area.x, area.width)] }
        }
        return result
    }
}
