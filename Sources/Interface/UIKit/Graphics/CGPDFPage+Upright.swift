// SPDX-License-Identifier: MIT

extension CGPDFPage {
    /// Points: the crop box, turned by the page's own angle.
    package var uprightSize: CGSize {
        let box = getBoxRect(.cropBox)
        return rotationAngle % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    }

    /// Draws the page as it is read, filling `rect` of a context whose y grows downwards. Nothing where the page is empty.
    package func drawUpright(in rect: CGRect, _ context: CGContext) {
        let size = uprightSize
        guard size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: rect.width / size.width, y: -rect.height / size.height)
        context.concatenate(
            getDrawingTransform(
                .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
        context.drawPDFPage(self)
        context.restoreGState()
    }
}
