// SPDX-License-Identifier: MIT

/// Decides whether a view shows a frame. Its requirement is optional.
@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool {
        byName(self, "view:shouldRenderAtTime:", [view, time], or: true)
    }
}

/// Shows a scene and lets it go on, a step each frame.
@preconcurrency @MainActor
open class SKView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finish()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finish()
    }

    /// The scene stands still; it is still drawn.
    open var isPaused = false { didSet { if isPaused != oldValue { scene?.lastFrameTime = nil } } }
    open var showsFPS = false { didSet { needsPicture() } }
    open var showsNodeCount = false { didSet { needsPicture() } }
    open var showsDrawCount = false { didSet { needsPicture() } }
    open var showsQuadCount = false { didSet { needsPicture() } }
    open var showsPhysics = false { didSet { needsPicture() } }
    open var showsFields = false { didSet { needsPicture() } }
    open var showsLargestContentful = false
    open var isAsynchronous = true
    /// What is behind the view shows through where the scene's background does.
    open var allowsTransparency = false { didSet { needsPicture() } }
    /// Nodes of the same height may be drawn in any order; here it is always the tree's.
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = Int(newValue) }
    }
    /// Display frames for each of the scene's.
    open var frameInterval = 1 { didSet { preferredFramesPerSecond = 60 / max(1, frameInterval) } }
    open var disableDepthStencilBuffer = false
    open weak var delegate: (any SKViewDelegate)?

    final var sceneStorage: SKScene?
    final var link: CADisplayLink?
    final let stage = Stage()
    final var running: RunningTransition?
    final var meter = FrameMeter()
    final var overlay: CATextLayer?
    final var overlaySize = CGSize.zero
    final var outlines: CAShapeLayer?
    final var touchedNodes: [ObjectIdentifier: SKNode] = [:]
    final var isDeliveringTouches = false

    open var scene: SKScene? { sceneStorage }
    open func presentScene(_ scene: SKScene?) { show(scene) }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { show(scene, transition) }

    // MARK: Coordinates

    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    // MARK: Pictures of nodes

    /// What `node` and everything below it draw; nil when that is nothing.
    open func texture(from node: SKNode) -> SKTexture? { picture(of: node, crop: nil) }
    /// - Parameter crop: in the coordinates of the node's parent.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { picture(of: node, crop: crop) }

    // MARK: As a view

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        viewSizeDidChange()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !deliver(touches, event, { $0.touchesBegan($1, with: event) }) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !deliver(touches, event, { $0.touchesMoved($1, with: event) }) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !deliver(touches, event, { $0.touchesEnded($1, with: event) }) { super.touchesEnded(touches, with: event) }
        forget(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !deliver(touches, event, { $0.touchesCancelled($1, with: event) }) {
            super.touchesCancelled(touches, with: event)
        }
        forget(touches)
    }
}
