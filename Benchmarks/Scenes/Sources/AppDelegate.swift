// SPDX-License-Identifier: MIT
import UIKit

/// Runs one benchmark scene for a number of frames and exits. `SCENE` and `FRAMES` in the environment say which.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?
    private var frame = 0
    private var frames = 1
    private var scene: BenchmarkScene?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        frames = Int(environment["FRAMES"] ?? "") ?? 1
        let scene = Self.scene(environment["SCENE"] ?? "settings")
        self.scene = scene
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = scene
        window.makeKeyAndVisible()
        self.window = window
        // The idle scene shows itself and then nothing asks for time.
        if environment["SCENE"] == "idle" { return true }
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
        return true
    }

    private static func scene(_ name: String) -> BenchmarkScene {
        switch name {
        case "views": return MovingViewsScene()
        case "scroll": return RowsScene()
        case "bar":
            let rows = RowsScene()
            rows.hasBar = true
            return rows
        case "spot": return SpotScene()
        case "spot-of-ten": return SpotScene(rows: 10)
        case "paragraphs": return ParagraphsScene()
        case "widths": return WidthsScene()
        case "document": return DocumentScene(isTyping: false)
        case "typing": return DocumentScene(isTyping: true)
        case "items": return ItemsScene()
        case "physics": return PhysicsScene()
        case "blur": return BlurScene()
        default: return SettingsScene()
        }
    }

    @objc private func tick() {
        frame += 1
        if frame > frames { exit(0) }
        scene?.show(frame: frame)
    }
}

class BenchmarkScene: UIViewController {
    func show(frame: Int) {}
}
