// SPDX-License-Identifier: MIT

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels per point.
    open var scale: CGFloat
    /// Without alpha: what is not drawn is black.
    open var opaque = false
    /// Kept, and without effect: pixels have 8 bits a component, in sRGB.
    open var preferredRange = Range.automatic

    public required init() {
        scale = UITraitCollection.device.displayScale
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    @available(*, deprecated, renamed: "preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    open var supportsHighDynamicRange: Bool { false }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
        }
        return copy
    }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    open var currentImage: UIImage {
        guard let image = context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: abs(context.baseCTM.a), orientation: .up)
    }
}

/// Draws images: `UIGraphicsImageRenderer(size:).image { context in ... }`.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    open override var allowsImageOutput: Bool { true }
    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    package override func makeContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsImageRendererContext(context: context, format: format)
    }

    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let image = format as? UIGraphicsImageRendererFormat
        let scale = image.map { $0.scale > 0 ? $0.scale : UITraitCollection.device.displayScale } ?? 1
        let size = PixelSize(format.bounds.size, scale)
        let context = CGContext(
            buffer: PixelBuffer(width: size.width, height: size.height), scale: scale,
            opaque: image?.opaque ?? false)
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        return context
    }

    /// An image of nothing, with a line on the console, when the size is empty or too large.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        run(actions).flatMap { context in
            context.finishedImage().map { UIImage(cgImage: $0, scale: abs(context.baseCTM.a), orientation: .up) }
        } ?? UIImage()
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func run(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext? {
        var finished: CGContext?
        do {
            try runDrawingActions { context in
                finished = context.cgContext
                if let context = context as? UIGraphicsImageRendererContext { actions(context) }
            }
        } catch {
            Diagnostics.log("UIGraphicsImageRenderer: \(error.localizedDescription)")
        }
        guard let finished, finished.width > 0 else { return nil }
        return finished
    }
}
