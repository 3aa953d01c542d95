// SPDX-License-Identifier: MIT

/// An action of the app's own in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: __ObjCObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The edit menu of the app.
@preconcurrency @MainActor
open class UIMenuController: __ObjCObject {
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

    private static let controller = UIMenuController()
    open class var shared: UIMenuController { controller }

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Where the arrow would point; the menu drawn here has none.
    open var arrowDirection = ArrowDirection.default
    /// Shown after the standard actions, where the responder chain performs them.
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible: Bool {
        get { EditMenu.shared.isVisible }
        set { setMenuVisible(newValue, animated: true) }
    }
    /// In the window's coordinates.
    open var menuFrame: CGRect { EditMenu.shared.frame }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        EditMenu.shared.show(for: FirstResponder.current ?? targetView, from: targetRect, in: targetView)
    }

    open func hideMenu() { EditMenu.shared.hide() }
    open func hideMenu(from targetView: UIView) { EditMenu.shared.hide(of: targetView) }
    /// Asks the responders again.
    open func update() {
        guard isMenuVisible, let targetView else { return }
        showMenu(from: targetView, rect: targetRect)
    }

    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
