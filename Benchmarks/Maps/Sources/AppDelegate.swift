// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// Runs one scene of a map for a number of frames and exits. `SCENE` and `FRAMES` in the environment say which.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?
    private var frame = 0
    private var frames = 1
    private var scene: MapScene?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        frames = Int(environment["FRAMES"] ?? "") ?? 1
        if environment["SCENE"] == "map-whole" { return show(StartScene()) }
        let scene: MapScene
        switch environment["SCENE"] {
        case "map-zoom": scene = ZoomScene()
        case "map-pins": scene = PinsScene()
        default: scene = PanScene()
        }
        self.scene = scene
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
        return show(scene)
    }

    private func show(_ screen: UIViewController) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    @objc private func tick() {
        frame += 1
        if frame > frames { exit(0) }
        scene?.show(frame: frame)
    }
}

class MapScene: UIViewController {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private static let environment = ProcessInfo.processInfo.environment
    /// `MAP_CENTER` in the environment, latitude and longitude; Denver without.
    static let center: CLLocationCoordinate2D = {
        let parts = (environment["MAP_CENTER"] ?? "").split(separator: ",").compactMap { Double($0) }
        guard parts.count == 2 else { return CLLocationCoordinate2D(latitude: 39.7400, longitude: -104.9750) }
        return CLLocationCoordinate2D(latitude: parts[0], longitude: parts[1])
    }()
    /// Metres that are seen before a zoom.
    static let zoomStart = Double(environment["MAP_ZOOM_FROM"] ?? "") ?? 40_000

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
    }

    func show(frame: Int) {}
}
