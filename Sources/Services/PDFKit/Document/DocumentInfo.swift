// SPDX-License-Identifier: MIT

/// What a document says of itself.
enum DocumentInfo {
    static func attributes(of document: CGPDFDocument) -> [AnyHashable: Any]? {
        guard let info = document.info else { return nil }
        let texts: [PDFDocumentAttribute] = [
            .titleAttribute, .authorAttribute, .subjectAttribute, .creatorAttribute, .producerAttribute,
            .keywordsAttribute,
        ]
        var result: [AnyHashable: Any] = [:]
        for key in texts { if let text = text(info, key.rawValue) { result[key] = text } }
        for key in [PDFDocumentAttribute.creationDateAttribute, .modificationDateAttribute] {
            if let date = text(info, key.rawValue).flatMap(date) { result[key] = date }
        }
        return result
    }

    static func text(_ dictionary: CGPDFDictionaryRef, _ key: String) -> String? {
        var string: CGPDFStringRef?
        guard CGPDFDictionaryGetString(dictionary, key, &string), let string else { return nil }
        return CGPDFStringCopyTextString(string).map { $0 as String }
    }

    /// `D:20240304150000+01'00'` (ISO 32000-1, 7.9.4).
    private static func date(_ text: String) -> Date? {
        let digits = text.drop { !$0.isNumber }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyyMMddHHmmss"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        guard let date = formatter.date(from: String(digits.prefix(14))) else { return nil }
        let zone = digits.dropFirst(14)
        guard let sign = zone.first, sign == "+" || sign == "-" else { return date }
        let numbers = zone.dropFirst().split(separator: "'").compactMap { Int($0) }
        let seconds = (numbers.first ?? 0) * 3600 + (numbers.dropFirst().first ?? 0) * 60
        return date.addingTimeInterval(Double(sign == "+" ? -seconds : seconds))
    }
}

/// Draws a document's pages into a new one.
@MainActor
struct DocumentWriter {
    private let document: PDFDocument
    init(_ document: PDFDocument) { self.document = document }

    func data() -> Data {
        let renderer = UIGraphicsPDFRenderer(
            bounds: CGRect(x: 0, y: 0, width: 612, height: 792), format: UIGraphicsPDFRendererFormat())
        return renderer.pdfData { context in
            for index in 0..<document.pageCount {
                guard let page = document.page(at: index) else { continue }
                let size = page.shownSize(.cropBox)
                context.beginPage(withBounds: CGRect(origin: .zero, size: size), pageInfo: [:])
                let target = context.cgContext
                target.saveGState()
                target.translateBy(x: 0, y: size.height)
                target.scaleBy(x: 1, y: -1)
                page.draw(with: .cropBox, to: target)
                target.restoreGState()
            }
        }
    }
}
