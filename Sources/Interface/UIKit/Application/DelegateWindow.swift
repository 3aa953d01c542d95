// SPDX-License-Identifier: MIT
import ObjCRuntime

/// Delegates with the optional requirement `window`. In Objective-C's eyes the property itself may be missing, so that
/// through the protocol it is doubly optional: `delegate?.window??.frame`, `if let window = delegate?.window, let window`.
/// The requirement that classes meet stays simply optional and is chosen where nothing else fits.
@preconcurrency @MainActor
public protocol __ShowsWindow: NSObjectProtocol {}

extension __ShowsWindow {
    /// nil when the delegate has no such property, `.some(nil)` when it has and there is no window.
    public var window: UIWindow?? {
        get {
            if let delegate = self as? any UIApplicationDelegate { return optionalCall { simple(delegate) } }
            if let delegate = self as? any UIWindowSceneDelegate { return optionalCall { simple(delegate) } }
            return nil
        }
        set {
            if let delegate = self as? any UIApplicationDelegate {
                set(newValue ?? nil, of: delegate)
            } else if let delegate = self as? any UIWindowSceneDelegate {
                set(newValue ?? nil, of: delegate)
            }
        }
    }

    private func simple(_ delegate: any UIApplicationDelegate) -> UIWindow? { delegate.window }
    private func simple(_ delegate: any UIWindowSceneDelegate) -> UIWindow? { delegate.window }

    // Through `inout`, which only the requirement's own type fits: an assignment would choose this property again.
    private func set(_ window: UIWindow?, of delegate: any UIApplicationDelegate) {
        put(window, into: &delegate.window)
    }
    private func set(_ window: UIWindow?, of delegate: any UIWindowSceneDelegate) {
        put(window, into: &delegate.window)
    }
    private func put(_ window: UIWindow?, into place: inout UIWindow?) { place = window }
}
