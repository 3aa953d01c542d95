// SPDX-License-Identifier: MIT
import HostKit

/// What the status bar and the home indicator show: from the frontmost controller or, where Info.plist says so, from
/// the application.
struct StatusBarState {
    var ownStyle = UIStatusBarStyle.default
    var ownHidden = false
    var controllerStyle: UIStatusBarStyle?
    var controllerHidden: Bool?
    /// How it hides and shows.
    var animation = UIStatusBarAnimation.fade
    var hidesHomeIndicator = false
    /// The style of the front window, which may be set on a window or controller.
    var interfaceStyle: UIUserInterfaceStyle?
    /// A large sheet covers the screen: what looks out above it is black.
    var isOverCards = false

    var style: UIStatusBarStyle { controllerStyle ?? ownStyle }
    var isHidden: Bool { controllerHidden ?? ownHidden }

    /// Whether white is to be drawn.
    func isLight(over traits: UITraitCollection) -> Bool {
        switch style {
        case .lightContent: return true
        case .darkContent: return isOverCards
        case .default: return isOverCards || (interfaceStyle ?? traits.userInterfaceStyle) == .dark
        }
    }
}

extension UIApplication {
    /// Zero while hidden; phones hide it in landscape.
    var statusBarFrameNow: CGRect { statusBarFrame(on: UIScreen.main.screenDescription) }

    func statusBarFrame(on screen: ScreenDescription) -> CGRect {
        guard !statusBar.isHidden else { return .zero }
        return CGRect(
            x: 0, y: 0, width: screen.size.width, height: screen.barOverlap > 0 ? 54 : screen.safeAreaTop)
    }

    private var controllersDecide: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
    }

    /// What Info.plist says for the launch, and all along where controllers have no say.
    func readStatusBarOfInfo() {
        let info = Bundle.main.infoDictionary ?? [:]
        statusBar.ownHidden = info["UIStatusBarHidden"] as? Bool ?? false
        switch info["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque", "UIStatusBarStyleBlackTranslucent":
            statusBar.ownStyle = .lightContent
        case "UIStatusBarStyleDarkContent": statusBar.ownStyle = .darkContent
        default: break
        }
    }

    /// Asks the frontmost controllers of the main window again.
    func statusBarAppearanceMayHaveChanged() {
        let root = (keyWindow ?? windows.last)?.rootViewController
        if let root {
            let top = root.topmostForStatusBar
            if controllersDecide {
                statusBar.controllerStyle = top.resolved(\.childForStatusBarStyle).preferredStatusBarStyle
                let decider = top.resolved(\.childForStatusBarHidden)
                statusBar.controllerHidden = decider.prefersStatusBarHidden
                statusBar.animation = decider.preferredStatusBarUpdateAnimation
            }
            statusBar.isOverCards = root.hasCardsInFront
            statusBar.interfaceStyle = top.viewIfLoaded?.traitCollection.userInterfaceStyle
            statusBar.hidesHomeIndicator =
                top.resolved(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        }
        statusBarDidChange()
    }

    /// Shows the state; a bar without a sensor housing gives its place to the app while it is hidden.
    func statusBarDidChange() {
        SystemBars.current?.update()
        let screen = UIScreen.main
        guard !screen.device.homeIndicator || screen.device.isPad else { return }
        for window in screen.windows { window.updateSafeArea() }
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

    /// Whether the last presentation is a sheet that pushed this controller back to a card.
    fileprivate var hasCardsInFront: Bool {
        var shown: UIViewController? = presentedViewController
        while let controller = shown {
            if let sheet = controller.presentationController as? UISheetPresentationController,
                sheet.showsPresenterAsCard,
                !controller.isBeingDismissed
            {
                return true
            }
            shown = controller.presentedViewController
        }
        return false
    }

    /// Follows a delegation to children to its end.
    func resolved(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        while let next = controller[keyPath: child], next !== controller { controller = next }
        return controller
    }
}
