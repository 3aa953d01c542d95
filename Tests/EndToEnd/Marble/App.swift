// SPDX-License-Identifier: MIT
import CoreMotion
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Table()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A marble that rolls to the side to which the device is tilted, by `CMMotionManager` and a display link. The label says
/// what it has done since the last touch of the button.
final class Table: UIViewController {
    private let motion = CMMotionManager()
    private let marble = UIView(frame: CGRect(x: 0, y: 300, width: 40, height: 40))
    private let label = UILabel(frame: CGRect(x: 10, y: 100, width: 380, height: 60))
    /// Points a second.
    private var speed: CGFloat = 0
    private var places: [CGFloat] = []
    private var moments: [CFTimeInterval] = []
    private var isSteady = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        marble.backgroundColor = .red
        marble.center.x = view.bounds.midX
        label.numberOfLines = 2
        view.addSubview(marble)
        view.addSubview(label)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Look") { [weak self] _ in self?.look() })
        button.frame = CGRect(x: 100, y: 500, width: 100, height: 44)
        view.addSubview(button)
        motion.accelerometerUpdateInterval = 1 / 60
        motion.startAccelerometerUpdates()
        CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
    }

    @objc private func tick(_ link: CADisplayLink) {
        if let last = moments.last { isSteady = isSteady && abs(link.timestamp - last - link.duration) < 0.0001 }
        moments.append(link.timestamp)
        let side = CGFloat(motion.accelerometerData?.acceleration.x ?? 0)
        speed += side * 60 * CGFloat(link.duration)
        let range = 20...view.bounds.width - 20
        let next = marble.center.x + speed * CGFloat(link.duration)
        marble.center.x = min(max(next, range.lowerBound), range.upperBound)
        if marble.center.x != next { speed = 0 }
        places.append(marble.center.x)
    }

    private func look() {
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        let moved = steps.filter { $0 != 0 }
        let side =
            moved.isEmpty
            ? "rests" : moved.allSatisfy { $0 > 0 } ? "right" : moved.allSatisfy { $0 < 0 } ? "left" : "both"
        // The step before the edge is as long as there is room.
        let free = moved.dropLast()
        let isFaster = zip(free, free.dropFirst()).allSatisfy { abs($0) < abs($1) } && free.count > 2
        let isInside = places.allSatisfy { (20...view.bounds.width - 20).contains($0) }
        let edge =
            marble.center.x == 20 ? "left edge" : marble.center.x == view.bounds.width - 20 ? "right edge" : "free"
        label.text = "\(side), faster \(isFaster), inside \(isInside), \(edge), steady \(isSteady && moments.count > 2)"
        (places, moments, isSteady) = ([marble.center.x], [], true)
    }
}
