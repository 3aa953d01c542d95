// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import MapKit

struct MapGeometryTests {
    @Test("MP3: the projection is Mercator's on a world of 268435456 points, with (0, 0) in its middle")
    func projection() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(abs(middle.x - 134_217_728) < 1e-6)
        #expect(abs(middle.y - 134_217_728) < 1e-6)
        #expect(MKMapSize.world.width == 268_435_456)
        func height(_ latitude: Double) -> Double {
            MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
                - MKMapPoint(CLLocationCoordinate2D(latitude: latitude + 1, longitude: 0)).y
        }
        #expect(height(60) > 1.9 * height(0))
        let place = CLLocationCoordinate2D(latitude: -33.86, longitude: 151.2)
        let back = MKMapPoint(place).coordinate
        #expect(abs(back.latitude - place.latitude) < 1e-9)
        #expect(abs(back.longitude - place.longitude) < 1e-9)
    }

    @Test("MP4: points of a view and places are each other's inverse, turned or not")
    func conversions() {
        var viewport = MapViewport(
            center: MKMapPoint(CLLocationCoordinate2D(latitude: 48, longitude: 11)), scale: 1000,
            size: CGSize(width: 390, height: 800))
        for heading in [0.0, 30, 200] {
            viewport.heading = heading
            for point in [CGPoint.zero, CGPoint(x: 100, y: 700), CGPoint(x: 390, y: 1)] {
                let found = viewport.point(for: viewport.place(at: point))
                #expect(abs(found.x - point.x) < 1e-6)
                #expect(abs(found.y - point.y) < 1e-6)
            }
        }
    }

    @Test("MP8: regions and spans keep their values; metres become degrees of the ellipsoid")
    func regions() {
        let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
        let region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
        #expect(region.span.latitudeDelta == 1)
        #expect(region.span.longitudeDelta == 2)
        // A degree of latitude at 60 is 111,412 m, of longitude 55,800 m (WGS 84 tables).
        let square = MKCoordinateRegion(center: center, latitudinalMeters: 111_412, longitudinalMeters: 55_800)
        #expect(abs(square.span.latitudeDelta - 1) < 0.001)
        #expect(abs(square.span.longitudeDelta - 1) < 0.001)
    }

    @Test("MP29: a circle covers twice the map points at latitude 60")
    func circles() {
        func width(_ latitude: Double) -> Double {
            MKCircle(center: CLLocationCoordinate2D(latitude: latitude, longitude: 0), radius: 1000)
                .boundingMapRect.width
        }
        #expect(abs(width(60) / width(0) - 2) < 0.02)
    }

    @Test("Rectangles join, cut and go round the world")
    func rectangles() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 15)))
        #expect(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(a.intersection(b.offsetBy(dx: 100, dy: 0)).isNull)
        #expect(MKMapRect.null.union(a).width == 10)
        let over = MKMapRect(x: MapMath.world - 5, y: 0, width: 10, height: 1)
        #expect(over.spans180thMeridian)
        #expect(over.remainder.width == 5)
    }

    @Test("A strip is cut off a rectangle as CGRectDivide cuts it, never more than there is")
    func division() {
        let whole = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        var (slice, rest) = (MKMapRect.null, MKMapRect.null)
        for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
            for amount in [-1.0, 0, 12, 100] {
                MKMapRectDivide(whole, &slice, &rest, amount, edge)
                let wanted = CGRect(x: 10, y: 20, width: 30, height: 40).divided(
                    atDistance: max(CGFloat(amount), 0), from: edge)
                #expect(CGRect(x: slice.minX, y: slice.minY, width: slice.width, height: slice.height) == wanted.slice)
                #expect(CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: rest.height) == wanted.remainder)
            }
        }
    }

    @Test("GeoJSON gives shapes and features; what is wrong is told with its place")
    func geoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"name": "A"},
             "geometry": {"type": "Polygon", "coordinates": [[[0,0],[1,0],[1,1],[0,0]]]}}]}
            """
        let feature = try #require(try MKGeoJSONDecoder().decode(Data(text.utf8)).first as? MKGeoJSONFeature)
        #expect(feature.identifier == "7")
        #expect((feature.geometry.first as? MKPolygon)?.pointCount == 4)
        // A map takes shapes as they come, as Apple's sample of GeoJSON does: each is an annotation.
        let places: [any MKAnnotation] = feature.geometry
        #expect(places.first?.coordinate.latitude == feature.geometry.first?.coordinate.latitude)
        for bad in ["[", "{}", #"{"type": "Point", "coordinates": [200]}"#, #"{"type": "Feature", "geometry": 3}"#] {
            let error = #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data(bad.utf8)) }
            #expect(error.map { ($0 as NSError).localizedDescription } == error?.errorDescription)
            #expect(error?.localizedDescription.contains("JSON") == true)
        }
    }

    @Test("The place of what is wrong in GeoJSON is a path of names and numbers")
    func placesOfFaults() {
        func place(_ geometry: String) -> String? {
            let text = #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": \#(geometry)}]}"#
            let error = #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data(text.utf8)) }
            return error?.localizedDescription
        }
        let inside = "GeoJSON /features/0/geometry"
        #expect(place(#"{"type": "Blob"}"#) == "\(inside): the type 'Blob' is not known")
        #expect(
            place(#"{"type": "Polygon", "coordinates": [[[0, 0], ["x", 3]]]}"#)
                == "\(inside)/coordinates/0/1: a position is not [longitude, latitude]")
        #expect(
            place(#"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2]}, 7]}"#)
                == "\(inside)/geometries/1: the type '' is not known")
        #expect(place(#"{"type": "MultiPoint", "coordinates": 3}"#) == "\(inside)/coordinates: a list is wanted")
    }

    @Test("Damaged GeoJSON gives shapes or an error with its place, whatever the damage")
    func damagedGeoJSON() {
        let whole = [UInt8](
            """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"name": "A"},
             "geometry": {"type": "MultiPolygon", "coordinates": [[[[0,0],[1,0],[1,1],[0,0]]]]}}, {"type": "Feature",
             "geometry": {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2]}]}}]}
            """.utf8)
        let signs = [UInt8]("{}[],:0-9e".utf8)
        var random = SeededNumbers(seed: 7)
        var errors = 0
        for round in 0..<3000 {
            var bytes = round < whole.count ? Array(whole[..<round]) : whole
            for _ in 0..<(round % 4) where !bytes.isEmpty {
                bytes[Int(random.next() % UInt64(bytes.count))] = signs[Int(random.next() % UInt64(signs.count))]
            }
            do { _ = try MKGeoJSONDecoder().decode(Data(bytes)) } catch let error as MKError {
                errors += 1
                #expect(error.code == .decodingFailed)
            } catch { Issue.record("\(error)") }
        }
        #expect(errors > 1000)
    }

    @Test("GeoJSON of hostile depth and numbers is refused")
    func hostileGeoJSON() {
        let deep = String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: 20_000)
        let huge = #"{"type": "Point", "coordinates": [1e308, 1e308]}"#
        let wide = #"{"type": "LineString", "coordinates": [\#(String(repeating: "[", count: 50_000))"#
        for text in [deep, huge, wide] {
            #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data(text.utf8)) }
        }
    }

    @Test("The base map and the gazetteer are whole: every line has points within the world")
    func baseMap() {
        for scale in [500_000.0, 50_000, 1000] {
            let lines = BaseMap.shared.layer(.land, scale: scale).lines
            #expect(lines.count > 100)
            #expect(lines.allSatisfy { MKMapRect.world.insetBy(dx: -10, dy: -10).contains($0.bounds) })
        }
    }
}
