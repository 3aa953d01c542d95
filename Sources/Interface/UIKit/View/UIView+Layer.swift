// SPDX-License-Identifier: MIT
import ObjCRuntime

extension UIView {
    /// Makes the layer of `layerClass`, through the initialiser table for classes the compiler does not know.
    func makeLayer() -> CALayer {
        let layerClass: AnyClass = Self.layerClass
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            fatalError("+[\(Self.self) layerClass] returned \(layerClass), which is not a subclass of CALayer")
        }
        guard let layer = ObjectMaker.make(type) as? CALayer else {
            fatalError("\(type) has no init() that UIKit could call")
        }
        return layer
    }

    /// Whether this class or one between it and UIView overrides `draw(_:)`; such views get a backing store.
    static var overridesDraw: Bool { OverrideProbe.draw.isOverridden(in: self) }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === backingLayer, Self.overridesDraw else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let area = context.boundingBoxOfClipPath.isNull ? bounds : bounds.intersection(context.boundingBoxOfClipPath)
        // Tiles are drawn on a thread of their own, where traits stay as they are.
        guard Thread.isMainThread else { return draw(area) }
        traitCollection.performAsCurrent {
            if flags.opaque, let color = backgroundColorStorage?.cgColor, color.alpha == 1 {
                // Whoever draws without setting a colour draws in black.
                context.saveGState()
                context.setFillColor(color)
                context.fill(bounds)
                context.restoreGState()
            }
            CurrentTint.perform(for: self) { draw(area) }
        }
    }

    func changeBackgroundColor(_ color: UIColor?) {
        backgroundColorStorage = color
        applyBackgroundColor()
        if Self.overridesDraw { setNeedsDisplay() }
    }

    /// Gives the layer the colour as it is in this view's traits.
    func applyBackgroundColor() {
        guard let color = backgroundColorStorage else {
            if backingLayer.backgroundColor != nil { backingLayer.backgroundColor = nil }
            return
        }
        CurrentTint.perform(for: self) {
            backingLayer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        }
    }

    func changeOpaque(_ opaque: Bool) {
        flags.opaque = opaque
        if Self.overridesDraw { backingLayer.isOpaque = opaque }
    }

    func changeContentMode(_ mode: ContentMode) {
        contentModeStorage = mode
        // Views that do not draw keep what their layer shows, such as an image.
        backingLayer.needsDisplayOnBoundsChange = mode == .redraw && Self.overridesDraw
        backingLayer.contentsGravity = mode.gravity
    }

    func changeContentScale(_ scale: CGFloat) {
        let scale = scale == 0 ? UIScreen.main.scale : scale
        guard backingLayer.contentsScale != scale else { return }
        backingLayer.contentsScale = scale
        if Self.overridesDraw { setNeedsDisplay() }
    }

    func changeMask(_ view: UIView?) {
        maskView?.removeFromSuperview()
        view?.removeFromSuperview()
        maskView = view
        backingLayer.mask = view?.backingLayer
    }
}

extension UIView.ContentMode {
    /// The layer's gravity. UIKit's coordinates have the origin at the top, Core Animation's names do not: top is
    /// the layer's bottom gravity only on macOS; layers of this package share UIKit's orientation, as on iOS.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

extension UIView: TileDrawing {
    /// The layer's own thread draws tiles, although views are the main actor's: iOS makes this exception too.
    nonisolated package func drawTile(of layer: CALayer, in context: CGContext) {
        typealias Drawing = (UIView, CALayer, CGContext) -> Void
        let drawing: @MainActor (UIView, CALayer, CGContext) -> Void = UIView.drawTile
        unsafeBitCast(drawing, to: Drawing.self)(self, layer, context)
    }

    // A function and not a closure: closures check at run time that they run on their actor.
    private static func drawTile(_ view: UIView, _ layer: CALayer, _ context: CGContext) {
        view.draw(layer, in: context)
    }
}
