// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics

/// A transition with the picture of how its layer looked before.
struct RunningTransition {
    let animation: CompiledAnimation
    /// nil when there was nothing to see.
    let image: PixelBuffer?
    /// Device pixels of `image`.
    let rect: PixelRect
    /// Where the layer was.
    let map: Homography

    private var track: TransitionTrack? {
        if case .transition(let track) = animation.kind { track } else { nil }
    }

    var isFade: Bool { track?.type == .fade }
    var isOldOnTop: Bool { track?.type == .reveal }

    var isCurl: Bool { track?.type == .pageCurl || track?.type == .pageUnCurl }
    /// What comes is turned over what was, not what was away from what comes.
    var isCurlingIn: Bool { track?.type == .pageUnCurl }

    func progress(at time: CFTimeInterval) -> Double? { animation.transition(at: time)?.progress }

    /// Alpha of the old and the new picture. Like iOS, pushing and moving fade a little on the way.
    func alphas(_ progress: Double) -> (UInt32, UInt32) {
        func byte(_ v: Double) -> UInt32 { UInt32((max(0, min(1, v)) * 255).rounded()) }
        guard let track else { return (0, 255) }
        return switch track.type {
        case .fade, .push: (byte(1 - progress), byte(progress))
        case .moveIn: (255, byte(progress))
        case .pageCurl, .pageUnCurl: (255, 255)
        default: (byte(1 - progress), 255)
        }
    }

    /// Unit vector along which pictures travel, layer space.
    private var direction: SIMD2<Double> {
        switch track?.subtype {
        case .fromRight: SIMD2(-1, 0)
        case .fromTop: SIMD2(0, -1)
        case .fromBottom: SIMD2(0, 1)
        default: SIMD2(1, 0)
        }
    }

    /// A page that covers `place`, lifted at the side that the transition comes from, the lower one by default.
    func page(_ pixels: PixelBuffer, at place: PixelRect, _ progress: Double) -> crl_page {
        var page = crl_page()
        page.pixels = UnsafePointer(pixels.words)
        page.stride = pixels.stride
        (page.x, page.y, page.width, page.height) = (
            Int32(place.x), Int32(place.y), Int32(place.width), Int32(place.height)
        )
        // A little slanted, as a page that a corner is taken by.
        let slant = 0.28
        let direction: SIMD2<Double> =
            switch track?.subtype {
            case .fromRight: SIMD2(-1, -slant)
            case .fromLeft: SIMD2(1, -slant)
            case .fromTop: SIMD2(-slant, 1)
            default: SIMD2(-slant, -1)
            }
        let unit = direction / (1 + slant * slant).squareRoot()
        let (width, height) = (Double(place.width), Double(place.height))
        let reaches = [0, unit.x * width, unit.y * height, unit.x * width + unit.y * height]
        let (first, last) = (reaches.min() ?? 0, reaches.max() ?? 0)
        (page.ux, page.uy, page.start) = (unit.x, unit.y, first)
        page.radius = max(4, 0.11 * max(width, height))
        page.fold = (isCurlingIn ? 1 - progress : progress) * (last - first + page.radius)
        return page
    }

    /// How far the new content is from its place.
    func newOffset(_ progress: Double, size: CGSize) -> SIMD2<Double> {
        guard track?.type == .push || track?.type == .moveIn else { return .zero }
        return direction * SIMD2(size.width, size.height) * (progress - 1)
    }

    func oldOffset(_ progress: Double, size: CGSize) -> SIMD2<Double> {
        guard track?.type == .push || track?.type == .reveal else { return .zero }
        return direction * SIMD2(size.width, size.height) * progress
    }

    func item(_ progress: Double, _ node: RenderNode) -> ImageItem? {
        guard let image else { return nil }
        let offset = oldOffset(progress, size: node.state.bounds.size)
        let origin = map.project(0, 0)
        let moved = map.project(offset.x, offset.y)
        let dx = Int((moved.x / moved.z - origin.x / origin.z).rounded())
        let dy = Int((moved.y / moved.z - origin.y / origin.z).rounded())
        let place = rect.offsetBy(dx, dy)
        return ImageItem(
            pixels: image, source: PixelRect(x: 0, y: 0, width: image.width, height: image.height),
            map: .translation(Double(-place.x), Double(-place.y)), shape: DevicePolygon(pixels: place),
            offset: (place.x, place.y), isSmooth: false, isOpaque: false)
    }

    func deviceRect(_ node: RenderNode) -> PixelRect {
        guard let progress = progress(at: node.localTime) else { return .empty }
        return item(progress, node)?.shape.rect ?? .empty
    }
}

extension RenderNode {
    /// Layer space; nil without a running transition that moves.
    var transitionOffset: SIMD2<Double>? {
        guard let transition, let progress = transition.progress(at: localTime) else { return nil }
        let offset = transition.newOffset(progress, size: state.bounds.size)
        return offset == .zero ? nil : offset
    }
}
