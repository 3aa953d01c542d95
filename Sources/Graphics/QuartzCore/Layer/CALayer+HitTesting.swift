// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    func hitTestSublayers(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let local = superlayer.map { convert(p, from: $0) } ?? Homography(matrixToParent).inverse?.apply(p) ?? p
        let inside = contains(local)
        if masksToBounds && !inside { return nil }
        let layers = links.model == nil ? sublayersInDrawingOrder : sublayers ?? []
        for layer in layers.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return inside ? self : nil
    }
}
