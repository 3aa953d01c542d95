// SPDX-License-Identifier: MIT

/// What the pointer does to a view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
    public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// The pointer's form.
@preconcurrency @MainActor
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static var defaultCornerRadius: CGFloat { 8 }
}

@preconcurrency @MainActor
open class UIPointerStyle: __ObjCObject {
    /// nil: the pointer changes its form only, or nothing.
    package let effect: UIPointerEffect?
    /// nil: the system's.
    package let shape: UIPointerShape?
    /// Beside the pointer.
    open var accessories: [UIPointerAccessory] = []

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(effect, shape) }
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init(nil, shape) }

    public static func hidden() -> UIPointerStyle { UIPointerStyle(nil, .verticalBeam(length: 0)) }
    public static func system() -> UIPointerStyle { UIPointerStyle(nil, nil) }
}
