// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// US Letter, what Quartz takes without a media box.
private let defaultMediaBox = CGRect(x: 0, y: 0, width: 612, height: 792)

/// Files are written without encryption and in one conformance.
private nonisolated(unsafe) let unsupportedKeys: [CFString] = [
    kCGPDFContextOwnerPassword, kCGPDFContextUserPassword, kCGPDFContextAllowsPrinting, kCGPDFContextAllowsCopying,
    kCGPDFContextAccessPermissions, kCGPDFContextEncryptionKeyLength, kCGPDFContextOutputIntent,
    kCGPDFContextOutputIntents, kCGPDFContextCreateLinearizedPDF, kCGPDFContextCreatePDFA,
]

extension CGContext {
    /// A PDF document written to the file when the context is closed or goes away. Points, origin at the bottom left.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee.standardized ?? defaultMediaBox
        guard box.isFinite, let backing = PDFBacking(consumer: consumer, mediaBox: box) else { return nil }
        self.init(
            surface: backing.surface, deviceHeight: box.height,
            ctm: CGAffineTransform(translationX: -box.minX, y: -box.minY), base: .identity, backing: .pdf(backing))
        backing.boxes = Self.boxes(auxiliaryInfo)
        setMetadata(auxiliaryInfo, backing.surface)
    }

    /// The crop, bleed, trim and art boxes of a dictionary: a CGRect as data or as a value.
    private static func boxes(_ info: CFDictionary?) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        for key in [kCGPDFContextCropBox, kCGPDFContextBleedBox, kCGPDFContextTrimBox, kCGPDFContextArtBox] {
            if let rect = rect(info?[key]), rect.isFinite { result[key as String] = rect.standardized }
        }
        return result
    }

    private static func rect(_ value: Any?) -> CGRect? {
        if let data = value as? Data, data.count >= MemoryLayout<CGRect>.size {
            return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        return value as? CGRect ?? (value as? NSValue)?.rectValue
    }

    private func setMetadata(_ info: CFDictionary?, _ surface: OpaquePointer) {
        let keys: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
            (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
        ]
        for (key, field) in keys {
            let text = info?[key] as? String ?? (info?[key] as? [String])?.joined(separator: ", ")
            if let text { cairo_pdf_surface_set_metadata(surface, field, text) }
        }
        for key in unsupportedKeys where info?[key] != nil { Unsupported.report("PDF output with \(key)") }
    }

    private var pdf: PDFBacking? {
        if case .pdf(let backing) = backing { return backing }
        return nil
    }

    /// `pageInfo` may hold `kCGPDFContextMediaBox`, a CGRect as NSData or NSValue.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pdf else { return }
        begin(Self.rect(pageInfo?[kCGPDFContextMediaBox]) ?? pdf.mediaBox, pdf, Self.boxes(pageInfo))
    }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let pdf else { return }
        begin(mediaBox?.pointee ?? pdf.mediaBox, pdf)
    }

    private func begin(_ box: CGRect, _ pdf: PDFBacking, _ boxes: [String: CGRect] = [:]) {
        if pdf.isPageOpen { endPDFPage() }
        // Pages that cairo writes begin at the origin.
        let all = pdf.boxes.merging(boxes) { $1 }.mapValues { $0.offsetBy(dx: -box.minX, dy: -box.minY) }
        pdf.update.pages.append(PDFUpdate.Page(boxes: all))
        pdf.pageHeight = box.height
        cairo_pdf_surface_set_size(pdf.surface, Double(box.width), Double(box.height))
        cairo_reset_clip(cairo)
        state = GraphicsState(
            ctm: CGAffineTransform(translationX: -box.minX, y: -box.minY + pdf.mediaBox.height - box.height))
        stateStack = []
        pdf.isPageOpen = true
    }

    public func endPDFPage() {
        guard let pdf, pdf.isPageOpen else { return }
        cairo_show_page(cairo)
        pdf.isPageOpen = false
    }

    public func endPage() { endPDFPage() }

    /// Finishes the document; nothing can be drawn afterwards.
    public func closePDF() { finishPDF() }

    func finishPDF() {
        guard let pdf, !pdf.isFinished else { return }
        endPDFPage()
        pdf.isFinished = true
        cairo_surface_finish(pdf.surface)
        do {
            let document = pdf.collected as Data
            try pdf.consumer.write(pdf.update.applied(to: document) ?? document)
        } catch {
            Diagnostics.log("CGPDFContext: cannot write the document: \(error.localizedDescription)")
        }
    }

    /// XMP metadata of the document, written when it is closed; nothing in other contexts.
    public func addDocumentMetadata(_ metadata: CFData?) {
        pdf?.update.metadata = metadata.map { Data(referencing: $0) }
    }

    /// Makes an area of the page a link; nothing in other contexts.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard let pdf, pdf.isPageOpen, rect.isFinite else { return }
        let area = rect.standardized.applying(cairoCTM)
        // What would end an attribute, in a URL's own way of writing.
        let text = (url as URL).absoluteString.replacingOccurrences(of: "\\", with: "%5C")
            .replacingOccurrences(of: "'", with: "%27")
        cairo_identity_matrix(cairo)
        cairo_tag_begin(
            cairo, CAIRO_TAG_LINK, "rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)] uri='\(text)'")
        cairo_tag_end(cairo, CAIRO_TAG_LINK)
    }

    // cairo gives up on a document with a link to a name that is not in it; so both are written afterwards.

    /// Names a point of the page, which links of the document lead to; nothing in other contexts. The first point of a name
    /// counts.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let pdf, pdf.isPageOpen, point.isFinite, pdf.update.destinations[name as String] == nil else { return }
        let place = point.applying(toPage(pdf))
        pdf.update.destinations[name as String] = PDFUpdate.Place(page: pdf.update.pages.count - 1, point: place)
    }

    /// Makes an area of the page a link to a named point of the document; nothing in other contexts.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let pdf, pdf.isPageOpen, rect.isFinite, !pdf.update.pages.isEmpty else { return }
        let area = rect.standardized.applying(toPage(pdf))
        pdf.update.pages[pdf.update.pages.count - 1].links.append((area, name as String))
    }

    /// User space to the page's default user space as cairo writes it: its lower left corner is the origin.
    private func toPage(_ pdf: PDFBacking) -> CGAffineTransform {
        cairoCTM.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pdf.pageHeight))
    }
}

// NSString constants are immutable, hence safe to share.
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = "MediaBox"
nonisolated(unsafe) public let kCGPDFContextCropBox: CFString = "CropBox"
nonisolated(unsafe) public let kCGPDFContextBleedBox: CFString = "BleedBox"
nonisolated(unsafe) public let kCGPDFContextTrimBox: CFString = "TrimBox"
nonisolated(unsafe) public let kCGPDFContextArtBox: CFString = "ArtBox"
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
nonisolated(unsafe) public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
nonisolated(unsafe) public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
nonisolated(unsafe) public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
nonisolated(unsafe) public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
nonisolated(unsafe) public let kCGPDFContextAccessPermissions: CFString = "kCGPDFContextAccessPermissions"
nonisolated(unsafe) public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
nonisolated(unsafe) public let kCGPDFContextOutputIntent: CFString = "kCGPDFContextOutputIntent"
nonisolated(unsafe) public let kCGPDFContextOutputIntents: CFString = "kCGPDFContextOutputIntents"
nonisolated(unsafe) public let kCGPDFContextCreateLinearizedPDF: CFString = "kCGPDFContextCreateLinearizedPDF"
nonisolated(unsafe) public let kCGPDFContextCreatePDFA: CFString = "kCGPDFContextCreatePDFA"
nonisolated(unsafe) public let kCGPDFXOutputIntentSubtype: CFString = "S"
nonisolated(unsafe) public let kCGPDFXOutputConditionIdentifier: CFString = "OutputConditionIdentifier"
nonisolated(unsafe) public let kCGPDFXOutputCondition: CFString = "OutputCondition"
nonisolated(unsafe) public let kCGPDFXRegistryName: CFString = "RegistryName"
nonisolated(unsafe) public let kCGPDFXInfo: CFString = "Info"
nonisolated(unsafe) public let kCGPDFXDestinationOutputProfile: CFString = "DestOutputProfile"
