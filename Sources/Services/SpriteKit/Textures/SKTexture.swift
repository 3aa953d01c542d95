// SPDX-License-Identifier: MIT

/// A picture that sprites show; immutable but for how it is filtered. Its pixels are read when they are first wanted.
open class SKTexture: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // The picture is loaded under the lock and immutable afterwards; the filtering modes are the main actor's.
    private let lock = NSLock()
    private var loader: (() -> LoadedPicture?)?
    private var loaded: LoadedPicture?
    /// In parts of the whole picture, y upwards.
    private let part: CGRect
    private let whole: SKTexture?
    /// The picture with other colours, by the colour they were multiplied with.
    private var tinted: (color: UInt32, image: CGImage)?
    /// What the description tells.
    let label: String

    struct LoadedPicture {
        var image: CGImage
        /// Pixels a point.
        var scale: CGFloat
    }

    init(label: String, _ loader: @escaping () -> LoadedPicture?) {
        self.label = label
        self.loader = loader
        part = CGRect(x: 0, y: 0, width: 1, height: 1)
        whole = nil
        super.init()
    }

    public override convenience init() { self.init(label: "") { nil } }

    private init(part: CGRect, of texture: SKTexture) {
        label = texture.label
        whole = texture
        self.part = part
        super.init()
        (filteringMode, usesMipmaps) = (texture.filteringMode, texture.usesMipmaps)
    }

    /// A picture of the app's: of an asset catalog, of the bundle, or of an atlas in it. Where there is none, a white
    /// square with a red cross.
    public convenience init(imageNamed name: String) { self.init(label: name) { PictureFiles.picture(named: name) } }
    public convenience init(image: UIImage) {
        self.init(label: "") { image.upright.map { LoadedPicture(image: $0, scale: image.scale) } }
    }
    public convenience init(cgImage image: CGImage) {
        self.init(label: "") { LoadedPicture(image: image, scale: 1) }
    }
    /// - Parameter rect: in parts of the texture's size, y upwards.
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(part: rect, of: texture) }
    /// - Parameter pixelData: rows of RGBA, eight bits each, premultiplied, from the bottom up.
    public convenience init(data pixelData: Data, size: CGSize) {
        self.init(data: pixelData, size: size, rowLength: 0, alignment: 0)
    }
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        self.init(label: "") {
            RawPixels.picture(pixelData, size, rowLength: 0, isTopDown: flipped)
        }
    }
    /// - Parameter rowLength: pixels from one row to the next; 0: as wide as the picture.
    public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) {
        self.init(label: "") { RawPixels.picture(pixelData, size, rowLength: Int(rowLength), isTopDown: false) }
    }
    /// Grey noise. - Parameter smoothness: 0 (each pixel its own) to 1.
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init(label: "") { RawPixels.noise(smoothness, size, isGray: grayscale) }
    }
    public convenience init(
        vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize
    ) { self.init(noiseWithSmoothness: smoothness, size: size, grayscale: false) }

    public required init?(coder: NSCoder) {
        let name = coder.stored(forKey: "_imgName") as? String ?? ""
        label = name
        part = CGRect(x: 0, y: 0, width: 1, height: 1)
        whole = nil
        // Files of particles carry their picture, for apps that have none of this name.
        let own = coder.stored(forKey: "_imageData") as? Data
        loader = { PictureFiles.picture(named: name, else: own) }
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(label as NSString, forKey: "_imgName") }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any {
        SKTexture(part: CGRect(x: 0, y: 0, width: 1, height: 1), of: self)
    }

    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false

    /// Points.
    open func size() -> CGSize {
        guard let whole = wholePicture else { return .zero }
        let rect = textureRect()
        return CGSize(
            width: CGFloat(whole.image.width) / whole.scale * rect.width,
            height: CGFloat(whole.image.height) / whole.scale * rect.height)
    }
    /// Which part of the picture it shows, in parts of the whole, y upwards.
    open func textureRect() -> CGRect {
        guard let above = whole?.textureRect() else { return part }
        return CGRect(
            x: above.minX + part.minX * above.width, y: above.minY + part.minY * above.height,
            width: part.width * above.width, height: part.height * above.height)
    }
    open func cgImage() -> CGImage {
        guard let whole = wholePicture else { return PictureFiles.missing.image }
        let rect = textureRect()
        if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return whole.image }
        let (width, height) = (CGFloat(whole.image.width), CGFloat(whole.image.height))
        let pixels = CGRect(
            x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width, height: rect.height * height)
        return whole.image.cropping(to: pixels) ?? whole.image
    }
    open func applying(_ filter: CIFilter) -> SKTexture {
        let image = cgImage()
        filter.setValue(CIImage(cgImage: image), forKey: kCIInputImageKey)
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        guard let output = filter.outputImage, let made = CIContext().createCGImage(output, from: extent) else {
            return self
        }
        let scale = pictureScale
        return SKTexture(label: label) { LoadedPicture(image: made, scale: scale) }
    }
    /// A map of which way the picture's surface faces, for light; the picture itself here, as lights are not drawn.
    open func generatingNormalMap() -> SKTexture { generatingNormalMap(withSmoothness: 0, contrast: 1) }
    open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> SKTexture {
        Unsupported.report("SKTexture.generatingNormalMap")
        return self
    }
    open func preload(completionHandler: @escaping () -> Void) {
        _ = wholePicture
        MainQueue.run(completionHandler)
    }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        for texture in textures { _ = texture.wholePicture }
        MainQueue.run(completionHandler)
    }

    open override var description: String { "<SKTexture> '\(label)' (\(Int(size().width)) x \(Int(size().height)))" }

    // MARK: Pixels

    /// Replaces the pixels.
    final func setPicture(_ picture: LoadedPicture) {
        lock.withLock {
            loaded = picture
            tinted = nil
        }
    }

    final var pictureScale: CGFloat { wholePicture?.scale ?? 1 }

    /// The picture that this texture shows a part of.
    final var wholePicture: LoadedPicture? {
        if let whole { return whole.wholePicture }
        return lock.withLock {
            if let loaded { return loaded }
            loaded = loader?()
            loader = nil
            return loaded
        }
    }

    /// The whole picture multiplied with `color`, 0xAARRGGBB; the last one is kept.
    final func wholeImage(tinted color: UInt32) -> CGImage? {
        if let whole { return whole.wholeImage(tinted: color) }
        guard let picture = wholePicture else { return nil }
        if color == 0xFFFF_FFFF { return picture.image }
        if let tinted = lock.withLock({ tinted }), tinted.color == color { return tinted.image }
        let image = TintedPixels.image(picture.image, color)
        lock.withLock { tinted = (color, image) }
        return image
    }
}

enum MainQueue {
    static func run(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let work = block  // Handed over to the one queue that runs it, as on iOS.
        DispatchQueue.main.async { work() }
    }
}
