// SPDX-License-Identifier: MIT

/// A place of the flat world: 2^28 points wide and high, from 180 degrees west and about 85 north, in the projection of
/// Mercator on a sphere.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Latitudes beyond the edge of the map come to lie outside of it; the poles lie at its edge of `MKMapRect.world`.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -MapMath.edge), MapMath.edge) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MapMath.world
        y = (1 - asinh(tan(latitude)) / .pi) / 2 * MapMath.world
    }

    public var coordinate: CLLocationCoordinate2D {
        let latitude = atan(sinh(.pi * (1 - 2 * y / MapMath.world))) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / MapMath.world * 360 - 180)
    }

    /// Metres along the ellipsoid.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

enum MapMath {
    static let world = 268_435_456.0
    /// The latitude at which the map is square.
    static let edge = atan(sinh(Double.pi)) * 180 / .pi
    /// Metres around the equator.
    static let circumference = 2 * Double.pi * 6_378_137
}

public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    public static let world = MKMapSize(width: MapMath.world, height: MapMath.world)
}

public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    /// As what is imported from C it gives way to an initializer of the same labels that a library declares.
    @_disfavoredOverload
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }

    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        if isNull || rect.isNull || right < x || bottom < y { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        if isNull { return self }
        let result = MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return result.width < 0 || result.height < 0 ? .null : result
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MapMath.world) }

    /// What lies beyond the 180th meridian, moved to where the world has it; null when nothing does.
    public var remainder: MKMapRect {
        if minX < 0 { return MKMapRect(x: minX + MapMath.world, y: minY, width: -minX, height: height) }
        if maxX > MapMath.world { return MKMapRect(x: 0, y: minY, width: maxX - MapMath.world, height: height) }
        return .null
    }
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMapPointEqualToPoint(_ a: MKMapPoint, _ b: MKMapPoint) -> Bool { a.x == b.x && a.y == b.y }
public func MKMapSizeEqualToSize(_ a: MKMapSize, _ b: MKMapSize) -> Bool { a.width == b.width && a.height == b.height }
public func MKMapRectEqualToRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(a.origin, b.origin) && MKMapSizeEqualToSize(a.size, b.size)
}
public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }
public func MKMapRectIntersection(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.intersection(b) }
public func MKMapRectIntersectsRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a.intersects(b) }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
public func MKMapRectContainsRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool { a.contains(b) }
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Cuts a strip of `amount` map points off an edge, at most the whole; a negative amount cuts nothing.
public func MKMapRectDivide(
    _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>, _ remainder: UnsafeMutablePointer<MKMapRect>,
    _ amount: Double, _ edge: CGRectEdge
) {
    let isUpright = edge == .minXEdge || edge == .maxXEdge
    let cut = min(max(amount, 0), isUpright ? rect.width : rect.height)
    (slice.pointee, remainder.pointee) = (rect, rect)
    if isUpright {
        (slice.pointee.size.width, remainder.pointee.size.width) = (cut, rect.width - cut)
    } else {
        (slice.pointee.size.height, remainder.pointee.size.height) = (cut, rect.height - cut)
    }
    switch edge {
    case .minXEdge: remainder.pointee.origin.x += cut
    case .minYEdge: remainder.pointee.origin.y += cut
    case .maxXEdge: slice.pointee.origin.x += rect.width - cut
    case .maxYEdge: slice.pointee.origin.y += rect.height - cut
    }
}
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
public let MKMapRectWorld = MKMapRect.world
public let MKMapRectNull = MKMapRect.null
public let MKMapSizeWorld = MKMapSize.world

/// Map points a metre at a latitude: more toward the poles.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MapMath.world / MapMath.circumference / cos(latitude * .pi / 180)
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { "{\(point.x), \(point.y)}" }
public func MKStringFromMapSize(_ size: MKMapSize) -> String { "{\(size.width), \(size.height)}" }
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

/// Points of the screen a map point.
public typealias MKZoomScale = CGFloat

/// The width of a road, in map points, at a zoom.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 8 / zoomScale : 0 }
