// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Starts the app and runs it until the process ends.
/// - Parameters: class names as `NSStringFromClass` gives them; nil: `UIApplication`, and the delegate that the main
///   storyboard names.
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    AppLaunch.run {
        guard let name = delegateClassName else { return nil }
        guard let cls = SceneManifest.classNamed(name) else {
            NSException.raise(
                .internalInconsistencyException,
                "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
        }
        return AppLaunch.makeDelegate(cls)
    }
}

/// What a rewritten `@UIApplicationMain` or `@main` runs; `make` makes the delegate.
@MainActor
public func __uiApplicationMain(_ make: () -> any UIApplicationDelegate) {
    _ = AppLaunch.run(make)
}

extension UIApplicationDelegate {
    /// What a type marked `@main` runs.
    public static func main() {
        AppLaunch.run { AppLaunch.makeDelegate(self) }
    }
}

@MainActor
enum AppLaunch {
    static func makeDelegate(_ cls: AnyClass) -> (any UIApplicationDelegate)? {
        ObjectMaker.make(cls) as? any UIApplicationDelegate
    }

    static func run(_ makeDelegate: () -> (any UIApplicationDelegate)?) -> Never {
        let options = LaunchOptions.current
        options.prepareProcess()
        EndSignals.endWithTool()
        LeftoverFiles.remove()
        let application = UIApplication.shared
        BackgroundTransfers.setService(DeviceSession.transferService)
        PasteNotice.start()
        options.configureScreen()
        let shownElsewhere = ExtensionHost(ProcessInfo.processInfo.environment[ExtensionHost.variable])
        ExtensionHost.current = shownElsewhere
        var look = ExtensionLook()
        ExtensionHost.news = { look.news() }
        if let shownElsewhere {
            UIScreen.main.change(to: shownElsewhere.screen)
        } else {
            UIScreen.main.showSystemBars()
        }
        do {
            MainLoop.shared.attach(try shownElsewhere ?? LaunchHooks.makeHost(options))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(4)
        }
        HostInput.controls = DeviceControls.perform
        if let host = MainLoop.shared.host, options.showsControls {
            DevicePanel.install(on: host)
            PageControls.install(on: host)
        }
        NotificationArrival.shared.showElsewhere = DesktopBanners.show
        NotificationBanner.makeLongLook = LongLook.make
        ControlServer.relaunch = Relaunch.run(in:)
        if let pending = options.pendingSteps { ControlServer.performPending(in: pending, beforeLaunch: true) }
        if shownElsewhere == nil { LaunchPicture.show(options) }
        application.delegateStorage = makeDelegate()
        application.launch()
        LaunchPicture.hide()
        if let pending = options.pendingSteps { ControlServer.performPending(in: pending, beforeLaunch: false) }
        if let control = options.control {
            ControlServer.start(at: control)
            PreferencesWatch.start()
            if options.wakeReason != nil { Suspension.plan() }
        }
        if let socket = options.automation { AutomationServer.run(on: socket) }
        options.startScript()
        if options.script == nil, !TestLaunch.isWanted { EndSignals.watch() }
        TestLaunch.begin()
        MainLoop.shared.run()
        Relaunch.runIfWanted()
        exit(0)
    }
}
