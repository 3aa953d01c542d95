// SPDX-License-Identifier: MIT

/// The app's own object for its life cycle. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: __ShowsWindow {
    @_disfavoredOverload var window: UIWindow? { get set }

    func applicationDidFinishLaunching(_ application: UIApplication)
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Without effect here: there are no keyboards of other apps.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// A quick action of the app's icon was chosen.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        byName(self, "application:willContinueUserActivityWithType:", [application, userActivityType], or: false)
    }
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        byName(
            self, "application:didFailToContinueUserActivityWithType:error:", [application, userActivityType, error])
    }
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        byName(self, "application:didUpdateUserActivity:", [application, userActivity])
    }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        byName(
            self, "application:performActionForShortcutItem:completionHandler:",
            [application, shortcutItem, completionHandler])
    }

    @_disfavoredOverload public var window: UIWindow? {
        get { byName(self, "window", [], or: nil) }
        set { byName(self, "setWindow:", [newValue]) }
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        byName(self, "applicationDidFinishLaunching:", [application])
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        byName(self, "application:willFinishLaunchingWithOptions:", [application, launchOptions], or: true)
    }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        byName(self, "application:didFinishLaunchingWithOptions:", [application, launchOptions], or: true)
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {
        byName(self, "applicationDidBecomeActive:", [application])
    }
    public func applicationWillResignActive(_ application: UIApplication) {
        byName(self, "applicationWillResignActive:", [application])
    }
    public func applicationDidEnterBackground(_ application: UIApplication) {
        byName(self, "applicationDidEnterBackground:", [application])
    }
    public func applicationWillEnterForeground(_ application: UIApplication) {
        byName(self, "applicationWillEnterForeground:", [application])
    }
    public func applicationWillTerminate(_ application: UIApplication) {
        byName(self, "applicationWillTerminate:", [application])
    }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        byName(self, "applicationDidReceiveMemoryWarning:", [application])
    }
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        byName(self, "applicationSignificantTimeChange:", [application])
    }
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        byName(self, "application:openURL:options:", [app, url, options], or: false)
    }
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
        byName(
            self, "application:openURL:sourceApplication:annotation:",
            [application, url, sourceApplication, annotation], or: false)
    }
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        byName(self, "application:handleOpenURL:", [application, url], or: false)
    }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        byName(
            self, "application:continueUserActivity:restorationHandler:",
            [application, userActivity, restorationHandler], or: false)
    }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        byName(self, "application:supportedInterfaceOrientationsForWindow:", [application, window], or: .all)
    }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        byName(
            self, "application:configurationForConnectingSceneSession:options:",
            [application, connectingSceneSession, options], or: connectingSceneSession.configuration)
    }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        byName(self, "application:didDiscardSceneSessions:", [application, sceneSessions])
    }
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        byName(self, "application:didRegisterForRemoteNotificationsWithDeviceToken:", [application, deviceToken])
    }
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        byName(self, "application:didFailToRegisterForRemoteNotificationsWithError:", [application, error])
    }
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        byName(self, "application:didReceiveLocalNotification:", [application, notification])
    }
    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {
        byName(self, "application:didRegisterUserNotificationSettings:", [application, notificationSettings])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) {
        byName(
            self, "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
            [application, identifier, notification, completionHandler])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) {
        byName(
            self,
            "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
            [application, identifier, notification, responseInfo, completionHandler])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        byName(
            self, "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
            [application, identifier, userInfo, completionHandler])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) {
        byName(
            self,
            "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
            [application, identifier, userInfo, responseInfo, completionHandler])
    }
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        byName(self, "application:didReceiveRemoteNotification:", [application, userInfo])
    }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        byName(
            self, "application:didReceiveRemoteNotification:fetchCompletionHandler:",
            [application, userInfo, completionHandler])
    }
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        byName(self, "application:performFetchWithCompletionHandler:", [application, completionHandler])
    }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        byName(
            self, "application:handleEventsForBackgroundURLSession:completionHandler:",
            [application, identifier, completionHandler])
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        byName(
            self, "application:viewControllerWithRestorationIdentifierPath:coder:",
            [application, identifierComponents, coder], or: nil)
    }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        byName(self, "application:willEncodeRestorableStateWithCoder:", [application, coder])
    }
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        byName(self, "application:didDecodeRestorableStateWithCoder:", [application, coder])
    }
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        byName(
            self, "application:shouldAllowExtensionPointIdentifier:", [application, extensionPointIdentifier], or: true)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        byName(self, "application:shouldSaveApplicationState:", [application, coder], or: false)
    }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        byName(self, "application:shouldRestoreApplicationState:", [application, coder], or: false)
    }
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        byName(self, "application:shouldSaveSecureApplicationState:", [application, coder], or: false)
    }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        byName(self, "application:shouldRestoreSecureApplicationState:", [application, coder], or: false)
    }

    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        byName(self, "applicationProtectedDataWillBecomeUnavailable:", [application])
    }
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        byName(self, "applicationProtectedDataDidBecomeAvailable:", [application])
    }
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {
        byName(
            self, "application:willChangeStatusBarOrientation:duration:",
            [application, newStatusBarOrientation, duration])
    }
    public func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
        byName(self, "application:didChangeStatusBarOrientation:", [application, oldStatusBarOrientation])
    }
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        byName(self, "application:willChangeStatusBarFrame:", [application, newStatusBarFrame])
    }
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        byName(self, "application:didChangeStatusBarFrame:", [application, oldStatusBarFrame])
    }
}
