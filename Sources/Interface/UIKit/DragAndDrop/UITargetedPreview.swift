// SPDX-License-Identifier: MIT

/// How a preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: __ObjCObject {
    /// In the view's coordinates; nil: the view's bounds.
    @NSCopying open var visiblePath: UIBezierPath?
    @NSCopying open var shadowPath: UIBezierPath?
    /// Behind the view's content; nil: the system's background.
    open var backgroundColor: UIColor!

    public override init() { super.init() }

    /// - Parameter textLineRects: `NSValue`s of the rectangles that the lines of a text take.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        visiblePath = path
    }
}

/// Where a preview is shown.
@preconcurrency @MainActor
open class UIPreviewTarget: __ObjCObject {
    public let container: UIView
    /// In the container's coordinates.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// A view that previews something: where it is shown and how.
@preconcurrency @MainActor
open class UITargetedPreview: __ObjCObject {
    public let target: UIPreviewTarget
    public let view: UIView
    public let parameters: UIPreviewParameters
    open var size: CGSize { view.bounds.size }

    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// The view stays where it is; it must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            NSException.raise(
                .invalidArgumentException,
                "UITargetedPreview requires the view (\(view)) to be in a window, or a target to be given")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The same preview elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        Self(view: view, parameters: parameters, target: newTarget)
    }
}

open class UIDragPreviewParameters: UIPreviewParameters {}
open class UIDragPreviewTarget: UIPreviewTarget {}
open class UITargetedDragPreview: UITargetedPreview {}

/// What follows the finger for one item.
@preconcurrency @MainActor
open class UIDragPreview: __ObjCObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
