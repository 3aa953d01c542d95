// SPDX-License-Identifier: MIT
import HostKit

/// Wheel, trackpad and a pointer without a button down.
@MainActor
enum PointerInput {
    private weak static var hovered: UIView?

    /// Moves the innermost scroll view under the pointer that can move that way.
    static func scroll(at location: CGPoint, by delta: CGVectorPoints, time: Double) {
        var view = hit(location)
        while let candidate = view {
            for case let pan as UIPanGestureRecognizer in candidate.recognizers
            where pan.scroll(at: location, by: delta, time: time) { return }
            if let scroller = candidate as? any PointerScrollable, scroller.scrollByPointer(delta) { return }
            view = candidate.superview
        }
    }

    /// A click with the other button opens context menus at once, and is a tap for recognisers that ask for it.
    static func secondaryClick(at location: CGPoint, time: Double) {
        var view = hit(location)
        while let candidate = view {
            for recognizer in candidate.recognizers where recognizer.isEnabled {
                if let tap = recognizer as? UITapGestureRecognizer, tap.secondaryClick(at: location) { return }
                if let menu = recognizer as? ContextMenuRecognizer, menu.secondaryClick(at: location) { return }
            }
            view = candidate.superview
        }
    }

    static func hover(at location: CGPoint?, time: Double) {
        let target = location.flatMap { hit($0) }
        var reached: [UIHoverGestureRecognizer] = []
        var view = target
        while let candidate = view {
            for case let recognizer as UIHoverGestureRecognizer in candidate.recognizers where recognizer.isEnabled {
                reached.append(recognizer)
            }
            view = candidate.superview
        }
        var old = hovered
        while let candidate = old {
            for case let recognizer as UIHoverGestureRecognizer in candidate.recognizers
            where !reached.contains(where: { $0 === recognizer }) {
                recognizer.leave()
            }
            old = candidate.superview
        }
        hovered = target
        PointerRegions.shared.move(to: location, over: target)
        guard let location else { return }
        for recognizer in reached { recognizer.move(to: location) }
    }

    static func hit(_ location: CGPoint) -> UIView? {
        for window in UIScreen.main.windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.fromScreen(location), with: nil) { return view }
        }
        return nil
    }
}

/// What a wheel can move.
@MainActor
protocol PointerScrollable: UIView {
    /// - Returns: whether it moved.
    func scrollByPointer(_ delta: CGVectorPoints) -> Bool
}
