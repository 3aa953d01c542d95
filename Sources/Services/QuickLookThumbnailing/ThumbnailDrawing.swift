// SPDX-License-Identifier: MIT

/// Draws the picture of a request.
@MainActor
struct ThumbnailDrawing {
    private let request: QLThumbnailGenerator.Request

    init(_ request: QLThumbnailGenerator.Request) { self.request = request }

    func picture() -> QLThumbnailRepresentation {
        let wantsContent =
            request.representationTypes.contains(.thumbnail)
            || request.representationTypes.contains(.lowQualityThumbnail)
        if wantsContent, min(request.size.width, request.size.height) >= request.minimumDimension {
            switch FilePreviewKind(request.fileURL) {
            case .image:
                if let image = UIImage(contentsOfFile: request.fileURL.path) { return thumbnail(of: image) }
            case .pdf:
                if let page = firstPage() { return page }
            case .text, .richText, .markup, .unknown: break
            }
        }
        return symbol()
    }

    /// As large as the room allows, in its own proportions.
    private func fitted(_ size: CGSize) -> CGSize {
        let scale = min(request.size.width / max(1, size.width), request.size.height / max(1, size.height))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func draw(_ size: CGSize, _ body: (CGContext, CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        return UIGraphicsImageRenderer(size: size, format: format).image {
            body($0.cgContext, CGRect(origin: .zero, size: size))
        }
    }

    private func thumbnail(of image: UIImage) -> QLThumbnailRepresentation {
        QLThumbnailRepresentation(draw(fitted(image.size)) { image.draw(in: $1) }, type: .thumbnail)
    }

    private func firstPage() -> QLThumbnailRepresentation? {
        guard let document = CGPDFDocument(request.fileURL as NSURL), let page = document.page(at: 1) else {
            return nil
        }
        let image = draw(fitted(page.uprightSize)) { context, rect in
            UIColor.white.setFill()
            context.fill(rect)
            page.drawUpright(in: rect, context)
        }
        return QLThumbnailRepresentation(image, type: .thumbnail)
    }

    /// A sheet of paper with the symbol of the file's kind.
    private func symbol() -> QLThumbnailRepresentation {
        let image = draw(fitted(CGSize(width: 3, height: 4))) { _, rect in
            UIColor.white.setFill()
            UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: rect.width / 12).fill()
            UIColor.systemGray3.setStroke()
            UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: rect.width / 12).stroke()
            let side = rect.width / 2
            let place = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            UIImage(systemName: FilePreviewKind.symbol(of: request.fileURL))?.withTintColor(.systemGray).draw(in: place)
        }
        return QLThumbnailRepresentation(image, type: .icon)
    }
}
