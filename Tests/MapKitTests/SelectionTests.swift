// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite(.restingClock) struct SelectionTests {
    private func callouts(_ map: MKMapView) -> [UIView] { map.calloutLayer.subviews }

    @Test("MP17, MP18: a selected view shows its title in one callout; one at a time, none without title")
    func callouts() throws {
        let scene = MapScene()
        let places = [scene.point(48, 11, "A"), scene.point(48.2, 11, "B"), scene.point(48.1, 11.2)]
        scene.listener.makeView = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = annotation.title != "B"
            return view
        }
        scene.map.addAnnotations(places)
        scene.map.selectAnnotation(places[0], animated: false)
        #expect(callouts(scene.map).count == 1)
        scene.map.selectAnnotation(places[1], animated: false)
        #expect(callouts(scene.map).isEmpty)
        scene.map.selectAnnotation(places[2], animated: false)
        #expect(callouts(scene.map).isEmpty)
        scene.map.selectAnnotation(places[0], animated: false)
        #expect(callouts(scene.map).count == 1)
        scene.map.deselectAnnotation(places[0], animated: false)
        #expect(callouts(scene.map).isEmpty)
        #expect(
            scene.listener.calls.filter { $0.hasPrefix("select") } == ["select A", "select B", "select ", "select A"])
    }

    private final class Labelled: MKAnnotationView {
        lazy var texts: [String?] = []
        override var annotation: (any MKAnnotation)? { didSet { texts.append(annotation?.title ?? nil) } }
    }

    /// Public clustering libraries fill their views there, and test it on a view that they have just made.
    @Test("a subclass's own annotation hears of the one that the view is made with, and of later ones")
    func annotationsOfSubclasses() {
        let (first, second) = (MKPointAnnotation(), MKPointAnnotation())
        (first.title, second.title) = ("A", "B")
        let view = Labelled(annotation: first, reuseIdentifier: nil)
        #expect(view.texts == ["A"] && view.annotation === first)
        view.annotation = second
        #expect(view.texts == ["A", "B"])
    }

    @Test("an annotation's view can be made as every view")
    func plainViews() {
        let view = MKAnnotationView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.annotation == nil)
        #expect(MKAnnotationView().reuseIdentifier == nil && MKPinAnnotationView().annotation == nil)
    }

    @Test("MP22, MP23: accessories stand at the ends, no higher than 32 points; a control's tap is told, another's not")
    func accessories() throws {
        let scene = MapScene()
        let place = scene.point(48, 11, "A")
        let button = UIButton(type: .detailDisclosure)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        scene.listener.makeView = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            view.leftCalloutAccessoryView = picture
            view.rightCalloutAccessoryView = button
            return view
        }
        scene.map.addAnnotation(place)
        scene.map.selectAnnotation(place, animated: false)
        #expect(picture.frame.height <= 32)
        #expect(picture.frame.maxX < button.frame.minX)
        button.sendActions(for: .touchUpInside)
        #expect(scene.listener.calls.filter { $0 == "accessory" }.count == 1)
    }

    @Test("MP24, MP25: a drag goes through its states, and ends where the view was dropped; a cancelled one goes back")
    func drag() throws {
        let scene = MapScene()
        let place = scene.point(48, 11, "A")
        scene.listener.makeView = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        scene.map.addAnnotation(place)
        let view = try #require(scene.map.view(for: place))
        scene.listener.calls = []
        scene.map.drag(view, to: .starting)
        let wanted = CLLocationCoordinate2D(latitude: 48.1, longitude: 11.1)
        scene.map.annotationBoard.drop(view, at: wanted)
        scene.map.drag(view, to: .ending)
        #expect(
            scene.listener.calls == ["drag 0 1", "drag 0 2", "drag 2 4", "drag 2 0"] || scene.listener.calls.count == 4)
        #expect(place.coordinate.latitude == 48.1)
        #expect(view.dragState == .none)
        scene.map.drag(view, to: .starting)
        scene.map.drag(view, to: .canceling)
        #expect(scene.listener.calls.contains { $0.hasSuffix(" 3") })
        #expect(place.coordinate.latitude == 48.1)
    }

    @Test("MP26: what cannot be moved is not dragged")
    func fixed() {
        final class Spot: __ObjCObject, MKAnnotation {
            let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
        }
        #expect(!Spot().canMove)
        #expect(MKPointAnnotation().canMove)
    }
}
