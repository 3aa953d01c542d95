// SPDX-License-Identifier: MIT
import CoreGraphics

/// What a replicator adds.
package struct ReplicatorState {
    /// Copies, the first among them; 0 shows none.
    package var count = 1
    /// Seconds by which each copy's animations are later than those of the one before.
    package var delay: CFTimeInterval = 0
    /// From each copy to the next, around the anchor point.
    package var transform = CATransform3DIdentity
    /// Multiplies the first copy's colours; nil counts as white.
    package var color: LayerColor? = LayerColor(rgba: SIMD4(1, 1, 1, 1))
    /// Red, green, blue, alpha added for each copy.
    package var colorOffset = SIMD4<Float>.zero

    func value(_ property: LayerProperty) -> AnimatableValue {
        switch property {
        case .instanceCount: .number(Double(count))
        case .instanceDelay: .number(delay)
        case .instanceTransform: .transform(transform)
        case .instanceColor: .color(color?.rgba)
        case .instanceRedOffset: .number(Double(colorOffset.x))
        case .instanceGreenOffset: .number(Double(colorOffset.y))
        case .instanceBlueOffset: .number(Double(colorOffset.z))
        default: .number(Double(colorOffset.w))
        }
    }

    mutating func set(_ value: AnimatableValue, _ property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.instanceCount, .number(let v)): count = v.isFinite ? Int(max(0, min(1e6, v)).rounded()) : 1
        case (.instanceDelay, .number(let v)): delay = v
        case (.instanceTransform, .transform(let v)): transform = v
        case (.instanceColor, .color(let v)): color = v.map { LayerColor(rgba: $0) }
        case (.instanceRedOffset, .number(let v)): colorOffset.x = Float(v)
        case (.instanceGreenOffset, .number(let v)): colorOffset.y = Float(v)
        case (.instanceBlueOffset, .number(let v)): colorOffset.z = Float(v)
        case (.instanceAlphaOffset, .number(let v)): colorOffset.w = Float(v)
        default: return false
        }
        return true
    }
}

/// Shows its sublayers several times, each copy transformed, tinted and delayed once more than the one before.
open class CAReplicatorLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        state.kind = .replicator
        state.replicator = Box(ReplicatorState())
    }

    private var replicator: ReplicatorState { state.replicator?.value ?? ReplicatorState() }

    private func update(_ property: LayerProperty?, _ body: (inout ReplicatorState) -> Void) {
        change(property, .geometry, unless: false) {
            var new = replicator
            body(&new)
            state.replicator = Box(new)
        }
    }

    open var instanceCount: Int {
        get { replicator.count }
        set { update(.instanceCount) { $0.count = max(0, newValue) } }
    }

    /// Seconds by which the animations of each copy lag behind.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { update(.instanceDelay) { $0.delay = newValue } }
    }

    /// About the layer's anchor point.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { update(.instanceTransform) { $0.transform = newValue } }
    }

    /// Multiplies the colours of the first copy.
    open var instanceColor: CGColor? {
        get { replicator.color?.cgColor }
        set { update(.instanceColor) { $0.color = LayerColor(newValue) } }
    }

    open var instanceRedOffset: Float {
        get { replicator.colorOffset.x }
        set { update(.instanceRedOffset) { $0.colorOffset.x = newValue } }
    }

    open var instanceGreenOffset: Float {
        get { replicator.colorOffset.y }
        set { update(.instanceGreenOffset) { $0.colorOffset.y = newValue } }
    }

    open var instanceBlueOffset: Float {
        get { replicator.colorOffset.z }
        set { update(.instanceBlueOffset) { $0.colorOffset.z = newValue } }
    }

    open var instanceAlphaOffset: Float {
        get { replicator.colorOffset.w }
        set { update(.instanceAlphaOffset) { $0.colorOffset.w = newValue } }
    }

    /// The copies keep their depth in the superlayer's space, as below a `CATransformLayer`; else they are drawn into the
    /// layer's plane.
    open var preservesDepth: Bool {
        get { state.flags.contains(.preservesDepth) }
        set { change(nil, .geometry, flag: .preservesDepth, to: newValue) }
    }
}
