// SPDX-License-Identifier: MIT

/// Reads the annotations of a page of a file (ISO 32000-1, 12.5).
struct AnnotationReader {
    private let page: PDFPage
    init(_ page: PDFPage) { self.page = page }

    func annotations() -> [PDFAnnotation] {
        guard let dictionary = page.pageRef?.dictionary else { return [] }
        var array: CGPDFArrayRef?
        guard CGPDFDictionaryGetArray(dictionary, "Annots", &array), let array else { return [] }
        return (0..<CGPDFArrayGetCount(array)).compactMap { index in
            var entry: CGPDFDictionaryRef?
            guard CGPDFArrayGetDictionary(array, index, &entry), let entry else { return nil }
            return annotation(entry)
        }
    }

    private func annotation(_ entries: CGPDFDictionaryRef) -> PDFAnnotation? {
        guard let rect = numbers(entries, "Rect"), rect.count == 4 else { return nil }
        let bounds = CGRect(
            x: min(rect[0], rect[2]), y: min(rect[1], rect[3]), width: abs(rect[2] - rect[0]),
            height: abs(rect[3] - rect[1]))
        let type = name(entries, "Subtype") ?? ""
        let annotation = PDFAnnotation(bounds: bounds, forType: .init(rawValue: "/" + type), withProperties: nil)
        annotation.page = page
        annotation.contents = DocumentInfo.text(entries, "Contents")
        annotation.userName = DocumentInfo.text(entries, "T")
        if let parts = numbers(entries, "C"), parts.count == 3 {
            annotation.color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        }
        readAction(entries, annotation)
        return annotation
    }

    private func readAction(_ entries: CGPDFDictionaryRef, _ annotation: PDFAnnotation) {
        var action: CGPDFDictionaryRef?
        if CGPDFDictionaryGetDictionary(entries, "A", &action), let action {
            if let address = DocumentInfo.text(action, "URI"), let url = URL(string: address) {
                annotation.action = PDFActionURL(url: url)
            }
        }
    }

    private func name(_ entries: CGPDFDictionaryRef, _ key: String) -> String? {
        var name: UnsafePointer<CChar>?
        guard CGPDFDictionaryGetName(entries, key, &name), let name else { return nil }
        return String(cString: name)
    }

    private func numbers(_ entries: CGPDFDictionaryRef, _ key: String) -> [CGFloat]? {
        var array: CGPDFArrayRef?
        guard CGPDFDictionaryGetArray(entries, key, &array), let array else { return nil }
        return (0..<CGPDFArrayGetCount(array)).map { index in
            var number: CGPDFReal = 0
            _ = CGPDFArrayGetNumber(array, index, &number)
            return CGFloat(number)
        }
    }
}
