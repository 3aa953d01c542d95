// SPDX-License-Identifier: MIT

/// A pan that calls a closure at each step.
@MainActor
final class ActionPan: UIPanGestureRecognizer {
    private let action: (UIPanGestureRecognizer) -> Void
    init(_ action: @escaping (UIPanGestureRecognizer) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
    }
    override var state: UIGestureRecognizer.State {
        didSet { if state != .possible, state != .failed { action(self) } }
    }
}
