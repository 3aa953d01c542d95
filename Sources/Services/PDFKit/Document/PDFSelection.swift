// SPDX-License-Identifier: MIT

/// Ranges of text on one or more pages. Sendable as on iOS, where one thread at a time may use it.
open class PDFSelection: __ObjCObject, NSCopying, @unchecked Sendable {
    private weak var document: PDFDocument?
    private var parts: [(page: PDFPage, ranges: [NSRange])] = []
    /// In which a view marks it; nil: the view's own.
    open var color: UIColor?

    public init(document: PDFDocument) {
        self.document = document
        super.init()
    }

    func add(_ range: NSRange, on page: PDFPage) {
        guard range.length > 0 else { return }
        guard let index = parts.firstIndex(where: { $0.page === page }) else {
            return parts.append((page, [range]))
        }
        if let last = parts[index].ranges.last, NSMaxRange(last) == range.location {
            parts[index].ranges[parts[index].ranges.count - 1].length += range.length
        } else {
            parts[index].ranges.append(range)
        }
    }

    func ranges(on page: PDFPage) -> [NSRange] { parts.first { $0.page === page }?.ranges ?? [] }

    open var pages: [PDFPage] { parts.map(\.page) }
    open var string: String? {
        parts.map { part in
            let text = (part.page.string ?? "") as NSString
            return part.ranges.map { text.substring(with: $0) }.joined()
        }.joined(separator: "\n")
    }
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    open func numberOfTextRanges(on page: PDFPage) -> Int { ranges(on: page).count }
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let ranges = ranges(on: page)
        return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
    }

    /// In page space; empty for a page that it does not touch.
    open func bounds(for page: PDFPage) -> CGRect {
        let rects = ranges(on: page).flatMap { page.lines(of: $0) }.map(\.rect)
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    open func selectionsByLine() -> [PDFSelection] {
        guard let document else { return [] }
        return parts.flatMap { part in
            part.ranges.flatMap { part.page.lines(of: $0) }.map { line in
                let selection = PDFSelection(document: document)
                selection.add(line.range, on: part.page)
                return selection
            }
        }
    }

    open func add(_ selection: PDFSelection) {
        for part in selection.parts { for range in part.ranges { add(range, on: part.page) } }
    }
    open func add(_ selections: [PDFSelection]) { selections.forEach { add($0) } }
    open func extend(atEnd succeed: Int) { extend(by: succeed, atStart: false) }
    open func extend(atStart precede: Int) { extend(by: precede, atStart: true) }

    private func extend(by count: Int, atStart: Bool) {
        guard !parts.isEmpty else { return }
        let index = atStart ? 0 : parts.count - 1
        let part = atStart ? 0 : parts[index].ranges.count - 1
        var range = parts[index].ranges[part]
        let length = parts[index].page.numberOfCharacters
        if atStart {
            let start = max(0, range.location - count)
            range = NSRange(location: start, length: NSMaxRange(range) - start)
        } else {
            range.length = min(length, NSMaxRange(range) + count) - range.location
        }
        parts[index].ranges[part] = range
    }

    /// Takes in the rest of the lines in which its ranges begin and end.
    open func extendForLineBoundaries() {
        for index in parts.indices {
            let page = parts[index].page
            let lines = page.lines(of: NSRange(location: 0, length: page.numberOfCharacters)).map(\.range)
            parts[index].ranges = parts[index].ranges.map { range in
                lines.filter { NSIntersectionRange($0, range).length > 0 }.reduce(range) { NSUnionRange($0, $1) }
            }
        }
    }

    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }
    /// Into the current context, in page space.
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        MainActor.assumeIsolated {
            let fill = color ?? UIColor.systemBlue.withAlphaComponent(active ? 0.3 : 0.15)
            fill.setFill()
            for line in ranges(on: page).flatMap({ page.lines(of: $0) }) {
                UIGraphicsGetCurrentContext()?.fill(line.rect)
            }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(document: document ?? PDFDocument())
        copy.parts = parts
        copy.color = color
        return copy
    }
}
