// SPDX-License-Identifier: MIT
import ObjectiveC

/// What a map marks at a place.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { byName(self, "title", [], or: nil) }
    public var subtitle: String? { byName(self, "subtitle", [], or: nil) }
}

/// What covers an area of the map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { byName(self, "intersectsMapRect:", [mapRect], or: true) }
    public func canReplaceMapContent() -> Bool { byName(self, "canReplaceMapContent", [], or: false) }
}

/// A thing with a name. Where it is, its subclasses say.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKShape: __ObjCObject, MKAnnotation, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    public override init() { super.init() }
}

open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var place = CLLocationCoordinate2D()
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            __kvoWill("coordinate")
            place = newValue
            __kvoDid("coordinate")
            for tell in moved.values { tell(self) }
        }
    }

    /// What maps that show it do when it moves.
    final var moved: [ObjectIdentifier: (MKPointAnnotation) -> Void] = [:]

    public override init() { super.init() }
}

extension MKAnnotation {
    /// Whether its coordinate can be set: a point annotation's, or a variable that the app shows to Objective-C.
    var canMove: Bool { self is MKPointAnnotation || KeyValueCoding.canSet("coordinate", of: self) }

    func move(to coordinate: CLLocationCoordinate2D) {
        if let point = self as? MKPointAnnotation {
            point.coordinate = coordinate
        } else {
            KeyValueCoding.setValue(coordinate, of: self, key: "coordinate")
        }
    }
}

extension NSValue {
    // Foundation's values here take no structs of others: the bits of two doubles travel as two whole numbers, signed
    // and unsigned, so that each is known from the other and from vectors.
    static let coordinateEncoding = "[2q]"
    static let spanEncoding = "[2Q]"

    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        var coordinate = coordinate
        self.init(bytes: &coordinate, objCType: Self.coordinateEncoding)
    }
    /// (0, 0) when the value holds something else.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        var coordinate = CLLocationCoordinate2D()
        if String(cString: objCType) == Self.coordinateEncoding { getValue(&coordinate) }
        return coordinate
    }
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        var span = span
        self.init(bytes: &span, objCType: Self.spanEncoding)
    }
    /// Nothing when the value holds something else.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        var span = MKCoordinateSpan()
        if String(cString: objCType) == Self.spanEncoding { getValue(&span) }
        return span
    }
}
