// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import MapKit

/// An annotation of an app's own, which announces its coordinate as `@objc dynamic` does.
private final class Car: __ObjCObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D {
        willSet { __kvoWill("coordinate") }
        didSet { __kvoDid("coordinate") }
    }
    var title: String? {
        willSet { __kvoWill("title") }
        didSet { __kvoDid("title") }
    }
    var subtitle: String? { nil }

    init(_ latitude: Double, _ longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

private final class Untitled: __ObjCObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
}

private final class Ring: MKCircleRenderer {
    override init(circle: MKCircle) {
        super.init(circle: circle)
        lineWidth = 3
    }
}

private final class LoadingListener: __ObjCObject, MKMapViewDelegate {
    var calls: [String] = []
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { calls.append("loading") }
    func mapViewWillStartRenderingMap(_ mapView: MKMapView) { calls.append("rendering") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { calls.append("loaded") }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
        calls.append("rendered \(fullyRendered)")
    }
}

/// What a map does when what it shows changes (documentation of MKAnnotation and MKMapViewDelegate).
@MainActor
@Suite(.restingClock) struct MapChangeTests {
    @Test("an annotation whose coordinate is key-value observable moves its view, until it is removed")
    func movingAnnotation() throws {
        let scene = MapScene()
        let car = Car(48, 11)
        scene.map.addAnnotation(car)
        let view = try #require(scene.map.view(for: car))
        let before = view.center
        car.coordinate = CLLocationCoordinate2D(latitude: 48.2, longitude: 11)
        #expect(view.center.y < before.y - 50)
        #expect(scene.map.annotations(in: rect(48.2, 11)).count == 1)
        scene.map.removeAnnotation(car)
        let last = view.center
        car.coordinate = CLLocationCoordinate2D(latitude: 47.9, longitude: 11)
        #expect(view.center == last)
    }

    private func rect(_ latitude: Double, _ longitude: Double) -> MKMapRect {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        return MKMapRect(x: point.x - 100, y: point.y - 100, width: 200, height: 200)
    }

    @Test("an annotation that another thread moves has moved a moment later")
    func movedOnAnotherThread() async throws {
        let scene = MapScene()
        let (car, point) = (Car(48, 11), scene.point(48, 11.1))
        scene.map.addAnnotations([car, point])
        nonisolated(unsafe) let cars = (car, point)
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                cars.0.coordinate.latitude = 48.2
                cars.1.coordinate.latitude = 48.2
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(scene.map.annotations(in: rect(48.2, 11)).count == 1)
        #expect(scene.map.annotations(in: rect(48.2, 11.1)).count == 1)
    }

    @Test("a title that comes later, as from a geocoder, shows on the marker and opens the selected one's callout")
    func laterTitle() throws {
        let scene = MapScene()
        let places: [any MKAnnotation] = [scene.point(48, 11), Car(48.2, 11.2)]
        for place in places {
            scene.map.addAnnotation(place)
            scene.map.selectAnnotation(place, animated: false)
            #expect(scene.map.calloutLayer.subviews.isEmpty)
            (place as? MKPointAnnotation)?.title = "Munich"
            (place as? Car)?.title = "Munich"
            let texts = try #require(scene.map.view(for: place)).subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(texts == ["Munich"])
            #expect(scene.map.calloutLayer.subviews.count == 1)
        }
    }

    @Test("the delegate hears of loading and rendering each time that more comes into sight")
    func loading() async {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let listener = LoadingListener()
        map.delegate = listener
        map.layoutIfNeeded()
        let once = ["loading", "rendering", "loaded", "rendered true"]
        await rest(map)
        #expect(listener.calls == once)
        let place = CLLocationCoordinate2D(latitude: -33, longitude: 151)
        map.setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 90_000, longitudinalMeters: 90_000), animated: false)
        await rest(map)
        #expect(listener.calls == once + once)
    }

    /// Until the ground is drawn and the delegate has been told.
    private func rest(_ map: MKMapView) async {
        while !map.ground.isComplete { await Task.yield() }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("titles of annotations of any class are doubly optional, as optional requirements of Objective-C are")
    func doublyOptional() throws {
        let scene = MapScene()
        let annotation: any MKAnnotation = scene.point(48, 11, "Munich")
        #expect(annotation.title!! == "Munich")
        if let title = annotation.title, let title { #expect(title.count == 6) }
        let nameless: any MKAnnotation = scene.point(48, 11)
        #expect(nameless.title != nil)
        #expect((nameless.title ?? "none") == nil)
        let untitled: any MKAnnotation = Untitled()
        #expect(untitled.title == nil)
        #expect((untitled.subtitle ?? "none") == "none")
    }

    @Test("renderers of one kind of shape have designated initialisers with it, which subclasses override")
    func designated() {
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 100)
        #expect(Ring(circle: circle).lineWidth == 3)
    }

    @Test("a marker where the device is stands beside the blue dot, which hides nothing")
    func markerAtTheDevice() throws {
        let scene = MapScene()
        scene.map.userLocation.location = CLLocation(latitude: 48, longitude: 11)
        scene.map.addAnnotation(scene.map.userLocation)
        let place = scene.point(48, 11, "Home")
        scene.map.addAnnotation(place)
        let marker = try #require(scene.map.view(for: place) as? MKMarkerAnnotationView)
        #expect(scene.map.view(for: scene.map.userLocation)?.isHidden == false)
        #expect(!marker.isHidden)
        #expect(marker.hasRoomForTitle)
    }
}
