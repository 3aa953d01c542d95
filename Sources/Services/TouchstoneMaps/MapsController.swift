// SPDX-License-Identifier: MIT
import MapKit
import UIKit

/// The one screen of Maps: a map, a field to search, and a card with a way's steps.
final class MapsController: UIViewController, MKMapViewDelegate, UISearchBarDelegate {
    let map = MKMapView()
    private let searchBar = UISearchBar()
    private let back = UIButton(type: .system)
    private let manager = CLLocationManager()
    private(set) var card: StepsView?
    private var directions: MKDirections?
    private var request: MapsRequest?

    override func viewDidLoad() {
        super.viewDidLoad()
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        map.delegate = self
        map.showsUserLocation = true
        map.showsUserTrackingButton = true
        searchBar.placeholder = "Search Maps"
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        back.isHidden = true
        back.titleLabel?.font = .systemFont(ofSize: 15)
        back.contentHorizontalAlignment = .left
        back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        for part in [map, searchBar, back] as [UIView] { view.addSubview(part) }
        manager.requestWhenInUseAuthorization()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        back.frame = CGRect(x: room.minX + 16, y: room.minY, width: room.width - 80, height: 24)
        let top = back.isHidden ? room.minY : back.frame.maxY
        searchBar.frame = CGRect(x: room.minX + 8, y: top, width: room.width - 72, height: 52)
        guard let card else { return }
        let height = min(320, view.bounds.height * 0.42)
        card.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }

    // MARK: What is asked for

    func show(_ request: MapsRequest) {
        self.request = request
        map.mapType = request.type
        map.removeAnnotations(map.annotations)
        map.removeOverlays(map.overlays)
        showCard(nil)
        showSource()
        if let way = request.way { return find(way) }
        resolve(request.pins.map { ($0.name, $0.place) }) { [weak self] items in self?.show(items, in: request) }
    }

    private func showSource() {
        back.isHidden = request?.source == nil
        back.setTitle("◀ Back to App", for: .normal)
        back.accessibilityLabel = "Back to App"
        view.setNeedsLayout()
    }

    private func goBack() { if let source = request?.source { _ = DeviceSession.launch(source) } }

    private func show(_ items: [MKMapItem], in request: MapsRequest) {
        let pins = items.map { item in
            let pin = MKPointAnnotation()
            pin.title = item.name
            pin.coordinate = item.placemark.coordinate
            return pin
        }
        map.addAnnotations(pins)
        if let center = request.center ?? pins.first?.coordinate, let span = request.span {
            map.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
        } else if !pins.isEmpty {
            map.showAnnotations(pins, animated: false)
        }
    }

    /// Places by their coordinates, or as the search finds them; those that are not found are left out.
    private func resolve(
        _ places: [(String?, MapsRequest.Place)], _ found: [MKMapItem] = [],
        _ done: @escaping @MainActor ([MKMapItem]) -> Void
    ) {
        guard let (name, place) = places.first else { return done(found) }
        let rest = Array(places.dropFirst())
        switch place {
        case .current: resolve(rest, found + [.forCurrentLocation()], done)
        case .coordinate(let latitude, let longitude):
            let item = MKMapItem(
                placemark: MKPlacemark(
                    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
            if let name { item.name = name }
            resolve(rest, found + [item], done)
        case .text(let words):
            let request = MKLocalSearch.Request()
            request.naturalLanguageQuery = words
            if map.bounds.width > 0 { request.region = map.region }
            MKLocalSearch(request: request).start { [weak self] response, _ in
                MainActor.assumeIsolated {
                    self?.resolve(rest, found + (response?.mapItems.prefix(1) ?? []), done)
                }
            }
        }
    }

    // MARK: A way

    private func find(_ way: MapsRequest.Way) {
        resolve([(nil, way.source), (nil, way.destination)]) { [weak self] items in
            guard let self else { return }
            guard items.count == 2 else { return tell("Directions Not Available", "A place was not found.") }
            let request = MKDirections.Request()
            (request.source, request.destination) = (items[0], items[1])
            request.transportType = way.transport
            let directions = MKDirections(request: request)
            self.directions = directions
            directions.calculate { [weak self] response, error in
                MainActor.assumeIsolated { self?.found(response, error, items[1]) }
            }
        }
    }

    private func found(_ response: MKDirections.Response?, _ error: (any Error)?, _ destination: MKMapItem) {
        guard let route = response?.routes.first else {
            let isReason = error != nil && (error as? MKError)?.code != .directionsNotFound
            let reason = isReason ? error?.localizedDescription : nil
            return tell("Directions Not Available", reason ?? "There is no way between these places.")
        }
        let pin = MKPointAnnotation()
        pin.title = destination.name
        pin.coordinate = destination.placemark.coordinate
        map.addAnnotation(pin)
        map.addOverlay(route.polyline, level: .aboveRoads)
        showCard(StepsView(route) { [weak self] in self?.endRoute() })
        let room = UIEdgeInsets(top: 110, left: 40, bottom: min(320, view.bounds.height * 0.42) + 30, right: 60)
        map.setVisibleMapRect(route.polyline.boundingMapRect, edgePadding: room, animated: false)
    }

    private func endRoute() {
        map.removeOverlays(map.overlays)
        showCard(nil)
    }

    private func showCard(_ new: StepsView?) {
        card?.removeFromSuperview()
        card = new
        if let new { view.addSubview(new) }
        view.setNeedsLayout()
    }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .systemBlue
        renderer.lineWidth = 6
        return renderer
    }

    // MARK: Search

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        guard let words = searchBar.text, !words.isEmpty else { return }
        let search = MKLocalSearch.Request()
        search.naturalLanguageQuery = words
        search.region = map.region
        MKLocalSearch(request: search).start { [weak self] response, error in
            MainActor.assumeIsolated { self?.foundPlaces(response, error) }
        }
    }

    private func foundPlaces(_ response: MKLocalSearch.Response?, _ error: (any Error)?) {
        guard let items = response?.mapItems, !items.isEmpty else {
            return tell("No Results", error?.localizedDescription ?? "Nothing was found.")
        }
        map.removeAnnotations(map.annotations)
        let pins = items.map { item in
            let pin = MKPointAnnotation()
            pin.title = item.name
            pin.coordinate = item.placemark.coordinate
            return pin
        }
        map.showAnnotations(pins, animated: true)
    }
}
