// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a layer's `contents` may be, in one place: images, backing stores, surfaces.
package enum LayerContents {
    /// Pixels and pixels a point of what a layer has as contents; nil when it is nothing that can be shown. Of a surface,
    /// the frame that is due.
    package static func pixels(_ contents: AnyObject?) -> (PixelBuffer, CGFloat?)? {
        switch contents {
        case let surface as Surface:
            let frame = surface.frame(at: FrameClock.now)
            return frame.pixels.flatMap { $0.width > 0 && $0.height > 0 ? ($0, frame.scale) : nil }
        case let store as BackingStore: return (store.pixels, store.scale)
        case let image as CGImage: return image.width > 0 && image.height > 0 ? (image.pixels, nil) : nil
        default: return nil
        }
    }

    /// Whether no pixel lets through what lies behind; false for what cannot be shown.
    package static func isOpaque(_ contents: AnyObject?) -> Bool {
        switch contents {
        case let store as BackingStore: store.isOpaque
        case let image as CGImage: image.isOpaque
        case let surface as Surface: surface.frame(at: FrameClock.now).isOpaque
        default: false
        }
    }
}

/// Which parts of the contents go to which parts of the bounds, from gravity, `contentsRect` and `contentsCenter`.
package struct ContentsPlacement {
    /// One piece of the contents, stretched to its place.
    package struct Part {
        /// Pixels of the contents.
        package var source: CGRect
        /// The layer's space.
        package var target: CGRect
    }

    /// The only part, as nearly always; nil when there are several or none.
    package private(set) var whole: Part?
    private var slices: [Part] = []

    /// One part, or up to nine where `contentsCenter` is not all.
    package func forEach(_ body: (Part) -> Void) {
        if let whole { body(whole) } else { slices.forEach(body) }
    }

    /// - Parameter scale: pixels a point of the contents; nil: the layer's `contentsScale`.
    package init(state: LayerState, pixels: PixelBuffer, scale: CGFloat?) {
        let full = CGSize(width: pixels.width, height: pixels.height)
        let unit = state.contentsRect
        let source = CGRect(
            x: unit.minX * full.width, y: unit.minY * full.height, width: unit.width * full.width,
            height: unit.height * full.height)
        guard source.width > 0, source.height > 0, state.bounds.width > 0, state.bounds.height > 0 else { return }
        let scale = scale ?? (state.contentsScale > 0 ? state.contentsScale : 1)
        let natural = CGSize(width: source.width / scale, height: source.height / scale)
        let target = Self.target(state.contentsGravity, natural, state.bounds)
        if state.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) {
            whole = Part(source: source, target: target)
        } else {
            slices = Self.nineParts(source, target, state.contentsCenter, scale)
            if slices.count == 1 { whole = slices[0] }
        }
    }

    /// iOS's layers have y down, yet "top" means the edge that is at the top of the screen.
    private static func target(_ gravity: CALayerContentsGravity, _ size: CGSize, _ bounds: CGRect) -> CGRect {
        func at(_ fx: CGFloat, _ fy: CGFloat, _ size: CGSize = size) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * fx,
                y: bounds.minY + (bounds.height - size.height) * fy, width: size.width, height: size.height)
        }
        func fitted(_ k: CGFloat) -> CGRect {
            at(0.5, 0.5, CGSize(width: size.width * k, height: size.height * k))
        }
        return switch gravity {
        case .center: at(0.5, 0.5)
        case .top: at(0.5, 0)
        case .bottom: at(0.5, 1)
        case .left: at(0, 0.5)
        case .right: at(1, 0.5)
        case .topLeft: at(0, 0)
        case .topRight: at(1, 0)
        case .bottomLeft: at(0, 1)
        case .bottomRight: at(1, 1)
        case .resizeAspect: fitted(min(bounds.width / size.width, bounds.height / size.height))
        case .resizeAspectFill: fitted(max(bounds.width / size.width, bounds.height / size.height))
        default: bounds
        }
    }

    /// Corners keep their size, edges stretch along one axis, the middle along both.
    private static func nineParts(_ source: CGRect, _ target: CGRect, _ center: CGRect, _ scale: CGFloat) -> [Part] {
        func cuts(
            _ low: CGFloat, _ length: CGFloat, _ from: CGFloat, _ part: CGFloat, _ targetLow: CGFloat,
            _ targetLength: CGFloat
        ) -> [(CGFloat, CGFloat)] {
            let before = max(0, min(1, from)) * length
            let after = max(0, min(1, 1 - from - part)) * length
            // Two ends that do not fit share the room in proportion.
            let fixed = (before + after) / scale
            let k = fixed > targetLength && fixed > 0 ? targetLength / fixed : 1
            return [
                (low, targetLow), (low + before, targetLow + before / scale * k),
                (low + length - after, targetLow + targetLength - after / scale * k),
                (low + length, targetLow + targetLength),
            ]
        }
        let xs = cuts(source.minX, source.width, center.minX, center.width, target.minX, target.width)
        let ys = cuts(source.minY, source.height, center.minY, center.height, target.minY, target.height)
        var parts: [Part] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let s = CGRect(
                    x: xs[column].0, y: ys[row].0, width: xs[column + 1].0 - xs[column].0,
                    height: ys[row + 1].0 - ys[row].0)
                let t = CGRect(
                    x: xs[column].1, y: ys[row].1, width: xs[column + 1].1 - xs[column].1,
                    height: ys[row + 1].1 - ys[row].1)
                if s.width > 0 && s.height > 0 && t.width > 0 && t.height > 0 {
                    parts.append(Part(source: s, target: t))
                }
            }
        }
        return parts
    }
}

extension ContentsPlacement {
    /// A backing store has the size of the bounds rounded up to pixels. While the bounds keep the size it was drawn
    /// for, it is shown at its own size.
    mutating func keepNaturalSize(of pixels: PixelBuffer, scale: CGFloat, bounds: CGRect) {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        guard abs(size.width - bounds.width) < 1 / scale + 1e-6, abs(size.height - bounds.height) < 1 / scale + 1e-6
        else { return }
        whole?.target = CGRect(origin: bounds.origin, size: size)
    }
}
