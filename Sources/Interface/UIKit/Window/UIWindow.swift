// SPDX-License-Identifier: MIT

/// The root of a view tree on a screen.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`. Windows are stacked by `windowLevel`, later
/// ones of a level in front.
open class UIWindow: UIView {
    final weak var sceneStorage: UIWindowScene?
    final var screenStorage: UIScreen?
    final var rootController: UIViewController?
    /// What waits for the root controller's view to be in the window; nil: it is not on its way there.
    final var afterInstallation: [() -> Void]?
    final var undoManagerStorage: UndoManager?
    final let touchDelivery = TouchDelivery()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishWindow()
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        finishWindow()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishWindow()
    }

    private final func finishWindow() {
        windowStorage = self
        layer.isHidden = true
        if bounds.isEmpty { frame = UIScreen.main.bounds }
        updateSafeArea()
    }

    deinit { forgetWindow() }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { rootController }
        set { changeRootViewController(newValue) }
    }

    open var windowLevel: Level = .normal {
        didSet { if oldValue != windowLevel { UIScreen.main.windowOrderDidChange() } }
    }

    open var windowScene: UIWindowScene? {
        get { sceneStorage }
        set { changeScene(newValue) }
    }

    open var screen: UIScreen {
        get { screenStorage ?? sceneStorage?.screen ?? .main }
        set { screenStorage = newValue }
    }

    open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }
    open var canBecomeKey: Bool { true }

    /// Shows the window in front of those of its level and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        UIScreen.main.bringToFront(self)
        sceneStorage?.bringToFront(self)
        makeKey()
    }
    open func makeKey() { UIApplication.shared.makeKey(self) }
    /// Called when the window became key; not to be called.
    open func becomeKey() {}
    open func resignKey() {}

    open func sendEvent(_ event: UIEvent) { deliver(event) }

    open override var isHidden: Bool {
        get { super.isHidden }
        set { changeVisibility(hidden: newValue) }
    }
    open override var next: UIResponder? { sceneStorage ?? UIApplication.shared }
    open override var undoManager: UndoManager? {
        if undoManagerStorage == nil { undoManagerStorage = UndoManager() }
        return undoManagerStorage
    }
}

extension UIWindow {
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

public typealias UIWindowLevel = UIWindow.Level
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert
