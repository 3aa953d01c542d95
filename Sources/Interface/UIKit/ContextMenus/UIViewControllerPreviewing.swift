// SPDX-License-Identifier: MIT

/// A view whose parts show a controller before it is opened. On devices without pressure, as all here are, a long press
/// does it, with the controller's preview actions as a menu.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    /// What stays sharp while the rest is blurred; in the source view's coordinates.
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// nil: nothing to preview there.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Open it.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// What can be done with a previewed controller.
@preconcurrency @MainActor
open class UIPreviewAction: __ObjCObject, UIPreviewActionItem, @preconcurrency NSCopying {
    public enum Style: Int, Sendable { case `default`, selected, destructive }

    public let title: String
    let style: Style
    public let handler: (UIPreviewAction, UIViewController) -> Void

    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions below a title of their own.
@preconcurrency @MainActor
open class UIPreviewActionGroup: __ObjCObject, UIPreviewActionItem, @preconcurrency NSCopying {
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias UIPreviewActionStyle = UIPreviewAction.Style

@MainActor
final class PreviewingContext: __ObjCObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    private(set) lazy var press = ContextMenuRecognizer { [weak self] in self?.request(at: $0) }
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { press }

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
        super.init()
        view.addGestureRecognizer(press)
    }

    private func request(at location: CGPoint) -> ContextMenuRequest? {
        sourceRect = sourceView.bounds
        guard let controller = delegate.previewingContext(self, viewControllerForLocation: location) else { return nil }
        let items = controller.previewActionItems
        let configuration = UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            UIMenu(children: items.compactMap { Self.element($0, controller) })
        }
        return ContextMenuRequest(
            configuration: configuration, source: sourceView, lifted: sourceView,
            previewTapped: { [weak self] animator in
                animator.addCompletion {
                    guard let self else { return }
                    self.delegate.previewingContext(self, commit: controller)
                }
            })
    }

    private static func element(_ item: any UIPreviewActionItem, _ controller: UIViewController) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            UIAction(
                title: action.title, attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { _ in action.handler(action, controller) }
        case let group as UIPreviewActionGroup:
            UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { element($0, controller) })
        default: nil
        }
    }
}

extension UIViewController {
    /// The context lives until it is unregistered, or the view goes.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        previewingContexts.append(context)
        return context
    }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let context = previewing as? PreviewingContext else { return }
        context.sourceView.removeGestureRecognizer(context.press)
        previewingContexts.removeAll { $0 === context }
    }
}
