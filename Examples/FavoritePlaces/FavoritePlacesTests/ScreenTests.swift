// SPDX-License-Identifier: MIT
import MapKit
import XCTest

@testable import FavoritePlaces

/// Configured by its annotation, as Apple's sample of clustering has its views.
private final class TaggedView: MKAnnotationView {
    override var annotation: MKAnnotation? {
        willSet { if let place = newValue as? MKPointAnnotation { accessibilityLabel = place.title } }
    }
}

final class ScreenTests: XCTestCase {
    private let store = PlaceStore(inMemory: true)
    private let storyboard = UIStoryboard(name: "Main", bundle: nil)

    private func main() throws -> MainViewController {
        let root = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let controller = (root as? UINavigationController)?.topViewController ?? root
        controller.loadViewIfNeeded()
        return try XCTUnwrap(controller as? MainViewController)
    }

    private func form() throws -> FavoritePlaceViewController {
        let navigation = storyboard.instantiateViewController(withIdentifier: "Form") as? UINavigationController
        let form = try XCTUnwrap(navigation?.topViewController as? FavoritePlaceViewController)
        form.loadViewIfNeeded()
        return form
    }

    /// MP55
    func testPinOfAPlaceAndArrowOfTheNext() throws {
        let main = try main()
        let place = store.add()
        let pin = try XCTUnwrap(main.mapView(main.mapView, viewFor: place) as? MKPinAnnotationView)
        XCTAssertEqual(pin.pinTintColor, MKPinAnnotationView.redPinColor())
        XCTAssertNotNil((pin.leftCalloutAccessoryView as? UIImageView)?.image)
        XCTAssertEqual((pin.rightCalloutAccessoryView as? UIButton)?.buttonType, .detailDisclosure)
        XCTAssertFalse(pin.isDraggable)
        place.goingNext = true
        let arrow = try XCTUnwrap(main.mapView(main.mapView, viewFor: place))
        XCTAssertNotNil(arrow.image)
        XCTAssertNotNil((arrow.leftCalloutAccessoryView as? UIImageView)?.image)
        XCTAssertNil(arrow.rightCalloutAccessoryView)
        XCTAssertTrue(arrow.isDraggable)
    }

    /// MP59
    func testCircleIsRedAndRouteBlue() throws {
        let main = try main()
        let place = store.add()
        place.displayRadius = 300
        let overlay = PlaceCircle(place)
        let circle = try XCTUnwrap(main.mapView(main.mapView, rendererFor: overlay) as? MKCircleRenderer)
        XCTAssertEqual(circle.circle.radius, 300)
        XCTAssertEqual(circle.fillColor, UIColor.red.withAlphaComponent(0.2))
        XCTAssertEqual(circle.strokeColor, UIColor.red.withAlphaComponent(0.7))
        XCTAssertEqual(circle.lineWidth, 3)
        let route = MKPolyline(coordinates: [place.coordinate, place.coordinate], count: 2)
        let line = try XCTUnwrap(main.mapView(main.mapView, rendererFor: route) as? MKPolylineRenderer)
        XCTAssertEqual(line.strokeColor, .blue)
        XCTAssertEqual(line.lineWidth, 3)
    }

    /// MP53
    func testMapIsMadeAnewWhenTheFormCloses() throws {
        let main = try main()
        let places = AppDelegate.shared.places
        let place = places.add()
        place.coordinate = CLLocationCoordinate2D(latitude: 39.7, longitude: -105)
        place.displayProximity = true
        place.displayRadius = 300
        defer {
            places.context.delete(place)
            places.save()
        }
        let stranger = MKPointAnnotation()
        main.mapView.addAnnotation(stranger)
        main.mapView.addOverlay(MKCircle(center: stranger.coordinate, radius: 10))
        main.favoritePlaceViewControllerDidFinish(try form())
        XCTAssertFalse(main.mapView.annotations.contains { $0 === stranger })
        XCTAssertTrue(main.mapView.annotations.contains { $0 === place })
        XCTAssertEqual(main.mapView.overlays.count, places.all().filter(\.displayProximity).count)
        XCTAssertTrue(main.mapView.overlays.allSatisfy { $0 is PlaceCircle })
    }

    /// MP60
    func testFormTellsThatItGeocodes() throws {
        let form = try form()
        form.cityField.text = "Denver"
        form.stateField.text = "CO"
        form.geocodeLocationTouched(form.geocodeButton)
        XCTAssertEqual(form.latitudeField.text, "Geocoding...")
        XCTAssertEqual(form.longitudeField.text, "Geocoding...")
        XCTAssertEqual(form.geocodeButton.title(for: .normal), "Geocoding now...")
        XCTAssertFalse(form.geocodeButton.isEnabled)
        let isDone = NSPredicate { _, _ in form.geocodeButton.isEnabled }
        wait(for: [XCTNSPredicateExpectation(predicate: isDone, object: nil)], timeout: 10)
        XCTAssertEqual(try XCTUnwrap(Double(form.latitudeField.text ?? "")), 39.74, accuracy: 0.1)
        XCTAssertEqual(form.longitudeField.text?.split(separator: ".").last?.count, 6)
    }

    /// MP60
    func testFormTellsThatNothingWasFound() throws {
        let form = try form()
        form.cityField.text = "Nowhere-at-all"
        form.geocodeLocationTouched(form.geocodeButton)
        let isDone = NSPredicate { _, _ in form.geocodeButton.isEnabled }
        wait(for: [XCTNSPredicateExpectation(predicate: isDone, object: nil)], timeout: 10)
        XCTAssertEqual(form.latitudeField.text, "Not found")
        XCTAssertEqual(form.longitudeField.text, "Not found")
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// Writes down what the form tells.
    private final class Listener: FavoritePlaceViewControllerDelegate {
        var source = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 39.7392, longitude: -104.9903)))
        var route: MKRoute?
        var currentLocationMapItem: MKMapItem { source }
        func favoritePlaceViewControllerDidFinish(_ controller: FavoritePlaceViewController) {}
        func displayDirections(for route: MKRoute) { self.route = route }
    }

    /// MP62
    func testFormHandsItsPlaceToMaps() throws {
        let form = try form()
        let place = store.add()
        place.placeName = "Museum"
        place.coordinate = CLLocationCoordinate2D(latitude: 39.7475, longitude: -104.9428)
        form.place = place
        let item = form.mapItem(for: place)
        XCTAssertEqual(item.name, "Museum")
        XCTAssertEqual(item.placemark.coordinate.latitude, 39.7475)
        let options = FavoritePlaceViewController.mapsOptions
        XCTAssertEqual(options[MKLaunchOptionsDirectionsModeKey] as? String, MKLaunchOptionsDirectionsModeDriving)
        XCTAssertEqual(options[MKLaunchOptionsMapTypeKey] as? NSNumber, 0)
        XCTAssertTrue(UIApplication.shared.canOpenURL(URL(string: "maps://")!))
        form.showInMapsTouched(form.mapsButton)
    }

    /// MP63
    func testFormTellsThatThereIsNoWay() throws {
        let form = try form()
        let window = shown(form.navigationController ?? form)
        let listener = Listener()
        form.delegate = listener
        let place = store.add()
        // Across an ocean.
        place.coordinate = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
        form.place = place
        form.getDirectionsTouched(form.directionsButton)
        let isDone = NSPredicate { _, _ in form.presentedViewController is UIAlertController }
        wait(for: [XCTNSPredicateExpectation(predicate: isDone, object: nil)], timeout: 10)
        let alert = try XCTUnwrap(form.presentedViewController as? UIAlertController)
        XCTAssertTrue(["Directions Error", "No Directions"].contains(alert.title ?? ""))
        XCTAssertNil(listener.route)
        XCTAssertFalse(window.isHidden)
    }

    /// MP54
    func testFormIsAPopoverThatCoversAPhone() throws {
        let main = try main()
        let window = shown(main.navigationController ?? main)
        main.showForm(for: nil) { $0.sourceView = main.view }
        let form = try XCTUnwrap(main.presentedViewController)
        XCTAssertEqual(form.modalPresentationStyle, .popover)
        XCTAssertTrue((form as? UINavigationController)?.topViewController is FavoritePlaceViewController)
        main.view.layoutIfNeeded()
        XCTAssertEqual(form.view.bounds.width, window.bounds.width)
    }

    /// MP56
    func testSpinnerTurnsUntilTheAddressIsKnown() throws {
        let main = try main()
        let place = store.add()
        place.coordinate = CLLocationCoordinate2D(latitude: 39.7392, longitude: -104.9903)
        place.goingNext = true
        let arrow = try XCTUnwrap(main.mapView(main.mapView, viewFor: place))
        main.mapView(main.mapView, annotationView: arrow, didChange: .ending, fromOldState: .dragging)
        XCTAssertTrue((arrow.leftCalloutAccessoryView as? UIActivityIndicatorView)?.isAnimating == true)
        let isDone = NSPredicate { _, _ in arrow.leftCalloutAccessoryView is UIImageView && place.placeCity == "Denver"
        }
        wait(for: [XCTNSPredicateExpectation(predicate: isDone, object: nil)], timeout: 10)
        XCTAssertTrue(place.title?.hasPrefix("Next: ") == true)
        XCTAssertEqual(place.placeState, "CO")
    }

    /// MP57
    func testAlertTellsThatNoAddressWasFound() throws {
        let main = try main()
        let window = shown(main.navigationController ?? main)
        let place = store.add()
        // The middle of the southern Pacific.
        place.coordinate = CLLocationCoordinate2D(latitude: -48.9, longitude: -123.4)
        place.goingNext = true
        let arrow = try XCTUnwrap(main.mapView(main.mapView, viewFor: place))
        main.mapView(main.mapView, annotationView: arrow, didChange: .ending, fromOldState: .dragging)
        let isDone = NSPredicate { _, _ in main.presentedViewController is UIAlertController }
        wait(for: [XCTNSPredicateExpectation(predicate: isDone, object: nil)], timeout: 10)
        let alert = try XCTUnwrap(main.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Geocoding Error")
        XCTAssertFalse((alert.message ?? "").isEmpty)
        XCTAssertEqual(alert.actions.map(\.title), ["OK"])
        XCTAssertTrue(arrow.leftCalloutAccessoryView is UIImageView)
        XCTAssertFalse(window.isHidden)
    }

    /// A view of a registered class that the map makes is told of its annotation.
    func testRegisteredViewObservesItsAnnotation() throws {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        map.register(
            TaggedView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let place = MKPointAnnotation()
        place.title = "Museum"
        map.addAnnotation(place)
        let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
        let view = map.dequeueReusableAnnotationView(withIdentifier: identifier, for: place)
        XCTAssertEqual((view as? TaggedView)?.accessibilityLabel, "Museum")
        XCTAssertEqual(view.annotation?.title, "Museum")
    }
}
