// SPDX-License-Identifier: MIT

/// One push or pop: callbacks in UIKit's order around an animation.
///
/// `viewWillDisappear` of the old, `viewWillAppear` of the new, `willShow` of the delegate; the animation; then
/// `viewDidDisappear`, `viewDidAppear`, the containment callback and `didShow`.
@MainActor
final class NavigationTransition {
    private let controller: UINavigationController
    let old: UIViewController?
    let new: UIViewController
    private let operation: UINavigationController.Operation
    private let isAnimated: Bool
    private var context: TransitionContext?
    private var isOver = false
    /// Told once; false: the interaction was called off.
    var ended: (Bool) -> Void = { _ in }
    /// A finger drives the pop.
    var isDriven = false

    init(
        controller: UINavigationController, from old: UIViewController?, to new: UIViewController,
        operation: UINavigationController.Operation, animated: Bool
    ) {
        (self.controller, self.old, self.new) = (controller, old, new)
        (self.operation, isAnimated) = (operation, animated)
    }

    func start() {
        let stage = controller.stage
        new.loadViewIfNeeded()
        let context = TransitionContext(
            containerView: stage, animated: isAnimated, duration: UINavigationController.transitionDuration)
        self.context = context
        context.controllers = [.to: new]
        context.views = [.to: new.view]
        if let old {
            context.controllers[.from] = old
            context.views[.from] = old.viewIfLoaded
            old.coordinatorStorage = context
        }
        new.coordinatorStorage = context
        controller.coordinatorStorage = context
        old?.beginAppearanceTransition(false, animated: isAnimated)
        new.beginAppearanceTransition(true, animated: isAnimated)
        controller.tellDelegateWillShow(new, animated: isAnimated)
        controller.setInsets(of: new)
        let frame = controller.frame(for: new)
        context.finalFrames = [.to: frame]
        context.initialFrames = [.from: old?.viewIfLoaded?.frame ?? frame]
        context.completed = { [weak self] in self?.end($0) }
        controller.bar.setItems(controller.barItems, animated: isAnimated)
        controller.tools.setItems(new.toolbarItems, animated: isAnimated)
        controller.tabBarWillChange(for: new, operation: operation, context: context)
        animate(context, frame)
    }

    private func animate(_ context: TransitionContext, _ frame: CGRect) {
        guard isAnimated, let old else {
            new.view.frame = frame
            controller.stage.addSubview(new.view)
            context.runAnimations()
            return context.completeTransition(true)
        }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var driver: (any UIViewControllerInteractiveTransitioning)?
        if let delegate = controller.delegate {
            animator =
                optionalCall {
                    delegate.navigationController(controller, animationControllerFor: operation, from: old, to: new)
                } ?? nil
            if let animator {
                driver =
                    optionalCall { delegate.navigationController(controller, interactionControllerFor: animator) }
                    ?? nil
            }
        }
        context.start(animator ?? SlideAnimator(isPush: operation == .push, isDriven: isDriven), driver: driver)
    }

    private func end(_ completed: Bool) {
        guard !isOver else { return }
        isOver = true
        let (gone, shown) = completed ? (old, Optional(new)) : (new, old)
        gone?.viewIfLoaded?.removeFromSuperview()
        controller.coordinatorStorage = nil
        // Back to where it was: both change their minds, the one that does not come first.
        if !completed { new.beginAppearanceTransition(false, animated: isAnimated) }
        gone?.endAppearanceTransition()
        if !completed { old?.beginAppearanceTransition(true, animated: isAnimated) }
        shown?.endAppearanceTransition()
        ended(completed)
        if !completed { controller.bar.setItems(controller.barItems, animated: false) }
        controller.layOutChildren()
        if completed { controller.tellDelegateDidShow(new, animated: isAnimated) }
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    /// Jumps to the end.
    func finish() {
        guard !isOver else { return }
        context?.completeTransition(true)
    }
}

/// The new view slides over the old one, which moves a third as far and darkens.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How far the view behind moves, as a part of the width.
    static let parallax: CGFloat = 0.3
    private let isPush: Bool
    private let isDriven: Bool

    init(isPush: Bool, isDriven: Bool) { (self.isPush, self.isDriven) = (isPush, isDriven) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationController.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(true) }
        let stage = transitionContext.containerView
        let slide = Slide(
            stage: stage, upper: isPush ? toView : fromView, lower: isPush ? fromView : toView)
        toView.frame = transitionContext.finalFrame(for: to)
        slide.prepare()
        toView.layoutIfNeeded()
        guard !isDriven else { return }
        slide.progress = isPush ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: nil), delay: 0, options: .curveEaseInOut) {
            slide.progress = self.isPush ? 1 : 0
        } completion: { _ in
            slide.cleanUp()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// The two views of a slide and what lies between them.
@MainActor
final class Slide {
    private let stage: UIView
    private let upper: UIView
    private let lower: UIView
    private let scrim = UIView()
    private let edge = CAGradientLayer()
    private let edgeView = UIView()

    init(stage: UIView, upper: UIView, lower: UIView) {
        (self.stage, self.upper, self.lower) = (stage, upper, lower)
    }

    /// 0: the upper view is out at the side; 1: it covers the lower one.
    var progress: CGFloat = 0 {
        didSet {
            let width = stage.bounds.width * (isMirrored ? -1 : 1)
            let out = width * (1 - progress)
            upper.layer.setAffineTransform(CGAffineTransform(translationX: out, y: 0))
            lower.layer.setAffineTransform(
                CGAffineTransform(translationX: -width * SlideAnimator.parallax * progress, y: 0))
            scrim.alpha = progress
            edgeView.layer.setAffineTransform(CGAffineTransform(translationX: out, y: 0))
            edgeView.alpha = progress < 1 ? 1 : 0
        }
    }

    private var isMirrored: Bool { stage.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func prepare() {
        stage.addSubview(lower)
        scrim.frame = stage.bounds
        scrim.backgroundColor = UIColor(white: 0, alpha: 0.1)
        scrim.isUserInteractionEnabled = false
        stage.addSubview(scrim)
        edgeView.frame = CGRect(x: isMirrored ? stage.bounds.width : -9, y: 0, width: 9, height: stage.bounds.height)
        edge.frame = edgeView.bounds
        edge.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 0.12)]
        edge.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
        edge.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
        edgeView.layer.addSublayer(edge)
        edgeView.isUserInteractionEnabled = false
        stage.addSubview(edgeView)
        stage.addSubview(upper)
    }

    func cleanUp() {
        scrim.removeFromSuperview()
        edgeView.removeFromSuperview()
        upper.layer.setAffineTransform(.identity)
        lower.layer.setAffineTransform(.identity)
    }
}
