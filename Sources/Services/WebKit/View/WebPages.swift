// SPDX-License-Identifier: MIT

/// A PDF that is the whole page of a web view: its pages in the content view, and their number for a while.
final class WebPages: UIView {
    private let column: PageColumn
    private let document: CGPDFDocument
    /// What says the number of the page; it stays where it is while pages move.
    let label = UILabel()

    init(_ document: CGPDFDocument) {
        self.document = document
        column = PageColumn(document)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        addSubview(column)
        label.font = .systemFont(ofSize: 14, weight: .medium)
        label.textColor = .secondaryLabel
        label.backgroundColor = .systemBackground.withAlphaComponent(0.9)
        label.textAlignment = .center
        label.layer.cornerRadius = 8
        label.clipsToBounds = true
        label.alpha = 0
    }

    required init?(coder: NSCoder) { fatalError("WebPages: is made in code only") }

    /// Points at a zoom of 1.
    func size(for width: CGFloat) -> CGSize { CGSize(width: width, height: column.height(for: width)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        column.frame = bounds
    }

    /// - Parameter area: what is on the screen, in this view's coordinates.
    func show(_ area: CGRect, zoom: CGFloat) {
        layoutIfNeeded()
        column.show(area, zoom: zoom)
        label.text = SystemStrings.text("Page %1$@ of %2$@", column.number(in: area), column.count)
        let size = label.sizeThatFits(CGSize(width: 300, height: 40))
        label.bounds.size = CGSize(width: size.width + 20, height: size.height + 10)
    }

    // MARK: On paper

    /// Points.
    var sizes: [CGSize] { (0..<column.count).compactMap { document.page(at: $0 + 1)?.uprightSize } }

    /// Draws a page into the current context, whole.
    func drawPrinted(_ index: Int, in rect: CGRect) {
        guard let page = document.page(at: index + 1), let context = UIGraphicsGetCurrentContext() else { return }
        let size = page.uprightSize
        let scale = min(rect.width / max(1, size.width), rect.height / max(1, size.height))
        let drawn = CGSize(width: size.width * scale, height: size.height * scale)
        page.drawUpright(
            in: CGRect(origin: CGPoint(x: rect.midX - drawn.width / 2, y: rect.minY), size: drawn), context)
    }

    /// Shows the number, and hides it after two quiet seconds.
    func flashNumber() {
        guard column.count > 1 else { return }
        label.layer.removeAllAnimations()
        label.alpha = 1
        UIView.animate(withDuration: 0.3, delay: 2, options: []) { [label] in label.alpha = 0 }
    }
}
