// SPDX-License-Identifier: MIT
import CoreGraphics

/// Gives a layer its contents, layout and actions. All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Instead of drawing: set `layer.contents`.
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// nil: go on searching; `NSNull`: no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { byName(self, "displayLayer:", [layer]) }
    public func draw(_ layer: CALayer, in ctx: CGContext) { byName(self, "drawLayer:inContext:", [layer, ctx]) }
    public func layerWillDraw(_ layer: CALayer) { byName(self, "layerWillDraw:", [layer]) }
    public func layoutSublayers(of layer: CALayer) { byName(self, "layoutSublayersOfLayer:", [layer]) }
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        byName(self, "actionForLayer:forKey:", [layer, event], or: nil)
    }
}
