// SPDX-License-Identifier: MIT

/// A pointer over the view: began when it enters, changed while it moves, ended when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var zOffset: CGFloat { 0 }

    func move(to location: CGPoint) {
        lastScreenPoint = location
        if isActive {
            state = .changed
        } else {
            if isOver { finish() }
            state = .began
        }
    }

    func leave() {
        if isActive { state = .ended }
        finish()
    }
}
