// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import MapKit

@MainActor
@Suite(.restingClock) struct OverlayTests {
    private let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)

    private func pixels(_ map: MKMapView) throws -> (CGPoint) -> (red: CGFloat, alpha: CGFloat) {
        let buffer = PixelBuffer(width: 390, height: 800)
        let context = CGContext(buffer: buffer, scale: 1)
        UIGraphicsPushContext(context)
        for canvas in map.canvases where !canvas.isHidden { canvas.draw(canvas.bounds) }
        UIGraphicsPopContext()
        return { point in
            let pixel = buffer.row(Int(point.y))[Int(point.x)]
            return (CGFloat(pixel >> 16 & 255) / 255, CGFloat(pixel >> 24) / 255)
        }
    }

    @Test("MP27, MP32: each overlay asks once for its own renderer, and is gone when removed")
    func renderers() throws {
        let scene = MapScene()
        scene.listener.makeRenderer = { overlay in
            overlay is MKCircle ? MKCircleRenderer(overlay: overlay) : MKPolylineRenderer(overlay: overlay)
        }
        let circle = MKCircle(center: center, radius: 1000)
        let line = MKPolyline(coordinates: [center, CLLocationCoordinate2D(latitude: 48.1, longitude: 11)], count: 2)
        scene.map.addOverlays([circle, line])
        _ = try pixels(scene.map)
        #expect(scene.listener.calls.filter { $0.hasPrefix("renderer") }.count == 2)
        #expect(scene.map.renderer(for: circle) is MKCircleRenderer)
        #expect(scene.map.renderer(for: line) is MKPolylineRenderer)
        scene.map.removeOverlays([circle, line])
        #expect(scene.map.overlays.isEmpty)
        #expect(scene.map.renderer(for: circle) == nil)
    }

    /// Apple's reference of `MKPolylineRenderer`: it strokes the line only.
    @Test("A line is not filled, even with a colour for it; an area is")
    func linesAreNotFilled() throws {
        let scene = MapScene()
        let corners = [(47.9, 10.9), (48.1, 10.9), (48.1, 11.1)].map {
            CLLocationCoordinate2D(latitude: $0, longitude: $1)
        }
        func isFilled(_ overlay: any MKOverlay, _ renderer: MKOverlayPathRenderer) throws -> Bool {
            renderer.fillColor = .red
            scene.listener.makeRenderer = { _ in renderer }
            scene.map.addOverlay(overlay)
            defer { scene.map.removeOverlay(overlay) }
            let place = CLLocationCoordinate2D(latitude: 48.05, longitude: 10.95)
            return try pixels(scene.map)(scene.map.convert(place, toPointTo: scene.map)).alpha > 0
        }
        let line = MKPolyline(coordinates: corners, count: 3)
        let area = MKPolygon(coordinates: corners, count: 3)
        #expect(try !isFilled(line, MKPolylineRenderer(polyline: line)))
        let lines = MKMultiPolyline([line])
        #expect(try !isFilled(lines, MKMultiPolylineRenderer(multiPolyline: lines)))
        #expect(try isFilled(area, MKPolygonRenderer(polygon: area)))
    }

    /// Apple's reference of `strokeStart` and `strokeEnd`: the unit distances where the stroke starts and ends.
    @Test("Of a line, an area's outline and a circle the part between two shares of their length is stroked")
    func partsOfStrokes() throws {
        func length(_ points: [MKMapPoint]) -> Double {
            zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        }
        let ring = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)].map { MKMapPoint(x: $0, y: $1) }
        let half = StrokedPart.cut(ring: ring, from: 0.125, to: 0.625)
        #expect(half.map(\.x) == [5, 10, 10, 5] && half.map(\.y) == [0, 0, 10, 10])
        #expect(abs(length(half) - 20) < 1e-9)
        #expect(StrokedPart.cut(ring: ring, from: 0.5, to: 0.5).isEmpty)

        let line = MKPolyline(points: [MKMapPoint(x: 1000, y: 1000), MKMapPoint(x: 2000, y: 1000)], count: 2)
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.strokeEnd = 0.25
        #expect(abs(renderer.path.boundingBox.width - 250) < 1)
        let circle = MKCircleRenderer(circle: MKCircle(center: center, radius: 100))
        let whole = circle.path.boundingBox
        circle.strokeEnd = 0.25
        let quarter = try #require(circle.strokedPath).boundingBox
        #expect(abs(quarter.width - whole.width / 2) < 1e-3 * whole.width && circle.path.boundingBox == whole)
    }

    /// As apps write them: with properties of their own, and none of the initialisers.
    private final class ColoredLine: MKPolyline, @unchecked Sendable { var color = UIColor.green }
    private final class NamedArea: MKPolygon, @unchecked Sendable { var name = "area" }
    private final class NamedCircle: MKCircle, @unchecked Sendable { var name = "circle" }
    private final class Tracker: CLLocationManager, @unchecked Sendable { var name = "tracker" }
    private final class Finder: CLGeocoder, @unchecked Sendable { var name = "finder" }

    @Test("Subclasses of shapes, managers and geocoders inherit the initialisers")
    func subclasses() {
        let places = [
            CLLocationCoordinate2D(latitude: 48, longitude: 11), CLLocationCoordinate2D(latitude: 49, longitude: 11),
        ]
        let line = ColoredLine(coordinates: places, count: 2)
        #expect(line.color == .green)
        #expect(line.pointCount == 2)
        #expect(NamedArea(coordinates: places, count: 2).name == "area")
        #expect(NamedCircle(center: places[0], radius: 5).radius == 5)
        #expect(Tracker().name == "tracker")
        #expect(Finder().name == "finder")
    }

    @Test("MP28: a circle's radius on the screen is its metres")
    func circle() throws {
        let scene = MapScene()
        scene.map.setRegion(
            MKCoordinateRegion(center: center, latitudinalMeters: 8000, longitudinalMeters: 3900), animated: false)
        scene.listener.makeRenderer = { overlay in
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
        scene.map.addOverlay(MKCircle(center: center, radius: 1000))
        let pixel = try pixels(scene.map)
        let middle = scene.map.convert(center, toPointTo: scene.map)
        let side = MKCoordinateRegion(center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let radius = scene.map.convert(side, toRectTo: scene.map).width / 2
        #expect(pixel(middle).alpha == 1)
        #expect(pixel(CGPoint(x: middle.x + radius - 2, y: middle.y)).alpha > 0.9)
        #expect(pixel(CGPoint(x: middle.x + radius + 3, y: middle.y)).alpha == 0)
        #expect(pixel(CGPoint(x: middle.x, y: middle.y - radius + 2)).alpha > 0.9)
    }

    @Test("MP30: a line goes through its points; a polygon is filled but for its holes")
    func shapes() throws {
        let scene = MapScene()
        scene.listener.makeRenderer = { overlay in
            if overlay is MKPolyline {
                let renderer = MKPolylineRenderer(overlay: overlay)
                renderer.strokeColor = .red
                renderer.lineWidth = 3
                return renderer
            }
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = .blue
            return renderer
        }
        func place(_ x: CGFloat, _ y: CGFloat) -> CLLocationCoordinate2D {
            scene.map.convert(CGPoint(x: x, y: y), toCoordinateFrom: scene.map)
        }
        let line = [place(50, 50), place(150, 100), place(250, 60)]
        scene.map.addOverlay(MKPolyline(coordinates: line, count: 3))
        let hole = [place(150, 350), place(200, 350), place(200, 400), place(150, 400)]
        let square = [place(100, 300), place(250, 300), place(250, 450), place(100, 450)]
        scene.map.addOverlay(
            MKPolygon(coordinates: square, count: 4, interiorPolygons: [MKPolygon(coordinates: hole, count: 4)]))
        let pixel = try pixels(scene.map)
        for point in [CGPoint(x: 100, y: 75), CGPoint(x: 150, y: 99), CGPoint(x: 200, y: 80)] {
            #expect(pixel(point).red > 0.4, "\(point)")
        }
        #expect(pixel(CGPoint(x: 120, y: 320)).alpha == 1)
        #expect(pixel(CGPoint(x: 175, y: 375)).alpha == 0)
        #expect(pixel(CGPoint(x: 300, y: 600)).alpha == 0)
    }

    @Test("MP31: an overlay of an app's own is drawn by its renderer, within its rectangle")
    func ownOverlay() throws {
        final class Field: __ObjCObject, MKOverlay {
            let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
            var boundingMapRect: MKMapRect {
                let center = MKMapPoint(coordinate)
                return MKMapRect(x: center.x - 10_000, y: center.y - 10_000, width: 20_000, height: 20_000)
            }
        }
        final class FieldRenderer: MKOverlayRenderer {
            override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
                context.setFillColor(UIColor.red.cgColor)
                context.fill(rect(for: overlay.boundingMapRect))
            }
        }
        let scene = MapScene(span: 0.2)
        scene.listener.makeRenderer = { FieldRenderer(overlay: $0) }
        scene.map.addOverlay(Field())
        let pixel = try pixels(scene.map)
        let half = 10_000 / scene.map.viewport.scale
        #expect(pixel(CGPoint(x: 195, y: 400)).alpha == 1)
        #expect(pixel(CGPoint(x: 195 + half - 2, y: 400)).alpha == 1)
        #expect(pixel(CGPoint(x: 195 + half + 2, y: 400)).alpha == 0)
    }
}
