// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// A city's streets, moved five points a frame.
final class PanScene: MapScene {
    override func viewDidLoad() {
        super.viewDidLoad()
        map.setRegion(
            MKCoordinateRegion(center: Self.center, latitudinalMeters: 3000, longitudinalMeters: 1400), animated: false)
    }

    override func show(frame: Int) {
        let point = CGPoint(x: 195 + 3, y: 422 + 4)
        map.setCenter(map.convert(point, toCoordinateFrom: map), animated: false)
    }
}

/// A city's streets, coming two percent nearer each frame.
final class ZoomScene: MapScene {
    override func show(frame: Int) {
        let metres = Self.zoomStart * pow(0.98, Double(frame))
        map.setRegion(
            MKCoordinateRegion(center: Self.center, latitudinalMeters: metres, longitudinalMeters: metres / 2.2),
            animated: false)
    }
}

/// 10,000 annotations around a city, some 1,200 of them in sight, in clusters; thrown 120 points in 24 frames, over and over.
final class PinsScene: MapScene, MKMapViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        map.register(Pin.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        map.setRegion(
            MKCoordinateRegion(center: Self.center, latitudinalMeters: 30_000, longitudinalMeters: 14_000),
            animated: false)
        map.addAnnotations(
            (0..<10_000).map { index in
                let place = MKPointAnnotation()
                // A square of a hundred by a hundred, shaken by a rule.
                let (row, column) = (Double(index / 100), Double(index % 100))
                place.coordinate = CLLocationCoordinate2D(
                    latitude: Self.center.latitude + (row - 50) * 0.0075 + sin(column * 7) * 0.002,
                    longitude: Self.center.longitude + (column - 50) * 0.005 + cos(row * 5) * 0.002)
                return place
            })
    }

    override func show(frame: Int) {
        // A flight of 24 frames and 120 points, as a finger's throw moves the map; then the next.
        guard frame % 24 == 1 else { return }
        map.setCenter(map.convert(CGPoint(x: 195 + 72, y: 422 + 96), toCoordinateFrom: map), animated: true)
    }
}

final class Pin: MKMarkerAnnotationView {
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        clusteringIdentifier = "pin"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
