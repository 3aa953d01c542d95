// SPDX-License-Identifier: MIT
import HostKit

/// The fingers on the screen: makes touches, finds what they hit, counts taps, and sends the events.
@MainActor
final class TouchSystem {
    /// Seconds and points within which touches count as taps in succession.
    static let tapInterval = 0.35
    static let tapDistance: CGFloat = 30

    private var live: [Int: UITouch] = [:]
    let event = UIEvent(type: .touches, timestamp: 0)
    private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

    var isTouching: Bool { !live.isEmpty }

    /// Consecutive reports of moves only are merged; one that begins or ends a touch stands alone.
    func handle(_ reports: [([HostTouch], Double)]) {
        var moves: [([HostTouch], Double)] = []
        for report in reports {
            if report.0.allSatisfy({ $0.phase == .moved }) {
                moves.append(report)
                continue
            }
            send(moves)
            moves = []
            send([report])
        }
        send(moves)
    }

    private func send(_ reports: [([HostTouch], Double)]) {
        guard let time = reports.last?.1 else { return }
        for touch in live.values {
            touch.coalesced = []
            touch.currentPhase = .stationary
        }
        var changed = false
        for (touches, time) in reports {
            for host in touches where apply(host, time) { changed = true }
        }
        guard changed else { return }
        event.time = time
        event.touches = Set(live.values)
        UIApplication.shared.sendEvent(event)
        for (identifier, touch) in live where touch.currentPhase == .ended || touch.currentPhase == .cancelled {
            live[identifier] = nil
        }
        event.touches = Set(live.values)
    }

    /// - Returns: whether the touch is part of the event.
    private func apply(_ host: HostTouch, _ time: Double) -> Bool {
        switch host.phase {
        case .began: return begin(host, time)
        case .moved:
            guard let touch = live[host.identifier], touch.point != host.location else { return false }
            move(touch, to: host, time)
            touch.currentPhase = .moved
            touch.coalesced.append(touch.copy(at: host.location, time: time))
            if let tap = lastTap, distance(tap.point, host.location) > Self.tapDistance { touch.taps = 0 }
            return true
        case .ended, .cancelled:
            guard let touch = live[host.identifier] else { return false }
            move(touch, to: host, time)
            touch.currentPhase = host.phase == .ended ? .ended : .cancelled
            if touch.taps > 0 { lastTap = (touch.point, time, touch.taps) }
            return true
        }
    }

    private func begin(_ host: HostTouch, _ time: Double) -> Bool {
        guard live[host.identifier] == nil, !UIApplication.shared.isIgnoringInteractionEvents else { return false }
        let touch = UITouch(identifier: host.identifier, at: host.location, time: time)
        touch.pressure = host.force
        guard let (window, view) = target(at: host.location) else { return false }
        if isExcluded(view) { return false }
        touch.hitWindow = window
        touch.hitView = view
        touch.taps = 1
        if let last = lastTap, time - last.time <= Self.tapInterval,
            distance(last.point, host.location) <= Self.tapDistance
        {
            touch.taps = last.count + 1
        }
        lastTap = (host.location, time, touch.taps)
        live[host.identifier] = touch
        return true
    }

    private func move(_ touch: UITouch, to host: HostTouch, _ time: Double) {
        touch.previousPoint = touch.point
        touch.previousTime = touch.time
        touch.point = host.location
        touch.time = time
        touch.pressure = host.force
    }

    /// The frontmost window whose hit test finds something.
    private func target(at point: CGPoint) -> (UIWindow, UIView)? {
        for window in UIScreen.main.windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.fromScreen(point), with: event) { return (window, view) }
        }
        return nil
    }

    /// An exclusive view takes touches only alone, and no other view gets any while it has some.
    private func isExcluded(_ view: UIView) -> Bool {
        live.values.contains { touch in
            guard let other = touch.hitView, other !== view else { return false }
            return view.isExclusiveTouch || other.isExclusiveTouch
        }
    }

    /// Ends all touches as cancelled: the app leaves the foreground.
    func cancelAll() {
        let time = FrameClock.now
        handle([(live.values.map { HostTouch(identifier: $0.identifier, phase: .cancelled, location: $0.point) }, time)]
        )
    }
}

extension UIApplication {
    /// To every window that has something of the event.
    func dispatch(_ event: UIEvent) {
        switch event.type {
        case .touches:
            var windows: [UIWindow] = []
            for touch in event.touches {
                if let window = touch.hitWindow, !windows.contains(where: { $0 === window }) { windows.append(window) }
            }
            for window in windows { window.sendEvent(event) }
        case .presses, .motion, .remoteControl, .scroll, .hover, .transform:
            keyWindow?.sendEvent(event)
        }
    }
}
