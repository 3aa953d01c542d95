// SPDX-License-Identifier: MIT

/// A drag under way.
struct ScrollDrag {
    var isTracking = false
    var isDragging = false
    /// What the finger would have scrolled to without rubber bands, when the drag began.
    var start = CGPoint.zero
    /// The applied offsets of the last moments; their speed is that of the scroll that follows.
    var applied = VelocityTracker()
    /// With a directional lock: the axis that does not move.
    var locked: UIAxis = []
}

extension UIScrollView {
    /// Whether the drag that begins may scroll: along an axis that moves, and not out of a control that keeps it.
    var mayDrag: Bool {
        guard let pan = panGestureRecognizer as? ScrollPanGestureRecognizer else { return true }
        if let touched = pan.trackedTouches.first?.view, touched !== self,
            pan.trackedTouches.first?.hasBegunInView == true
        {
            guard canCancelContentTouches, touchesShouldCancel(in: touched) else { return false }
        }
        return true
    }

    func fingerDown() {
        drag.isTracking = true
        // A finger catches moving content; the scroll it catches ends there.
        if run != nil { stopRun(finished: false) }
    }

    func fingerUp() {
        guard !drag.isDragging else { return }
        drag.isTracking = false
        let inside = clamped(contentOffset)
        if contentOffset != inside { decelerate(velocity: .zero, target: nil) }
    }

    func panChanged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(pan)
            follow(pan)
        case .changed: follow(pan)
        case .ended: endDrag(pan)
        case .cancelled: endDrag(pan, cancelled: true)
        case .possible, .failed: break
        }
    }

    private func beginDrag(_ pan: UIPanGestureRecognizer) {
        stopRun(finished: false)
        drag.isTracking = true
        drag.isDragging = true
        drag.start = CGPoint(
            x: unbanded(contentOffset.x, offsetLow.x, offsetHigh.x, bounds.width),
            y: unbanded(contentOffset.y, offsetLow.y, offsetHigh.y, bounds.height))
        drag.applied.reset(at: contentOffset, time: FrameClock.now)
        drag.locked = []
        if isDirectionalLockEnabled {
            let travel = pan.velocity(in: nil)
            drag.locked = abs(travel.x) > abs(travel.y) ? .vertical : .horizontal
        }
        MainLoop.shared.mode = .tracking
        showIndicators()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        delegateStorage?.scrollViewWillBeginDragging(self)
    }

    /// One to one inside the edges, rubber-banded beyond, on whole pixels.
    private func follow(_ pan: UIPanGestureRecognizer) {
        guard drag.isDragging else { return }
        let moved = pan.translation(in: self)
        var offset = contentOffset
        if dragsHorizontally, drag.locked != .horizontal {
            offset.x = banded(
                drag.start.x - moved.x, offsetLow.x, offsetHigh.x, bounds.width, bounces && bouncesHorizontally)
        }
        if dragsVertically, drag.locked != .vertical {
            offset.y = banded(
                drag.start.y - moved.y, offsetLow.y, offsetHigh.y, bounds.height, bounces && bouncesVertically)
        }
        if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory {
            KeyboardController.pull(to: pan, in: window)
        }
        contentOffset = CGPoint(x: onPixel(offset.x), y: onPixel(offset.y))
        drag.applied.add(contentOffset, time: FrameClock.now)
    }

    private func banded(
        _ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat, _ dimension: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        let edge = min(max(wanted, low), high)
        guard wanted != edge, bounces else { return edge }
        return edge + CGFloat(ScrollPhysics.rubberBanded(Double(wanted - edge), dimension: Double(dimension)))
    }

    private func unbanded(_ seen: CGFloat, _ low: CGFloat, _ high: CGFloat, _ dimension: CGFloat) -> CGFloat {
        let edge = min(max(seen, low), high)
        guard seen != edge else { return seen }
        return edge + CGFloat(ScrollPhysics.unbanded(Double(seen - edge), dimension: Double(dimension)))
    }

    private func endDrag(_ pan: UIPanGestureRecognizer, cancelled: Bool = false) {
        guard drag.isDragging else { return }
        drag.isDragging = false
        drag.isTracking = false
        MainLoop.shared.mode = .default
        drag.applied.lift(time: FrameClock.now)
        var velocity = cancelled ? .zero : drag.applied.velocity
        if !dragsHorizontally { velocity.x = 0 }
        if !dragsVertically { velocity.y = 0 }
        let natural = restingPlace(velocity)
        let finger = pan.velocity(in: self)
        KeyboardController.release(velocity: cancelled ? 0 : finger.y, in: window)
        let speed = CGPoint(x: -finger.x / 1000, y: -finger.y / 1000)
        var target = dragTarget(natural, velocity: speed)
        delegateStorage?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
        target = adjustedByBars(target)
        let willMove = target != contentOffset || contentOffset != clamped(contentOffset)
        delegateStorage?.scrollViewDidEndDragging(self, willDecelerate: willMove)
        guard willMove else {
            hideIndicatorsSoon()
            return
        }
        decelerate(velocity: velocity, target: target == natural && !isPagingEnabled ? nil : target)
    }

    /// Where the scroll will end, inside the edges; on a page boundary when paging.
    private func restingPlace(_ velocity: CGPoint) -> CGPoint {
        let rate = Double(decelerationRate.rawValue)
        let free = CGPoint(
            x: ScrollPhysics.target(position: Double(contentOffset.x), velocity: Double(velocity.x), rate: rate),
            y: ScrollPhysics.target(position: Double(contentOffset.y), velocity: Double(velocity.y), rate: rate))
        guard isPagingEnabled else { return clamped(free) }
        return clamped(
            CGPoint(
                x: page(contentOffset.x, velocity.x, drag.start.x, bounds.width),
                y: page(contentOffset.y, velocity.y, drag.start.y, bounds.height)))
    }

    /// A flick goes to the neighbouring page, a slow drag to the nearest.
    private func page(_ offset: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let origin = (start / length).rounded()
        let here = offset / length
        let wanted = abs(velocity) > 250 ? (velocity > 0 ? here.rounded(.up) : here.rounded(.down)) : here.rounded()
        return min(max(wanted, origin - 1), origin + 1) * length
    }

    private func decelerate(velocity: CGPoint, target: CGPoint?) {
        run = ScrollRun(scrollView: self, velocity: velocity, target: target)
        delegateStorage?.scrollViewWillBeginDecelerating(self)
    }
}

/// The content moves by itself: after a drag, or to an offset that was asked for.
@MainActor
final class ScrollRun {
    static let animationDuration = 0.3

    private enum Kind {
        case deceleration(x: ScrollMotion, y: ScrollMotion)
        case animation(from: CGPoint, to: CGPoint)
    }

    private weak var scrollView: UIScrollView?
    private var kind: Kind
    private var start: CFTimeInterval?
    private var ticket: FrameTicket?
    let isDeceleration: Bool
    /// Where an animation ends by what is known now: rows that come in on the way may be of other heights than estimated.
    /// nil, or of it: where it was to end when it began.
    var aim: (() -> CGPoint?)?

    /// The first frame after the lift shows the place it lifted at.
    init(scrollView: UIScrollView, velocity: CGPoint, target: CGPoint?) {
        self.scrollView = scrollView
        isDeceleration = true
        let (low, high) = (scrollView.offsetLow, scrollView.offsetHigh)
        let rate = Double(scrollView.decelerationRate.rawValue)
        let offset = scrollView.contentOffset
        func motion(
            _ position: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ low: CGFloat, _ high: CGFloat,
            _ bounces: Bool
        ) -> ScrollMotion {
            ScrollMotion(
                position: Double(position), velocity: Double(velocity), target: target.map { Double($0) },
                low: Double(low), high: Double(high), rate: rate, bounces: bounces, time: 0)
        }
        kind = .deceleration(
            x: motion(
                offset.x, velocity.x, target?.x, low.x, high.x, scrollView.bounces && scrollView.bouncesHorizontally),
            y: motion(
                offset.y, velocity.y, target?.y, low.y, high.y, scrollView.bounces && scrollView.bouncesVertically))
        ticket = MainLoop.shared.everyFrame(for: self) { run, time in run.tick(time) }
    }

    init(scrollView: UIScrollView, from: CGPoint, to: CGPoint) {
        self.scrollView = scrollView
        isDeceleration = false
        kind = .animation(from: from, to: to)
        ticket = MainLoop.shared.everyFrame(for: self) { run, time in run.tick(time) }
    }

    func stop() {
        ticket?.cancel()
        ticket = nil
    }

    /// The content moved down by `distance` in its own coordinates.
    func shift(by distance: CGFloat) {
        switch kind {
        case .deceleration(let x, var y):
            y.shift(by: Double(distance))
            kind = .deceleration(x: x, y: y)
        case .animation(let from, let to):
            kind = .animation(
                from: CGPoint(x: from.x, y: from.y + distance), to: CGPoint(x: to.x, y: to.y + distance))
        }
    }

    /// The content's size or insets changed.
    func edgesChanged() {
        guard let scrollView, case .deceleration(var x, var y) = kind else { return }
        let (low, high) = (scrollView.offsetLow, scrollView.offsetHigh)
        x.setEdges(low: Double(low.x), high: Double(high.x))
        y.setEdges(low: Double(low.y), high: Double(high.y))
        kind = .deceleration(x: x, y: y)
    }

    private func tick(_ time: CFTimeInterval) {
        guard let scrollView, scrollView.run === self else { return stop() }
        let start = self.start ?? time
        self.start = start
        let elapsed = time - start
        switch kind {
        case .deceleration(var x, var y):
            let (px, py) = (x.position(at: elapsed), y.position(at: elapsed))
            kind = .deceleration(x: x, y: y)
            let isOver = x.isOver && y.isOver
            let offset = scrollView.contentOffset
            scrollView.contentOffset = CGPoint(
                x: px.map { scrollView.onPixel(CGFloat($0)) } ?? offset.x,
                y: py.map { scrollView.onPixel(CGFloat($0)) } ?? offset.y)
            if isOver { scrollView.stopRun(finished: true) }
        case .animation(let from, let to):
            let part = min(1, elapsed / Self.animationDuration)
            let to = aim?() ?? to
            guard part < 1 else { return arrive(at: to) }
            let eased = CGFloat(TimingCurve(name: .easeInEaseOut).value(at: part))
            scrollView.contentOffset = CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
        }
    }

    /// What shows there may be measured only now.
    private func arrive(at place: CGPoint) {
        scrollView?.contentOffset = place
        for _ in 0..<4 {
            guard let place = aim?(), place != scrollView?.contentOffset else { break }
            scrollView?.contentOffset = place
        }
        scrollView?.stopRun(finished: true)
    }
}
