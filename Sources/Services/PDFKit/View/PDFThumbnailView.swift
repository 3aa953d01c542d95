// SPDX-License-Identifier: MIT

/// Small pages of a view's document, of which a touch goes to one.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView? {
        didSet {
            watch()
            reload()
        }
    }
    open var thumbnailSize = CGSize(width: 40, height: 52) { didSet { reload() } }
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    private let scroller = UIScrollView()
    private var buttons: [UIButton] = []
    private var observers: [any NSObjectProtocol] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroller)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(scroller)
    }

    open var selectedPages: [PDFPage]? { (pdfView?.currentPage).map { [$0] } }

    private func watch() {
        observers.forEach { NotificationCenter.default.removeObserver($0) }
        observers = [NSNotification.Name.PDFViewDocumentChanged, .PDFViewPageChanged].map { name in
            NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] note in
                let isNewDocument = note.name == .PDFViewDocumentChanged
                MainActor.assumeIsolated { isNewDocument ? self?.reload() : self?.mark() }
            }
        }
    }

    private func reload() {
        buttons.forEach { $0.removeFromSuperview() }
        let document = pdfView?.document
        buttons = (0..<(document?.pageCount ?? 0)).compactMap { index in
            guard let page = document?.page(at: index) else { return nil }
            let button = UIButton(type: .custom)
            button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
            button.accessibilityLabel = SystemStrings.text("Page %@", index + 1)
            button.addAction(
                UIAction { [weak self, weak page] _ in if let page { self?.pdfView?.go(to: page) } },
                for: .touchUpInside)
            scroller.addSubview(button)
            return button
        }
        mark()
        setNeedsLayout()
    }

    private func mark() {
        let current = pdfView?.currentPage.flatMap { pdfView?.document?.index(for: $0) }
        for (index, button) in buttons.enumerated() {
            button.layer.borderWidth = index == current ? 2 : 0.5
            button.layer.borderColor = (index == current ? tintColor : UIColor.separator).cgColor
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        let isRow = layoutMode == .horizontal
        let gap: CGFloat = 4
        var place = isRow ? contentInset.left : contentInset.top
        for button in buttons {
            let size = button.image(for: .normal)?.size ?? thumbnailSize
            let x = isRow ? place : (bounds.width - size.width) / 2
            let y = isRow ? (bounds.height - size.height) / 2 : place
            button.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            place += (isRow ? size.width : size.height) + gap
        }
        scroller.contentSize =
            isRow ? CGSize(width: place, height: bounds.height) : CGSize(width: bounds.width, height: place)
    }
}
