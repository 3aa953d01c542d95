// SPDX-License-Identifier: MIT

/// Who has the keyboard. One for the whole app, as long as one screen shows one keyboard.
@MainActor
package enum FirstResponder {
    /// Of the whole app; nil: none, or it is gone.
    package private(set) static weak var current: UIResponder?

    /// Called after the first responder, or its input views, changed; text input and the keyboard hang on it.
    package static var changed: (_ from: UIResponder?, _ to: UIResponder?) -> Void = {
        KeyboardController.shared.firstResponderChanged($0, $1)
    }

    /// While one responder yields to another: the keyboard stays.
    static private(set) var isHandingOver = false

    /// Asked to take the role before it was in a window, as apps do in `viewDidLoad` and `viewWillAppear`: it is asked
    /// again when it is in one, unless another took the role, or it resigned, in between.
    private static weak var waiting: UIView?

    static func make(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        guard isInWindow(responder) else {
            waiting = responder as? UIView
            return false
        }
        let old = current
        if let old {
            let outer = isHandingOver
            isHandingOver = true
            defer { isHandingOver = outer }
            guard old.canResignFirstResponder, old.resignFirstResponder(), current !== old else { return false }
            // A resigning responder may hand on the role itself.
            if let other = current, other !== responder, !other.resignFirstResponder() { return false }
        }
        current = responder
        waiting = nil
        changed(old, responder)
        ActivityKeeper.chooseCurrent()
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        if waiting === responder { waiting = nil }
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        changed(responder, nil)
        ActivityKeeper.chooseCurrent()
        return true
    }

    /// Views came into a window.
    static func viewsEnteredWindow() {
        guard let view = waiting, view.window != nil else { return }
        waiting = nil
        _ = view.becomeFirstResponder()
    }

    /// Drops the role without asking: `view` left its window.
    static func viewLeftWindow(_ view: UIView) {
        guard let held = current as? UIView, held === view else { return }
        _ = view.resignFirstResponder()
        if current === view {
            current = nil
            changed(view, nil)
        }
    }

    /// The keyboard goes with the window it types into.
    static func windowDidHide(_ window: UIWindow) {
        let held = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
        guard let held, held === window || held.window === window else { return }
        if let current, current.resignFirstResponder(), FirstResponder.current == nil { return }
        drop()
    }

    fileprivate static func forget() { current = nil }

    static func inputViewsChanged(_ responder: UIResponder) { changed(responder, responder) }

    /// Views and controllers must be on show; applications, scenes and other responders always are.
    private static func isInWindow(_ responder: UIResponder) -> Bool {
        if let view = responder as? UIView { return view.window != nil }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window != nil }
        return true
    }
}

extension FirstResponder {
    /// Takes the role away without asking.
    static func drop() {
        guard let old = current else { return }
        forget()
        changed(old, nil)
    }
}
