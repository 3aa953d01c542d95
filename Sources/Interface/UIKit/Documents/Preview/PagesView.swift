// SPDX-License-Identifier: MIT

/// The pages of a PDF below each other. Each is drawn when it comes near the screen.
final class PagesView: UIScrollView {
    private let document: CGPDFDocument
    private var pages: [PageView] = []
    private let gap: CGFloat = 10

    init(_ document: CGPDFDocument) {
        self.document = document
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        pages = (1...max(1, document.numberOfPages)).compactMap { document.page(at: $0) }.map(PageView.init)
        for (index, page) in pages.enumerated() {
            page.isAccessibilityElement = true
            page.accessibilityLabel = SystemStrings.text("Page %@", index + 1)
        }
    }

    required init?(coder: NSCoder) { fatalError("PagesView: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = gap
        let width = bounds.width - 2 * gap
        guard width > 0 else { return }
        let near = bounds.insetBy(dx: 0, dy: -bounds.height)
        for page in pages {
            page.frame = CGRect(x: gap, y: y, width: width, height: width * page.size.height / max(1, page.size.width))
            y = page.frame.maxY + gap
            let isNear = page.frame.intersects(near)
            if isNear, page.superview == nil { addSubview(page) } else if !isNear { page.removeFromSuperview() }
        }
        if contentSize != CGSize(width: bounds.width, height: y) {
            contentSize = CGSize(width: bounds.width, height: y)
        }
    }
}

/// A page, upright and cropped.
final class PageView: UIView {
    let size: CGSize
    private let page: CGPDFPage

    init(_ page: CGPDFPage) {
        self.page = page
        let box = page.getBoxRect(.cropBox)
        size = page.rotationAngle % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("PageView: is made in code only") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.white.setFill()
        context.fill(bounds)
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / max(1, size.width), y: -bounds.height / max(1, size.height))
        context.concatenate(
            page.getDrawingTransform(
                .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
        context.drawPDFPage(page)
    }
}

/// Symbol, name, kind and size of a file that is not shown.
final class FileNoteView: UIView {
    private let symbol = UIImageView()
    private let label = UILabel()

    init(url: URL, note: String?) {
        super.init(frame: .zero)
        symbol.image = UIImage(systemName: FilePreviewKind.symbol(of: url))
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .scaleAspectFit
        let name = NSMutableAttributedString(
            string: url.lastPathComponent + "\n",
            attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label])
        name.append(
            NSAttributedString(
                string: note ?? "\(FilePreviewKind.name(of: url))\n\(Self.size(of: url))",
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel]))
        label.attributedText = name
        label.numberOfLines = 0
        label.textAlignment = .center
        addSubview(symbol)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("FileNoteView: is made in code only") }

    private static func size(of url: URL) -> String {
        do {
            let bytes = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber
            return ByteCountFormatter.string(fromByteCount: bytes?.int64Value ?? 0, countStyle: .file)
        } catch { return error.localizedDescription }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 96
        symbol.frame = CGRect(x: (bounds.width - side) / 2, y: bounds.midY - side - 20, width: side, height: side)
        let height = label.sizeThatFits(CGSize(width: bounds.width - 40, height: 400)).height
        label.frame = CGRect(x: 20, y: bounds.midY, width: bounds.width - 40, height: height)
    }
}
