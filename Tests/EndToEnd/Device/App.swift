// SPDX-License-Identifier: MIT
import AVFoundation
import AppTrackingTransparency
import CoreLocation
import UIKit
import UserNotifications
import WatchConnectivity

/// Notes what reaches it from outside in `Documents/journal.txt`, a line each.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
    var window: UIWindow?
    private let manager = CLLocationManager()
    private var changes: SignificantChanges?
    private var volume: NSKeyValueObservation?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        Journal.note("launched \(CommandLine.arguments.dropFirst().joined(separator: " "))")
        Journal.note("variable \(ProcessInfo.processInfo.environment["PROBE"] ?? "none")")
        volume = AVAudioSession.sharedInstance().observe(\.outputVolume, options: .new) { _, change in
            Journal.note(String(format: "volume %.2f", change.newValue ?? -1))
        }
        manager.delegate = self
        manager.startUpdatingLocation()
        if options?[.location] != nil {
            Journal.note("launched by location, state \(application.applicationState.rawValue)")
        }
        if CommandLine.arguments.contains("-watch") {
            let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
            manager.startMonitoring(for: CLCircularRegion(center: center, radius: 200, identifier: "museum"))
        }
        let wantsChanges = CommandLine.arguments.contains("-significant")
        if wantsChanges { UserDefaults.standard.set(true, forKey: "significant") }
        if UserDefaults.standard.bool(forKey: "significant") { changes = SignificantChanges() }
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Journal.note("opened \(url)")
        switch url.host {
        case "paste": Journal.note("pasted \(UIPasteboard.general.string ?? "nothing")")
        case "look": Journal.note("a text \(UIPasteboard.general.hasStrings)")
        case "track":
            ATTrackingManager.requestTrackingAuthorization { Journal.note("tracking \($0.rawValue)") }
        case "watch":
            let session = WCSession.default
            session.delegate = self
            session.activate()
            Journal.note("watch \(session.isPaired)")
        default: break
        }
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Journal.note("push \(userInfo["word"] ?? "")")
        fetchCompletionHandler(.newData)
    }

    func applicationDidEnterBackground(_ application: UIApplication) { Journal.note("background") }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.note("active") }
    func applicationWillTerminate(_ application: UIApplication) { Journal.note("terminates") }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        Journal.note("authorization \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        Journal.note("enter \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        Journal.note("exit \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        Journal.note(String(format: "at %.2f,%.2f", last.coordinate.latitude, last.coordinate.longitude))
    }
}

extension AppDelegate: WCSessionDelegate {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {}
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func sessionWatchStateDidChange(_ session: WCSession) {
        // The journal is the main thread's.
        DispatchQueue.main.async { Journal.note("watch \(session.isPaired)") }
    }
}

/// Asks anew in each launch, as apps have to that the device starts for a change.
final class SignificantChanges: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        manager.startMonitoringSignificantLocationChanges()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        Journal.note(String(format: "changed to %.2f,%.2f", last.coordinate.latitude, last.coordinate.longitude))
    }
}

final class Screen: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        note()
        Journal.note("language \(Locale.current.identifier)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        Journal.note("size \(Int(size.width)) x \(Int(size.height))")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { Journal.note("shaken") }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        note()
    }

    private func note() {
        let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        Journal.note("traits \(style) \(traitCollection.preferredContentSizeCategory.rawValue)")
    }
}

enum Journal {
    static func note(_ line: String) {
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
