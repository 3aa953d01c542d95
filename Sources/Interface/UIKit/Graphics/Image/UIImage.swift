// SPDX-License-Identifier: MIT

public typealias _ImageLiteralType = UIImage

/// An image with a scale and an orientation, or a sequence of them. Immutable; any thread may use it.
open class UIImage: __ObjCObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    // Unchecked: `storage` is a constant and what it holds is immutable; `names` is read and written under a lock.
    /// Never changes.
    package let storage: ImageStorage
    final var names: Names?

    /// Any thread.
    package init(storage: ImageStorage) {
        self.storage = storage
        super.init()
    }

    /// An image without pixels.
    public override init() {
        storage = ImageStorage()
        super.init()
    }

    // MARK: Making images

    /// An image of the main bundle: from its asset catalog, or a file of that name (`.png` when it has no extension)
    /// at the scale that suits the screen. nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters: `bundle` nil is the main one; `traitCollection` nil is the screen's.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = NamedImages.storage(name, bundle ?? .main, traitCollection) else { return nil }
        self.init(storage: found)
        // As on iOS, where UI tests find images by their names.
        accessibilityIdentifier = name
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue value: Double, configuration: UIImage.Configuration?
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Traps when the image is missing, as on iOS.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = NamedImages.storage(name, .main, nil) else {
            preconditionFailure(
                "UIImage(imageLiteralResourceName:): there is no image named '\(name)' in the main bundle; add it to "
                    + "the asset catalog or the resources.")
        }
        self.init(storage: found)
    }

    /// nil when the file is missing or no image. `@2x` and `@3x` in the name set the scale, and are looked for.
    public init?(contentsOfFile path: String) {
        guard let found = NamedImages.file(path) else { return nil }
        storage = found
        super.init()
    }

    /// nil when the data is no image. Scale 1.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public init?(data: Data, scale: CGFloat) {
        guard let found = ImageStorage(data: data, scale: scale) else { return nil }
        storage = found
        super.init()
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameter orientation: how the pixels have to be turned to be shown upright.
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        storage = ImageStorage(cgImage: cgImage, scale: scale, orientation: orientation)
        super.init()
    }

    /// A symbol in the body text's size. nil for unknown names.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard var found = ImageStorage(symbol: name, configuration) else { return nil }
        found.flipsForRightToLeft = SymbolCatalog.isDirectional(name)
        self.init(storage: found)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// The variable value is not shown.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration?
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    // MARK: Archives

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
            let found = ImageStorage(
                data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        else { return nil }
        var storage = found
        storage.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        self.storage = storage
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(pngData().map { NSData(data: $0) }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }

    open class var supportsSecureCoding: Bool { true }

    // MARK: What it is

    /// In points, as shown.
    open var size: CGSize { storage.size }
    open var scale: CGFloat { storage.scale }
    open var imageOrientation: UIImage.Orientation { storage.orientation }
    /// The pixels as stored; of the first frame for animated images, nil for empty ones and those of Core Image.
    open var cgImage: CGImage? { storage.ciImage == nil ? storage.cgImage : nil }
    open var renderingMode: UIImage.RenderingMode { storage.renderingMode }
    open var capInsets: UIEdgeInsets { storage.capInsets }
    open var resizingMode: UIImage.ResizingMode { storage.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
    open var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset }
    open var isSymbolImage: Bool { storage.symbol != nil }
    open var isHighDynamicRange: Bool { false }
    open var images: [UIImage]? { storage.frames }
    /// Of all frames, in seconds.
    open var duration: TimeInterval { storage.duration }
    open var configuration: UIImage.Configuration? { storage.configuration }
    open var symbolConfiguration: UIImage.SymbolConfiguration? { storage.configuration as? SymbolConfiguration }
    open var imageAsset: UIImageAsset? { storage.asset }
    open var traitCollection: UITraitCollection {
        storage.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    // MARK: Variants

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        variant { $0.renderingMode = renderingMode }
    }

    /// The middle tiles; with a middle of one pixel that is stretching.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        variant {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        // One point between the caps stretches; a cap of 0 means that everything does.
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
                right: left == 0 ? 0 : max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }

    open var leftCapWidth: Int { Int(capInsets.left) }
    open var topCapHeight: Int { Int(capInsets.top) }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        variant { $0.alignmentRectInsets = alignmentInsets }
    }

    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        variant { $0.baselineOffset = baselineOffset }
    }

    open func imageWithoutBaseline() -> UIImage { variant { $0.baselineOffset = nil } }

    open func withHorizontallyFlippedOrientation() -> UIImage { variant { $0.orientation = $0.orientation.mirrored } }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { variant { $0.flipsForRightToLeft = true } }

    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// Coloured through its alpha, in the colour as it is in the current environment.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        let paint = color.cgColor
        return variant {
            $0.cgImage = $0.cgImage.map { $0.filled(with: paint) }
            $0.ciImage = nil
            $0.vector = nil
            $0.tint = paint
            $0.renderingMode = renderingMode
        }
    }

    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        if let symbol = storage.symbol {
            let whole = storage.configuration?.applying(configuration) ?? configuration
            let drawn =
                symbol.template.map { ImageStorage(template: $0, named: symbol.name, whole) }
                ?? ImageStorage(symbol: symbol.name, whole)
            if let drawn { return UIImage(storage: drawn.keeping(storage)) }
        }
        if let asset = storage.asset, asset.varies { return asset.image(with: configuration) }
        return variant { $0.configuration = configuration }
    }

    /// The image of the same asset for other traits, with what the app chose for this one; itself when it comes from no
    /// asset or has been coloured.
    func resolved(in traits: UITraitCollection) -> UIImage {
        guard let asset = storage.asset, asset.varies, !storage.isTinted else { return self }
        let found = asset.image(with: traits)
        guard found.storage.cgImage !== storage.cgImage else { return self }
        return UIImage(storage: found.storage.keeping(storage))
    }

    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// Equal when the same pixels are shown in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || storage.isSame(as: other.storage)
    }

    open override var hash: Int {
        var hasher = Hasher()
        for part in [size.width, size.height, scale] { hasher.combine(part) }
        return hasher.finalize()
    }

    private func variant(_ change: (inout ImageStorage) -> Void) -> UIImage {
        var copy = storage
        change(&copy)
        return UIImage(storage: copy)
    }

    // MARK: Drawing into the current context

    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Templates take the context's fill colour.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        ImageDrawing(storage).draw(in: rect, context)
        context.restoreGState()
    }

    /// Tiles from the origin of the context.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(patternColor)
        context.fill(rect)
        context.restoreGState()
    }

    // MARK: Files

    /// Turned upright, as PNG has no orientation. nil for empty images.
    open func pngData() -> Data? {
        upright.flatMap { ImageEncoder.png($0.pixels, isOpaque: $0.isOpaque) }
    }

    /// `compressionQuality` 0 to 1. The orientation is written beside the pixels; transparency becomes white.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage.flatMap {
            ImageEncoder.jpeg(
                $0.pixels, quality: Double(compressionQuality), exif: ImageEncoder.exif(imageOrientation.exif))
        }
    }

    /// The orientation is written beside the pixels. nil where libheif has no encoder, which is reported.
    open func heicData() -> Data? {
        cgImage.flatMap {
            ImageEncoder.heic($0.pixels, isOpaque: $0.isOpaque, quality: 0.9, orientation: imageOrientation.exif)
        }
    }

    // MARK: Renderers

    /// A format for drawing images like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }

    // MARK: Sequences

    /// nil without images. A duration of 0 plays 30 frames a second.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var storage = first.storage
        storage.frames = images
        storage.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(storage: storage)
    }

    /// Files `name0` to `name1023`, as far as they go, starting at 0 or 1.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: NamedImages.sequence(name), duration: duration)
    }

    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animatedImage(
            with: NamedImages.sequence(name).map {
                $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
            }, duration: duration)
    }

    open override var description: String {
        let name = storage.symbol.map { " symbol(system: \($0.name))" } ?? ""
        return
            "<\(type(of: self)):\(Unmanaged.passUnretained(self).toOpaque())\(name) anonymous {\(size.width), \(size.height)} renderingMode=\(renderingMode)>"
    }
}
