// SPDX-License-Identifier: MIT

/// A page of a document, or a picture that becomes one.
///
/// Page space is the PDF's: the origin at the bottom left, in points, before the page is turned.
/// Sendable as on iOS, where one thread at a time may use it.
open class PDFPage: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) weak var document: PDFDocument?
    open private(set) var pageRef: CGPDFPage?
    /// Of the page in its file.
    private let index: Int
    private let texts: DocumentText?
    private let pixels: CGImage?
    /// Keeps the file open when the page moves to another document.
    private let source: CGPDFDocument?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    open var displaysAnnotations = true

    init(_ page: CGPDFPage, index: Int, of document: PDFDocument) {
        pageRef = page
        self.index = index
        self.document = document
        source = document.reference
        texts = document.text
        pixels = nil
        super.init()
    }

    public override init() {
        pageRef = nil
        index = 0
        source = nil
        texts = nil
        pixels = nil
        super.init()
        boxes[.mediaBox] = CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// A page as large as the picture, in points.
    public init?(image: UIImage) {
        pageRef = nil
        index = 0
        source = nil
        texts = nil
        pixels = MainActor.assumeIsolated { image.cgImage }
        super.init()
        boxes[.mediaBox] = CGRect(origin: .zero, size: MainActor.assumeIsolated { image.size })
    }

    private init(copying page: PDFPage) {
        pageRef = page.pageRef
        index = page.index
        source = page.source
        texts = page.texts
        pixels = page.pixels
        boxes = page.boxes
        super.init()
        turn = page.turn
    }

    open func copy(with zone: NSZone? = nil) -> Any { PDFPage(copying: self) }

    func move(to document: PDFDocument) { self.document = document }

    // MARK: Geometry

    /// What is not set is the crop box, and without one the media box.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? pageRef?.getBoxRect(box.box) ?? boxes[.mediaBox] ?? .zero
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        boxes[box] = bounds
        document?.pageDidChange()
    }

    private var turn: Int?
    /// Degrees clockwise, a multiple of 90.
    open var rotation: Int {
        get { turn ?? Int(pageRef?.rotationAngle ?? 0) }
        set {
            turn = (newValue % 360 + 360) % 360
            document?.pageDidChange()
        }
    }

    /// As a person sees it: turned upright.
    func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// From page space to the page as it is shown, with the origin at its top left.
    func toShown(_ box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        let centered = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        let turned = centered.concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotation) * .pi / 180))
        let size = shownSize(box)
        return turned.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: size.width / 2, ty: size.height / 2))
    }

    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let shown = toShown(box)
        return shown.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: shownSize(box).height))
    }
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// The printed number; the page's place in the document, as labels of the file are not read.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }

    // MARK: Drawing

    /// Draws into a context with the origin at the bottom left, the page upright with its corner at the origin.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        if let pageRef {
            let size = shownSize(box)
            let own = Int(pageRef.rotationAngle)
            if rotation == own, box == .cropBox || bounds(for: box) == bounds(for: .cropBox) {
                context.concatenate(
                    pageRef.getDrawingTransform(
                        box.box, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
            } else {
                context.concatenate(transform(for: box))
            }
            context.drawPDFPage(pageRef)
        } else if let pixels {
            context.draw(pixels, in: bounds(for: .mediaBox))
        }
        context.restoreGState()
        guard displaysAnnotations else { return }
        context.saveGState()
        context.concatenate(transform(for: box))
        for annotation in added where annotation.shouldDisplay { annotation.draw(with: box, in: context) }
        context.restoreGState()
    }

    /// As large as fits into `size`, in points of the main screen.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        MainActor.assumeIsolated {
            let own = shownSize(box)
            let scale = min(size.width / max(1, own.width), size.height / max(1, own.height))
            let drawn = CGSize(width: own.width * scale, height: own.height * scale)
            return UIGraphicsImageRenderer(size: drawn).image { renderer in
                UIColor.white.setFill()
                renderer.fill(CGRect(origin: .zero, size: drawn))
                let context = renderer.cgContext
                context.translateBy(x: 0, y: drawn.height)
                context.scaleBy(x: scale, y: -scale)
                draw(with: box, to: context)
            }
        }
    }

    // MARK: Annotations

    private(set) var added: [PDFAnnotation] = []
    private lazy var found: [PDFAnnotation] = AnnotationReader(self).annotations()

    /// Those of the file and those that were added.
    open var annotations: [PDFAnnotation] { found + added }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        added.append(annotation)
        annotation.page = self
        document?.pageDidChange()
    }
    /// One of the file goes out of the list; it is still drawn with the page.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        if found.contains(where: { $0 === annotation }) {
            Unsupported.report("PDFPage.removeAnnotation(_:): of the file itself")
        }
        found.removeAll { $0 === annotation }
        added.removeAll { $0 === annotation }
        annotation.page = nil
        document?.pageDidChange()
    }
    /// The topmost at a point of page space.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    // MARK: Text

    private lazy var text: PageText = texts?.page(index) ?? PageText("", [])

    open var string: String? { text.string }
    open var attributedString: NSAttributedString? { NSAttributedString(string: text.string) }
    open var numberOfCharacters: Int { text.length }

    /// From the text's coordinates, which are those of the page as its file shows it, to page space.
    private func toPage(_ rect: CGRect) -> CGRect { rect.applying(fileTransform.inverted()) }

    private var fileTransform: CGAffineTransform {
        let bounds = pageRef?.getBoxRect(.cropBox) ?? bounds(for: .mediaBox)
        let angle = CGFloat(pageRef?.rotationAngle ?? 0)
        let isTurned = Int(angle) % 180 != 0
        let size = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(rotationAngle: -angle * .pi / 180))
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: size.width / 2, ty: size.height / 2))
    }

    open func characterBounds(at index: Int) -> CGRect {
        text.rects.indices.contains(index) ? toPage(text.rects[index]) : .zero
    }
    /// -1 where there is no character.
    open func characterIndex(at point: CGPoint) -> Int {
        let shown = point.applying(fileTransform)
        return text.rects.firstIndex { $0.insetBy(dx: -0.5, dy: -0.5).contains(shown) } ?? -1
    }

    /// Rectangles of a range in page space, one a line.
    func lines(of range: NSRange) -> [(range: NSRange, rect: CGRect)] {
        text.lines(of: range).map { ($0.range, toPage($0.rect)) }
    }

    func places(of wanted: String, options: NSString.CompareOptions) -> [PDFSelection] {
        guard let document, !wanted.isEmpty else { return [] }
        let whole = text.string as NSString
        var found: [PDFSelection] = []
        var start = 0
        while start < whole.length {
            let rest = NSRange(location: start, length: whole.length - start)
            let range = whole.range(of: wanted, options: options.subtracting(.backwards), range: rest)
            guard range.location != NSNotFound else { break }
            let selection = PDFSelection(document: document)
            selection.add(range, on: self)
            found.append(selection)
            start = NSMaxRange(range)
        }
        return found
    }

    // MARK: Selections

    open func selection(for range: NSRange) -> PDFSelection? {
        guard let document, NSMaxRange(range) <= text.length else { return nil }
        let selection = PDFSelection(document: document)
        selection.add(range, on: self)
        return selection
    }
    /// The characters whose middles lie in a rectangle of page space.
    open func selection(for rect: CGRect) -> PDFSelection? {
        guard let document else { return nil }
        let shown = rect.applying(fileTransform)
        let selection = PDFSelection(document: document)
        for (index, place) in text.rects.enumerated() where shown.contains(CGPoint(x: place.midX, y: place.midY)) {
            selection.add(NSRange(location: index, length: 1), on: self)
        }
        return selection
    }
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        let (start, end) = (characterIndex(at: startPoint), characterIndex(at: endPoint))
        guard start >= 0, end >= 0 else { return nil }
        return selection(for: NSRange(location: min(start, end), length: abs(end - start) + 1))
    }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? {
        let index = characterIndex(at: point)
        guard index >= 0 else { return nil }
        return selection(for: extent(around: index) { $0 != 32 && $0 != 10 && $0 != 9 })
    }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? {
        let index = characterIndex(at: point)
        guard index >= 0 else { return nil }
        return selection(for: extent(around: index) { $0 != 10 })
    }

    private func extent(around index: Int, _ belongs: (unichar) -> Bool) -> NSRange {
        let units = Array(text.string.utf16)
        var (start, end) = (index, index)
        while start > 0, belongs(units[start - 1]) { start -= 1 }
        while end < units.count, belongs(units[end]) { end += 1 }
        return NSRange(location: start, length: max(1, end - start))
    }
}
