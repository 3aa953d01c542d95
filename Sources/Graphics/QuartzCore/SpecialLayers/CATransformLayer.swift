// SPDX-License-Identifier: MIT
/// Holds sublayers in a shared three-dimensional space. It draws nothing itself: background, border, contents, opacity
/// groups, filters and masks of it are ignored.
open class CATransformLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() { state.kind = .transform }

    /// Having no plane of its own, it is never hit; its sublayers are.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
