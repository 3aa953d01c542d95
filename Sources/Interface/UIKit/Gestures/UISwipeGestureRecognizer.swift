// SPDX-License-Identifier: MIT

/// A quick, straight movement. Discrete.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Points along the direction that make a swipe, how far it may stray aside, and seconds it may take: the values
    /// of UIKit's private properties of the recogniser.
    static let minimumPrimaryMovement: CGFloat = 50
    static let maximumSecondaryMovement: CGFloat = 50
    static let maximumDuration = 0.5

    open var numberOfTouchesRequired = 1
    open var direction: Direction = .right

    private var start: (point: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= numberOfTouchesRequired else { return state = .failed }
        if trackedTouches.count == numberOfTouchesRequired { start = (screenCentroid, event.time) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start else { return }
        guard event.time - start.time <= Self.maximumDuration else { return state = .failed }
        let point = screenCentroid
        let (dx, dy) = (point.x - start.point.x, point.y - start.point.y)
        if let reached = swipe(dx, dy) {
            lastScreenPoint = start.point
            state = reached ? .ended : .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if current == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() { start = nil }

    /// Where the swipe began.
    open override func location(in view: UIView?) -> CGPoint {
        guard let start else { return super.location(in: view) }
        return (view ?? self.view?.window)?.fromScreen(start.point) ?? start.point
    }

    /// true: done; false: went astray; nil: neither yet.
    private func swipe(_ dx: CGFloat, _ dy: CGFloat) -> Bool? {
        let (x, y) = (abs(dx), abs(dy))
        let horizontal = dx > 0 ? Direction.right : .left
        let vertical = dy > 0 ? Direction.down : .up
        if direction.contains(horizontal), x >= Self.minimumPrimaryMovement, y <= Self.maximumSecondaryMovement, x > y {
            return true
        }
        if direction.contains(vertical), y >= Self.minimumPrimaryMovement, x <= Self.maximumSecondaryMovement, y > x {
            return true
        }
        let mayGoX = !direction.isDisjoint(with: [.left, .right])
        let mayGoY = !direction.isDisjoint(with: [.up, .down])
        if !mayGoX, x > Self.maximumSecondaryMovement { return false }
        if !mayGoY, y > Self.maximumSecondaryMovement { return false }
        return nil
    }
}
