// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CAGradientLayerType: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a gradient layer adds.
package struct GradientState {
    /// sRGB, not premultiplied.
    package var colors: [SIMD4<Float>] = []
    /// What the client set, colours or not.
    package var clientColors: [Any]?
    /// Unit space; nil: evenly spread.
    package var locations: [Double]?
    /// Unit space of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    /// Unit space of the bounds.
    package var endPoint = CGPoint(x: 0.5, y: 1)
    /// What shape the colours have.
    package var type = CAGradientLayerType.axial

    func value(_ property: LayerProperty) -> AnimatableValue {
        switch property {
        case .colors: .colors(colors)
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        default: .numbers(locations ?? KeyTimes.resolved(nil, segments: max(1, colors.count - 1)))
        }
    }

    mutating func set(_ value: AnimatableValue, _ property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.colors, .colors(let v)):
            colors = v
            clientColors = nil
        case (.locations, .numbers(let v)): locations = v
        case (.startPoint, .point(let v)): startPoint = v
        case (.endPoint, .point(let v)): endPoint = v
        default: return false
        }
        return true
    }
}

/// A layer filled with a gradient over its background colour, inside its corners.
open class CAGradientLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
        state.kind = .gradient
        state.gradient = Box(GradientState())
    }

    private var gradient: GradientState { state.gradient?.value ?? GradientState() }

    private func update(_ property: LayerProperty?, _ body: (inout GradientState) -> Void) {
        change(property, .contents, unless: false) {
            var new = gradient
            body(&new)
            state.gradient = Box(new)
        }
    }

    /// `CGColor`s.
    open var colors: [Any]? {
        get {
            gradient.clientColors
                ?? (gradient.colors.isEmpty ? nil : gradient.colors.map { LayerColor(rgba: $0).cgColor })
        }
        set {
            update(.colors) {
                $0.clientColors = newValue
                $0.colors = (newValue ?? []).map { ($0 as? CGColor).flatMap { LayerColor($0)?.rgba } ?? .zero }
            }
        }
    }

    /// Rising numbers from 0 to 1, one a colour.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set { update(.locations) { $0.locations = newValue?.map(\.doubleValue) } }
    }

    /// In the unit space of the bounds. Centre of radial and conic gradients.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { update(.startPoint) { $0.startPoint = newValue } }
    }

    /// In the unit space of the bounds. Corner of the ellipse of radial ones, where conic ones begin.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { update(.endPoint) { $0.endPoint = newValue } }
    }

    open var type: CAGradientLayerType {
        get { gradient.type }
        set { update(nil) { $0.type = newValue } }
    }
}
