// SPDX-License-Identifier: MIT
import MapKit
import UIKit

extension MainViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard let place = annotation as? FavoritePlace else { return nil }
        return place.goingNext ? arrowView(for: place) : pinView(for: place)
    }

    private func arrowView(for place: FavoritePlace) -> MKAnnotationView {
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: "arrow")
            ?? MKAnnotationView(annotation: place, reuseIdentifier: "arrow")
        view.annotation = place
        view.image = UIImage(named: "next_arrow")
        view.centerOffset = CGPoint(x: 0, y: -20)
        view.canShowCallout = true
        view.isDraggable = true
        view.leftCalloutAccessoryView = UIImageView(image: UIImage(named: "annotation_view_arrow"))
        view.rightCalloutAccessoryView = nil
        view.accessibilityIdentifier = "arrow"
        return view
    }

    private func pinView(for place: FavoritePlace) -> MKAnnotationView {
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKPinAnnotationView
            ?? MKPinAnnotationView(annotation: place, reuseIdentifier: "pin")
        view.annotation = place
        view.pinTintColor = MKPinAnnotationView.redPinColor()
        view.canShowCallout = true
        view.isDraggable = false
        view.leftCalloutAccessoryView = UIImageView(image: UIImage(named: "annotation_view_star"))
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        view.rightCalloutAccessoryView?.accessibilityLabel = "More Info"
        view.accessibilityIdentifier = "pin " + (place.placeName ?? "")
        return view
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {
        guard let place = view.annotation as? FavoritePlace else { return }
        showForm(for: place) { popover in
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        guard newState == .ending, let place = view.annotation as? FavoritePlace else { return }
        reverseGeocode(place, for: view)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        if let place = overlay as? PlaceCircle {
            let renderer = MKCircleRenderer(circle: place.circle)
            renderer.fillColor = UIColor.red.withAlphaComponent(0.2)
            renderer.strokeColor = UIColor.red.withAlphaComponent(0.7)
            renderer.lineWidth = 3
            return renderer
        }
        if let line = overlay as? MKPolyline {
            let renderer = MKPolylineRenderer(polyline: line)
            renderer.strokeColor = .blue
            renderer.lineWidth = 3
            return renderer
        }
        return MKOverlayRenderer(overlay: overlay)
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        let region = mapView.region
        NSLog(
            "Center: %f, %f, span: %f, %f", region.center.latitude, region.center.longitude, region.span.latitudeDelta,
            region.span.longitudeDelta)
    }
}

extension MKCoordinateRegion {
    /// All of the places with a tenth of their spread as a margin; nil without places.
    init?(fitting places: [FavoritePlace]) {
        let list = places as NSArray
        guard let north = list.value(forKeyPath: "@max.latitude") as? Double,
            let south = list.value(forKeyPath: "@min.latitude") as? Double,
            let east = list.value(forKeyPath: "@max.longitude") as? Double,
            let west = list.value(forKeyPath: "@min.longitude") as? Double
        else { return nil }
        self.init(
            center: CLLocationCoordinate2D(latitude: (north + south) / 2, longitude: (east + west) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((north - south) * 1.2, 0.02), longitudeDelta: max((east - west) * 1.2, 0.02)))
    }
}
