// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// The map of all favorites.
final class MainViewController: UIViewController {
    @IBOutlet var mapView: MKMapView!
    @IBOutlet var mapTypeControl: UISegmentedControl!
    @IBOutlet var positionLabel: UILabel!

    private var places: PlaceStore { AppDelegate.shared.places }
    private var hasShownDenial = false

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        let press = UILongPressGestureRecognizer(target: self, action: #selector(mapPressed(_:)))
        mapView.addGestureRecognizer(press)
        NotificationCenter.default.addObserver(
            self, selector: #selector(locationChanged), name: LocationManager.didChange, object: nil)
        updateMapAnnotations()
        LocationManager.shared.getLocation { [weak self] location, error in
            if let error { self?.showDenial(error) }
            if let location { self?.show(location) }
        }
    }

    // MARK: Position

    @objc private func locationChanged() {
        if let error = LocationManager.shared.locationError { return showDenial(error) }
        guard let location = LocationManager.shared.location else { return }
        let place = location.coordinate
        positionLabel.text = String(format: "You are at %.5f, %.5f", place.latitude, place.longitude)
    }

    /// Only as long as there are no favorites to show.
    private func show(_ location: CLLocation) {
        guard places.all().isEmpty else { return }
        let region = MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 4000, longitudinalMeters: 4000)
        mapView.setRegion(region, animated: true)
    }

    private func showDenial(_ error: Error) {
        positionLabel.text = "Position unknown"
        guard !hasShownDenial else { return }
        hasShownDenial = true
        let text = error.localizedDescription + " Switch it on in Settings > Privacy > Location Services."
        DispatchQueue.main.async { self.showAlert("Location Unavailable", text) }
    }

    func showAlert(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (presentedViewController ?? self).present(alert, animated: true)
    }

    // MARK: Actions

    @IBAction func mapTypeSelectionChanged(_ sender: UISegmentedControl) {
        let types: [MKMapType] = [.standard, .satellite, .hybrid]
        mapView.mapType = types[sender.selectedSegmentIndex]
    }

    @IBAction func addPlace(_ sender: UIBarButtonItem) {
        showForm(for: nil) { $0.barButtonItem = sender }
    }

    /// A press drops the arrow that says where a person goes next.
    @objc private func mapPressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        let point = press.location(in: mapView)
        // A press on the arrow itself begins a drag.
        let isOnView = mapView.annotations.contains { annotation in
            mapView.view(for: annotation)?.frame.insetBy(dx: -8, dy: -8).contains(point) ?? false
        }
        guard !isOnView else { return }
        let place = places.next() ?? places.add()
        place.goingNext = true
        place.coordinate = mapView.convert(point, toCoordinateFrom: mapView)
        place.placeName = "Next: Dropped Pin"
        places.save()
        updateMapAnnotations()
        reverseGeocode(place, for: mapView.view(for: place))
    }

    // MARK: Annotations

    /// Few enough places to make all anew.
    func updateMapAnnotations() {
        mapView.removeAnnotations(mapView.annotations)
        mapView.removeOverlays(mapView.overlays)
        LocationManager.shared.stopMonitoringAll()
        let all = places.all()
        mapView.addAnnotations(all)
        for place in all where place.displayProximity {
            mapView.addOverlay(PlaceCircle(place))
            LocationManager.shared.manager.startMonitoring(for: place.region)
        }
        zoomMapToFitAnnotations(all)
    }

    private func zoomMapToFitAnnotations(_ all: [FavoritePlace]) {
        guard let region = MKCoordinateRegion(fitting: all) else { return }
        mapView.setRegion(region, animated: true)
    }

    func reverseGeocode(_ place: FavoritePlace, for view: MKAnnotationView?) {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        view?.leftCalloutAccessoryView = spinner
        let location = CLLocation(latitude: place.latitude, longitude: place.longitude)
        LocationManager.shared.geocoder.reverseGeocodeLocation(location) { [weak self] placemarks, error in
            view?.leftCalloutAccessoryView = UIImageView(image: UIImage(named: "annotation_view_arrow"))
            if let error {
                self?.showAlert("Geocoding Error", error.localizedDescription)
            } else if let placemark = placemarks?.last {
                self?.update(place, with: placemark)
            }
        }
    }

    private func update(_ place: FavoritePlace, with placemark: CLPlacemark) {
        places.context.perform { [places] in
            place.takeAddress(of: placemark)
            places.save()
        }
    }

    // MARK: Form

    func showForm(for place: FavoritePlace?, anchor: (UIPopoverPresentationController) -> Void) {
        guard
            let navigation = storyboard?.instantiateViewController(withIdentifier: "Form") as? UINavigationController,
            let form = navigation.topViewController as? FavoritePlaceViewController
        else { return }
        form.place = place
        form.delegate = self
        navigation.modalPresentationStyle = .popover
        if let popover = navigation.popoverPresentationController { anchor(popover) }
        present(navigation, animated: true)
    }
}

extension MainViewController: FavoritePlaceViewControllerDelegate {
    var currentLocationMapItem: MKMapItem { .forCurrentLocation() }

    func favoritePlaceViewControllerDidFinish(_ controller: FavoritePlaceViewController) {
        dismiss(animated: true)
        updateMapAnnotations()
    }

    func displayDirections(for route: MKRoute) {
        dismiss(animated: true)
        updateMapAnnotations()
        mapView.addOverlay(route.polyline, level: .aboveRoads)
        mapView.setVisibleMapRect(
            route.polyline.boundingMapRect, edgePadding: UIEdgeInsets(top: 80, left: 50, bottom: 90, right: 50),
            animated: true)
    }
}
