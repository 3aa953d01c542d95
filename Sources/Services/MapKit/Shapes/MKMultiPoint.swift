// SPDX-License-Identifier: MIT

/// Points in a row.
///
/// The shapes' one designated initialiser is `init()`, as in Objective-C: apps' subclasses with properties of their own
/// inherit the others.
open class MKMultiPoint: MKShape, MKGeoJSONObject, @unchecked Sendable {
    private(set) final var list: [MKMapPoint] = []
    /// Where the array that `points()` returns lies; freed with the object.
    private var buffer = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: 1)

    public override init() { super.init() }

    convenience init(list: [MKMapPoint]) {
        self.init()
        take(list)
    }

    /// Before anybody else has the object.
    func take(_ list: [MKMapPoint]) {
        self.list = list
        buffer.deallocate()
        buffer = .allocate(capacity: max(list.count, 1))
        buffer.initialize(from: list, count: list.count)
    }

    deinit { buffer.deallocate() }

    open var pointCount: Int { list.count }
    open func points() -> UnsafeMutablePointer<MKMapPoint> { buffer }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = list[range.location + index].coordinate }
    }

    open func location(atPointIndex index: Int) -> CGFloat { locations(at: IndexSet(integer: index)).first ?? 0 }

    /// Parts of the whole length, 0 to 1.
    open func locations(at indexes: IndexSet) -> [CGFloat] {
        var sums = [0.0]
        for (a, b) in zip(list, list.dropFirst()) { sums.append(sums[sums.count - 1] + hypot(b.x - a.x, b.y - a.y)) }
        let total = max(sums.last ?? 0, .leastNormalMagnitude)
        return indexes.filter { $0 < sums.count }.map { sums[$0] / total }
    }

    public final var boundingMapRect: MKMapRect { Self.bounds(list) }

    static func bounds(_ list: [MKMapPoint]) -> MKMapRect {
        guard let first = list.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in list.dropFirst() {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    open override var coordinate: CLLocationCoordinate2D {
        let bounds = boundingMapRect
        return MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }

    static func mapPoints(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
        UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
    }
}

open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(list: Self.mapPoints(coords, count))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(list: Array(UnsafeBufferPointer(start: points, count: count)))
    }
    /// The middle of the way.
    open override var coordinate: CLLocationCoordinate2D {
        guard !list.isEmpty else { return kCLLocationCoordinate2DInvalid }
        return list[list.count / 2].coordinate
    }
    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    open func canReplaceMapContent() -> Bool { false }
}

/// A line that follows the curve of the Earth between its points.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    override func take(_ list: [MKMapPoint]) {
        var way = Array(list.prefix(1))
        for (a, b) in zip(list, list.dropFirst()) { way += Self.arc(from: a.coordinate, to: b.coordinate) }
        super.take(way)
    }

    /// Points behind `a`, about one for each degree, ending at `b`; longitudes go on beyond 180 where the way does.
    private static func arc(from a: CLLocationCoordinate2D, to b: CLLocationCoordinate2D) -> [MKMapPoint] {
        func vector(_ c: CLLocationCoordinate2D) -> SIMD3<Double> {
            let (p, l) = (c.latitude * .pi / 180, c.longitude * .pi / 180)
            return SIMD3(cos(p) * cos(l), cos(p) * sin(l), sin(p))
        }
        let (u, v) = (vector(a), vector(b))
        let angle = acos(min(max((u * v).sum(), -1), 1))
        let count = max(1, Int((angle * 180 / .pi).rounded(.up)))
        var longitude = a.longitude
        return (1...count).map { step in
            let part = Double(step) / Double(count)
            let w = angle > 1e-9 ? (u * sin((1 - part) * angle) + v * sin(part * angle)) / sin(angle) : v
            let here = atan2(w.y, w.x) * 180 / .pi
            longitude += remainder(here - longitude, 360)
            return MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: atan2(w.z, (w.x * w.x + w.y * w.y).squareRoot()) * 180 / .pi, longitude: longitude))
        }
    }
}

open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(list: Self.mapPoints(coords, count), holes: nil)
    }
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) { self.init(list: Self.mapPoints(coords, count), holes: interiorPolygons) }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(list: Array(UnsafeBufferPointer(start: points, count: count)), holes: nil)
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(list: Array(UnsafeBufferPointer(start: points, count: count)), holes: interiorPolygons)
    }
    convenience init(list: [MKMapPoint], holes: [MKPolygon]?) {
        self.init(list: list)
        interiorPolygons = holes
    }
    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    open func canReplaceMapContent() -> Bool { false }
}

open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject, @unchecked Sendable {
    open private(set) var polylines: [MKPolyline] = []
    public convenience init(_ polylines: [MKPolyline]) {
        self.init()
        self.polylines = polylines
    }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject, @unchecked Sendable {
    open private(set) var polygons: [MKPolygon] = []
    public convenience init(_ polygons: [MKPolygon]) {
        self.init()
        self.polygons = polygons
    }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private var center = CLLocationCoordinate2D()
    open override var coordinate: CLLocationCoordinate2D { center }
    /// Metres.
    open private(set) var radius: CLLocationDistance = 0
    open private(set) var boundingMapRect = MKMapRect.null

    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        center = coord
        self.radius = radius
        let reach = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
        let middle = MKMapPoint(coord)
        boundingMapRect = MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }

    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let reach = max(mapRect.width, mapRect.height) / 2
        self.init(center: center, radius: reach / MKMapPointsPerMeterAtLatitude(center.latitude))
    }

    open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}
