// SPDX-License-Identifier: MIT
public import CoreGraphics

/// A layer that Metal draws into. There is no Metal here: it never has a drawable, as where all of them are in use, and
/// the first one made is reported.
open class CAMetalLayer: CALayer {
    /// In pixels; zero follows the bounds.
    open var drawableSize = CGSize.zero
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    /// Whether `nextDrawable()` gives up after a second.
    open var allowsNextDrawableTimeout = true
    open var colorspace: CGColorSpace?
    /// Whether colours may be brighter than white.
    open override var wantsExtendedDynamicRangeContent: Bool {
        get { super.wantsExtendedDynamicRangeContent }
        set { super.wantsExtendedDynamicRangeContent = newValue }
    }
    open var edrMetadata: CAEDRMetadata?
    open var developerHUDProperties: [AnyHashable: Any]?

    /// How many pictures are in use at a time: 2 or 3.
    open var maximumDrawableCount = 3 {
        didSet {
            guard !(2...3).contains(maximumDrawableCount) else { return }
            NSException.raise(
                .invalidArgumentException, "CAMetalLayer maximumDrawableCount \(maximumDrawableCount) is not 2 or 3")
        }
    }

    public override init() {
        super.init()
        Unsupported.report("CAMetalLayer: there is no Metal")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Unsupported.report("CAMetalLayer: there is no Metal")
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAMetalLayer else { return }
        drawableSize = other.drawableSize
        framebufferOnly = other.framebufferOnly
        presentsWithTransaction = other.presentsWithTransaction
        colorspace = other.colorspace
    }

    /// The next picture to draw into; nil, as where none is free in time.
    open func nextDrawable() -> (any CAMetalDrawable)? {
        Unsupported.report("CAMetalLayer.nextDrawable(): there is no Metal")
        return nil
    }
}

/// A picture that Metal draws and a layer shows.
public protocol CAMetalDrawable: NSObjectProtocol {
    var layer: CAMetalLayer { get }
    func present()
}

/// A layer that OpenGL ES draws into, which iOS has since left. There is no OpenGL ES here: the first one made is reported.
@available(*, deprecated, message: "OpenGL ES is deprecated")
open class CAEAGLLayer: CALayer {
    open var presentsWithTransaction = false

    public override init() {
        super.init()
        Unsupported.report("CAEAGLLayer: there is no OpenGL ES")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Unsupported.report("CAEAGLLayer: there is no OpenGL ES")
    }

    public override init(layer: Any) { super.init(layer: layer) }
}
