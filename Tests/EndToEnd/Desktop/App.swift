// SPDX-License-Identifier: MIT
import CoreLocation
import MediaPlayer
import Network
import Security
import UIKit
import UserNotifications

/// Notes in `Documents/journal.txt`, a line each, what the device tells of the machine that it stands on.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let surroundings = Surroundings()
    private let reminders = Reminders()
    private let player = Player()
    private let files = Files()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Screen()
        window.makeKeyAndVisible()
        self.window = window
        surroundings.start()
        reminders.start()
        if CommandLine.arguments.contains("-play") { player.start() }
        if let secret = UserDefaults.standard.string(forKey: "keep") { Secret.keep(secret) }
        if CommandLine.arguments.contains("-tell") { Secret.tell() }
        if CommandLine.arguments.contains("-visit"), let page = URL(string: "https://example.org/harbour?ships=3") {
            application.open(page)
        }
        if CommandLine.arguments.contains("-choose") { files.choose(from: window.rootViewController) }
        if CommandLine.arguments.contains("-give") { files.give(from: window.rootViewController) }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Journal.note("is active") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        if CommandLine.arguments.contains("-remind") { reminders.remind() }
    }
}

/// Says what the battery had when the app came up.
final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        UIDevice.current.isBatteryMonitoringEnabled = true
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
        label.text = "battery \(Int((UIDevice.current.batteryLevel * 100).rounded()))"
        view.addSubview(label)
        style.frame = CGRect(x: 20, y: 160, width: 300, height: 30)
        view.addSubview(style)
        tellStyle()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tellStyle()
    }

    private let style = UILabel()
    private func tellStyle() {
        let text = "style \(traitCollection.userInterfaceStyle.rawValue)"
        guard style.text != text else { return }
        style.text = text
        Journal.note(text)
    }
}

/// Asks for files, and gives some away.
@MainActor
final class Files: NSObject, UIDocumentPickerDelegate {
    func choose(from screen: UIViewController?) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .image])
        picker.allowsMultipleSelection = true
        show(picker, from: screen)
    }

    func give(from screen: UIViewController?) {
        let ledgers = ["ledger.txt", "second.txt"].map {
            FileManager.default.temporaryDirectory.appendingPathComponent($0)
        }
        do { for ledger in ledgers { try "twelve barrels".write(to: ledger, atomically: true, encoding: .utf8) } } catch
        {
            return Journal.note("\(error)")
        }
        let both = CommandLine.arguments.contains("-both")
        show(UIDocumentPickerViewController(forExporting: both ? ledgers : [ledgers[0]], asCopy: true), from: screen)
    }

    private func show(_ picker: UIDocumentPickerViewController, from screen: UIViewController?) {
        picker.delegate = self
        screen?.present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls {
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "cannot be read"
            Journal.note("chose \(url.lastPathComponent): \(text)")
        }
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { Journal.note("chose nothing") }
}

/// Battery, network, how the device is held, and where.
@MainActor
final class Surroundings: NSObject, CLLocationManagerDelegate {
    private let monitor = NWPathMonitor()
    private let manager = CLLocationManager()

    func start() {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        device.beginGeneratingDeviceOrientationNotifications()
        let changes: [(Notification.Name, @MainActor () -> String)] = [
            (UIDevice.batteryLevelDidChangeNotification, { "level \(Int((device.batteryLevel * 100).rounded()))" }),
            (UIDevice.batteryStateDidChangeNotification, { "battery state \(device.batteryState.rawValue)" }),
            (UIDevice.orientationDidChangeNotification, { "orientation \(device.orientation.rawValue)" }),
            (.NSProcessInfoPowerStateDidChange, { "low power \(ProcessInfo.processInfo.isLowPowerModeEnabled)" }),
        ]
        for (name, text) in changes {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { Journal.note(text()) }
            }
        }
        monitor.pathUpdateHandler = { path in
            let kinds: [NWInterface.InterfaceType] = [.wifi, .cellular, .wiredEthernet]
            let used = kinds.filter(path.usesInterfaceType).map { "\($0)" }.joined()
            Journal.note("network \(path.status) \(used)")
        }
        monitor.start(queue: .main)
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last else { return }
        let (north, east) = (place.coordinate.latitude, place.coordinate.longitude)
        Journal.note("place \(north) \(east) within \(place.horizontalAccuracy)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
}

/// A notification with two actions, when the app has gone behind others.
@MainActor
final class Reminders: NSObject, UNUserNotificationCenterDelegate {
    private let center = UNUserNotificationCenter.current()

    func start() {
        center.delegate = self
        let pour = UNNotificationAction(identifier: "pour", title: "Pour")
        let say = UNTextInputNotificationAction(
            identifier: "say", title: "Say", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "")
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "kettle", actions: [pour, say], intentIdentifiers: [], options: .customDismissAction)
        ])
    }

    func remind() {
        let content = UNMutableNotificationContent()
        content.title = "Tea & biscuits"
        content.body = "3 < 4 minutes"
        content.categoryIdentifier = "kettle"
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
        Journal.note("answer \(response.actionIdentifier) \(text)")
        if response.actionIdentifier == "pour" { remind() }
        completionHandler()
    }
}

/// Plays a second of silence again and again, and says that it is a lullaby.
@MainActor
final class Player {
    private var player: AVAudioPlayer?

    func start() {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            try AVAudioSession.sharedInstance().setActive(true)
            player = try AVAudioPlayer(data: Self.silence)
        } catch { fatalError("\(error)") }
        player?.numberOfLoops = -1
        player?.play()
        tell(elapsed: 3, rate: 1)
        let commands = MPRemoteCommandCenter.shared()
        commands.playCommand.addTarget { [self] _ in
            player?.play()
            return heard("play", rate: 1)
        }
        commands.pauseCommand.addTarget { [self] _ in
            player?.pause()
            return heard("pause", rate: 0)
        }
        commands.nextTrackCommand.addTarget { [self] _ in heard("next", rate: 1) }
        commands.changePlaybackPositionCommand.addTarget { [self] event in
            let place = (event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? -1
            tell(elapsed: place, rate: 0)
            return heard("position \(Int(place))", rate: nil)
        }
    }

    private func heard(_ what: String, rate: Double?) -> MPRemoteCommandHandlerStatus {
        Journal.note("remote \(what)")
        if let rate { tell(elapsed: 3, rate: rate) }
        return .success
    }

    private func tell(elapsed: Double, rate: Double) {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Lullaby", MPMediaItemPropertyArtist: "The Night Watch",
            MPMediaItemPropertyPlaybackDuration: 100.0, MPNowPlayingInfoPropertyElapsedPlaybackTime: elapsed,
            MPNowPlayingInfoPropertyPlaybackRate: rate,
        ]
    }

    /// 8,000 samples of 16 bits as a WAV file.
    private static var silence: Data {
        let rate = 8000
        var data = Data("RIFF".utf8)
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        add(UInt32(36 + rate * 2))
        data += Data("WAVEfmt ".utf8)
        add(UInt32(16))
        for value in [1, 1] as [UInt16] { add(value) }
        for value in [rate, rate * 2] { add(UInt32(value)) }
        for value in [2, 16] as [UInt16] { add(value) }
        data += Data("data".utf8)
        add(UInt32(rate * 2))
        return data + Data(count: rate * 2)
    }
}

/// A password in the keychain.
enum Secret {
    private static let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "console"]

    static func keep(_ text: String) {
        let status = SecItemAdd(item.merging([kSecValueData: Data(text.utf8)]) { $1 } as CFDictionary, nil)
        Journal.note("kept with \(status)")
    }

    static func tell() {
        var found: CFTypeRef?
        let status = SecItemCopyMatching(item.merging([kSecReturnData: true]) { $1 } as CFDictionary, &found)
        Journal.note("secret \((found as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "") with \(status)")
    }
}

enum Journal {
    static func note(_ line: String) {
        let file = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/journal.txt")
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
