// SPDX-License-Identifier: MIT
import CCairo
import Foundation

extension CGContext {
    public func saveGState() {
        stateStack.append(state)
        cairo_save(cairo)
    }

    /// Without a saved state it logs and does nothing, as Quartz does.
    public func restoreGState() {
        guard stateStack.count > (layers.last?.stackDepth ?? 0), let saved = stateStack.popLast() else {
            return Diagnostics.log("CGContextRestoreGState: invalid context state: no matching saveGState().")
        }
        state = saved
        cairo_restore(cairo)
    }

    // MARK: Transforms

    public var ctm: CGAffineTransform { state.ctm }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    // MARK: Lines

    /// In user space units; negative counts as its absolute value nowhere in Quartz: it is ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return }
        state.lineWidth = width
    }

    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// An empty array, or one whose sum is zero or that holds a negative number, draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase.isFinite ? phase : 0
        let valid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.reduce(0, +) > 0
        state.dashLengths = valid ? lengths : []
    }

    public func setFlatness(_ flatness: CGFloat) { state.flatness = max(0, flatness) }

    // MARK: Compositing

    /// Clamped to [0, 1].
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Offset and blur are in base space: the CTM does not change them. Black with alpha 1/3.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    /// nil switches shadows off.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(offset: offset, blur: blur.isFinite ? max(0, blur) : 0, color: color)
    }

    // MARK: Quality

    public func setShouldAntialias(_ should: Bool) { state.antialias = should }
    public func setAllowsAntialiasing(_ allows: Bool) { allowsAntialiasing = allows }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.intent = intent }

    /// For cairo; both switches have to be on.
    package var antialias: cairo_antialias_t {
        allowsAntialiasing && state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    }
}
