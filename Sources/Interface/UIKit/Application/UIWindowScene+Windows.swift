// SPDX-License-Identifier: MIT

/// A window of a scene. Scenes do not keep hidden windows alive.
struct AttachedWindow { weak var window: UIWindow? }

extension UIWindowScene {
    /// Takes the window in, in front of the scene's others of its level.
    func bringToFront(_ window: UIWindow) {
        detach(window)
        attached.append(AttachedWindow(window: window))
    }

    func detach(_ window: UIWindow) { attached.removeAll { $0.window == nil || $0.window === window } }

    /// The app's windows; the keyboard's is the system's.
    var orderedWindows: [UIWindow] {
        let windows = attached.compactMap(\.window).filter { !($0 is SystemWindow) }
        return windows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
    }
}
