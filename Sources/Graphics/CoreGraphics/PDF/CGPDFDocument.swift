// SPDX-License-Identifier: MIT
import CCairo
import CVectorImages
import Foundation

/// A PDF file. Its structure is read here; pages are drawn by poppler.
public final class CGPDFDocument {
    private let data: Data
    let file: PDFFile?
    /// poppler's document; nil while locked.
    private var handle: UnsafeMutableRawPointer?
    private let needsPassword: Bool
    private let lock = NSLock()
    /// The trailer's entries; the root of all objects handed out.
    private(set) lazy var trailerNode = file.map { PDFNode(.dictionary($0.trailer), $0) }

    /// nil when the file cannot be read or is no PDF document.
    public convenience init?(_ url: CFURL) {
        guard let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    public init?(_ provider: CGDataProvider) {
        guard let data = provider.contents else { return nil }
        self.data = data
        file = PDFFile([UInt8](data))
        let (handle, isLocked, error) = Self.open(data, password: nil)
        self.handle = handle
        needsPassword = isLocked
        guard handle != nil || isLocked else {
            if ts_pdf_is_installed() == 0 { Unsupported.report("CGPDFDocument: \(error)") }
            return nil
        }
    }

    deinit { if let handle { ts_pdf_close(handle) } }

    private static func open(
        _ data: Data, password: String?
    ) -> (handle: UnsafeMutableRawPointer?, isLocked: Bool, error: String) {
        var locked: Int32 = 0
        var message = [CChar](repeating: 0, count: 256)
        let handle = data.withUnsafeBytes {
            ts_pdf_open($0.baseAddress, $0.count, password, &locked, &message, message.count)
        }
        let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return (handle, locked != 0, text)
    }

    public static var typeID: CFTypeID { 0x4347_5044 }

    /// 0 while a document is locked.
    public var numberOfPages: Int { lock.withLock { handle.map { Int(ts_pdf_page_count($0)) } ?? 0 } }

    public var isEncrypted: Bool { needsPassword || file?.trailer["Encrypt"] != nil }
    public var isUnlocked: Bool { lock.withLock { handle != nil } }

    /// Whether the document can be read now.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        lock.withLock {
            if handle == nil { handle = Self.open(data, password: String(cString: password)).handle }
            return handle != nil
        }
    }

    public func getVersion(
        majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
    ) {
        let version = file?.version ?? (major: 1, minor: 4)
        majorVersion.pointee = Int32(clamping: version.major)
        minorVersion.pointee = Int32(clamping: version.minor)
    }

    /// The first page has the number 1; nil outside the document.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        pageNumber >= 1 && pageNumber <= numberOfPages ? CGPDFPage(self, pageNumber) : nil
    }

    /// How large poppler shows a page, in points, turned upright and cropped.
    func shownSize(ofPage number: Int) -> CGSize? {
        lock.withLock {
            var size = ts_vector_size()
            guard let handle, ts_pdf_page_size(handle, Int32(number - 1), &size) != 0 else { return nil }
            return CGSize(width: size.width, height: size.height)
        }
    }

    func draw(page number: Int, _ cairo: OpaquePointer) {
        lock.withLock {
            guard let handle else { return }
            _ = ts_pdf_page_draw(handle, Int32(number - 1), UnsafeMutableRawPointer(cairo))
        }
    }
}

public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4

    /// Its key in page dictionaries.
    fileprivate var key: String {
        switch self {
        case .mediaBox: "MediaBox"
        case .cropBox: "CropBox"
        case .bleedBox: "BleedBox"
        case .trimBox: "TrimBox"
        case .artBox: "ArtBox"
        }
    }
}

/// A page of a document.
public final class CGPDFPage {
    let owner: CGPDFDocument
    public let pageNumber: Int
    let entries: [String: PDFObject]

    /// Its dictionary; what it inherits from the page tree is not in it.
    let node: PDFNode?

    fileprivate init(_ document: CGPDFDocument, _ number: Int) {
        owner = document
        pageNumber = number
        let pages = document.file?.pages ?? []
        let page = pages.indices.contains(number - 1) ? pages[number - 1] : nil
        entries = page?.entries ?? [:]
        node = page.flatMap { page in
            document.file?.node(page.number.map(PDFObject.reference) ?? .dictionary(page.entries))
        }
    }

    public static var typeID: CFTypeID { 0x4347_5050 }

    public var document: CGPDFDocument? { owner }

    /// Degrees clockwise that the page is turned when shown: 0, 90, 180 or 270.
    public var rotationAngle: Int32 {
        let turns = (owner.file?.resolve(entries["Rotate"]).integer ?? 0) / 90 % 4
        return Int32((turns + 4) % 4 * 90)
    }

    /// In default user space. A box the page does not have is the crop box, and a missing crop box the media box
    /// (ISO 32000-1, table 30).
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        if let rect = owner.file?.rectangle(entries[box.key]) { return rect }
        if box != .mediaBox { return getBoxRect(box == .cropBox ? .mediaBox : .cropBox) }
        let size = owner.shownSize(ofPage: pageNumber) ?? CGSize(width: 612, height: 792)
        return CGRect(origin: .zero, size: size)
    }

    /// Maps a box, turned by the page's own angle and `rotate`, into the middle of `rect`: made smaller to fit where it is
    /// larger, never larger.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let shown = visible(box)
        guard shown.width > 0, shown.height > 0 else { return .identity }
        let angle = (Int(rotationAngle) + Int(rotate)) % 360
        let isTurned = angle % 180 != 0
        let (width, height) = isTurned ? (shown.height, shown.width) : (shown.width, shown.height)
        var (x, y) = (min(1, rect.width / width), min(1, rect.height / height))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -shown.midX, y: -shown.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180).roundedQuarters)
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    private func visible(_ box: CGPDFBox) -> CGRect {
        let (media, rect) = (getBoxRect(.mediaBox), getBoxRect(box))
        let common = rect.intersection(media)
        return common.isNull ? media : common
    }

    /// Default user space to what poppler draws: cropped, turned upright, y down.
    fileprivate var toShown: (crop: CGRect, transform: CGAffineTransform) {
        let crop = visible(.cropBox)
        let isTurned = rotationAngle % 180 != 0
        let (width, height) = isTurned ? (crop.height, crop.width) : (crop.width, crop.height)
        let transform = CGAffineTransform(translationX: -crop.midX, y: -crop.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotationAngle) * .pi / 180).roundedQuarters)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: width / 2, ty: height / 2))
        return (crop, transform)
    }

    fileprivate func draw(_ cairo: OpaquePointer) { owner.draw(page: pageNumber, cairo) }
}

extension CGAffineTransform {
    /// Quarter turns without the rounding errors of sine and cosine.
    fileprivate var roundedQuarters: CGAffineTransform {
        func clean(_ v: CGFloat) -> CGFloat { abs(v - v.rounded()) < 1e-12 ? v.rounded() : v }
        return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
    }
}

extension CGContext {
    /// Draws a page's crop box in its own coordinates: a point a unit of user space, y up, not turned. The page's
    /// `getDrawingTransform` turns and fits it.
    public func drawPDFPage(_ page: CGPDFPage) {
        let (crop, toShown) = page.toShown
        guard !cairoCTM.isDegenerate, crop.width > 0, crop.height > 0 else { return }
        saveGState()
        defer { restoreGState() }
        clip(to: crop)
        let isPlain = state.alpha == 1 && state.shadow == nil && state.blendMode == .normal && state.mask == nil
        if !isPlain { beginTransparencyLayer(auxiliaryInfo: nil) }
        let area = clipArea
        bitmap?.willDraw(area)
        cairo_save(cairo)
        cairoSetMatrix(cairo, toShown.inverted().concatenating(cairoCTM))
        page.draw(cairo)
        cairo_restore(cairo)
        bitmap?.didDraw(area)
        if !isPlain { endTransparencyLayer() }
    }
}
