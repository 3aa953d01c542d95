// SPDX-License-Identifier: MIT
import FoundationCompat
import ObjCRuntime
import TouchstoneDevice
import UIKit

/// The home screen: `SystemApps/HomeScreen` is an app whose delegate derives from this.
open class HomeScreenAppDelegate: UIResponder, UIApplicationDelegate {
    open var window: UIWindow?
    private var home: HomeController?
    private var covers: HomeCovers?
    /// nil: apps have displays of their own.
    private var stage: AppStage?
    private var watch: HomeWatch?
    private var notifications: SystemNotifications?

    public override init() { super.init() }

    open func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let home = HomeController(device: .current) { [weak self] icon, shortcut in
            if self?.stage?.open(icon.identifier) == true, shortcut == nil { return }
            if !DeviceSession.launch(icon.identifier, shortcut: shortcut) {
                Unsupported.report("the home screen launches apps where `touchstone device` has launched it")
            }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = home
        window.makeKeyAndVisible()
        (self.window, self.home) = (window, home)
        home.addToday(TodayView(device: .current))
        if let path = Device.variable("DISPLAY") { stage = AppStage(on: home, path: path) }
        let covers = HomeCovers(on: home, device: .current, stage: stage)
        self.covers = covers
        watch = HomeWatch(device: .current) { [weak home, weak covers] in
            home?.reload()
            covers?.reload()
        }
        _ = SoundBoard.current.observe { [weak covers] in
            DispatchQueue.main.async { MainActor.assumeIsolated { covers?.soundChanged() } }
        }
        notifications = SystemNotifications(device: .current) { [weak covers] app, notification in
            covers?.notificationArrived(notification, of: app)
        }
        NotificationArrival.shared.receiveForOther = { [weak notifications] app, push, identifier in
            try notifications?.receive(push, identifier: identifier, for: app)
        }
        return true
    }

    open func applicationDidBecomeActive(_ application: UIApplication) {
        home?.reload()
        covers?.reload()
    }
}
