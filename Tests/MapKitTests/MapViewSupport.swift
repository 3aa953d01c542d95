// SPDX-License-Identifier: MIT
import Foundation
import UIKit

@testable import MapKit

/// A map with a size, and a delegate that writes down what it hears.
@MainActor
final class MapScene {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let listener = MapListener()

    init(latitude: Double = 48, longitude: Double = 11, span: Double = 1) {
        map.delegate = listener
        map.layoutIfNeeded()
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)), animated: false)
        listener.calls = []
    }

    func point(_ latitude: Double, _ longitude: Double, _ title: String? = nil) -> MKPointAnnotation {
        let point = MKPointAnnotation()
        point.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        point.title = title
        return point
    }
}

final class MapListener: __ObjCObject, MKMapViewDelegate {
    var calls: [String] = []
    var makeView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
    var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { calls.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("did \(animated)") }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        calls.append("view " + (annotation.title ?? ""))
        return makeView(annotation)
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        calls.append("renderer \(type(of: overlay))")
        return makeRenderer(overlay)
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        calls.append("select " + (view.annotation?.title ?? ""))
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        calls.append("deselect " + (view.annotation?.title ?? ""))
    }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { calls.append("drag \(oldState.rawValue) \(newState.rawValue)") }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { calls.append("accessory") }
}
