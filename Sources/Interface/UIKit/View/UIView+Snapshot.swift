// SPDX-License-Identifier: MIT

extension UIView {
    /// A view that shows what this one shows now, and does not follow it. nil for an empty rectangle.
    func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets = .zero) -> UIView? {
        guard rect.width > 0, rect.height > 0, let image = snapshotImage(of: rect, afterUpdates: afterUpdates) else {
            return nil
        }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.isUserInteractionEnabled = false
        view.layer.contents = image
        view.layer.contentsScale = UIScreen.main.scale
        if capInsets != .zero {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
                height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
        }
        return view
    }

    func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        // What the screen shows: in the middle of an animation its values, not those it ends with.
        (backingLayer.presentation() ?? backingLayer).render(in: context)
        return true
    }

    private func snapshotImage(of rect: CGRect, afterUpdates: Bool) -> CGImage? {
        if afterUpdates { layoutIfNeeded() }
        let scale = UIScreen.main.scale
        let (width, height) = (rect.width * scale, rect.height * scale)
        guard width < 20_000, height < 20_000 else { return nil }
        let buffer = PixelBuffer(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        let context = CGContext(buffer: buffer, scale: scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        backingLayer.render(in: context)
        return context.finishedImage()
    }
}
