// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why and with what a scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: __ObjCObject {
        open var urlContexts: Set<UIOpenURLContext> = []
        open var sourceApplication: String?
        open var handoffUserActivityType: String?
        open var userActivities: Set<NSUserActivity> = []
        /// The quick action of the app's icon that was chosen.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// What the person opened the app by; UserNotifications makes a response of it.
        package final var openedNotification: DeliveredNotification?
        public override init() { super.init() }
    }

    @preconcurrency @MainActor
    open class ActivationRequestOptions: __ObjCObject {
        /// Without effect here: a scene has the whole screen, whichever asked for it.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    @preconcurrency @MainActor
    open class OpenURLOptions: __ObjCObject {
        open var sourceApplication: String? { source }
        final var source: String?
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }

    @preconcurrency @MainActor
    open class OpenExternalURLOptions: __ObjCObject {
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    public let session: UISceneSession
    final var delegateStorage: (any UISceneDelegate)?
    final var stateStorage = ActivationState.unattached
    /// Another scene of the app has the screen.
    final var isBehindOthers = false

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.sceneStorage = self
    }

    /// A scene that is connected to nothing. iOS marks this unavailable; snapshot tests reach it by way of `NSObject`:
    /// `(UIWindowScene.self as NSObject.Type).init()`.
    public override init() {
        session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        super.init()
    }

    open var delegate: (any UISceneDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }
    open var activationState: ActivationState { stateStorage }
    /// Which of several scenes takes up content: without effect here, where the one on the screen does.
    open var activationConditions = UISceneActivationConditions()
    open var title: String! = ""
    open var subtitle = ""
    open override var next: UIResponder? { UIApplication.shared }

    @preconcurrency open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        // Without the attributes of UIApplication's parameter: the compiler mangles them in the vtables of subclasses
        // in other files, but not here, because the class is `@preconcurrency`.
        UIApplication.shared.open(url) { completion?($0) }
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// What a scene's delegate and observers hear of its life.
extension UIScene {
    func enterForeground() {
        stateStorage = .foregroundInactive
        delegateStorage?.sceneWillEnterForeground(self)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    }

    func becomeActive() {
        stateStorage = .foregroundActive
        delegateStorage?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    }

    func resignActive() {
        delegateStorage?.sceneWillResignActive(self)
        stateStorage = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
    }

    func enterBackground() {
        stateStorage = .background
        delegateStorage?.sceneDidEnterBackground(self)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
        if let delegate = delegateStorage, let activity = delegate.stateRestorationActivity(for: self) {
            session.stateRestorationActivity = activity
        }
    }

    func disconnect() {
        stateStorage = .unattached
        delegateStorage?.sceneDidDisconnect(self)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
    }

    /// Puts its windows on the screen, or takes them off it; they are not hidden in the app's eyes.
    final func showsWindows(_ isShown: Bool) {
        for window in (self as? UIWindowScene)?.windows ?? [] where !window.isHidden {
            if isShown {
                UIScreen.main.add(window)
            } else {
                UIScreen.main.remove(window)
                FirstResponder.windowDidHide(window)
            }
        }
    }
}

@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: __ObjCObject {
    public override init() { super.init() }
}

/// A URL the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: __ObjCObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()

    /// - Parameter source: bundle identifier of the app that opens the URL; nil: not known.
    package init(url: URL, source: String? = nil) {
        self.url = url
        options.source = source
        super.init()
    }
}

/// What is kept of a scene while it is not connected.
@preconcurrency @MainActor
open class UISceneSession: __ObjCObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    weak var sceneStorage: UIScene?
    var configurationStorage: UISceneConfiguration
    public let role: Role
    public let persistentIdentifier: String
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    /// - Parameter number: of the app's sessions; 0: the first.
    init(role: Role, configuration: UISceneConfiguration, number: Int = 0) {
        self.role = role
        configurationStorage = configuration
        let name = "scene." + role.rawValue + (number == 0 ? "" : ".\(number)")
        persistentIdentifier = UUID(stableFor: name).uuidString
        super.init()
    }

    open var scene: UIScene? { sceneStorage }
    open var configuration: UISceneConfiguration { configurationStorage }
}

/// How to make a scene: its classes and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: __ObjCObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// Named in Info.plist, or set by the app.
    open var storyboard: UIStoryboard? {
        get {
            if storyboardStorage == nil, let storyboardName {
                storyboardStorage = UIStoryboard(name: storyboardName, bundle: nil)
            }
            return storyboardStorage
        }
        set { storyboardStorage = newValue }
    }
    private var storyboardStorage: UIStoryboard?
    /// Loaded when `storyboard` is first asked for, from the main bundle; nil: none.
    package var storyboardName: String?

    /// Takes the classes and storyboard of the configuration of that name in Info.plist.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest.main.fill(self)
    }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        byName(self, "scene:willConnectToSession:options:", [scene, session, connectionOptions])
    }
    public func sceneDidDisconnect(_ scene: UIScene) { byName(self, "sceneDidDisconnect:", [scene]) }
    public func sceneDidBecomeActive(_ scene: UIScene) { byName(self, "sceneDidBecomeActive:", [scene]) }
    public func sceneWillResignActive(_ scene: UIScene) { byName(self, "sceneWillResignActive:", [scene]) }
    public func sceneWillEnterForeground(_ scene: UIScene) { byName(self, "sceneWillEnterForeground:", [scene]) }
    public func sceneDidEnterBackground(_ scene: UIScene) { byName(self, "sceneDidEnterBackground:", [scene]) }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        byName(self, "scene:openURLContexts:", [scene, URLContexts])
    }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        byName(self, "stateRestorationActivityForScene:", [scene], or: nil)
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        byName(self, "scene:willContinueUserActivityWithType:", [scene, userActivityType])
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        byName(self, "scene:continueUserActivity:", [scene, userActivity])
    }
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        byName(self, "scene:didUpdateUserActivity:", [scene, userActivity])
    }
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        byName(self, "scene:didFailToContinueUserActivityWithType:error:", [scene, userActivityType, error])
    }
}
