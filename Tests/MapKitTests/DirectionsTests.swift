// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import MapKit

@Suite(.restingClock) struct DirectionsTests {
    /// As OSRM's documentation shows an answer of the route service (project-osrm.org/docs/v5.24.0/api).
    private static let answer = """
        {"code": "Ok", "routes": [{"distance": 612.4, "duration": 96.1, "weight": 96.1, "weight_name": "routability",
          "geometry": {"type": "LineString", "coordinates": [[-104.94, 39.748], [-104.94, 39.7402], [-104.95, 39.7402]]},
          "legs": [{"summary": "Colorado Blvd, Colfax Ave", "distance": 612.4, "duration": 96.1, "steps": [
            {"name": "Colorado Blvd", "distance": 500, "duration": 60, "mode": "driving",
             "geometry": {"type": "LineString", "coordinates": [[-104.94, 39.748], [-104.94, 39.7402]]},
             "maneuver": {"type": "depart", "location": [-104.94, 39.748], "bearing_before": 0, "bearing_after": 180}},
            {"name": "Colfax Ave", "distance": 112.4, "duration": 36.1, "mode": "driving",
             "geometry": {"type": "LineString", "coordinates": [[-104.94, 39.7402], [-104.95, 39.7402]]},
             "maneuver": {"type": "turn", "modifier": "right", "location": [-104.94, 39.7402]}},
            {"name": "Colfax Ave", "distance": 0, "duration": 0, "mode": "driving",
             "geometry": {"type": "LineString", "coordinates": [[-104.95, 39.7402], [-104.95, 39.7402]]},
             "maneuver": {"type": "arrive", "location": [-104.95, 39.7402]}}]}]}], "waypoints": []}
        """

    @Test("MP45, MP47: an answer of OSRM becomes routes with steps in words")
    func router() throws {
        let route = try #require(OSRMAnswer.routes(Data(Self.answer.utf8), .automobile).first)
        #expect(route.distance == 612.4)
        #expect(route.expectedTravelTime == 96.1)
        #expect(route.polyline.pointCount == 3)
        #expect(
            route.steps.map(\.instructions) == [
                "Start on Colorado Blvd", "Turn right onto Colfax Ave", "Arrive at the destination",
            ])
    }

    @Test("MP48: an answer without routes, or that is none, gives none")
    func noRoute() {
        #expect(OSRMAnswer.routes(Data(#"{"code": "NoRoute", "routes": []}"#.utf8), .walking).isEmpty)
        #expect(OSRMAnswer.routes(Data("<html>".utf8), .walking).isEmpty)
    }

    @Test("MP40, PP16: a map item keeps its place and name")
    func item() {
        let place = CLLocationCoordinate2D(latitude: 39.7, longitude: -104.9)
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place, addressDictionary: nil))
        item.name = "Museum"
        #expect(item.placemark.coordinate.latitude == 39.7)
        #expect(item.name == "Museum")
    }

    private func item(_ latitude: Double, _ longitude: Double) -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
    }

    @Test("MP41: a way goes to Maps with its ends and how to go; from one item it starts where the device is")
    func way() throws {
        let museum = item(39.7, -104.9)
        let park = item(39.8, -105)
        let walking = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
        let both = try #require(MapsLink([museum, park], walking)).url
        #expect(both.absoluteString == "maps://?saddr=39.7,-104.9&daddr=39.8,-105.0&dirflg=w")
        let driving = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving]
        let one = try #require(MapsLink([museum], driving)).url
        #expect(one.absoluteString == "maps://?saddr=Current%20Location&daddr=39.7,-104.9&dirflg=d")
    }

    @Test("MP42: places go to Maps with names, and with the kind of map and the region that is wanted")
    func places() throws {
        let museum = item(39.7, -104.9)
        museum.name = "Museum"
        let center = CLLocationCoordinate2D(latitude: 39.75, longitude: -105)
        let link = try #require(
            MapsLink(
                [museum, museum],
                [
                    MKLaunchOptionsMapTypeKey: NSNumber(value: MKMapType.hybrid.rawValue),
                    MKLaunchOptionsMapCenterKey: NSValue(mkCoordinate: center),
                    MKLaunchOptionsMapSpanKey: NSValue(
                        mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.25)),
                ]))
        #expect(
            link.url.absoluteString
                == "maps://?q=Museum&ll=39.7,-104.9&q=Museum&ll=39.7,-104.9&t=h&sll=39.75,-105.0&spn=0.5,0.25")
    }

    @Test("Values carry coordinates and spans, and are not taken for each other")
    func values() {
        let place = NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: -39.7, longitude: 104.9))
        let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.25))
        #expect(place.mkCoordinateValue.latitude == -39.7)
        #expect(place.mkCoordinateValue.longitude == 104.9)
        #expect(span.mkCoordinateSpanValue.longitudeDelta == 0.25)
        #expect(place.mkCoordinateSpanValue.latitudeDelta == 0)
        #expect((span as Any as? NSValue)?.mkCoordinateValue.latitude == 0)
    }

    @Test("MP43: nothing to show opens nothing")
    func nothing() {
        #expect(MapsLink([], [:]) == nil)
        #expect(!MKMapItem.openMaps(with: []))
    }

    @Test("MP49: the current location as an end of a way is where the device is") @MainActor
    func currentLocation() {
        let old = Permissions.current.state(of: .location)
        defer { Permissions.current.set(.location, to: old) }
        Permissions.current.set(.location, to: .granted)
        World.shared.determine(WorldFix(latitude: 39.748039, longitude: -104.94))
        let item = MKMapItem.forCurrentLocation()
        #expect(item.isCurrentLocation)
        #expect(item.placemark.coordinate.latitude == 39.748039)
        #expect(item.placemark.coordinate.longitude == -104.94)
    }

    @Test("MP10: the device's place is where it is simulated, under a pulsing blue dot") @MainActor
    func dot() async throws {
        let old = Permissions.current.state(of: .location)
        defer { Permissions.current.set(.location, to: old) }
        Permissions.current.set(.location, to: .granted)
        World.shared.determine(WorldFix(latitude: 39.748039, longitude: -104.94))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let map = MKMapView(frame: window.bounds)
        window.addSubview(map)
        window.isHidden = false
        defer { window.isHidden = true }
        map.layoutIfNeeded()
        map.setCenter(CLLocationCoordinate2D(latitude: 39.748039, longitude: -104.94), animated: false)
        map.showsUserLocation = true
        // The last known place comes with the next turn of the main queue.
        for _ in 0..<3 {
            await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        }
        #expect(map.userLocation.coordinate.latitude == 39.748039)
        let view = try #require(map.view(for: map.userLocation) as? MKUserLocationView)
        let pulse = try #require(view.layer.sublayers?.compactMap { $0.animation(forKey: "pulse") }.first)
        #expect(pulse.repeatCount == .infinity && pulse.autoreverses)
        let blue = view.layer.sublayers?.first { $0.animation(forKey: "pulse") != nil }
        #expect(blue?.backgroundColor == UIColor.systemBlue.cgColor)
        map.showsUserLocation = false
        #expect(!map.annotations.contains { $0 === map.userLocation })
    }

    @Test("Directions that Maps hands over are read from its URL")
    func handedOver() throws {
        let url = try #require(URL(string: "maps:?saddr=39.7,-104.9&daddr=39.8,-105"))
        #expect(MKDirections.Request.isDirectionsRequest(url))
        let request = MKDirections.Request(contentsOfURL: url)
        #expect(request.source?.placemark.coordinate.latitude == 39.7)
        #expect(request.destination?.placemark.coordinate.longitude == -105)
    }
}
