// SPDX-License-Identifier: MIT

/// The annotations of a map and the views of those that are in sight.
@MainActor
final class AnnotationBoard {
    private unowned let map: MKMapView
    private var table = AnnotationTable()
    var annotations: [any MKAnnotation] { table.list }
    private(set) var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var pool: [String: [MKAnnotationView]] = [:]
    private var registered: [String: MKAnnotationView.Type] = [:]
    private(set) weak var selected: MKAnnotationView?
    private var callout: CalloutView?
    private let clusters = ClusterBoard()
    /// Of the map when clusters were made last.
    private var clusteredFor: MapViewport?
    /// Points beyond the edge within which views are kept.
    private static let margin: CGFloat = 60

    init(_ map: MKMapView) { self.map = map }

    // MARK: The list

    func add(_ list: [any MKAnnotation]) {
        for annotation in list where table.append(annotation) { observe(annotation) }
        clusteredFor = nil
        update()
    }

    func remove(_ list: [any MKAnnotation]) {
        let gone = Set(list.map { ObjectIdentifier($0) })
        table.remove(gone)
        clusteredFor = nil
        for case let point as MKPointAnnotation in list { point.moved[ObjectIdentifier(self)] = nil }
        for key in gone {
            discard(key)
        }
        update()
    }

    /// A point annotation moves on the map with its coordinate.
    private func observe(_ annotation: any MKAnnotation) {
        guard let point = annotation as? MKPointAnnotation else { return }
        point.moved[ObjectIdentifier(self)] = { [weak self] changed in
            MainActor.assumeIsolated { self?.moved(changed) }
        }
    }

    func moved(_ annotation: any MKAnnotation) {
        table.moved(annotation)
        update()
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    func annotations(in rect: MKMapRect) -> [any MKAnnotation] {
        table.annotations(in: rect)
    }

    // MARK: Views

    func register(_ cls: AnyClass?, _ identifier: String) { registered[identifier] = cls as? MKAnnotationView.Type }

    func dequeue(_ identifier: String) -> MKAnnotationView? {
        guard let view = pool[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeue(identifier) {
            view.annotation = annotation
            return view
        }
        guard let cls = registered[identifier] ?? Self.standard(identifier) else {
            NSException.raise(
                .invalidArgumentException,
                "unable to dequeue an annotation view with identifier \(identifier) - must register a class for it")
        }
        return Self.make(cls, annotation, identifier)
    }

    private static func make(
        _ cls: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
    ) -> MKAnnotationView {
        cls.__make(annotation: annotation, reuseIdentifier: identifier)
    }

    private static func standard(_ identifier: String) -> MKAnnotationView.Type? {
        let isDefault =
            identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
            || identifier == MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        return isDefault ? MKMarkerAnnotationView.self : nil
    }

    /// Makes views for what has come into sight, takes those away that have left it, and puts all in their places.
    func update() {
        let viewport = map.viewport
        guard viewport.size != .zero else { return }
        let numbers = table.numbers(in: viewport, margin: Self.margin)
        var near = Set<ObjectIdentifier>(minimumCapacity: numbers.count)
        var added: [MKAnnotationView] = []
        for number in numbers {
            let annotation = table.list[number]
            let key = ObjectIdentifier(annotation)
            near.insert(key)
            if views[key] == nil { added.append(show(annotation, number)) }
        }
        for (key, view) in views
        where !near.contains(key) && view !== selected && !(view.annotation is MKClusterAnnotation) {
            discard(key)
        }
        for view in views.values where !view.isInCluster { map.place(view) }
        if needsClusters(viewport) { arrangeClusters() }
        if !map.isMoving { avoidCollisions() }
        placeCallout()
        if !added.isEmpty { told(added) }
    }

    /// While the map moves, clusters are made anew after a good way only.
    private func needsClusters(_ viewport: MapViewport) -> Bool {
        guard map.isMoving, let last = clusteredFor else { return true }
        let way = hypot(remainder(viewport.center.x - last.center.x, MapMath.world), viewport.center.y - last.center.y)
        let zoom = viewport.scale / last.scale
        return way / viewport.scale > 120 || zoom > 1.15 || zoom < 0.87
    }

    private func told(_ added: [MKAnnotationView]) {
        if let delegate = map.delegate { optionalCall { delegate.mapView(map, didAdd: added) } }
        for (index, view) in added.compactMap({ $0 as? MKPinAnnotationView }).enumerated() where view.animatesDrop {
            view.drop(delay: Double(index) * 0.05)
        }
    }

    private func show(_ annotation: any MKAnnotation, _ order: Int) -> MKAnnotationView {
        let view = makeView(annotation)
        view.order = order
        if view.annotation == nil { view.annotation = annotation }
        view.mapView = map
        views[ObjectIdentifier(annotation)] = view
        map.annotationLayer.addSubview(view)
        view.prepareForDisplay()
        map.place(view)
        return view
    }

    /// The delegate's, else the blue dot, else what the app registered, else a marker.
    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        if let delegate = map.delegate,
            let own = optionalCall({ delegate.mapView(map, viewFor: annotation) }) ?? nil
        {
            return own
        }
        if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        let view = dequeue(identifier, for: annotation)
        view.canShowCallout = view.canShowCallout || registered[identifier] == nil
        return view
    }

    private func discard(_ key: ObjectIdentifier) {
        guard let view = views.removeValue(forKey: key) else { return }
        if view === selected { deselect(animated: false) }
        view.removeFromSuperview()
        view.mapView = nil
        if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
    }

    // MARK: Clusters

    /// After a zoom has come to rest.
    func settle() {
        arrangeClusters()
        avoidCollisions()
    }

    // MARK: Collisions

    /// In the order in which they win against each other: selected, of higher priority, added earlier.
    private func ordered() -> [MKAnnotationView] {
        let shown = annotations.compactMap { views[ObjectIdentifier($0)] } + clusters.all.compactMap { views[$0] }
        let ranks = shown.enumerated().map { index, view in
            (view: view, rank: view.isSelected ? -Float.infinity : -view.displayPriority.rawValue, index: index)
        }
        return ranks.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.view)
    }

    /// Hides views that need not be shown and lie on others, and titles for which there is no room.
    private func avoidCollisions() {
        var grid = CollisionGrid()
        let order = ordered().filter { $0.cluster == nil }
        for view in order {
            let body = view.collisionFrame
            let mayHide = view.displayPriority != .required && !view.isSelected && view.collisionMode != .none
            view.isCollided = mayHide && grid.isTaken(body.insetBy(dx: 4, dy: 4))
            if !view.isCollided, view.collisionMode != .none { grid.insert(body) }
        }
        for case let marker as MKMarkerAnnotationView in order where !marker.isCollided {
            let title = marker.titleFrame
            marker.hasRoomForTitle = title.isNull || !grid.isTaken(title)
            if marker.hasRoomForTitle, !title.isNull { grid.insert(title) }
        }
        map.labels.obstaclesChanged(obstacles())
    }

    /// What names on the map keep clear of.
    func obstacles() -> [CGRect] {
        ordered().filter { !$0.isHidden && !($0.annotation is MKUserLocation) }.flatMap { view -> [CGRect] in
            guard let marker = view as? MKMarkerAnnotationView, marker.hasRoomForTitle, !marker.titleFrame.isNull else {
                return [view.collisionFrame]
            }
            return [view.collisionFrame, marker.titleFrame]
        }
    }

    private func arrangeClusters() {
        clusteredFor = map.viewport
        let members = views.values.filter { $0.clusteringIdentifier != nil && !($0.annotation is MKClusterAnnotation) }
        guard !members.isEmpty || !clusters.isEmpty else { return }
        for view in members where view.isInCluster { map.place(view) }
        let change = clusters.arrange(members.sorted { $0.order < $1.order }) { self.makeCluster($0) }
        for gone in change.gone { discard(ObjectIdentifier(gone)) }
        for (cluster, members) in change.all {
            let view = views[ObjectIdentifier(cluster)] ?? show(cluster, members[0].order)
            map.place(view)
            for member in members { member.cluster = view }
        }
    }

    private func makeCluster(_ members: [any MKAnnotation]) -> MKClusterAnnotation {
        if let delegate = map.delegate,
            let own = optionalCall({ delegate.mapView(map, clusterAnnotationForMemberAnnotations: members) })
        {
            return own
        }
        return MKClusterAnnotation(memberAnnotations: members)
    }

    // MARK: Selection

    /// The frontmost view at a point of the map.
    func view(at point: CGPoint) -> MKAnnotationView? {
        map.annotationLayer.subviews.reversed().compactMap { $0 as? MKAnnotationView }.first {
            !$0.isHidden && $0.isEnabled && $0.point(inside: map.convert(point, to: $0), with: nil)
        }
    }

    func tapped(at point: CGPoint) {
        if let view = view(at: point) {
            if view !== selected { select(view, animated: true) }
        } else {
            deselect(animated: true)
        }
    }

    func select(_ view: MKAnnotationView, animated: Bool) {
        guard view !== selected else { return }
        deselect(animated: animated)
        selected = view
        view.setSelected(true, animated: animated)
        showCallout(of: view, animated: animated)
        guard let delegate = map.delegate else { return }
        optionalCall { delegate.mapView(map, didSelect: view) }
        if let annotation = view.annotation { optionalCall { delegate.mapView(map, didSelect: annotation) } }
    }

    func deselect(animated: Bool) {
        guard let view = selected else { return }
        selected = nil
        callout?.removeFromSuperview()
        callout = nil
        view.setSelected(false, animated: animated)
        guard let delegate = map.delegate else { return }
        optionalCall { delegate.mapView(map, didDeselect: view) }
        if let annotation = view.annotation { optionalCall { delegate.mapView(map, didDeselect: annotation) } }
    }

    // MARK: Callouts

    private func showCallout(of view: MKAnnotationView, animated: Bool) {
        guard view.canShowCallout, !(view.annotation?.title ?? "").isEmpty else { return }
        let callout = CalloutView(view) { [weak self, weak view] control in
            guard let self, let view, let delegate = map.delegate else { return }
            optionalCall { delegate.mapView(map, annotationView: view, calloutAccessoryControlTapped: control) }
        }
        self.callout = callout
        map.calloutLayer.addSubview(callout)
        placeCallout()
        bringIntoView(callout)
        guard animated else { return }
        callout.alpha = 0
        UIView.animate(withDuration: 0.2) { callout.alpha = 1 }
    }

    func calloutChanged(of view: MKAnnotationView) {
        guard view === selected else { return }
        guard let callout else { return showCallout(of: view, animated: false) }
        callout.reload()
        placeCallout()
    }

    /// Above the view, kept within the map's sides as far as the arrow allows.
    private func placeCallout() {
        guard let callout, let view = selected else { return }
        let anchor = view.convert(view.calloutAnchor, to: map)
        let size = callout.bounds.size
        let right = max(8, map.bounds.width - size.width - 8)
        let x = min(max(anchor.x - size.width / 2, 8), right)
        callout.frame = CGRect(x: x, y: anchor.y - size.height, width: size.width, height: size.height)
        callout.arrowX = anchor.x - x
    }

    /// A callout that would lie beyond the upper edge moves the map.
    private func bringIntoView(_ callout: UIView) {
        let room = map.bounds.inset(by: map.safeAreaInsets)
        let missing = room.minY + 8 - callout.frame.minY
        guard missing > 0, callout.frame.minY > -map.bounds.height else { return }
        var viewport = map.viewport
        viewport.center = viewport.place(
            at: CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2 - missing))
        map.show(viewport, animated: true)
    }

    // MARK: Dragging

    func drop(_ view: MKAnnotationView, at coordinate: CLLocationCoordinate2D) {
        guard let annotation = view.annotation else { return }
        annotation.move(to: coordinate)
        moved(annotation)
    }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
