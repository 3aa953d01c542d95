// SPDX-License-Identifier: MIT
import AVFAudio

/// Called at the steps of each frame, in place of the scene's own methods. Every requirement is optional.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {
        byName(self, "update:forScene:", [currentTime, scene])
    }
    public func didEvaluateActions(for scene: SKScene) { byName(self, "didEvaluateActionsForScene:", [scene]) }
    public func didSimulatePhysics(for scene: SKScene) { byName(self, "didSimulatePhysicsForScene:", [scene]) }
    public func didApplyConstraints(for scene: SKScene) { byName(self, "didApplyConstraintsForScene:", [scene]) }
    public func didFinishUpdate(for scene: SKScene) { byName(self, "didFinishUpdateForScene:", [scene]) }
}

/// The root of a tree that a view shows.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    /// - Parameter size: points; what of the scene's coordinates the view shows.
    public init(size: CGSize) {
        self.size = size
        super.init()
        finishInit()
    }
    /// One point wide and high.
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        finishInit()
    }

    private func finishInit() {
        isUserInteractionEnabled = true
        shouldEnableEffects = false
        sceneDidLoad()
    }

    /// Points of the scene's coordinates that the view shows.
    open var size = CGSize(width: 1, height: 1) {
        didSet { if size != oldValue { didChangeSize(oldValue) } }
    }
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// Which point of the visible rectangle the origin is at, in parts of its size; zero: the lower left corner.
    open var anchorPoint = CGPoint.zero
    /// Is at the middle of the view, upright and unscaled.
    open weak var camera: SKCameraNode?
    /// Where sounds of the scene are heard from. Reported: they are heard evenly.
    /// Plays the nodes of `SKAudioNode(avAudioNode:)`; the app starts it. Sounds of files do not pass through it: its
    /// mixer's volume is not theirs.
    open private(set) lazy var audioEngine: AVAudioEngine = {
        let engine = AVAudioEngine()
        // An engine needs an output before it starts, and a scene's has one.
        _ = engine.mainMixerNode
        return engine
    }()
    open weak var listener: SKNode? {
        didSet { if listener != nil { Unsupported.report("SKScene.listener: sounds are heard evenly") } }
    }
    /// Reported: scenes are drawn without their own filter.
    open override var filter: CIFilter? {
        didSet { if filter != nil { Unsupported.report("SKScene.filter") } }
    }
    open weak var delegate: (any SKSceneDelegate)?
    private var physicsWorldStorage: SKPhysicsWorld?
    open var physicsWorld: SKPhysicsWorld {
        if let world = physicsWorldStorage { return world }
        let world = SKPhysicsWorld(scene: self)
        physicsWorldStorage = world
        return world
    }
    final weak var viewStorage: SKView?
    open var view: SKView? { viewStorage }
    open override var frame: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    open override var next: UIResponder? { parent ?? view }

    // MARK: Life

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}

    // MARK: A frame, in this order

    /// - Parameter currentTime: seconds of the system's clock.
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    // MARK: Coordinates

    open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(viewTransform.inverted()) }
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

    final var lastFrameTime: TimeInterval?

    /// A scene lies in its view by `scaleMode` and `anchorPoint` alone.
    override var transformToParent: CGAffineTransform { .identity }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let scene = node as? SKScene else { return }
        (size, scaleMode, anchorPoint) = (scene.size, scene.scaleMode, scene.anchorPoint)
        backgroundColor = scene.backgroundColor
    }
}
