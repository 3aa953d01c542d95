// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The one app object: life cycle, windows, event and action routing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    static var sharedStorage: UIApplication?
    /// Tests and tools that never call `UIApplicationMain` get a plain application on first use.
    open class var shared: UIApplication {
        if let shared = sharedStorage { return shared }
        let application = UIApplication()
        sharedStorage = application
        return application
    }

    public override init() {
        super.init()
        if UIApplication.sharedStorage == nil { UIApplication.sharedStorage = self }
    }

    final var delegateStorage: (any UIApplicationDelegate)?
    final weak var keyWindowStorage: UIWindow?
    final var state = State.inactive
    final var scenes: [UIScene] = []
    final var sessions: [UISceneSession] = []
    final var ignoringInteraction = 0
    nonisolated final let backgroundTasks = BackgroundTasks()
    final var statusBar = StatusBarState()
    final let defaultScene = DefaultScene()
    final let touchSystem = TouchSystem()
    final let keySystem = KeySystem()
    /// Made for the main storyboard, before the delegate was asked.
    final var mainWindow: UIWindow?

    open weak var delegate: (any UIApplicationDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    // MARK: State

    open var applicationState: State { state }
    /// Without effect here: no idle timer locks the screen.
    open var isIdleTimerDisabled = false
    open var applicationSupportsShakeToEdit = true
    /// False while the device is locked by a passcode.
    open var isProtectedDataAvailable: Bool { !World.shared.state.lock.protectsData }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Seconds; as good as endless in the foreground.
    nonisolated open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection.interfaceDirection
    }

    // MARK: Windows and scenes

    /// The windows of all scenes, hidden ones too.
    open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }
    open var keyWindow: UIWindow? { keyWindowStorage }
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    open var openSessions: Set<UISceneSession> { Set(sessions) }
    /// On tablets, where Info.plist says so.
    open var supportsMultipleScenes: Bool { UIScreen.main.device.isPad && SceneManifest.main.allowsMany }
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.activate(sceneSession, activity: userActivity, errorHandler)
    }
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.destroy(sceneSession, errorHandler)
    }
    /// Without effect here: there is no app switcher whose picture of the scene could be out of date.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Events and actions

    /// Where all events pass on their way to windows.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Calls `action` on `target`, or on the first responder of the chain that performs it.
    /// - Returns: whether somebody did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        route(action, to: target, from: sender, for: event)
    }

    open func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }
    open func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

    open override var next: UIResponder? { delegateStorage as? UIResponder }

    // MARK: URLs

    open func canOpenURL(_ url: URL) -> Bool { URLOpener.canOpen(url) }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let done = URLOpener.open(url)
        if let completion { DispatchQueue.main.async { completion(done) } }
    }
    @discardableResult
    open func openURL(_ url: URL) -> Bool { URLOpener.open(url) }

    // MARK: Background work

    /// Asks for time to finish something after the app has left the foreground: 30 seconds
    /// (`{"world": {"backgroundSeconds": 600}}` gives more). The handler is called on the main thread five seconds before
    /// they are over; who has not ended the task by then is killed.
    @preconcurrency nonisolated open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }
    @preconcurrency nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(taskName, handler)
    }
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }
    /// Without effect here: nothing wakes an app in the background to fetch.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    // MARK: Status bar

    open var statusBarFrame: CGRect { statusBarFrameNow }
    open var statusBarOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set {
            statusBar.ownStyle = newValue
            statusBarDidChange()
        }
    }
    open var isStatusBarHidden: Bool {
        get { statusBar.isHidden }
        set {
            statusBar.ownHidden = newValue
            statusBarDidChange()
        }
    }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        UIView.animate(withDuration: animated ? 0.3 : 0) { self.statusBarStyle = statusBarStyle }
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        statusBar.animation = animation
        UIView.animate(withDuration: animation == .none ? 0 : 0.3) { self.isStatusBarHidden = hidden }
    }
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// Shown in the status bar of devices with a home button, and of tablets; the others have no room for it.
    open var isNetworkActivityIndicatorVisible = false {
        didSet { SystemBars.current?.showsActivity = isNetworkActivityIndicatorVisible }
    }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        supportedOrientations(for: window)
    }

    /// Quick actions of the app's icon beside those of Info.plist.
    open var shortcutItems: [UIApplicationShortcutItem]?

    // MARK: Badges, icons, notifications

    /// The number on the app's icon; 0: none. It outlives the app.
    open var applicationIconBadgeNumber: Int {
        get { NotificationService.shared.badge }
        set { NotificationService.shared.badge = max(0, newValue) }
    }
    /// Whether Info.plist names icons beside the app's main one.
    open var supportsAlternateIcons: Bool { !AlternateIcons.names.isEmpty }
    /// nil: the main icon.
    open var alternateIconName: String? { AlternateIcons.current }
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = AlternateIcons.choose(alternateIconName)
        if error == nil, let host = MainLoop.shared.host { HostSelection.showIcon(on: host) }
        if let completionHandler { DispatchQueue.main.async { completionHandler(error) } }
    }
    /// Tells the delegate a token or, for an app without the `aps-environment` entitlement, that it failed.
    open func registerForRemoteNotifications() { answerRemoteRegistration() }
    open func unregisterForRemoteNotifications() { NotificationRegistration.isRemote = false }
    open var isRegisteredForRemoteNotifications: Bool { NotificationRegistration.isRemote }

    // MARK: State restoration

    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIApplication {
    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// What of other apps an app may let in.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
public typealias UIApplicationState = UIApplication.State
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
