// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// Tells on standard output the milliseconds from a map's making to the first frame in which it is whole. Needs the real
/// clock.
final class StartScene: UIViewController, MKMapViewDelegate {
    private let start = ProcessInfo.processInfo.systemUptime
    private lazy var map = MKMapView(frame: view.bounds)
    private var link: CADisplayLink?
    private var frames = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        view.addSubview(map)
        map.setRegion(
            MKCoordinateRegion(center: MapScene.center, latitudinalMeters: 3000, longitudinalMeters: 1400),
            animated: false)
    }

    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// A link is told before a frame is drawn: the second call comes after the whole map's.
    @objc private func tick() {
        frames += 1
        guard frames == 2 else { return }
        print(String(format: "%.1f", 1000 * (ProcessInfo.processInfo.systemUptime - start)))
        exit(0)
    }
}
