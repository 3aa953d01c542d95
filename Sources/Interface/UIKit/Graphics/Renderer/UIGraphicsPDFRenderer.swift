// SPDX-License-Identifier: MIT

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Keys like `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var pageBounds = CGRect.zero

    /// Of the current page.
    open var pdfContextBounds: CGRect { pageBounds }

    /// A page of the renderer's size.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pageBounds = bounds
        withUnsafePointer(to: bounds) { context.beginPage(mediaBox: $0) }
        // UIKit's orientation: the page's bounds with y down.
        context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
        context.scaleBy(x: 1, y: -1)
    }

    open func setURL(_ url: URL, for rect: CGRect) { context.setURL(url as NSURL, for: rect) }
    open func addDestination(withName name: String, at point: CGPoint) {
        context.addDestination(NSString(string: name), at: point)
    }
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        context.setDestination(NSString(string: name), for: rect)
    }
}

/// Draws PDF documents, page by page.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    package override func makeContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsPDFRendererContext(context: context, format: format)
    }

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(consumer, actions) }
        return data as Data
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    private func draw(_ consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        let context = withUnsafePointer(to: bounds) {
            CGContext(consumer: consumer, mediaBox: $0, NSDictionary(dictionary: info))
        }
        guard let context, let renderer = makeContext(context) as? UIGraphicsPDFRendererContext else { return }
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        context.closePDF()
    }
}
