// SPDX-License-Identifier: MIT

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
}

/// How thick lines are.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class PDFBorder: __ObjCObject, @unchecked Sendable {
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?
    public override init() { super.init() }
}

/// A mark on a page: a link, a highlight, a form. Those of a file are drawn with its pages; those added, here.
///
/// Sendable as on iOS, where one thread at a time may use it.
open class PDFAnnotation: __ObjCObject, NSCopying, @unchecked Sendable {
    open internal(set) weak var page: PDFPage?
    /// In page space.
    open var bounds: CGRect
    /// Without the slash: "Highlight".
    open var type: String?
    open var contents: String?
    open var color: UIColor
    open var interiorColor: UIColor?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var alignment = NSTextAlignment.natural
    open var border: PDFBorder?
    open var userName: String?
    open var modificationDate: Date?
    open var shouldDisplay = true
    open var shouldPrint = true
    open var isReadOnly = false
    open var isHighlighted = false
    open var action: PDFAction?
    open var destination: PDFDestination?
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }
    /// Four points for each marked part, relative to the bounds' corner.
    open var quadrilateralPoints: [NSValue]?
    /// Of a line, relative to the bounds' corner.
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    /// Of ink, relative to the bounds' corner.
    open private(set) var paths: [UIBezierPath]?
    private var values: [String: Any]

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.drop { $0 == "/" })
        color = annotationType == .highlight ? .systemYellow : .systemRed
        values = [:]
        super.init()
        for (key, value) in properties ?? [:] {
            let name = (key as? PDFAnnotationKey)?.rawValue ?? key as? String
            if let name { values[name] = value }
        }
        if let color = values["/C"] as? UIColor { self.color = color }
        contents = values["/Contents"] as? String
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFAnnotation(bounds: bounds, forType: .init(rawValue: "/" + (type ?? "")), withProperties: values)
        copy.contents = contents
        copy.color = color
        copy.interiorColor = interiorColor
        copy.font = font
        copy.fontColor = fontColor
        copy.action = action
        copy.destination = destination
        copy.paths = paths
        return copy
    }

    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key.rawValue] }
    @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key.rawValue] = value
        return true
    }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key.rawValue] = nil }
    open var annotationKeyValues: [AnyHashable: Any] { values }

    // MARK: Drawing

    /// Into a context in page space.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        context.saveGState()
        context.setLineWidth(border?.lineWidth ?? 1)
        context.setStrokeColor(color.cgColor)
        context.setFillColor((interiorColor ?? color).cgColor)
        switch type {
        case "Highlight":
            context.setBlendMode(.multiply)
            context.fill(bounds)
        case "Underline": line(bounds.minY + 1, context)
        case "StrikeOut": line(bounds.midY, context)
        case "Square":
            if interiorColor != nil { context.fill(bounds) }
            context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
        case "Circle":
            if interiorColor != nil { context.fillEllipse(in: bounds) }
            context.strokeEllipse(in: bounds.insetBy(dx: 0.5, dy: 0.5))
        case "Line":
            context.move(to: CGPoint(x: bounds.minX + startPoint.x, y: bounds.minY + startPoint.y))
            context.addLine(to: CGPoint(x: bounds.minX + endPoint.x, y: bounds.minY + endPoint.y))
            context.strokePath()
        case "Ink":
            context.translateBy(x: bounds.minX, y: bounds.minY)
            for path in shapes {
                context.addPath(path)
                context.strokePath()
            }
        case "FreeText":
            // Drawing is the main thread's, which the compiler cannot see.
            nonisolated(unsafe) let target = context
            MainActor.assumeIsolated { drawText(target) }
        case "Link", "Popup": break
        default: Unsupported.report("PDFAnnotation: drawing \(type ?? "no type")")
        }
        context.restoreGState()
    }

    private var shapes: [CGPath] { MainActor.assumeIsolated { (paths ?? []).map(\.cgPath) } }

    private func line(_ y: CGFloat, _ context: CGContext) {
        context.move(to: CGPoint(x: bounds.minX, y: y))
        context.addLine(to: CGPoint(x: bounds.maxX, y: y))
        context.strokePath()
    }

    @MainActor private func drawText(_ context: CGContext) {
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        let text = NSAttributedString(
            string: contents ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: fontColor ?? .black,
                .paragraphStyle: paragraph,
            ])
        text.draw(in: CGRect(origin: .zero, size: bounds.size))
        UIGraphicsPopContext()
    }
}
