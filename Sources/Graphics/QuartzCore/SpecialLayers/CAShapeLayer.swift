// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAShapeLayerFillRule: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineJoin: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerLineCap: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What a shape layer adds.
package struct ShapeState {
    /// The layer's space; nil: nothing is drawn. Never a mutable path.
    package var path: CGPath?
    /// nil: not filled.
    package var fillColor: LayerColor? = .black
    /// nil: not stroked.
    package var strokeColor: LayerColor?
    /// What counts as inside.
    package var fillRule = CAShapeLayerFillRule.nonZero
    /// Points, half on either side.
    package var lineWidth: CGFloat = 1
    /// Ratio beyond which a miter becomes a bevel.
    package var miterLimit: CGFloat = 10
    /// Also of dashes.
    package var lineCap = CAShapeLayerLineCap.butt
    /// Of the stroke's corners.
    package var lineJoin = CAShapeLayerLineJoin.miter
    /// 0 to 1 of the path's length.
    package var strokeStart: CGFloat = 0
    /// 0 to 1 of the path's length; at or before the start nothing is stroked.
    package var strokeEnd: CGFloat = 1
    /// Points from the start of each subpath.
    package var lineDashPhase: CGFloat = 0
    /// Points, dashes and gaps in turn; nil: solid.
    package var lineDashPattern: [Double]?

    func value(_ property: LayerProperty) -> AnimatableValue {
        switch property {
        case .path: .path(path)
        case .fillColor: .color(fillColor?.rgba)
        case .strokeColor: .color(strokeColor?.rgba)
        case .lineWidth: .number(lineWidth)
        case .miterLimit: .number(miterLimit)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        default: .number(lineDashPhase)
        }
    }

    /// False when the property is not of a shape.
    mutating func set(_ value: AnimatableValue, _ property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.path, .path(let v)): path = v
        case (.fillColor, .color(let v)): fillColor = v.map { LayerColor(rgba: $0) }
        case (.strokeColor, .color(let v)): strokeColor = v.map { LayerColor(rgba: $0) }
        case (.lineWidth, .number(let v)): lineWidth = v
        case (.miterLimit, .number(let v)): miterLimit = v
        case (.strokeStart, .number(let v)): strokeStart = v
        case (.strokeEnd, .number(let v)): strokeEnd = v
        case (.lineDashPhase, .number(let v)): lineDashPhase = v
        default: return false
        }
        return true
    }
}

/// A layer that fills and strokes a path of its own space. The path is not clipped to the bounds.
open class CAShapeLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        state.kind = .shape
        state.shape = Box(ShapeState())
    }

    private var shape: ShapeState { state.shape?.value ?? ShapeState() }

    private func update(_ property: LayerProperty?, _ changes: LayerChanges, _ body: (inout ShapeState) -> Void) {
        change(property, changes, unless: false) {
            var new = shape
            body(&new)
            state.shape = Box(new)
        }
    }

    open var path: CGPath? {
        get { shape.path }
        // A mutable path may change after it was set; the layer keeps what it was.
        set { update(.path, .geometry) { $0.path = newValue?.copy() } }
    }

    open var fillColor: CGColor? {
        get { shape.fillColor?.cgColor }
        set { update(.fillColor, .appearance) { $0.fillColor = LayerColor(newValue) } }
    }

    open var strokeColor: CGColor? {
        get { shape.strokeColor?.cgColor }
        set { update(.strokeColor, .geometry) { $0.strokeColor = LayerColor(newValue) } }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { update(nil, .geometry) { $0.fillRule = newValue } }
    }

    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { update(.lineWidth, .geometry) { $0.lineWidth = newValue } }
    }

    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { update(.miterLimit, .geometry) { $0.miterLimit = newValue } }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { update(nil, .geometry) { $0.lineCap = newValue } }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { update(nil, .geometry) { $0.lineJoin = newValue } }
    }

    /// Fraction of the path's length where the stroke starts.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { update(.strokeStart, .geometry) { $0.strokeStart = newValue } }
    }

    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { update(.strokeEnd, .geometry) { $0.strokeEnd = newValue } }
    }

    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { update(.lineDashPhase, .geometry) { $0.lineDashPhase = newValue } }
    }

    /// Lengths of dashes and gaps in turn.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern?.map { NSNumber(value: $0) } }
        set { update(nil, .geometry) { $0.lineDashPattern = newValue?.map(\.doubleValue) } }
    }
}
