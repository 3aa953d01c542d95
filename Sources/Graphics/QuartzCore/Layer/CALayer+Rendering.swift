// SPDX-License-Identifier: MIT
import CoreGraphics

extension CALayer {
    /// Model values, of a presentation layer the values shown just now, all the way down. Affine transforms; as on iOS, 3D
    /// transforms and compositing filters have no effect here.
    func renderTree(in ctx: CGContext) {
        if links.flags.contains(.needsDisplay) { displayIfNeeded() }
        layoutIfNeeded()
        ctx.saveGState()
        drawSelfAndSublayers(in: ctx)
        ctx.restoreGState()
    }

    private func drawSelfAndSublayers(in ctx: CGContext) {
        guard !isHidden, state.opacity > 0 else { return }
        let (sublayers, mask) = (renderedSublayers, renderedMask)
        let isFaded = state.opacity < 1 && (state.contents != nil || !sublayers.isEmpty)
        let needsGroup = mask != nil || isFaded || castsShadowOfContent
        ctx.saveGState()
        if state.opacity < 1 { ctx.setAlpha(CGFloat(state.opacity)) }
        drawShadow(in: ctx)
        if castsShadowOfContent, let color = state.shadowColor?.cgColor { setShadow(color, in: ctx) }
        if needsGroup { ctx.beginTransparencyLayer(auxiliaryInfo: nil) }
        let outline = RoundedOutline(
            rect: bounds, radius: cornerRadius, corners: maskedCorners, isContinuous: cornerCurve == .continuous)
        ctx.saveGState()
        if masksToBounds {
            ctx.addPath(outline.path)
            ctx.clip()
        }
        drawBackground(outline, in: ctx)
        drawOwnContents(outline, in: ctx)
        for layer in sublayers { layer.renderAsSublayer(of: self, in: ctx) }
        ctx.restoreGState()
        drawBorder(in: ctx)
        if let mask {
            ctx.setBlendMode(.destinationIn)
            ctx.beginTransparencyLayer(auxiliaryInfo: nil)
            ctx.setBlendMode(.normal)
            mask.renderAsSublayer(of: self, in: ctx)
            ctx.endTransparencyLayer()
        }
        if needsGroup { ctx.endTransparencyLayer() }
        ctx.restoreGState()
    }

    /// Of a presentation layer: its model's sublayers as they are shown.
    private var renderedSublayers: [CALayer] {
        guard let model = links.model else { return sublayersInDrawingOrder }
        return model.sublayersInDrawingOrder.map { $0.makePresentation() ?? $0 }
    }

    private var renderedMask: CALayer? {
        guard let model = links.model else { return mask }
        return model.mask.map { $0.makePresentation() ?? $0 }
    }

    private func renderAsSublayer(of parent: CALayer, in ctx: CGContext) {
        // Without perspective, whose share of the matrix would slant the rest.
        var flat = state
        (flat.transform.m14, flat.transform.m24, flat.transform.m34) = (0, 0, 0)
        let m = flat.matrixToParent(parentBounds: nil, parent: parent.state)
        ctx.saveGState()
        ctx.concatenate(CATransform3DGetAffineTransform(m))
        if links.flags.contains(.needsDisplay) { displayIfNeeded() }
        drawSelfAndSublayers(in: ctx)
        ctx.restoreGState()
    }

    /// The shadow is that of what the layer shows, having neither a ground nor a path that throws it.
    private var castsShadowOfContent: Bool {
        guard state.shadowOpacity > 0, state.shadowColor != nil, !masksToBounds else { return false }
        return state.backgroundColor == nil && state.shadowPath == nil
    }

    private func setShadow(_ color: CGColor, in ctx: CGContext) {
        // Quartz's blur is twice the standard deviation that layers state.
        ctx.setShadow(
            offset: state.shadowOffset, blur: state.shadowRadius * 2,
            color: color.copy(alpha: color.alpha * CGFloat(state.shadowOpacity)))
    }

    private func drawShadow(in ctx: CGContext) {
        guard state.shadowOpacity > 0, let color = state.shadowColor?.cgColor,
            state.backgroundColor != nil || state.shadowPath != nil
        else { return }
        let outline =
            state.shadowPath ?? RoundedOutline(rect: bounds, radius: cornerRadius, corners: maskedCorners).path
        ctx.saveGState()
        setShadow(color, in: ctx)
        ctx.setFillColor(state.backgroundColor?.cgColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        ctx.addPath(outline)
        ctx.fillPath()
        ctx.restoreGState()
    }

    private func drawBackground(_ outline: RoundedOutline, in ctx: CGContext) {
        guard let color = state.backgroundColor else { return }
        ctx.setFillColor(color.cgColor)
        ctx.addPath(outline.path)
        ctx.fillPath()
    }

    private func drawOwnContents(_ outline: RoundedOutline, in ctx: CGContext) {
        if let tiled = self as? CATiledLayer {
            ctx.saveGState()
            ctx.clip(to: bounds)
            tiled.draw(in: ctx)
            return ctx.restoreGState()
        }
        if let gradient = state.gradient?.value {
            drawGradient(gradient, outline, in: ctx)
        }
        if let (pixels, scale) = LayerContents.pixels(state.contents) {
            let placement = ContentsPlacement(state: state, pixels: pixels, scale: scale)
            ctx.saveGState()
            if isTurnedOver, !(state.contents is BackingStore) { turnOver(ctx) }
            placement.forEach { draw(pixels, $0, isSlice: placement.whole == nil, in: ctx) }
            ctx.restoreGState()
        }
        if let shape = state.shape?.value { shape.draw(in: ctx) }
    }

    /// In a superlayer whose geometry is flipped, or in three: images and text are turned back upright.
    var isTurnedOver: Bool { superlayer?.contentsAreFlipped() == true }

    /// About the middle of the bounds.
    func turnOver(_ ctx: CGContext) {
        ctx.translateBy(x: 0, y: bounds.minY + bounds.maxY)
        ctx.scaleBy(x: 1, y: -1)
    }

    private func draw(
        _ pixels: PixelBuffer, _ part: ContentsPlacement.Part, isSlice: Bool, in ctx: CGContext
    ) {
        // The whole image at the size that puts the wanted part where it belongs, clipped to it.
        guard part.source.width > 0, part.source.height > 0 else { return }
        if isSlice, let slice = CGImage(pixels: pixels).cropping(to: part.source) {
            return ctx.drawUpright(slice, in: part.target)
        }
        let sx = part.target.width / part.source.width
        let sy = part.target.height / part.source.height
        let whole = CGRect(
            x: part.target.minX - part.source.minX * sx, y: part.target.minY - part.source.minY * sy,
            width: CGFloat(pixels.width) * sx, height: CGFloat(pixels.height) * sy)
        ctx.saveGState()
        ctx.clip(to: part.target)
        ctx.drawUpright(CGImage(pixels: pixels), in: whole)
        ctx.restoreGState()
    }

    private func drawGradient(_ gradient: GradientState, _ outline: RoundedOutline, in ctx: CGContext) {
        let ramp = GradientRamp(gradient)
        guard let cg = ramp.cgGradient else { return }
        func point(_ p: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height)
        }
        ctx.saveGState()
        ctx.addPath(outline.path)
        ctx.clip()
        let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
        if gradient.type == .conic {
            ctx.drawUpright(ramp.conicPicture(gradient, size: pixelSize(in: ctx)), in: bounds)
        } else if gradient.type == .radial {
            ctx.translateBy(x: start.x, y: start.y)
            ctx.scaleBy(x: abs(end.x - start.x), y: abs(end.y - start.y))
            ctx.drawRadialGradient(
                cg, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: .drawsAfterEndLocation)
        } else {
            ctx.drawLinearGradient(
                cg, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        ctx.restoreGState()
    }

    /// Of the bounds, as the context draws them.
    private func pixelSize(in ctx: CGContext) -> CGSize {
        let m = ctx.ctm
        return CGSize(width: bounds.width * hypot(m.a, m.b), height: bounds.height * hypot(m.c, m.d))
    }

    private func drawBorder(in ctx: CGContext) {
        guard borderWidth > 0, let color = state.borderColor else { return }
        let inset = bounds.insetBy(dx: borderWidth, dy: borderWidth)
        ctx.setFillColor(color.cgColor)
        ctx.addPath(
            RoundedOutline(
                rect: bounds, radius: cornerRadius, corners: maskedCorners, isContinuous: cornerCurve == .continuous
            ).path)
        if !inset.isNull && !inset.isEmpty {
            ctx.addPath(
                RoundedOutline(
                    rect: inset, radius: cornerRadius - borderWidth, corners: maskedCorners,
                    isContinuous: cornerCurve == .continuous
                ).path)
        }
        ctx.fillPath(using: .evenOdd)
    }
}
