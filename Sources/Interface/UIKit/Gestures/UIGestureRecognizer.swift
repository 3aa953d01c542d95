// SPDX-License-Identifier: MIT

/// Watches the touches of a view and its descendants for one gesture, before the views get them.
///
/// A discrete gesture goes from `possible` to `ended` or `failed`; a continuous one through `began` and `changed`.
/// Actions are called once for each new state other than `possible` and `failed`.
@preconcurrency @MainActor
open class UIGestureRecognizer: __ObjCObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    final var current = State.possible
    /// The state asked for while recognisers that must fail first have not.
    final var awaited: State?
    final var targets: [GestureTarget] = []
    /// The touches that it looks at, in the order in which they came.
    final package var trackedTouches: [UITouch] = []
    final var failureRequirements: [WeakRecognizer] = []
    /// Where the touches were last, on the screen; holds after they are gone.
    final var lastScreenPoint = CGPoint.zero
    final var lastTouchPoints: [CGPoint] = []
    final weak var viewStorage: UIView?
    final weak var delegateStorage: (any UIGestureRecognizerDelegate)?

    /// - Parameter action: takes nothing or the recogniser.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    public init?(coder: NSCoder) { super.init() }

    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target, action) }) else { return }
        targets.append(GestureTarget(object: target as AnyObject, action: action))
    }

    /// nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll {
            (target == nil || $0.object === (target as AnyObject?)) && (action == nil || $0.action == action)
        }
    }

    /// What the gesture has come to. Subclasses set it while handling touches.
    open var state: State {
        get { current }
        set { request(newValue) }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }
    /// Turning it off in the middle of a gesture cancels that.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { stop() } }
    }
    open var view: UIView? { viewStorage }
    /// Whether recognition takes the touches away from the view.
    open var cancelsTouchesInView = true
    /// Whether the view gets no touches until this has failed.
    open var delaysTouchesBegan = false
    /// Whether the view learns of the end of touches only after this has failed.
    open var delaysTouchesEnded = true
    /// Raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Without effect here: recognisers of presses are for the remotes of televisions.
    open var allowedPressTypes: [NSNumber] = []
    /// Without effect here: fingers and pencils do not come together.
    open var requiresExclusiveTouchType = true
    open var name: String?
    open var modifierFlags: UIKeyModifierFlags { GestureEnvironment.shared.modifierFlags }
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Recognises only after `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
    }

    /// The middle of the touches, in `view`'s coordinates; nil: the window's.
    open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
    open var numberOfTouches: Int { trackedTouches.isEmpty ? lastTouchPoints.count : trackedTouches.count }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let count = numberOfTouches
        precondition(
            (0..<count).contains(touchIndex),
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(count)).")
        if trackedTouches.isEmpty {
            let point = lastTouchPoints[touchIndex]
            return (view ?? self.view?.window)?.fromScreen(point) ?? point
        }
        return trackedTouches[touchIndex].location(in: view)
    }

    /// Recognisers of the system's own views act here, before the app's targets.
    func willSendActions(_ state: State) {}

    /// Whether the gesture goes on while no finger is down, as between two taps.
    var waitsBetweenTouches: Bool { false }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Back to the start, after the gesture is over; subclasses forget what they gathered.
    open func reset() {}
    /// This touch does not count for the gesture from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open override var description: String { MainActor.assumeIsolated { summary } }
}

extension UIGestureRecognizer {
    private var summary: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)); "
            + "state = \(String(describing: current).capitalized); view = \(view.map { "\(type(of: $0))" } ?? "nil")>"
    }
}

struct WeakRecognizer {
    weak var value: UIGestureRecognizer?
}

/// Where a gesture's action goes. Targets are not retained.
struct GestureTarget {
    weak var object: AnyObject?
    let action: Selector

    func matches(_ target: Any, _ action: Selector) -> Bool {
        object === (target as AnyObject) && self.action == action
    }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        byName(self, "gestureRecognizerShouldBegin:", [gestureRecognizer], or: true)
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        byName(
            self, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
            [gestureRecognizer, otherGestureRecognizer], or: false)
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        byName(
            self, "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
            [gestureRecognizer, otherGestureRecognizer], or: false)
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        byName(
            self, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
            [gestureRecognizer, otherGestureRecognizer], or: false)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        byName(self, "gestureRecognizer:shouldReceiveTouch:", [gestureRecognizer, touch], or: true)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        byName(self, "gestureRecognizer:shouldReceivePress:", [gestureRecognizer, press], or: true)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        byName(self, "gestureRecognizer:shouldReceiveEvent:", [gestureRecognizer, event], or: true)
    }
}

public typealias UIGestureRecognizerState = UIGestureRecognizer.State
