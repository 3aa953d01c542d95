// SPDX-License-Identifier: MIT

/// Where a scene is seen from; what is below it stays at its place on the screen.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Whether any of what `node` draws lies within what the camera shows.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let bounds = node.accumulatedBounds else { return false }
        return viewport(of: scene).intersects(
            bounds.applying(node.transformToRoot.concatenating(transformToRoot.inverted())))
    }

    /// The scene's nodes that the camera shows.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        var found: Set<SKNode> = []
        scene.forEachNode { node in if node !== scene, node !== self, contains(node) { found.insert(node) } }
        return found
    }

    /// In the camera's coordinates.
    private func viewport(of scene: SKScene) -> CGRect {
        CGRect(
            x: -scene.size.width / 2, y: -scene.size.height / 2, width: scene.size.width, height: scene.size.height)
    }
}

/// A light for sprites. Kept, not drawn; sprites that ask for light report it.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor(white: 0, alpha: 0.5)
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 1
}

/// A node that can also turn out of the plane, seen from the front without perspective.
@preconcurrency @MainActor
open class SKTransformNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Radians.
    open var xRotation: CGFloat = 0
    open var yRotation: CGFloat = 0

    open func eulerAngles() -> SIMD3<Float> { SIMD3(Float(xRotation), Float(yRotation), Float(zRotation)) }
    open func setEulerAngles(_ euler: SIMD3<Float>) {
        (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
    }

    /// Turned about x, then y, then z; depth is dropped.
    override var transformToParent: CGAffineTransform {
        let (sx, cx, sy, cy) = (sin(xRotation), cos(xRotation), sin(yRotation), cos(yRotation))
        let tilted = CGAffineTransform(a: cy, b: 0, c: sy * sx, d: cx, tx: 0, ty: 0)
        return CGAffineTransform(scaleX: xScale, y: yScale).concatenating(tilted)
            .concatenating(CGAffineTransform(rotationAngle: zRotation))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// What another scene file holds, put here.
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
    private var fileName: String?

    /// To no file.
    public convenience override init() { self.init(fileNamed: nil) }

    /// - Parameter fileName: of a scene file of the app, without its ending.
    public init(fileNamed fileName: String?) {
        self.fileName = fileName
        super.init()
        resolve()
    }
    public convenience init(url referenceURL: URL?) {
        self.init(fileNamed: referenceURL?.deletingPathExtension().lastPathComponent)
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let name = aDecoder.stored(forKey: "_referenceFileName") as? String { fileName = name }
        resolve()
    }

    /// Loads the file again.
    open func resolve() {
        removeAllChildren()
        guard let fileName, let loaded = SKNode.unarchive(named: fileName, as: SKNode.self) else { return }
        if loaded is SKScene {
            let holder = SKNode()
            for child in loaded.children { child.move(toParent: holder) }
            addChild(holder)
            return didLoad(holder)
        }
        addChild(loaded)
        didLoad(loaded)
    }
    open func didLoad(_ node: SKNode?) {}
}

/// A place for a scene of SceneKit's, which is not there: draws nothing and says so.
@preconcurrency @MainActor
open class SK3DNode: SKNode {
    open var viewportSize: CGSize

    public init(viewportSize: CGSize) {
        self.viewportSize = viewportSize
        super.init()
        Unsupported.report("SK3DNode: scenes of SceneKit are not drawn")
    }
    public required init?(coder aDecoder: NSCoder) {
        viewportSize = .zero
        super.init(coder: aDecoder)
        Unsupported.report("SK3DNode: scenes of SceneKit are not drawn")
    }
    open var isPlaying = false
    open var loops = false
    open var sceneTime: TimeInterval = 0
    open var autoenablesDefaultLighting = false
}

/// A film in a scene. Has its size and place; the film is not drawn, and that is reported.
@preconcurrency @MainActor
open class SKVideoNode: SKNode {
    public init(fileNamed videoFile: String) {
        super.init()
        Unsupported.report("SKVideoNode: films are not drawn in scenes")
    }
    public convenience init(url: URL) { self.init(fileNamed: url.lastPathComponent) }
    /// - Parameter player: an `AVPlayer`, which goes on playing: its sound is heard.
    public convenience init(avPlayer player: AnyObject) { self.init(fileNamed: "") }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        Unsupported.report("SKVideoNode: films are not drawn in scenes")
    }
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open func play() {}
    open func pause() {}
    override var contentBounds: CGRect? {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
}
