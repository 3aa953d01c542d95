// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAEmitterLayerEmitterShape: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The emitter's own values; those of the kinds of particles are in `cells`.
package struct EmitterState {
    /// Copies of the values that the client's cells had.
    package var cells: [EmitterCellState] = []
    /// The client's objects, whose values were read when they were set.
    package var clientCells: [CAEmitterCell]?
    /// Multiplies the cells' rates.
    package var birthRate = 1.0
    /// Multiplies the cells' lifetimes.
    package var lifetime = 1.0
    /// Of the shape's middle, in the layer's space.
    package var position = CGPoint.zero
    /// Points towards the viewer.
    package var zPosition = 0.0
    /// Points.
    package var size = CGSize.zero
    /// Points, of the shapes that have one.
    package var depth = 0.0
    /// Where particles are born.
    package var shape = CAEmitterLayerEmitterShape.point
    /// Which part of the shape: its points, outline, surface or inside.
    package var mode = CAEmitterLayerEmitterMode.volume
    /// In which order particles are drawn.
    package var renderMode = CAEmitterLayerRenderMode.unordered
    /// Multiplies the cells' velocities.
    package var velocity = 1.0
    /// Multiplies the cells' scales.
    package var scale = 1.0
    /// Multiplies the cells' spins.
    package var spin = 1.0
    /// The same seed and times give the same particles.
    package var seed: UInt32 = 0

    func value(_ property: LayerProperty) -> AnimatableValue {
        switch property {
        case .birthRate: .number(birthRate)
        case .lifetime: .number(lifetime)
        case .emitterPosition: .point(position)
        case .emitterZPosition: .number(zPosition)
        case .emitterSize: .size(size)
        case .emitterDepth: .number(depth)
        case .velocity: .number(velocity)
        case .scale: .number(scale)
        default: .number(spin)
        }
    }

    mutating func set(_ value: AnimatableValue, _ property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.birthRate, .number(let v)): birthRate = v
        case (.lifetime, .number(let v)): lifetime = v
        case (.emitterPosition, .point(let v)): position = v
        case (.emitterZPosition, .number(let v)): zPosition = v
        case (.emitterSize, .size(let v)): size = v
        case (.emitterDepth, .number(let v)): depth = v
        case (.velocity, .number(let v)): velocity = v
        case (.scale, .number(let v)): scale = v
        case (.spin, .number(let v)): spin = v
        default: return false
        }
        return true
    }
}

/// A layer that emits particles. The same seed and the same times give the same particles.
open class CAEmitterLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        state.kind = .emitter
        state.emitter = Box(EmitterState())
    }

    private var emitter: EmitterState { state.emitter?.value ?? EmitterState() }

    private func update(_ property: LayerProperty?, _ body: (inout EmitterState) -> Void) {
        change(property, .contents, unless: false) {
            var new = emitter
            body(&new)
            state.emitter = Box(new)
        }
    }

    /// Values of the cells are read here; changing a cell afterwards has no effect until it is set again.
    open var emitterCells: [CAEmitterCell]? {
        get { emitter.clientCells }
        set {
            update(nil) {
                $0.clientCells = newValue
                $0.cells = (newValue ?? []).map(\.state)
            }
        }
    }

    /// Multiplies the cells' rates.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { update(.birthRate) { $0.birthRate = Double(newValue) } }
    }

    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { update(.lifetime) { $0.lifetime = Double(newValue) } }
    }

    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { update(.emitterPosition) { $0.position = newValue } }
    }

    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { update(.emitterZPosition) { $0.zPosition = newValue } }
    }

    open var emitterSize: CGSize {
        get { emitter.size }
        set { update(.emitterSize) { $0.size = newValue } }
    }

    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { update(.emitterDepth) { $0.depth = newValue } }
    }

    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { update(nil) { $0.shape = newValue } }
    }

    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { update(nil) { $0.mode = newValue } }
    }

    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { update(nil) { $0.renderMode = newValue } }
    }

    /// Particles are seen at their depth in the superlayer's space; else they are drawn into the layer's plane.
    open var preservesDepth: Bool {
        get { state.flags.contains(.preservesDepth) }
        set { change(nil, .contents, flag: .preservesDepth, to: newValue) }
    }

    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { update(.velocity) { $0.velocity = Double(newValue) } }
    }

    open var scale: Float {
        get { Float(emitter.scale) }
        set { update(.scale) { $0.scale = Double(newValue) } }
    }

    open var spin: Float {
        get { Float(emitter.spin) }
        set { update(.spin) { $0.spin = Double(newValue) } }
    }

    open var seed: UInt32 {
        get { emitter.seed }
        set { update(nil) { $0.seed = newValue } }
    }
}
