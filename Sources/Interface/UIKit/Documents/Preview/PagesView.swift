// SPDX-License-Identifier: MIT

/// The pages of a PDF below each other, scrolled.
final class PagesView: UIScrollView {
    private let column: PageColumn

    init(_ document: CGPDFDocument) {
        column = PageColumn(document)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        addSubview(column)
    }

    required init?(coder: NSCoder) { fatalError("PagesView: is made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: column.height(for: bounds.width))
        column.frame = CGRect(origin: .zero, size: size)
        column.show(bounds, zoom: 1)
        if contentSize != size { contentSize = size }
    }
}
