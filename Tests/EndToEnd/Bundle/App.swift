// SPDX-License-Identifier: MIT
import AudioToolbox
import Contacts
import CoreGraphics
import CoreLocation
import Foundation
import QuartzCore
import Security
import UIKit

/// Notes in `Documents/journal.txt` what its bundle and its sandbox are like, and the order of its life.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        Journal.note("delegate")
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.note("launched, window \(window != nil), status bar hidden \(application.isStatusBarHidden)")
        let places = [
            FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        for place in places {
            let url = FileManager.default.urls(for: place, in: .userDomainMask)[0]
            Journal.note("\(url.lastPathComponent) in home \(url.path.hasPrefix(NSHomeDirectory()))")
        }
        for name in ["Documents", "Library/Preferences", "Library/Caches", "Library/Application Support", "tmp"] {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: NSHomeDirectory() + "/" + name, isDirectory: &isFolder)
            Journal.note("folder \(name) \(isThere && isFolder.boolValue)")
        }
        let count = UserDefaults.standard.integer(forKey: "launches") + 1
        UserDefaults.standard.set(count, forKey: "launches")
        Journal.note("launch \(count)")
        noteBundle()
        noteTransport()
        Store.note()
        let arguments = CommandLine.arguments
        if let index = arguments.firstIndex(of: "-pry") { Prying.note(arguments[index + 1]) }
        if arguments.contains("-fill") { Filling.start() }
        if arguments.contains("-store") { Filling.store() }
        NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
        ) { _ in Journal.note("memory: notification") }
        UIDevice.current.isBatteryMonitoringEnabled = true
        for name in [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                let device = UIDevice.current
                Journal.note("battery \(Int((device.batteryLevel * 100).rounded())) \(device.batteryState.rawValue)")
            }
        }
        return true
    }

    private func noteBundle() {
        Journal.note("word \(Bundle.main.object(forInfoDictionaryKey: "Word") as? String ?? "none")")
        let file = Bundle.main.url(forResource: "resource", withExtension: "txt")
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none\n"
        Journal.note("resource \(text.dropLast())")
        Journal.note(
            "hello \(NSLocalizedString("hello", comment: "")), \(NSLocalizedString("only", comment: "")), \(NSLocalizedString("missing key", comment: ""))"
        )
        let image = UIImage(named: "sliced")
        Journal.note("caps \(image.map { NSCoder.string(for: $0.capInsets) } ?? "none")")
        let isIn = UIImage(named: "kept") == nil && UIImage(named: "Documents/kept") == nil
        Journal.note("images outside the bundle not found \(isIn)")
    }

    /// What becomes of loads without TLS. Nobody has these names, so those that are let through find no server.
    private func noteTransport() {
        let hosts = [
            "plain.invalid", "excepted.invalid", "below.excepted.invalid", "below.plain.invalid", "printer.local",
        ]
        for host in hosts {
            guard let url = URL(string: "http://\(host)/") else { continue }
            URLSession.shared.dataTask(with: url) { _, _, error in
                let code = (error as NSError?)?.code ?? 0
                let text = code == NSURLErrorAppTransportSecurityRequiresSecureConnection ? "refused" : "let through"
                DispatchQueue.main.async { Journal.note("transport \(host) \(text)") }
            }.resume()
        }
    }

    func applicationWillResignActive(_ application: UIApplication) { Journal.note("will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { Journal.note("did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Journal.note("will enter foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.note("did become active") }
    func applicationWillTerminate(_ application: UIApplication) { Journal.note("will terminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Journal.note("memory: delegate") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        true
    }
}

/// What an app must not get at: another app's home, its own bundle, the system.
enum Prying {
    static func note(_ other: String) {
        let files = FileManager.default
        func write(_ path: String) -> String {
            do {
                try "mine".write(toFile: path, atomically: false, encoding: .utf8)
                return "done"
            } catch { return "refused" }
        }
        let listed = (try? files.contentsOfDirectory(atPath: other + "/Documents")) == nil ? "refused" : "done"
        let neighbours = (other as NSString).deletingLastPathComponent
        let listedAll = (try? files.contentsOfDirectory(atPath: neighbours)) == nil ? "refused" : "done"
        let read = files.contents(atPath: other + "/Documents/secret.txt") == nil ? "refused" : "done"
        Journal.note("others: list \(listedAll) \(listed), read \(read), write \(write(other + "/Documents/new.txt"))")
        Journal.note(
            "bundle: \(write(Bundle.main.bundlePath + "/new.txt")) \(write(Bundle.main.bundlePath + "/resource.txt"))")
        Journal.note("system: \(write("/usr/new.txt")) \(write("/etc/new.txt"))")
        Journal.note(
            "own: \(write(NSHomeDirectory() + "/Documents/own.txt")) \(write(NSTemporaryDirectory() + "own.txt"))")
        let item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: "pry", kSecValueData: Data("word".utf8),
        ]
        Journal.note("keychain: \(SecItemAdd(item as CFDictionary, nil))")
    }
}

/// Uses more and more memory.
@MainActor
enum Filling {
    private static var memory: [[UInt8]] = []

    static func store() {
        let file = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/large")
        for options in [Data.WritingOptions.atomic, []] {
            do {
                try Data(count: 20 << 20).write(to: file, options: options)
                Journal.note("stored")
            } catch { Journal.note("no room \((error as? CocoaError)?.code == .fileWriteOutOfSpace)") }
        }
        try? FileManager.default.removeItem(at: file)
        let isStored = (try? Data(count: 1 << 20).write(to: file)) != nil
        Journal.note("less is stored \(isStored)")
    }

    static func start() {
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
            MainActor.assumeIsolated { memory.append([UInt8](repeating: 7, count: 8 << 20)) }
        }
    }
}

/// A box that a finger drags; it is where it was at the next launch.
final class DraggedView: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (new, old) = (touch.location(in: superview), touch.previousLocation(in: superview))
        center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
    }
}

/// A segue of the app's own that changes nothing on the screen.
final class NotingSegue: UIStoryboardSegue {
    var word = "made"

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        Journal.note("segue \(identifier ?? "-") \(word)")
    }

    override func perform() { Journal.note("segue \(word), to \(destination.title ?? "-")") }
}

final class Board: UIViewController {
    private let box = DraggedView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
    private var hasGreeted = false
    private var hasTurned = false

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue as? NotingSegue)?.word = "set in prepare"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.note("board loaded from the storyboard")
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        label.text = NSLocalizedString("hello", comment: "")
        view.addSubview(label)
        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString("hello", comment: "") + "!", for: .normal)
        button.frame = CGRect(x: 20, y: 150, width: 300, height: 40)
        view.addSubview(button)
        box.backgroundColor = .systemBlue
        let place = UserDefaults.standard.string(forKey: "place").map { NSCoder.cgPoint(for: $0) }
        if let place { box.center = place }
        Journal.note("box at \(Int(box.center.x.rounded())) \(Int(box.center.y.rounded()))")
        view.addSubview(box)
        NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [box] _ in
            MainActor.assumeIsolated { UserDefaults.standard.set(NSCoder.string(for: box.center), forKey: "place") }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Journal.note("board appeared")
        if !hasTurned { for name in ["leaf", "twig"] { performSegue(withIdentifier: name, sender: self) } }
        hasTurned = true
        // It appears again when what it presents is gone.
        guard CommandLine.arguments.contains("-hello"), !hasGreeted else { return }
        hasGreeted = true
        let hello = HelloController()
        hello.modalPresentationStyle = .fullScreen
        present(hello, animated: false) { [weak self] in self?.dismiss(animated: false) }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        Journal.note("turned")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        Journal.note("memory: controller")
    }
}

/// A view made in code.
final class HelloController: UIViewController {
    override func loadView() {
        Journal.note("loadView")
        view = UIView()
    }
    deinit { Journal.note("hello is gone") }
}

enum Journal {
    static func note(_ line: String) {
        let file = NSHomeDirectory() + "/Documents/journal.txt"
        let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        try? (old + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
}
