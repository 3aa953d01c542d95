// SPDX-License-Identifier: MIT

/// What the status bar shows, from the frontmost controller or, where Info.plist says so, from the application.
struct StatusBarState {
    var ownStyle = UIStatusBarStyle.default
    var ownHidden = false
    var controllerStyle: UIStatusBarStyle?
    var controllerHidden: Bool?

    var style: UIStatusBarStyle { controllerStyle ?? ownStyle }
    var isHidden: Bool { controllerHidden ?? ownHidden }
}

extension UIApplication {
    /// Zero while hidden; phones hide it in landscape.
    var statusBarFrameNow: CGRect {
        guard !statusBar.isHidden else { return .zero }
        return CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.screenDescription.safeAreaTop)
    }

    private var controllersDecide: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
    }

    /// Asks the frontmost controllers of the main window again.
    func statusBarAppearanceMayHaveChanged() {
        guard controllersDecide, let root = (keyWindow ?? windows.last)?.rootViewController else { return }
        let top = root.topmostForStatusBar
        statusBar.controllerStyle = top.resolved(\.childForStatusBarStyle).preferredStatusBarStyle
        statusBar.controllerHidden = top.resolved(\.childForStatusBarHidden).prefersStatusBarHidden
    }
}

extension UIViewController {
    /// The last of the chain of presentations that governs the status bar.
    var topmostForStatusBar: UIViewController {
        var top = self
        while let presented = top.presentedViewController,
            presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
        {
            top = presented
        }
        return top
    }

    /// Follows a delegation to children to its end.
    func resolved(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        while let next = controller[keyPath: child], next !== controller { controller = next }
        return controller
    }
}
