// SPDX-License-Identifier: MIT

/// What a renderer draws into.
open class UIGraphicsRendererFormat: __ObjCObject, NSCopying {
    /// Points; set by the renderer that uses the format.
    package var rendererBounds = CGRect.zero

    public required override init() { super.init() }

    open class func `default`() -> Self { self.init() }
    /// What fits the main screen best.
    open class func preferred() -> Self { self.default() }

    /// The renderer's; zero until one has been made with this format.
    open var bounds: CGRect { rendererBounds }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.rendererBounds = rendererBounds
        return copy
    }
}

/// A context while a renderer runs its actions.
open class UIGraphicsRendererContext: __ObjCObject {
    /// What `cgContext` gives out.
    package let context: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    /// Lives as long as the renderer's actions run.
    package init(context: CGContext, format: UIGraphicsRendererFormat) {
        self.context = context
        rendererFormat = format
        super.init()
    }

    open var cgContext: CGContext { context }
    open var format: UIGraphicsRendererFormat { rendererFormat }

    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// A frame one point wide, inside the rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        context.saveGState()
        context.setBlendMode(blendMode)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        context.restoreGState()
    }

    open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// What image and PDF renderers share.
open class UIGraphicsRenderer: __ObjCObject {
    /// Points; the origin is the coordinate of the picture's corner.
    package let bounds: CGRect
    private let ownFormat: UIGraphicsRendererFormat

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

    /// A copy of the format is kept.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        ownFormat = format.copy(with: nil) as? UIGraphicsRendererFormat ?? format
        ownFormat.rendererBounds = bounds
        super.init()
    }

    open var format: UIGraphicsRendererFormat { ownFormat }
    open var allowsImageOutput: Bool { false }

    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// nil here: only subclasses know what to draw into.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Called before the actions.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// With the renderer's own format.
    package func makeContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(context: context, format: ownFormat)
    }

    /// Runs both blocks with the renderer's context as the current one.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = type(of: self).context(with: ownFormat) else {
            throw NSError(
                domain: "UIGraphicsRendererErrorDomain", code: 1,
                userInfo: [NSLocalizedDescriptionKey: "\(type(of: self)) has no context to draw into."])
        }
        let rendererContext = makeContext(context)
        type(of: self).prepare(context, with: rendererContext)
        UIGraphicsPushContext(context)
        drawingActions(rendererContext)
        completionActions?(rendererContext)
        UIGraphicsPopContext()
    }
}
