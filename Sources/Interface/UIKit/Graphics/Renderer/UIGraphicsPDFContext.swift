// SPDX-License-Identifier: MIT

// PDF documents from before UIGraphicsPDFRenderer.

/// The page that UIGraphicsBeginPDFPage makes, and what is left to do at the end.
private final class PDFDocumentState {
    let bounds: CGRect
    var pageBounds: CGRect
    init(bounds: CGRect) {
        self.bounds = bounds
        pageBounds = bounds
    }
}

private let stateKey = "UIGraphicsPDFContext"

private var pdfState: PDFDocumentState? {
    get { Thread.current.threadDictionary[stateKey] as? PDFDocumentState }
    set { Thread.current.threadDictionary[stateKey] = newValue }
}

/// US Letter when the bounds are empty.
private func documentBounds(_ bounds: CGRect) -> CGRect {
    bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
}

private func begin(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    let bounds = documentBounds(bounds)
    let context = consumer.flatMap { consumer in
        withUnsafePointer(to: bounds) {
            CGContext(consumer: consumer, mediaBox: $0, info.map { NSDictionary(dictionary: $0) })
        }
    }
    guard let context else { return false }
    pdfState = PDFDocumentState(bounds: bounds)
    UIGraphicsPushContext(context)
    return true
}

/// The document is in `data` after UIGraphicsEndPDFContext.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = begin(CGDataConsumer(data: data), bounds, documentInfo)
}

@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    begin(CGDataConsumer(url: NSURL(fileURLWithPath: path)), bounds, documentInfo)
}

public func UIGraphicsBeginPDFPage() {
    guard let state = pdfState else { return }
    UIGraphicsBeginPDFPageWithInfo(state.bounds, nil)
}

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let state = pdfState, let context = UIGraphicsGetCurrentContext() else { return }
    let bounds = documentBounds(bounds)
    state.pageBounds = bounds
    withUnsafePointer(to: bounds) { context.beginPage(mediaBox: $0) }
    context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
    context.scaleBy(x: 1, y: -1)
}

/// Of the current page; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { pdfState?.pageBounds ?? .zero }

public func UIGraphicsEndPDFContext() {
    guard pdfState != nil else { return }
    UIGraphicsGetCurrentContext()?.closePDF()
    UIGraphicsPopContext()
    pdfState = nil
}

public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setURL(url as NSURL, for: rect)
}
