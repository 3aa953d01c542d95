// SPDX-License-Identifier: MIT
import ObjectiveC

/// What a map marks at a place.
public protocol MKAnnotation: __ShowsTexts {
    var coordinate: CLLocationCoordinate2D { get }
    @_disfavoredOverload var title: String? { get }
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
    @_disfavoredOverload public var title: String? { byName(self, "title", [], or: nil) }
    @_disfavoredOverload public var subtitle: String? { byName(self, "subtitle", [], or: nil) }
}

/// Annotations with the optional requirements `title` and `subtitle`. In Objective-C's eyes each property itself may be
/// missing, so that through the protocol it is doubly optional: `annotation.title!!`, `if let title = view.annotation?.title,
/// let title`. The requirements that classes meet stay simply optional and are chosen where nothing else fits.
public protocol __ShowsTexts: NSObjectProtocol {}

extension __ShowsTexts {
    /// nil when the annotation has no such property, `.some(nil)` when it has and there is no title.
    public var title: String?? { text { $0.title } }
    /// nil when the annotation has no such property, `.some(nil)` when it has and there is no subtitle.
    public var subtitle: String?? { text { $0.subtitle } }

    private func text(_ simple: (any MKAnnotation) -> String?) -> String?? {
        (self as? any MKAnnotation).flatMap { annotation in optionalCall { simple(annotation) } }
    }
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
    open var title: String? {
        willSet { __kvoWill("title") }
        didSet { __kvoDid("title") }
    }
    open var subtitle: String? {
        willSet { __kvoWill("subtitle") }
        didSet { __kvoDid("subtitle") }
    }
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
