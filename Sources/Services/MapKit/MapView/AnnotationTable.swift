// SPDX-License-Identifier: MIT

/// Annotations in the order they came, their places beside them in plain arrays: tens of thousands are looked through
/// each frame.
@MainActor
struct AnnotationTable {
    private(set) var list: [any MKAnnotation] = []
    /// Map points; not a number where an annotation has no valid place.
    private var xs: [Double] = []
    private var ys: [Double] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Grows when numbers change their meaning.
    private(set) var edition = 0

    func number(of annotation: any MKAnnotation) -> Int? { number(of: ObjectIdentifier(annotation)) }
    func number(of key: ObjectIdentifier) -> Int? { numbers[key] }
    func place(_ number: Int) -> MKMapPoint { MKMapPoint(x: xs[number], y: ys[number]) }

    /// - Returns: false when it is there already.
    mutating func append(_ annotation: any MKAnnotation) -> Bool {
        guard numbers.updateValue(list.count, forKey: ObjectIdentifier(annotation)) == nil else {
            numbers[ObjectIdentifier(annotation)] = list.firstIndex { $0 === annotation }
            return false
        }
        list.append(annotation)
        let place = Self.place(of: annotation)
        xs.append(place.x)
        ys.append(place.y)
        return true
    }

    mutating func remove(_ gone: Set<ObjectIdentifier>) {
        let kept = list.filter { !gone.contains(ObjectIdentifier($0)) }
        guard kept.count != list.count else { return }
        edition += 1
        (list, xs, ys, numbers) = ([], [], [], [:])
        for annotation in kept { _ = append(annotation) }
    }

    mutating func moved(_ annotation: any MKAnnotation) {
        guard let number = number(of: annotation) else { return }
        let place = Self.place(of: annotation)
        (xs[number], ys[number]) = (place.x, place.y)
    }

    private static func place(of annotation: any MKAnnotation) -> MKMapPoint {
        let coordinate = annotation.coordinate
        guard CLLocationCoordinate2DIsValid(coordinate) else { return MKMapPoint(x: .nan, y: .nan) }
        return MKMapPoint(coordinate)
    }

    /// A part of the ground, by the shorter way around the world.
    struct Reach {
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        func contains(_ place: MKMapPoint) -> Bool {
            guard abs(place.y - y) <= height else { return false }
            let way = abs(place.x - x)
            return min(way, abs(MapMath.world - way)) <= width
        }
    }

    /// What lies within `margin` points around the view.
    func reach(of viewport: MapViewport, margin: CGFloat) -> Reach {
        let rect = viewport.rect
        return Reach(
            x: rect.midX, y: rect.midY, width: rect.width / 2 + Double(margin) * viewport.scale,
            height: rect.height / 2 + Double(margin) * viewport.scale)
    }

    /// The numbers of those within `margin` points around the view, in order.
    func numbers(in viewport: MapViewport, margin: CGFloat) -> [Int] {
        let reach = reach(of: viewport, margin: margin)
        return xs.indices.filter { reach.contains(MKMapPoint(x: xs[$0], y: ys[$0])) }
    }

    /// Of those in a rectangle of the map.
    func annotations(in rect: MKMapRect) -> [any MKAnnotation] {
        xs.indices.filter { rect.contains(place($0)) }.map { list[$0] }
    }
}
