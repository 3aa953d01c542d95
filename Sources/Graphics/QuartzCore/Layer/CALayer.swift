// SPDX-License-Identifier: MIT
import CoreGraphics

/// A rectangle with contents, decoration, sublayers and animations.
///
/// Setting a property changes the model at once, asks for an action (usually an animation), and marks the layer; the
/// next commit hands what changed to the render tree. Lengths are points in the superlayer's or, where said, the
/// layer's own space. A layer belongs to one thread at a time, as a rule the main one.
open class CALayer: __ObjCObject, CAMediaTiming {
    // Final: a getter that could be overridden hands out copies, which makes each change of a list of layers a copy too.
    /// The model values. Writing here asks for no action and tells no commit: use the properties.
    package final var state = LayerState()
    final var links = LayerLinks()
    final var animationRecords: [AnimationRecord] = []

    // MARK: Creating

    public override init() {
        super.init()
        prepare()
    }

    /// Makes a copy that shows other values, for `presentation()`. Subclasses that add stored properties override it
    /// and copy them.
    public init(layer: Any) {
        super.init()
        links.flags = []
        guard let other = layer as? CALayer else { return }
        state = other.state
        links.model = other
        links.name = other.links.name
        links.actions = other.links.actions
        links.style = other.links.style
        delegate = other.delegate
    }

    /// Layers of archives and nibs start with default values: keyed layer archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        prepare()
    }

    /// Subclasses of this module put their kind and defaults into `state` here.
    func prepare() {}

    deinit { tearDown() }

    // MARK: Geometry

    open var bounds: CGRect {
        get { state.bounds }
        set {
            let old = state.bounds
            change(.bounds, .geometry, unless: old == newValue) { state.bounds = newValue }
            if old.size != newValue.size { boundsSizeDidChange(from: old.size) }
        }
    }

    open var position: CGPoint {
        get { state.position }
        set { change(.position, .geometry, unless: state.position == newValue) { state.position = newValue } }
    }

    open var zPosition: CGFloat {
        get { state.zPosition }
        set {
            change(.zPosition, [.geometry, .order], unless: state.zPosition == newValue) { state.zPosition = newValue }
        }
    }

    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change(.anchorPoint, .geometry, unless: state.anchorPoint == newValue) { state.anchorPoint = newValue } }
    }

    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set {
            change(.anchorPointZ, .geometry, unless: state.anchorPointZ == newValue) { state.anchorPointZ = newValue }
        }
    }

    open var transform: CATransform3D {
        get { state.transform }
        set {
            change(.transform, [.geometry, .order], unless: CATransform3DEqualToTransform(state.transform, newValue)) {
                state.transform = newValue
            }
        }
    }

    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set {
            change(
                .sublayerTransform, .geometry, unless: CATransform3DEqualToTransform(state.sublayerTransform, newValue)
            ) { state.sublayerTransform = newValue }
        }
    }

    /// The smallest rectangle of the superlayer's space around the transformed bounds. Setting it changes `bounds`
    /// and `position`.
    open var frame: CGRect {
        get { computedFrame }
        set { applyFrame(newValue) }
    }

    open var isHidden: Bool {
        get { state.flags.contains(.hidden) }
        set { change(.hidden, .geometry, flag: .hidden, to: newValue) }
    }

    open var isDoubleSided: Bool {
        get { state.flags.contains(.doubleSided) }
        set { change(.doubleSided, .geometry, flag: .doubleSided, to: newValue) }
    }

    open var isGeometryFlipped: Bool {
        get { state.flags.contains(.geometryFlipped) }
        set { change(.geometryFlipped, .geometry, flag: .geometryFlipped, to: newValue) }
    }

    /// True when an odd number of layers from this one up have flipped geometry. Images that are contents stay upright.
    open func contentsAreFlipped() -> Bool {
        var flipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.isGeometryFlipped { flipped.toggle() }
            layer = current.superlayer
        }
        return flipped
    }

    /// The size that fits the contents; for plain layers the frame's size.
    open func preferredFrameSize() -> CGSize {
        links.layoutManager.flatMap { manager in optionalCall { manager.preferredSize(of: self) } } ?? frame.size
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Hierarchy

    open var superlayer: CALayer? {
        if let model = links.model { return model.superlayer?.presentation() }
        return links.isMask ? nil : links.parent
    }

    /// Back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { links.model.map(\.presentedSublayers) ?? (links.sublayers.isEmpty ? nil : links.sublayers) }
        set { replaceSublayers(newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: links.sublayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { detachFromParent() }

    /// A layer whose alpha multiplies this one's. It may not have a superlayer.
    open var mask: CALayer? {
        get { links.mask }
        set { setMask(newValue) }
    }

    open var masksToBounds: Bool {
        get { state.flags.contains(.masksToBounds) }
        set { change(.masksToBounds, .geometry, flag: .masksToBounds, to: newValue) }
    }

    // MARK: Appearance

    open var opacity: Float {
        get { state.opacity }
        set { change(.opacity, .appearance, unless: state.opacity == newValue) { state.opacity = newValue } }
    }

    open var isOpaque: Bool {
        get { state.flags.contains(.opaque) }
        set { change(nil, .contents, flag: .opaque, to: newValue) }
    }

    open var allowsGroupOpacity: Bool {
        get { state.flags.contains(.allowsGroupOpacity) }
        set { change(nil, .appearance, flag: .allowsGroupOpacity, to: newValue) }
    }

    open var backgroundColor: CGColor? {
        get { state.backgroundColor?.cgColor }
        set {
            let color = LayerColor(newValue)
            change(.backgroundColor, .appearance, unless: LayerColor.same(state.backgroundColor, color)) {
                state.backgroundColor = color
            }
        }
    }

    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set {
            change(.cornerRadius, .geometry, unless: state.cornerRadius == newValue) { state.cornerRadius = newValue }
        }
    }

    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { change(nil, .geometry, unless: state.maskedCorners == newValue) { state.maskedCorners = newValue } }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { change(nil, .geometry, unless: state.cornerCurve == newValue) { state.cornerCurve = newValue } }
    }

    /// How much farther along an edge a corner of the curve reaches than its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? RoundedOutline.continuousExpansion : 1
    }

    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set {
            change(.borderWidth, .appearance, unless: state.borderWidth == newValue) { state.borderWidth = newValue }
        }
    }

    open var borderColor: CGColor? {
        get { state.borderColor?.cgColor }
        set {
            let color = LayerColor(newValue)
            change(.borderColor, .appearance, unless: LayerColor.same(state.borderColor, color)) {
                state.borderColor = color
            }
        }
    }

    open var shadowColor: CGColor? {
        get { state.shadowColor?.cgColor }
        set {
            let color = LayerColor(newValue)
            change(.shadowColor, .appearance, unless: LayerColor.same(state.shadowColor, color)) {
                state.shadowColor = color
            }
        }
    }

    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set {
            change(.shadowOpacity, .geometry, unless: state.shadowOpacity == newValue) {
                state.shadowOpacity = newValue
            }
        }
    }

    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set {
            change(.shadowOffset, .geometry, unless: state.shadowOffset == newValue) { state.shadowOffset = newValue }
        }
    }

    /// Standard deviation of the blur, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set {
            change(.shadowRadius, .geometry, unless: state.shadowRadius == newValue) { state.shadowRadius = newValue }
        }
    }

    /// In the layer's own space; nil: the shadow follows what the layer draws.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { change(.shadowPath, .geometry, unless: state.shadowPath === newValue) { state.shadowPath = newValue } }
    }

    open var allowsEdgeAntialiasing: Bool {
        get { state.flags.contains(.allowsEdgeAntialiasing) }
        set { change(nil, .appearance, flag: .allowsEdgeAntialiasing, to: newValue) }
    }

    /// The edges that are smoothed where `allowsEdgeAntialiasing` is true; the others lie on whole pixels. A layer that is
    /// turned is smoothed on all of them. Bottom is the edge of least y.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.smoothedEdges }
        set { change(nil, .appearance, unless: state.smoothedEdges == newValue) { state.smoothedEdges = newValue } }
    }

    /// Without effect here: as on iOS, whose layers have no filters
    open var filters: [Any]? {
        get { links.filters }
        set { links.filters = newValue }
    }

    /// Without effect here: as on iOS, whose layers have no filters
    open var backgroundFilters: [Any]? {
        get { links.backgroundFilters }
        set { links.backgroundFilters = newValue }
    }

    /// What the layer does to everything behind it, within its bounds and corners; its own colour and contents are
    /// drawn over that. The base of blur effects; Core Animation keeps its like private.
    package final var backdrop: BackdropState? {
        get { state.backdrop }
        set { change(nil, .appearance, unless: newValue == state.backdrop) { state.backdrop = newValue } }
    }

    /// A filter's name, such as `multiplyBlendMode`, or an object whose `name` says it.
    open var compositingFilter: Any? {
        get { links.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    // MARK: Contents

    /// A `CGImage`, a `Surface`, or what `display()` made. Set by the client, it stays until the layer displays.
    open var contents: Any? {
        get { state.contents }
        set {
            let object = newValue.map { $0 as AnyObject }
            change(.contents, .contents, unless: state.contents === object) {
                state.contents = object
                links.spare = nil
            }
        }
    }

    open var contentsRect: CGRect {
        get { state.contentsRect }
        set {
            change(.contentsRect, .contents, unless: state.contentsRect == newValue) { state.contentsRect = newValue }
        }
    }

    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set {
            change(.contentsCenter, .contents, unless: state.contentsCenter == newValue) {
                state.contentsCenter = newValue
            }
        }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set {
            change(nil, .contents, unless: state.contentsGravity == newValue) { state.contentsGravity = newValue }
        }
    }

    /// Pixels per point of `contents`; also what `display()` draws with.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set {
            change(.contentsScale, .contents, unless: state.contentsScale == newValue) {
                state.contentsScale = newValue
            }
        }
    }

    /// What drawn contents are stored as. Gray takes the colours away; the display shows eight bits a component of either
    /// RGB format.
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint

    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set {
            change(nil, .contents, unless: state.minificationFilter == newValue) { state.minificationFilter = newValue }
        }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set {
            change(nil, .contents, unless: state.magnificationFilter == newValue) {
                state.magnificationFilter = newValue
            }
        }
    }

    /// Bias of the mipmap level of the trilinear filter, which is drawn as linear here.
    open var minificationFilterBias: Float = 0

    /// A hint: the layer looks the same either way, and `rasterizationScale` never makes it coarser.
    open var shouldRasterize: Bool {
        get { state.flags.contains(.shouldRasterize) }
        set { change(.shouldRasterize, .appearance, flag: .shouldRasterize, to: newValue) }
    }

    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set {
            change(.rasterizationScale, .appearance, unless: state.rasterizationScale == newValue) {
                state.rasterizationScale = newValue
            }
        }
    }

    /// A hint; drawing is synchronous here.
    open var drawsAsynchronously = false
    /// Without effect here: the display shows nothing brighter than white
    open var wantsExtendedDynamicRangeContent = false
    open var needsDisplayOnBoundsChange = false

    // MARK: Display

    /// Makes the contents: asks the delegate's `display(_:)`, else draws into a new backing store.
    open func display() { displayContents() }

    /// Draws in the layer's own space, y down. The default asks the delegate.
    open func draw(in ctx: CGContext) { drawByDelegate(ctx) }

    open func setNeedsDisplay() { setNeedsDisplay(.infinite) }
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }
    open func needsDisplay() -> Bool { links.flags.contains(.needsDisplay) }
    open func displayIfNeeded() {
        guard links.flags.contains(.needsDisplay) else { return }
        links.flags.remove(.needsDisplay)
        display()
    }

    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout

    open func setNeedsLayout() {
        if let manager = links.layoutManager { _ = optionalCall { manager.invalidateLayout(of: self) } }
        markNeedsLayout()
    }
    open func needsLayout() -> Bool { links.flags.contains(.needsLayout) }
    open func layoutIfNeeded() { layoutFromTopmostDirtyAncestor() }
    open func layoutSublayers() { layoutByDelegate() }
    open func resizeSublayers(withOldSize size: CGSize) {
        for layer in links.sublayers { layer.resize(withOldSuperlayerSize: size) }
    }
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }
    open var autoresizingMask: CAAutoresizingMask = []
    /// Lays sublayers out where the delegate does not. Retained.
    open var layoutManager: (any CALayoutManager)? {
        get { links.layoutManager }
        set {
            links.layoutManager = newValue
            if newValue != nil { setNeedsLayout() }
        }
    }

    // MARK: Actions

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
    open var actions: [String: any CAAction]? {
        get { links.actions }
        set { links.actions = newValue }
    }

    open class func defaultValue(forKey key: String) -> Any? { LayerProperty.defaultValue(forKey: key) }
    open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    // MARK: Animations

    /// Adds a copy of `anim`. One key holds one animation; nil makes a key of its own.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
    open func removeAllAnimations() { removeAnimations() }
    open func removeAnimation(forKey key: String) { removeAnimation(key: key) }
    open func animationKeys() -> [String]? {
        animationRecords.isEmpty ? nil : animationRecords.map(\.publicKey)
    }
    open func animation(forKey key: String) -> CAAnimation? {
        animationRecords.first { $0.key == key }?.animation
    }

    // MARK: Trees

    /// A copy with the values on screen now; nil before the layer's first commit.
    open func presentation() -> Self? { makePresentation().map { unsafeDowncast($0, to: Self.self) } }

    /// For a presentation copy the layer it shows, else the layer itself.
    open func model() -> Self { unsafeDowncast(links.model ?? self, to: Self.self) }

    // MARK: Hit testing

    /// The farthest descendant whose bounds hold `p`, a point of the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestSublayers(p) }
    open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

    // MARK: Scrolling

    open func scroll(_ p: CGPoint) { enclosingScrollLayer?.scroll(to: convert(p, to: enclosingScrollLayer)) }
    open func scrollRectToVisible(_ r: CGRect) {
        enclosingScrollLayer?.scroll(to: convert(r, to: enclosingScrollLayer))
    }
    /// The part of the bounds that clipping superlayers let through.
    open var visibleRect: CGRect { computedVisibleRect }

    // MARK: Rendering

    /// Draws the layer and its sublayers with their model values into `ctx`.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Identity

    /// Not retained.
    open weak var delegate: (any CALayerDelegate)?
    open var name: String? {
        get { links.name }
        set { links.name = newValue }
    }
    open var style: [AnyHashable: Any]? {
        get { links.style }
        set { links.style = newValue }
    }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { state.timing.beginTime }
        set { changeTiming { state.timing.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { state.timing.duration }
        set { changeTiming { state.timing.duration = newValue } }
    }
    open var speed: Float {
        get { state.timing.speed }
        set { changeTiming { state.timing.speed = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { state.timing.timeOffset }
        set { changeTiming { state.timing.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { state.timing.repeatCount }
        set { changeTiming { state.timing.repeatCount = newValue } }
    }
    open var repeatDuration: CFTimeInterval {
        get { state.timing.repeatDuration }
        set { changeTiming { state.timing.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { state.timing.autoreverses }
        set { changeTiming { state.timing.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { state.timing.fillMode }
        set { changeTiming { state.timing.fillMode = newValue } }
    }

    // MARK: Key-value coding

    /// Layers take any key: what no property knows is kept in a dictionary.
    open override func value(forKey key: String) -> Any? { keyedValue(key) }
    open override func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    open override func value(forKeyPath keyPath: String) -> Any? { value(path: LayerKeyPath(keyPath)) }
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, path: LayerKeyPath(keyPath)) }
}

/// Everything about a layer that the screen does not show.
struct LayerLinks {
    unowned(unsafe) var parent: CALayer?
    weak var context: RenderContext?
    var sublayers: [CALayer] = []
    /// Where the layer is in its parent's list; a hint, checked before use.
    var index = 0
    var mask: CALayer?
    var isMask = false
    /// A layer below all sublayers that is none of them: pictures of its own in pieces.
    var underlay: CALayer?
    var model: CALayer?
    var node: RenderNode?
    /// A new layer is laid out once, whatever its size.
    var flags: LayerWork = .needsLayout
    var dirty: LayerChanges = []
    var layoutQueue: [CALayer] = []
    var commitQueue: [CALayer] = []
    var dirtyRect = CGRect.null
    /// Pixels of the contents that `.contentsPart` in `dirty` is about.
    var changedContents = PixelRect.empty
    /// What was shown before the contents that were drawn last, and the pixels in which it differs from them: the next
    /// drawing in a part takes its memory.
    var spare: PixelBuffer?
    var spareLacks = PixelRect.empty
    var name: String?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var layoutManager: (any CALayoutManager)?
    var lastAnimationNumber = 0
    /// Set by the default `draw(in:)` when no delegate draws either.
    var drewNothing = false
}

struct LayerWork: OptionSet {
    let rawValue: UInt8
    static let needsDisplay = LayerWork(rawValue: 1 << 0)
    static let needsLayout = LayerWork(rawValue: 1 << 1)
    /// The layer is in its parent's `layoutQueue`.
    static let queuedForLayout = LayerWork(rawValue: 1 << 2)
    /// The layer is in its parent's `commitQueue`.
    static let queuedForCommit = LayerWork(rawValue: 1 << 3)
    static let sublayerIndexesStale = LayerWork(rawValue: 1 << 4)
    /// The layer places its sublayers.
    static let isLayingOut = LayerWork(rawValue: 1 << 5)
    /// The layer was to draw while it had no area; it does once it has one.
    static let awaitsArea = LayerWork(rawValue: 1 << 6)
}

/// What a commit must tell the render tree about a layer.
package struct LayerChanges: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Moves or resizes what is drawn, of the layer and everything below it.
    package static let geometry = LayerChanges(rawValue: 1 << 0)
    /// Changes pixels inside the area already drawn.
    package static let appearance = LayerChanges(rawValue: 1 << 1)
    /// Contents, or how they are placed.
    package static let contents = LayerChanges(rawValue: 1 << 2)
    /// Sublayers or the mask.
    package static let children = LayerChanges(rawValue: 1 << 3)
    /// An animation was added or taken away.
    package static let animations = LayerChanges(rawValue: 1 << 4)
    /// Speed, offset, begin time.
    package static let timing = LayerChanges(rawValue: 1 << 5)
    /// May change the order of siblings.
    package static let order = LayerChanges(rawValue: 1 << 6)
    /// Another frame of the surface that is its contents.
    package static let surface = LayerChanges(rawValue: 1 << 7)
    /// Draws some of the contents anew, at the same place in the same size.
    package static let contentsPart = LayerChanges(rawValue: 1 << 8)
}
