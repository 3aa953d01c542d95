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

    func number(of annotation: any MKAnnotation) -> Int? { numbers[ObjectIdentifier(annotation)] }
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

    /// The numbers of those within `margin` points around the view, in order.
    func numbers(in viewport: MapViewport, margin: CGFloat) -> [Int] {
        let rect = viewport.rect
        let reach = (
            x: rect.width / 2 + Double(margin) * viewport.scale, y: rect.height / 2 + Double(margin) * viewport.scale
        )
        let (midX, midY) = (rect.midX, rect.midY)
        var result: [Int] = []
        for number in xs.indices where abs(ys[number] - midY) <= reach.y {
            var way = abs(xs[number] - midX)
            if way > MapMath.world / 2 { way = abs(MapMath.world - way) }
            if way <= reach.x { result.append(number) }
        }
        return result
    }

    /// Of those in a rectangle of the map.
    func annotations(in rect: MKMapRect) -> [any MKAnnotation] {
        xs.indices.filter { rect.contains(place($0)) }.map { list[$0] }
    }
}
