// SPDX-License-Identifier: MIT

/// A pan that starts at an edge of the screen and leads inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Points from the edge where the finger may come down.
    static let reach: CGFloat = 20

    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, startsAtEdge(touch.point) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    private func startsAtEdge(_ point: CGPoint) -> Bool {
        let screen = UIScreen.main.bounds
        return edges.contains(.left) && point.x <= Self.reach
            || edges.contains(.right) && point.x >= screen.width - Self.reach
            || edges.contains(.top) && point.y <= Self.reach
            || edges.contains(.bottom) && point.y >= screen.height - Self.reach
    }

    /// Mostly away from the edge.
    override func hasBegun(_ travel: CGPoint) -> Bool {
        guard super.hasBegun(travel) else { return false }
        let (across, along) = (abs(travel.x), abs(travel.y))
        return edges.contains(.left) && travel.x > 0 && across > along
            || edges.contains(.right) && travel.x < 0 && across > along
            || edges.contains(.top) && travel.y > 0 && along > across
            || edges.contains(.bottom) && travel.y < 0 && along > across
    }
}
