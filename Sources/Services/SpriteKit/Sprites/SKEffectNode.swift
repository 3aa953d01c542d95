// SPDX-License-Identifier: MIT

/// Draws what is below it as one picture, which a filter may change.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open var filter: CIFilter?
    open var shouldEnableEffects = true
    /// Sets the middle of filters that have one to the picture's.
    open var shouldCenterFilter = true
    /// Keeps the filtered picture until what is below it changes size; here: until `filter` or the children are set anew.
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader? { didSet { shader.reportIfSet() } }
    open var subdivisionLevels = 0
    open var warpGeometry: SKWarpGeometry? { didSet { warpGeometry.reportIfWarped() } }

    override func makeArtist() -> NodeArtist? { GroupArtist(self) }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let effect = node as? SKEffectNode else { return }
        (filter, shouldEnableEffects) = (effect.filter, effect.shouldEnableEffects)
        (shouldCenterFilter, shouldRasterize) = (effect.shouldCenterFilter, effect.shouldRasterize)
        (blendMode, shader) = (effect.blendMode, effect.shader)
    }
}

/// Shows of what is below it what lies under its mask.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// In the crop node's coordinates and in no other tree; nil: nothing is cut off.
    open var maskNode: SKNode?

    override func makeArtist() -> NodeArtist? { GroupArtist(self) }
    override func adopt(_ node: SKNode) {
        super.adopt(node)
        maskNode = (node as? SKCropNode)?.maskNode?.copy() as? SKNode
    }
}
