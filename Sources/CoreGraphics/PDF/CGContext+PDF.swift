// SPDX-License-Identifier: MIT
import CCairo
import Foundation

/// US Letter, what Quartz takes without a media box.
private let defaultMediaBox = CGRect(x: 0, y: 0, width: 612, height: 792)

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
        setMetadata(auxiliaryInfo, backing.surface)
    }

    private func setMetadata(_ info: CFDictionary?, _ surface: OpaquePointer) {
        let keys: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, field) in keys {
            if let text = info?[key] as? String { cairo_pdf_surface_set_metadata(surface, field, text) }
        }
    }

    private var pdf: PDFBacking? {
        if case .pdf(let backing) = backing { return backing }
        return nil
    }

    /// `pageInfo` may hold `kCGPDFContextMediaBox`, a CGRect as NSData or NSValue.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pdf else { return }
        var box = pdf.mediaBox
        if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count >= MemoryLayout<CGRect>.size {
            box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        begin(box, pdf)
    }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let pdf else { return }
        begin(mediaBox?.pointee ?? pdf.mediaBox, pdf)
    }

    private func begin(_ box: CGRect, _ pdf: PDFBacking) {
        if pdf.isPageOpen { endPDFPage() }
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
            try pdf.consumer.write(pdf.collected as Data)
        } catch {
            Diagnostics.log("CGPDFContext: cannot write the document: \(error.localizedDescription)")
        }
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

    /// Places within a document are not written.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        Unsupported.report("CGContext.addDestination(_:at:)")
    }
    public func setDestination(_ name: CFString, for rect: CGRect) {
        Unsupported.report("CGContext.setDestination(_:for:)")
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
