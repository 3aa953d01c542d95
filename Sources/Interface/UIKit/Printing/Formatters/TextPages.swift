// SPDX-License-Identifier: MIT

/// A text, laid out on pages: a container of TextKit for each.
@MainActor
final class TextPages {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private(set) var rects: [CGRect] = []

    /// Pages after which a text without end, or in no room, is given up.
    private static let mostPages = 2000

    init(_ text: NSAttributedString, room: (_ isFirst: Bool) -> CGRect) {
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        var laidOut = 0
        while laidOut < manager.numberOfGlyphs || rects.isEmpty {
            let rect = room(rects.isEmpty)
            guard rect.width > 1, rect.height > 1, rects.count < Self.mostPages else { break }
            let container = NSTextContainer(size: rect.size)
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            let range = manager.glyphRange(for: container)
            if range.length == 0, !rects.isEmpty {
                manager.removeTextContainer(at: manager.textContainers.count - 1)
                break
            }
            var filled = rect
            filled.size.height = min(rect.height, manager.usedRect(for: container).maxY)
            rects.append(filled)
            laidOut = NSMaxRange(range)
        }
    }

    func draw(page: Int, at origin: CGPoint) {
        guard manager.textContainers.indices.contains(page) else { return }
        let range = manager.glyphRange(for: manager.textContainers[page])
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}

/// A formatter whose content is a text.
@preconcurrency @MainActor
open class __UITextPrintFormatter: UIPrintFormatter {
    private var laidOut: (rect: CGRect, first: CGRect, pages: TextPages)?

    /// What is printed.
    var printedText: NSAttributedString { NSAttributedString() }

    override func invalidate() { laidOut = nil }

    override func pages(_ renderer: UIPrintPageRenderer) -> [CGRect] { layout(renderer).rects }

    private func layout(_ renderer: UIPrintPageRenderer) -> TextPages {
        let first = room(renderer, isFirst: true)
        let rect = room(renderer, isFirst: false)
        if let laidOut, laidOut.rect == rect, laidOut.first == first { return laidOut.pages }
        let pages = TextPages(printedText) { $0 ? first : rect }
        laidOut = (rect, first, pages)
        return pages
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        layout(printPageRenderer ?? .standard).draw(page: pageIndex - startPage, at: rect.origin)
    }
}
