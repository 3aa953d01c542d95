// SPDX-License-Identifier: MIT

/// A place in a document. Sendable: immutable but for the zoom, which stays with who made it; so are actions.
open class PDFDestination: __ObjCObject, NSCopying, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    /// In page space; `kPDFDestinationUnspecifiedValue` leaves a coordinate as it is.
    open private(set) var point: CGPoint
    open var zoom = kPDFDestinationUnspecifiedValue

    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        guard let page, let other = destination.page, let document = page.document else { return .orderedSame }
        let (a, b) = (document.index(for: page), document.index(for: other))
        if a != b { return a < b ? .orderedAscending : .orderedDescending }
        return point.y == destination.point.y
            ? .orderedSame : point.y > destination.point.y ? .orderedAscending : .orderedDescending
    }
}

/// What a link or an outline's item does.
///
/// Sendable because nothing of it changes.
open class PDFAction: __ObjCObject, NSCopying, @unchecked Sendable {
    open var type: String { "" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class PDFActionURL: PDFAction, @unchecked Sendable {
    open var url: URL?
    public init(url: URL) {
        self.url = url
        super.init()
    }
    open override var type: String { "URI" }
}

open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    open var destination: PDFDestination
    public init(destination: PDFDestination) {
        self.destination = destination
        super.init()
    }
    open override var type: String { "GoTo" }
}

/// An item of a document's contents, with those below it.
open class PDFOutline: __ObjCObject {
    open private(set) weak var document: PDFDocument?
    open private(set) weak var parent: PDFOutline?
    private var children: [PDFOutline] = []
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?

    public override init() { super.init() }
    init(document: PDFDocument) {
        self.document = document
        super.init()
    }

    open var numberOfChildren: Int { children.count }
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    // As SDKs before iOS 13 declared it; serves code for either.
    open func child(at index: Int) -> PDFOutline! { children.indices.contains(index) ? children[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        child.parent = self
        children.insert(child, at: min(max(0, index), children.count))
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// Makes outlines of what CoreGraphics reads.
struct OutlineReader {
    private let document: PDFDocument
    init(_ document: PDFDocument) { self.document = document }

    func root(of outline: CFDictionary) -> PDFOutline { item(outline as? [String: Any] ?? [:]) }

    private func item(_ entries: [String: Any]) -> PDFOutline {
        let item = PDFOutline(document: document)
        item.label = entries[kCGPDFOutlineTitle as String] as? String
        let target = entries[kCGPDFOutlineDestination as String]
        if let url = target as? URL {
            item.action = PDFActionURL(url: url)
        } else if let number = (target as? Int) ?? (target as? NSNumber)?.intValue,
            let page = document.page(at: number - 1)
        {
            let place = entries[kCGPDFOutlineDestinationRect as String] as? [String: CGFloat]
            let top = page.bounds(for: .cropBox)
            let point = CGPoint(x: place?["X"] ?? top.minX, y: place?["Y"] ?? top.maxY)
            let destination = PDFDestination(page: page, at: point)
            item.destination = destination
            item.action = PDFActionGoTo(destination: destination)
        }
        for (index, child) in (entries[kCGPDFOutlineChildren as String] as? [[String: Any]] ?? []).enumerated() {
            item.insertChild(self.item(child), at: index)
        }
        return item
    }
}
