// SPDX-License-Identifier: MIT

/// What a transition under way tells those who animate along.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` together with the transition's, and `completion` when that is over.
    /// - Returns: whether the animation was queued; completions always are.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of size changes, and the base of those of presentations: collects blocks, runs them inside the
/// animation, and the completions after it.
@MainActor
package class TransitionCoordinator: __ObjCObject, UIViewControllerTransitionCoordinator {
    package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    package var isAnimated: Bool
    package var transitionDuration: TimeInterval
    package var containerView: UIView
    package var presentationStyle = UIModalPresentationStyle.none
    package var initiallyInteractive = false
    package var isInterruptible = false
    package var isInteractive = false
    package var isCancelled = false
    package var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 1
    package var completionCurve = UIView.AnimationCurve.easeInOut
    package var targetTransform = CGAffineTransform.identity
    package var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    package var views: [UITransitionContextViewKey: UIView] = [:]
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var isOver = false

    package init(containerView: UIView, animated: Bool, duration: TimeInterval) {
        self.containerView = containerView
        isAnimated = animated
        transitionDuration = duration
        super.init()
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return !isOver
    }

    package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }
    package func notifyWhenInteractionEnds(_ handler: @escaping Block) { interactionHandlers.append(handler) }

    /// Inside the transition's own animation block.
    package func runAnimations() {
        let blocks = animations
        animations = []
        for block in blocks { block(self) }
    }

    package func interactionChanged() { for handler in interactionHandlers { handler(self) } }

    package func runCompletions() {
        isOver = true
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }
}
