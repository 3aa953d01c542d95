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
    /// Gets the coordinator.
    package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// False: blocks run, without an animation around them.
    package var isAnimated: Bool
    /// Seconds; 0 without an animation.
    package var transitionDuration: TimeInterval
    /// Where the transition happens.
    package var containerView: UIView
    /// `none` for changes of size.
    package var presentationStyle = UIModalPresentationStyle.none
    /// Whether a finger led it at the beginning.
    package var initiallyInteractive = false
    /// Whether it may be stopped and turned round.
    package var isInterruptible = false
    /// Whether a finger leads it now.
    package var isInteractive = false
    /// Final once completions run.
    package var isCancelled = false
    /// 0 to 1.
    package var percentComplete: CGFloat = 0
    /// Of the finger when it let go; 1 goes on at the animation's own speed.
    package var completionVelocity: CGFloat = 1
    /// Of the animation after the finger.
    package var completionCurve = UIView.AnimationCurve.easeInOut
    /// Of the whole rotation; the identity where nothing turns.
    package var targetTransform = CGAffineTransform.identity
    /// What `viewController(forKey:)` answers.
    package var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    /// What `view(forKey:)` answers.
    package var views: [UITransitionContextViewKey: UIView] = [:]
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var changeHandlers: [Block] = []
    private var endHandlers: [Block] = []
    private var isOver = false

    /// - Parameter duration: seconds.
    package init(containerView: UIView, animated: Bool, duration: TimeInterval) {
        self.containerView = containerView
        isAnimated = animated
        transitionDuration = duration
        super.init()
    }

    /// nil where the transition has no such side.
    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }
    /// nil where the transition has no such side.
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    /// Both run with the transition. Once it is over nothing runs any more: false.
    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return !isOver
    }

    /// As `animate`: the view makes no difference.
    package func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Called at each change, on the main thread.
    package func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }
    /// Called whenever the finger lets go, not when it takes hold again.
    package func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

    /// Inside the transition's own animation block.
    package func runAnimations() {
        let blocks = animations
        animations = []
        for block in blocks { block(self) }
    }

    /// A finger began to lead, or let go.
    package func interactionChanged() {
        for handler in changeHandlers { handler(self) }
        guard !isInteractive else { return }
        for handler in endHandlers { handler(self) }
    }

    /// Ends the coordinator; each completion runs once.
    package func runCompletions() {
        isOver = true
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }
}
