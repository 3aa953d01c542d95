// SPDX-License-Identifier: MIT

/// Shows an image, or plays a series of them.
///
/// The layer's contents are the image's pixels, so scaling follows `contentMode`. Template images are coloured with
/// `tintColor`.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Sized to the image.
    public init(image: UIImage?) {
        normal = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        finishInit()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        normal = image
        highlighted = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        finishInit()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        // Whether touches are taken is in the archive; the editor writes it for image views.
        super.init(coder: coder)
        if let image = coder.decodeObject(of: UIImage.self, forKey: "UIImage") { normal = image }
        if let image = coder.decodeObject(of: UIImage.self, forKey: "UIHighlightedImage") { highlighted = image }
        show()
    }

    private func finishInit() {
        isUserInteractionEnabled = false
        show()
    }

    private var normal: UIImage?
    private var highlighted: UIImage?
    /// The tint the shown pixels were made with.
    private var shownTint: UIColor?
    private var isPlaying = false
    /// The size of the view that the pixels were last drawn for.
    private var redrawnSize = CGSize.zero

    open var image: UIImage? {
        get { normal }
        set {
            __kvoWill("image")
            defer { __kvoDid("image") }
            let oldSize = normal?.size
            normal = newValue
            if newValue?.images != nil || isPlaying { stopAnimating() }
            show()
            if oldSize != newValue?.size { contentSizeChanged() }
        }
    }

    open var highlightedImage: UIImage? {
        get { highlighted }
        set {
            highlighted = newValue
            if isHighlighted { show() }
        }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { show() } }
    }

    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            show()
            contentSizeChanged()
        }
    }

    /// Without effect here: as on iOS; televisions only.
    open var adjustsImageWhenAncestorFocused = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Kept; the display here has the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    // MARK: Animation

    open var animationImages: [UIImage]? {
        didSet { if isPlaying { stopAnimating() } }
    }
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds of one round; 0 means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// Rounds to play; 0 means without end.
    open var animationRepeatCount = 0

    open var isAnimating: Bool { isPlaying }

    open func startAnimating() {
        guard let frames = framesToPlay, !frames.isEmpty else { return }
        isPlaying = true
        play(frames, duration: roundDuration(of: frames))
    }

    /// Shows the still image again.
    open func stopAnimating() {
        guard isPlaying else { return }
        isPlaying = false
        layer.removeAnimation(forKey: Self.animationKey)
        show()
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize {
        configuredImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { configuredImage?.size ?? bounds.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Vector images that keep their drawing, and symbols, are drawn for the size they are shown in.
        guard bounds.size != redrawnSize, image?.isRedrawable == true || highlightedImage?.isRedrawable == true else {
            return
        }
        redrawnSize = bounds.size
        show()
    }

    open override var alignmentRectInsets: UIEdgeInsets { configuredImage?.alignmentRectInsets ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if configuredImage?.isTemplateImage == true { show() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
        if configuredImage?.storage.asset?.varies == true { contentSizeChanged() }
    }

    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            show()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, !isPlaying, configuredImage?.isTemplateImage == true { show() }
        if window != nil, isPlaying, let frames = framesToPlay {
            play(frames, duration: roundDuration(of: frames))
        } else if window != nil, !isPlaying, normal?.images != nil {
            startAnimating()
        }
    }
}

extension UIImageView {
    private static let animationKey = "UIImageAnimation"

    /// The image for the present state and traits with the view's symbol configuration.
    var configuredImage: UIImage? {
        let image = (isHighlighted ? highlightedImage ?? self.image : self.image)?.resolved(in: traitCollection)
        guard let configuration = preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    private func contentSizeChanged() {
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    /// Gives the still image to the layer.
    func show() {
        guard let image = configuredImage else {
            layer.contents = nil
            return
        }
        let still = (image.images?.first ?? image).redrawn(for: bounds.size, contentMode)
        layer.contentsScale = still.scale
        layer.contentsCenter = still.stretchCenter
        let pixels = still.pixels(tintedWith: tintColor, in: traitCollection)
        guard image.flipsForRightToLeftLayoutDirection, isRightToLeft else {
            layer.contents = pixels
            return
        }
        layer.contentsCenter.origin.x = 1 - layer.contentsCenter.maxX
        layer.contents = pixels.flatMap { Self.mirrored($0, scale: still.scale) }
    }

    private static func mirrored(_ pixels: CGImage, scale: CGFloat) -> CGImage? {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let mirrored = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            UIImage(cgImage: pixels, scale: scale, orientation: .up).draw(at: .zero)
        }
        return mirrored.cgImage
    }

    private var framesToPlay: [UIImage]? {
        if isHighlighted, let frames = highlightedAnimationImages { return frames }
        return animationImages ?? image?.images
    }

    private func roundDuration(of frames: [UIImage]) -> TimeInterval {
        if animationDuration > 0 { return animationDuration }
        if animationImages == nil, let duration = image?.duration, duration > 0 { return duration }
        return Double(frames.count) / 30
    }

    private func play(_ frames: [UIImage], duration: TimeInterval) {
        let tint = tintColor
        let traits = traitCollection
        if let first = frames.first { layer.contentsScale = first.scale }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames.compactMap { $0.pixels(tintedWith: tint, in: traits) }
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.repeatCount = animationRepeatCount == 0 ? .infinity : Float(animationRepeatCount)
        // Goes on when the app comes back to the screen; the delegate takes it off after the last round.
        animation.isRemovedOnCompletion = false
        animation.delegate = ImagePlayback { [weak self] finished in
            if finished { self?.stopAnimating() }
        }
        layer.add(animation, forKey: Self.animationKey)
    }
}

/// Tells when a limited number of rounds has been played.
@MainActor
private final class ImagePlayback: NSObject, @preconcurrency CAAnimationDelegate {
    private let ended: (Bool) -> Void
    init(ended: @escaping (Bool) -> Void) { self.ended = ended }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended(flag) }
}
