// SPDX-License-Identifier: MIT
import CoreGraphics

/// Every value of a layer that the screen shows: the model tree owns one per layer, presentation copies change theirs,
/// and a commit hands the render tree a copy.
package struct LayerState {
    // Geometry, points.
    /// The layer's own space; the origin moves the sublayers.
    package var bounds = CGRect.zero
    /// Of the anchor point, in the superlayer's space.
    package var position = CGPoint.zero
    /// Unit space of the bounds.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Points towards the viewer.
    package var anchorPointZ: CGFloat = 0
    /// Orders siblings, and moves them where there is depth.
    package var zPosition: CGFloat = 0
    /// Around the anchor point.
    package var transform = CATransform3DIdentity { didSet { hasTransform = !CATransform3DIsIdentity(transform) } }
    /// Of all sublayers, around the anchor point; perspective goes here.
    package var sublayerTransform = CATransform3DIdentity {
        didSet { hasSublayerTransform = !CATransform3DIsIdentity(sublayerTransform) }
    }
    /// Whether `transform` is other than the identity; spares the comparison in each frame.
    package private(set) var hasTransform = false
    /// Whether `sublayerTransform` is other than the identity.
    package private(set) var hasSublayerTransform = false
    /// The switches of the layer, packed.
    package var flags: LayerFlags = [.doubleSided, .allowsGroupOpacity]
    /// Set once by the class.
    package var kind = LayerKind.plain

    // Appearance.
    /// 0 to 1; of the layer with all of its sublayers.
    package var opacity: Float = 1
    /// Under the contents, inside of the corners; nil: none.
    package var backgroundColor: LayerColor?
    /// Points; limited when drawn.
    package var cornerRadius: CGFloat = 0
    /// The corners that `cornerRadius` rounds.
    package var maskedCorners = CACornerMask.all
    /// Circle or Apple's smoother curve.
    package var cornerCurve = CALayerCornerCurve.circular
    /// Points, inside of the bounds.
    package var borderWidth: CGFloat = 0
    /// Above contents and sublayers.
    package var borderColor: LayerColor? = .black
    /// nil: no shadow.
    package var shadowColor: LayerColor? = .black
    /// 0 to 1; zero: no shadow.
    package var shadowOpacity: Float = 0
    /// Points, y as the layer's space has it.
    package var shadowOffset = CGSize(width: 0, height: -3)
    /// Points.
    package var shadowRadius: CGFloat = 3
    /// The layer's space; nil: the shape of what it shows.
    package var shadowPath: CGPath?
    /// Name of a blend filter; nil: source over.
    package var compositingFilter: String?
    /// nil: what lies behind stays sharp.
    package var backdrop: BackdropState?

    // Contents.
    /// Edges that are smoothed where edges are smoothed at all.
    package var smoothedEdges = CAEdgeAntialiasingMask.all
    /// See `LayerContents`; nil: none.
    package var contents: AnyObject?
    /// Unit space of the contents: the part that is shown.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Unit space of the contents: the part that stretches.
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    package var contentsScale: CGFloat = 1
    /// How contents that have another size than the bounds are placed.
    package var contentsGravity = CALayerContentsGravity.resize
    /// For contents that are enlarged.
    package var magnificationFilter = CALayerContentsFilter.linear
    /// For contents that are made smaller.
    package var minificationFilter = CALayerContentsFilter.linear
    /// Pixels per point of the picture that `shouldRasterize` keeps.
    package var rasterizationScale: CGFloat = 1

    /// Of the layer's own time line; endless.
    package var timing = TimingState(duration: .infinity)

    /// What subclasses of Core Animation add; nil for the others.
    package var shape: Box<ShapeState>?
    /// nil for layers that are no gradient.
    package var gradient: Box<GradientState>?
    /// nil for layers that are no replicator.
    package var replicator: Box<ReplicatorState>?
    /// nil for layers that are no emitter.
    package var emitter: Box<EmitterState>?
    /// Values of keys that no property knows, `@NSManaged` ones of subclasses among them.
    package var custom: [String: Any]?

    /// A new layer's values.
    package init() {}

    /// Sublayers keep their depth in the superlayer's space.
    var keepsDepth: Bool { kind == .transform || (kind == .replicator && flags.contains(.preservesDepth)) }
}

/// Switches of a layer.
package struct LayerFlags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Neither it nor its sublayers are drawn.
    package static let hidden = LayerFlags(rawValue: 1 << 0)
    /// Sublayers and contents are cut at the rounded bounds.
    package static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    /// Drawn also when seen from behind.
    package static let doubleSided = LayerFlags(rawValue: 1 << 2)
    /// y grows upwards for the sublayers.
    package static let geometryFlipped = LayerFlags(rawValue: 1 << 3)
    /// A promise of the client, which nobody checks.
    package static let opaque = LayerFlags(rawValue: 1 << 4)
    /// Edges may be smoothed where a transform turns them.
    package static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 5)
    /// Opacity counts for the whole, not for each sublayer.
    package static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 6)
    /// Drawn into a picture that is used again.
    package static let shouldRasterize = LayerFlags(rawValue: 1 << 7)
    /// Sublayers are not flattened into its plane.
    package static let preservesDepth = LayerFlags(rawValue: 1 << 8)
}

/// How the render tree treats a layer beyond its values.
package enum LayerKind: Sendable { case plain, shape, gradient, replicator, emitter, transform }

/// Shared immutable storage for values few layers have.
package final class Box<Value> {
    /// Never changes: a new value is a new box.
    package let value: Value
    /// Shared from now on.
    package init(_ value: Value) { self.value = value }
}
