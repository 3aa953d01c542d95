// SPDX-License-Identifier: MIT
import HostKit

/// Fingers that drag. Begins when they have moved 10 points; the translation at once is what goes beyond those
/// (measured, facts/measured-laws.md section 1).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    static let slop: CGFloat = 10

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Whether a wheel or a trackpad that scrolls over the view drags as a finger does; the hosts do not tell one
    /// from the other, so either kind stands for both.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var scrollEnd: Deadline?
    private var scrollPoint: CGPoint?

    /// Screen points the middle of the fingers has moved, without jumps when fingers come and go.
    private var travel = CGPoint.zero
    private var lastPoint: CGPoint?
    /// Travel that counts as zero translation.
    private var origin = CGPoint.zero
    private var samples = VelocityTracker()

    /// Points since the gesture began, in `view`'s coordinates; nil: the view's superview's.
    open func translation(in view: UIView?) -> CGPoint { vector(travel.minus(origin), in: view) }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = travel.minus(screenVector(translation, from: view))
    }

    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { vector(samples.velocity, in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count > maximumNumberOfTouches, current == .possible { return state = .failed }
        lastPoint = screenCentroid
        if trackedTouches.count == touches.count { samples.reset(at: travel, time: event.time) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        guard trackedTouches.count >= minimumNumberOfTouches else { return }
        if isActive {
            state = .changed
        } else if current == .possible, hasBegun(travel) {
            let length = hypot(travel.x, travel.y)
            let consumed = length > 0 ? min(1, slopDistance / length) : 0
            origin = CGPoint(x: travel.x * consumed, y: travel.y * consumed)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event, isLift: true)
        let down = trackedTouches.filter { $0.currentPhase != .ended && $0.currentPhase != .cancelled }
        if isActive {
            if down.count < minimumNumberOfTouches {
                samples.lift(time: event.time)
                state = .ended
            } else {
                lastPoint = middle(down)
            }
        } else if down.isEmpty {
            state = .failed
        } else {
            lastPoint = middle(down)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    open override func reset() {
        travel = .zero
        origin = .zero
        lastPoint = nil
    }

    // MARK: Scrolling devices

    /// Seconds without scrolling after which the gesture is over.
    private static let scrollPause = 0.12

    /// A wheel turned over the view by so many points: the first turn begins the pan, a pause ends it.
    ///
    /// - Parameter location: on the screen.
    /// - Returns: whether it is a pan.
    final func scroll(at location: CGPoint, by delta: CGVectorPoints, time: Double) -> Bool {
        guard !allowedScrollTypesMask.isEmpty, isEnabled, trackedTouches.isEmpty else { return false }
        let isFirst = scrollPoint == nil
        if isFirst {
            guard current == .possible else { return false }
            samples.reset(at: travel, time: time)
        }
        scrollPoint = location
        travel = travel.plus(CGPoint(x: delta.dx, y: delta.dy))
        samples.add(travel, time: time)
        request(isFirst ? .began : .changed)
        guard isActive else {
            scrollPoint = nil
            finish()
            return false
        }
        scrollEnd?.cancel()
        scrollEnd = DeadlineQueue.shared.schedule(after: Self.scrollPause) { [weak self] in self?.endScroll() }
        return true
    }

    private final func endScroll() {
        guard scrollPoint != nil else { return }
        samples.lift(time: FrameClock.now)
        request(.ended)
        scrollPoint = nil
        finish()
    }

    open override func location(in view: UIView?) -> CGPoint {
        guard let scrollPoint else { return super.location(in: view) }
        return (view ?? self.view?.window).map { $0.fromScreen(scrollPoint) } ?? scrollPoint
    }

    var slopDistance: CGFloat { Self.slop }

    /// Whether that much travel makes a pan; subclasses restrict the direction.
    func hasBegun(_ travel: CGPoint) -> Bool { hypot(travel.x, travel.y) >= slopDistance }

    private func follow(_ event: UIEvent, isLift: Bool = false) {
        let point = screenCentroid
        if let last = lastPoint, point.x.isFinite, point.y.isFinite {
            travel.x += point.x - last.x
            travel.y += point.y - last.y
        }
        lastPoint = point
        samples.add(travel, time: event.time)
    }

    private func middle(_ touches: [UITouch]) -> CGPoint {
        let count = CGFloat(max(1, touches.count))
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
    }

    /// A distance on the screen as one of `view`.
    private func vector(_ v: CGPoint, in view: UIView?) -> CGPoint {
        guard let space = view ?? self.view?.superview ?? self.view else { return v }
        return space.fromScreen(v).minus(space.fromScreen(.zero))
    }

    private func screenVector(_ v: CGPoint, from view: UIView?) -> CGPoint {
        guard let space = view ?? self.view?.superview ?? self.view else { return v }
        return space.onScreen(v).minus(space.onScreen(.zero))
    }
}

/// Devices whose scrolling a pan takes as dragging.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Speed from the positions of the last tenth of a second.
struct VelocityTracker {
    static let window = 0.1
    private var samples: [(point: CGPoint, time: TimeInterval)] = []
    private(set) var velocity = CGPoint.zero

    mutating func reset(at point: CGPoint, time: TimeInterval) {
        samples = [(point, time)]
        velocity = .zero
    }

    mutating func add(_ point: CGPoint, time: TimeInterval) {
        if let last = samples.last, last.time == time { samples.removeLast() }
        samples.append((point, time))
        while samples.count > 2, samples[0].time < time - Self.window { samples.removeFirst() }
        update()
    }

    /// A finger that rested before it lifted leaves no speed.
    mutating func lift(time: TimeInterval) {
        samples.removeAll { $0.time < time - Self.window }
        update()
    }

    private mutating func update() {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            velocity = .zero
            return
        }
        let span = last.time - first.time
        velocity = CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
    }
}

extension CGPoint {
    func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
