// SPDX-License-Identifier: MIT

/// A finger that scrolls pulls the keyboard down with it, where the scroll view dismisses interactively.
extension KeyboardController {
    /// Follows the finger from the keyboard's upper edge on.
    static func pull(to pan: UIPanGestureRecognizer, in window: UIWindow?) {
        guard isUp, let window else { return }
        let finger = window.convert(pan.location(in: window), to: nil).y + LayoutKeyboard.dismissPadding(in: window)
        shared.show(pulledBy: finger - shared.frame.minY)
    }

    /// A keyboard that was pulled goes when the finger still moves down, else it comes back.
    static func release(velocity: CGFloat, in window: UIWindow?) {
        guard isUp, shared.pulled > 0 else { return }
        if velocity > 0 {
            window?.endEditing(true)
        } else {
            shared.comeBack()
        }
        shared.pulled = 0
    }
}
