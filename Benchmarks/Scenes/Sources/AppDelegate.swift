// SPDX-License-Identifier: MIT
import UIKit

/// Runs one benchmark scene for a number of frames and exits. `SCENE` and `FRAMES` in the environment say which.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?
    private var frame = 0
    private var frames = 1
    private var times: FrameTimes?
    private var scene: BenchmarkScene?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        frames = Int(environment["FRAMES"] ?? "") ?? 1
        if environment["FRAME_TIMES"] != nil { times = FrameTimes() }
        let scene = Self.scene(environment["SCENE"] ?? "settings")
        self.scene = scene
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = scene
        window.makeKeyAndVisible()
        self.window = window
        // The idle scene shows itself and then nothing asks for time.
        if ["idle", "touch"].contains(environment["SCENE"]) { return true }
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
        case "touch": return TouchScene()
        case "windows-1": return WindowsScene(windows: 1)
        case "windows-8": return WindowsScene(windows: 8)
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
        times?.next()
        if frame > frames {
            times?.report()
            exit(0)
        }
        scene?.show(frame: frame)
    }
}

class BenchmarkScene: UIViewController {
    func show(frame: Int) {}
}

/// The CPU time of the whole process from frame to frame.
private struct FrameTimes {
    private var last = 0.0
    private var spans: [Double] = []

    mutating func next() {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        let now = Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        if last > 0 { spans.append(now - last) }
        last = now
    }

    /// Prints the median and the 95th percentile, milliseconds, without the first ten frames, in which caches fill.
    func report() {
        let sorted = spans.dropFirst(10).sorted()
        guard !sorted.isEmpty else { return }
        print("median \(sorted[sorted.count / 2]) p95 \(sorted[sorted.count * 95 / 100])")
    }
}
