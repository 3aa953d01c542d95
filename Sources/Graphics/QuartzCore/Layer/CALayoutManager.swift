// SPDX-License-Identifier: MIT
import CoreGraphics

/// Lays out the sublayers of layers whose delegates do not. All methods are optional.
public protocol CALayoutManager: NSObjectProtocol {
    func preferredSize(of layer: CALayer) -> CGSize
    func invalidateLayout(of layer: CALayer)
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    public func preferredSize(of layer: CALayer) -> CGSize {
        byName(self, "preferredSizeOfLayer:", [layer], or: layer.frame.size)
    }
    public func invalidateLayout(of layer: CALayer) { byName(self, "invalidateLayoutOfLayer:", [layer]) }
    public func layoutSublayers(of layer: CALayer) { byName(self, "layoutSublayersOfLayer:", [layer]) }
}
