// SPDX-License-Identifier: MIT

/// The device itself, as an annotation.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKUserLocation: __ObjCObject, MKAnnotation, @unchecked Sendable {
    open internal(set) var location: CLLocation? {
        willSet { __kvoWill("location") }
        didSet { __kvoDid("location") }
    }
    open internal(set) var heading: CLHeading? {
        willSet { __kvoWill("heading") }
        didSet { __kvoDid("heading") }
    }
    open internal(set) var isUpdating = false
    open var title: String? = "My Location" {
        willSet { __kvoWill("title") }
        didSet { __kvoDid("title") }
    }
    open var subtitle: String? {
        willSet { __kvoWill("subtitle") }
        didSet { __kvoDid("subtitle") }
    }
    public override init() { super.init() }

    /// Invalid while the position is not known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// Annotations that lie too close together to be shown each by itself.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class MKClusterAnnotation: __ObjCObject, MKAnnotation, @unchecked Sendable {
    open var title: String? {
        willSet { __kvoWill("title") }
        didSet { __kvoDid("title") }
    }
    open var subtitle: String? {
        willSet { __kvoWill("subtitle") }
        didSet { __kvoDid("subtitle") }
    }
    open private(set) var memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
        title = memberAnnotations.first?.title
        subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
    }

    /// The middle of the members' places on the flat map.
    open var coordinate: CLLocationCoordinate2D {
        if let middle { return middle }
        guard let first = memberAnnotations.first.map({ MKMapPoint($0.coordinate) }) else {
            return kCLLocationCoordinate2DInvalid
        }
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(points.count)
        // Of the copies of the world, the one that is nearest to the first member.
        let east = points.reduce(0) { $0 + remainder($1.x - first.x, MapMath.world) } / count
        let middle = MKMapPoint(
            x: first.x + east - ((first.x + east) / MapMath.world).rounded(.down) * MapMath.world,
            y: points.reduce(0) { $0 + $1.y } / count
        ).coordinate
        self.middle = middle
        return middle
    }

    private var middle: CLLocationCoordinate2D?
    func membersMoved() { middle = nil }
}
