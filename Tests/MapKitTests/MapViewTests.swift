// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite(.restingClock) struct MapViewTests {
    @Test("MP1: with scrolling and zooming off, the gestures for them are off")
    func gestures() {
        let scene = MapScene()
        func enabled<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type) -> [Bool] {
            (scene.map.gestureRecognizers ?? []).filter { $0 is Recognizer }.map(\.isEnabled)
        }
        #expect(enabled(UIPinchGestureRecognizer.self) == [true])
        scene.map.isZoomEnabled = false
        scene.map.isRotateEnabled = false
        #expect(enabled(UIPinchGestureRecognizer.self) == [false])
        #expect(enabled(UIRotationGestureRecognizer.self) == [false])
        scene.map.isScrollEnabled = false
        scene.map.isPitchEnabled = false
        #expect(enabled(UIPanGestureRecognizer.self) == [false, false])
    }

    @Test("A storyboard's outlet sets the delegate by its name")
    func outlet() {
        let map = MKMapView(frame: .zero)
        let listener = MapListener()
        map.setValue(listener, forKey: "delegate")
        #expect(map.delegate === listener)
        #expect(map.value(forKey: "delegate") as? MapListener === listener)
    }

    @Test("the compass is of the class among the map's subviews that public apps look for to move it")
    func compassClass() throws {
        let compass: AnyClass = try #require(__NSClassFromString("MKCompassView"))
        #expect(MapScene().map.subviews.contains { $0.isKind(of: compass) })
    }

    @Test("MP2, MP19: a button stays while the map moves; an annotation's view moves with its coordinate")
    func subviews() throws {
        let scene = MapScene()
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        scene.map.addSubview(button)
        let place = scene.point(48, 11)
        scene.map.addAnnotation(place)
        let view = try #require(scene.map.view(for: place))
        for (latitude, span) in [(48.1, 1.0), (47.95, 0.4), (48, 3)] {
            scene.map.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: 11.02),
                    span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)), animated: false)
            let point = scene.map.convert(place.coordinate, toPointTo: scene.map)
            #expect(abs(view.center.x - view.centerOffset.x - point.x) < 1)
            #expect(abs(view.center.y - view.centerOffset.y - point.y) < 1)
        }
        #expect(button.frame == CGRect(x: 10, y: 20, width: 30, height: 30))
    }

    @Test("A thrown map moves its annotations' container; at rest their coordinates are the map's again")
    func container() throws {
        let scene = MapScene()
        let (place, other) = (scene.point(48, 11), scene.point(48.1, 11))
        scene.map.addAnnotations([place, other])
        let view = try #require(scene.map.view(for: place))
        let before = view.center
        func shown(_ view: MKAnnotationView) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scene.map)
        }
        scene.map.changeBegins(animated: true)
        var (viewport, first) = (scene.map.viewport, before)
        for step in 1...3 {
            viewport.center.x += 40.3 * viewport.scale
            scene.map.move(to: viewport)
            #expect(view.center == (step == 1 ? view.center : first))
            first = view.center
            #expect(abs(shown(view).x - (before.x - 40.3 * CGFloat(step))) <= 1)
        }
        // One that moves by itself meanwhile stands where it is.
        other.coordinate = CLLocationCoordinate2D(latitude: 48.05, longitude: 11.02)
        let moved = try #require(scene.map.view(for: other))
        let point = scene.map.convert(other.coordinate, toPointTo: scene.map)
        #expect(abs(shown(moved).x - moved.centerOffset.x - point.x) <= 1)
        scene.map.changeEnds(animated: true)
        #expect(scene.map.annotationLayer.shift == .zero)
        #expect(abs(view.center.x - (before.x - 120.9)) <= 0.5)
    }

    @Test("The floor carries what lies on a map that moves, by whole pixels; another scale places all of it anew")
    func floor() throws {
        let scene = MapScene()
        let (map, floor) = (scene.map, scene.map.floor)
        let line = [
            CLLocationCoordinate2D(latitude: 48, longitude: 11), CLLocationCoordinate2D(latitude: 48.1, longitude: 11),
        ]
        scene.listener.makeRenderer = { MKPolylineRenderer(overlay: $0) }
        map.addOverlay(MKPolyline(coordinates: line, count: 2))
        let canvas = map.canvases[1]
        let sheet = try #require(map.ground.view.layer.sublayers?.last)
        let (edition, place, pixels) = (floor.edition, sheet.position, map.traitCollection.displayScale)
        let start = sheet.convert(CGPoint.zero, to: map.layer)
        map.changeBegins(animated: true)
        for step in 1...40 {
            var viewport = map.viewport
            viewport.center.x += 7.3 * viewport.scale
            map.move(to: viewport)
            let way = start.x - sheet.convert(CGPoint.zero, to: map.layer).x
            #expect(abs(way - 7.3 * CGFloat(step)) <= 0.5 / pixels + 1e-6)
            #expect(abs((floor.shift.x * pixels).rounded() - floor.shift.x * pixels) < 1e-6)
            // What is drawn of the overlays reaches over the view.
            #expect(canvas.convert(canvas.bounds, to: map).insetBy(dx: -0.5, dy: -0.5).contains(map.bounds))
        }
        #expect(floor.edition == edition && sheet.position == place)
        var viewport = map.viewport
        viewport.scale *= 0.9
        map.move(to: viewport)
        map.changeEnds(animated: true)
        #expect(floor.edition > edition && floor.shift == .zero)
    }

    @Test("Squares cover the view without a rest, and what comes in is covered as the map moves")
    func squares() throws {
        let scene = MapScene()
        let (map, pixels) = (scene.map, scene.map.traitCollection.displayScale)
        let sheet = try #require(map.ground.view.layer.sublayers?.last)
        func frames() -> [CGRect] { (sheet.sublayers ?? []).map { $0.convert($0.bounds, to: map.layer) } }
        func area(_ rects: [CGRect]) -> CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }
        let whole = frames().reduce(CGRect.null) { $0.union($1) }
        #expect(whole.insetBy(dx: -1e-6, dy: -1e-6).contains(map.bounds))
        #expect(whole.width < map.bounds.width + 2 / pixels && whole.height < map.bounds.height + 4 / pixels)
        #expect(abs(area(frames()) - area([whole])) < 1e-3)
        var viewport = map.viewport
        viewport.center.x += viewport.scale / Double(pixels)
        map.move(to: viewport)
        #expect(frames().reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -1e-6, dy: -1e-6).contains(map.bounds))
    }

    @Test("Changes that come frame after frame are told from single ones, and their end is told")
    func pace() async {
        var kept: Pace<Int>?
        await withCheckedContinuation { continuation in
            let pace = Pace<Int> { continuation.resume() }
            #expect(!pace.follows(1, at: 10))
            #expect(!pace.follows(2, at: 10.2))
            #expect(pace.follows(3, at: 10.23))
            #expect(pace.follows(3, at: 11))
            kept = pace
        }
        #expect(kept?.follows(3, at: 12) == false)
    }
    @Test("A marker has labels and pictures only where they show; selected, it has its other glyph")
    func markerParts() throws {
        let scene = MapScene()
        let marker = MKMarkerAnnotationView(annotation: scene.point(48, 11), reuseIdentifier: nil)
        #expect(marker.subviews.isEmpty)
        let (plain, chosen) = (UIImage(), UIImage())
        marker.glyphImage = plain
        marker.selectedGlyphImage = chosen
        let picture = try #require(marker.subviews.first as? UIImageView)
        marker.setSelected(true, animated: false)
        marker.glyphText = "7"
        #expect(picture.isHidden)
        #expect(marker.accessibilityLabel == "7" && marker.isAccessibilityElement)
        marker.glyphText = nil
        #expect(!picture.isHidden)
    }

    @Test("MP5: map types have Apple's numbers, and colours of their own; a configuration chooses one")
    func types() {
        #expect([MKMapType.standard, .satellite, .hybrid].map(\.rawValue) == [0, 1, 2])
        #expect(MKMapType.mutedStandard.rawValue == 5)
        #expect(!MKMapType.satellite.showsLabels)
        #expect(MKMapType.hybrid.showsLabels)
        let scene = MapScene()
        scene.map.preferredConfiguration = MKHybridMapConfiguration()
        #expect(scene.map.mapType == .hybrid)
        scene.map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
        #expect(scene.map.mapType == .mutedStandard)
    }

    @Test("Over imagery, which is dark, a marker's title has the dark look's letters; on another ground the phone's")
    func lettersOverImagery() throws {
        let scene = MapScene()
        scene.map.mapType = .hybrid
        let marker = MKMarkerAnnotationView(annotation: scene.point(48, 11, "Town"), reuseIdentifier: nil)
        scene.listener.makeView = { _ in marker }
        scene.map.addAnnotation(try #require(marker.annotation))
        let title = try #require(marker.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(title.text == "Town" && title.overrideUserInterfaceStyle == .dark)
        scene.map.mapType = .standard
        #expect(title.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("What is set at a map's own camera moves the map; a copy of it does not")
    func ownCamera() throws {
        let scene = MapScene()
        let distance = scene.map.camera.altitude
        scene.map.camera.altitude *= 2
        #expect(abs(scene.map.camera.altitude / distance - 2) < 1e-6)
        scene.map.camera.heading = 30
        #expect(scene.map.camera.heading == 30)
        let copy = try #require(scene.map.camera.copy() as? MKMapCamera)
        copy.heading = 90
        #expect(scene.map.camera.heading == 30)
        #expect(abs(scene.map.camera.centerCoordinate.latitude - 48) < 1e-6)
    }

    @Test("MP6: a camera tilts the map; what is farther away is smaller; without pitch allowed it stays flat")
    func pitch() {
        let scene = MapScene()
        let camera = MKMapCamera(
            lookingAtCenter: scene.map.centerCoordinate, fromDistance: 5000, pitch: 45, heading: 0)
        scene.map.setCamera(camera, animated: false)
        #expect(scene.map.camera.pitch == 45)
        func width(_ y: CGFloat) -> Double {
            let (a, b) = (CGPoint(x: 95, y: y), CGPoint(x: 295, y: y))
            let (left, right) = (
                scene.map.convert(a, toCoordinateFrom: scene.map), scene.map.convert(b, toCoordinateFrom: scene.map)
            )
            return right.longitude - left.longitude
        }
        #expect(width(50) > width(400) * 1.2)
        #expect(width(750) < width(400) * 0.9)
        for point in [CGPoint(x: 10, y: 10), CGPoint(x: 200, y: 790), CGPoint(x: 380, y: 300)] {
            let back = scene.map.convert(
                scene.map.convert(point, toCoordinateFrom: scene.map), toPointTo: scene.map)
            #expect(hypot(back.x - point.x, back.y - point.y) < 1)
        }
        scene.map.isPitchEnabled = false
        scene.map.setCamera(camera, animated: false)
        #expect(scene.map.camera.pitch == 0)
    }

    @Test("MP7, MP9, PP15: a set region is shown whole, around its centre; will comes before did, once each")
    func region() {
        let scene = MapScene()
        let wanted = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 39.75, longitude: -104.95),
            span: MKCoordinateSpan(latitudeDelta: 0.12, longitudeDelta: 0.12))
        scene.map.setRegion(wanted, animated: false)
        #expect(scene.listener.calls == ["will false", "did false"])
        let region = scene.map.region
        #expect(abs(region.center.latitude - 39.75) < 0.001)
        #expect(abs(region.center.longitude + 104.95) < 0.001)
        #expect(region.span.latitudeDelta >= 0.1199)
        #expect(region.span.longitudeDelta >= 0.1199)
        // At the view's proportions one of the two is the asked one.
        #expect(min(region.span.latitudeDelta, region.span.longitudeDelta) < 0.125)
    }

    @Test("MP11, MP12: nil gives a marker; annotations are kept, and are gone when removed")
    func annotations() throws {
        let scene = MapScene()
        let places = [scene.point(48, 11, "A"), scene.point(48.1, 11.1, "B")]
        scene.map.addAnnotations(places)
        #expect(scene.map.annotations.count == 2)
        #expect(scene.map.view(for: places[0]) is MKMarkerAnnotationView)
        scene.map.removeAnnotations(places)
        #expect(scene.map.annotations.isEmpty)
        #expect(scene.map.view(for: places[0]) == nil)
    }

    @Test("MP13: views are asked for when their places come into sight")
    func lazyViews() {
        let scene = MapScene()
        scene.map.addAnnotation(scene.point(-30, 100, "far"))
        #expect(!scene.listener.calls.contains("view far"))
        scene.map.setCenter(CLLocationCoordinate2D(latitude: -30, longitude: 100), animated: false)
        #expect(scene.listener.calls.filter { $0 == "view far" }.count == 1)
    }

    /// "Register a MKAnnotationView subclass to be instantiated by dequeueReusableAnnotationViewWithIdentifier:", MKMapView.h
    @Test("a view of a registered class is made where none is free")
    func registered() {
        let map = MKMapView()
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "flag") == nil)
        map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "flag")
        let view = map.dequeueReusableAnnotationView(withIdentifier: "flag") as? MKMarkerAnnotationView
        #expect(view?.reuseIdentifier == "flag" && view?.annotation == nil)
    }

    @Test("MP14, MP15: views that left the sight are used again, and few live at a time")
    func reuse() {
        let scene = MapScene(latitude: 0, longitude: 0, span: 2)
        var made = 0
        scene.listener.makeView = { [map = scene.map] annotation in
            if let view = map.dequeueReusableAnnotationView(withIdentifier: "a") {
                view.annotation = annotation
                return view
            }
            made += 1
            return MKAnnotationView(annotation: annotation, reuseIdentifier: "a")
        }
        #expect(scene.map.dequeueReusableAnnotationView(withIdentifier: "a") == nil)
        // Fifty rows of twenty along the equator; the map sees a few of them at a time.
        for column in 0..<100 {
            for row in 0..<10 { scene.map.addAnnotation(scene.point(Double(row) * 0.2 - 1, Double(column) * 0.5)) }
        }
        for column in stride(from: 0, to: 100, by: 2) {
            scene.map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: Double(column) * 0.5), animated: false)
            #expect(scene.map.annotationLayer.subviews.count < 160)
        }
        #expect(scene.map.annotations.count == 1000)
        #expect(made < 160)
    }

    @Test("MP16, MP21: any object may be an annotation; a plain view shows its image, moved by its offset")
    func plainViews() throws {
        final class Spot: __ObjCObject, MKAnnotation {
            let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
        }
        let scene = MapScene()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        scene.listener.makeView = { annotation in
            let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.image = image
            view.centerOffset = CGPoint(x: 5, y: -7)
            return view
        }
        let spot = Spot()
        scene.map.addAnnotation(spot)
        let view = try #require(scene.map.view(for: spot))
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        let point = scene.map.convert(spot.coordinate, toPointTo: scene.map)
        #expect(abs(view.center.x - point.x - 5) < 0.01)
        #expect(abs(view.center.y - point.y + 7) < 0.01)
    }

    @Test("MP20: pins have three colours and any other; markers a tint")
    func pins() {
        let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
        #expect(pin.pinColor == .red)
        pin.pinColor = .purple
        #expect(pin.pinTintColor == MKPinAnnotationView.purplePinColor())
        pin.pinTintColor = MKPinAnnotationView.greenPinColor()
        #expect(pin.pinColor == .green)
        let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
        #expect(marker.markerTintColor == nil)
        #expect(marker.displayPriority == .defaultHigh)
    }

    @Test("A marker that lies on another is hidden unless it must be shown; a selected one wins")
    func collisions() throws {
        let scene = MapScene()
        let (first, second) = (scene.point(48, 11, "A"), scene.point(48.0001, 11.0001, "B"))
        scene.map.addAnnotations([first, second])
        #expect(scene.map.view(for: first)?.isHidden == false)
        #expect(scene.map.view(for: second)?.isHidden == true)
        scene.map.view(for: second)?.displayPriority = .required
        scene.map.setCenter(CLLocationCoordinate2D(latitude: 48.01, longitude: 11), animated: false)
        #expect(scene.map.view(for: second)?.isHidden == false)
    }

    private func clusteredScene(_ count: Int) -> (MapScene, [MKPointAnnotation]) {
        let scene = MapScene()
        scene.listener.makeView = { annotation in
            guard !(annotation is MKClusterAnnotation) else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
            view.clusteringIdentifier = "places"
            return view
        }
        let places = (0..<count).map { scene.point(48 + Double($0 / 20) * 0.02, 11 + Double($0 % 20) * 0.02, "\($0)") }
        scene.map.addAnnotations(places)
        return (scene, places)
    }

    @Test("A moving map keeps its clusters; each place stands in one of them or by itself")
    func stableClusters() throws {
        let (scene, places) = clusteredScene(400)
        func clusters() -> Set<ObjectIdentifier> {
            Set(places.compactMap { scene.map.view(for: $0)?.cluster?.annotation }.map { ObjectIdentifier($0) })
        }
        let before = clusters()
        #expect(before.count > 3)
        let middle = scene.map.centerCoordinate
        scene.map.setCenter(CLLocationCoordinate2D(latitude: middle.latitude, longitude: 11.02), animated: false)
        #expect(before.intersection(clusters()).count > before.count / 2)
        scene.map.setCenter(middle, animated: false)
        #expect(before.isSubset(of: clusters()))
        for place in places {
            guard let view = scene.map.view(for: place) else { continue }
            #expect((view.superview == nil) == (view.cluster != nil))
        }
    }

    @Test("Members of a cluster that is zoomed into stand by themselves; taken away, they leave theirs")
    func changingClusters() throws {
        let (scene, places) = clusteredScene(9)
        let cluster = try #require(scene.map.view(for: places[0])?.cluster?.annotation as? MKClusterAnnotation)
        scene.map.removeAnnotation(places[0])
        #expect(scene.map.view(for: cluster) == nil)
        let next = try #require(scene.map.view(for: places[1])?.cluster?.annotation as? MKClusterAnnotation)
        #expect(!next.memberAnnotations.contains { $0 === places[0] })
        scene.map.selectAnnotation(places[1], animated: false)
        #expect(scene.map.view(for: places[1])?.superview != nil)
        scene.map.deselectAnnotation(places[1], animated: false)
        #expect(scene.map.view(for: places[1])?.superview == nil)
        scene.map.setRegion(
            MKCoordinateRegion(center: places[1].coordinate, latitudinalMeters: 3000, longitudinalMeters: 3000),
            animated: false)
        #expect(scene.map.view(for: places[1])?.superview != nil)
        #expect(scene.map.view(for: places[1])?.cluster == nil)
        #expect(scene.map.view(for: next) == nil)
    }

    @Test("Views of one cluster's name that lie close together become one")
    func clusters() throws {
        let scene = MapScene()
        scene.listener.makeView = { annotation in
            guard !(annotation is MKClusterAnnotation) else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.clusteringIdentifier = "places"
            return view
        }
        let places = (0..<5).map { scene.point(48 + Double($0) * 0.0001, 11, "\($0)") }
        scene.map.addAnnotations(places)
        let cluster = try #require(scene.map.view(for: places[0])?.cluster?.annotation as? MKClusterAnnotation)
        #expect(cluster.memberAnnotations.count == 5)
        #expect(places.allSatisfy { scene.map.view(for: $0)?.isHidden == true })
        scene.map.setRegion(
            MKCoordinateRegion(center: places[2].coordinate, latitudinalMeters: 40, longitudinalMeters: 40),
            animated: false)
        #expect(places[1...3].allSatisfy { scene.map.view(for: $0)?.isHidden == false })
    }
}
