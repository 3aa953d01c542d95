// SPDX-License-Identifier: MIT
import CoreGraphics

/// Every value of a layer that the screen shows: the model tree owns one per layer, presentation copies change theirs,
/// and a commit hands the render tree a copy.
package struct LayerState {
    // Geometry, points.
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity { didSet { hasTransform = !CATransform3DIsIdentity(transform) } }
    package var sublayerTransform = CATransform3DIdentity {
        didSet { hasSublayerTransform = !CATransform3DIsIdentity(sublayerTransform) }
    }
    package private(set) var hasTransform = false
    package private(set) var hasSublayerTransform = false
    package var flags: LayerFlags = [.doubleSided, .allowsGroupOpacity]
    package var kind = LayerKind.plain

    // Appearance.
    package var opacity: Float = 1
    package var backgroundColor: LayerColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: LayerColor? = .black
    package var shadowColor: LayerColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var compositingFilter: String?
    package var backdrop: BackdropState?

    // Contents.
    /// Edges that are smoothed where edges are smoothed at all.
    package var smoothedEdges = CAEdgeAntialiasingMask.all
    package var contents: AnyObject?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var contentsGravity = CALayerContentsGravity.resize
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilter = CALayerContentsFilter.linear
    package var rasterizationScale: CGFloat = 1

    package var timing = TimingState(duration: .infinity)

    /// What subclasses of Core Animation add; nil for the others.
    package var shape: Box<ShapeState>?
    package var gradient: Box<GradientState>?
    package var replicator: Box<ReplicatorState>?
    package var emitter: Box<EmitterState>?
    /// Values of keys that no property knows, `@NSManaged` ones of subclasses among them.
    package var custom: [String: Any]?

    package init() {}

    /// Sublayers keep their depth in the superlayer's space.
    var keepsDepth: Bool { kind == .transform || (kind == .replicator && flags.contains(.preservesDepth)) }
}

package struct LayerFlags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let hidden = LayerFlags(rawValue: 1 << 0)
    package static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    package static let doubleSided = LayerFlags(rawValue: 1 << 2)
    package static let geometryFlipped = LayerFlags(rawValue: 1 << 3)
    package static let opaque = LayerFlags(rawValue: 1 << 4)
    package static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 5)
    package static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 6)
    package static let shouldRasterize = LayerFlags(rawValue: 1 << 7)
    package static let preservesDepth = LayerFlags(rawValue: 1 << 8)
}

/// How the render tree treats a layer beyond its values.
package enum LayerKind: Sendable { case plain, shape, gradient, replicator, emitter, transform }

/// Shared immutable storage for values few layers have.
package final class Box<Value> {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
