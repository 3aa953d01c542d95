// SPDX-License-Identifier: MIT

/// The annotations of a map and the views of those that are in sight.
///
/// A step of a moving map costs a look through the places of all, and work for the views that show: those that stand in a
/// cluster are kept aside, neither placed nor in the layer tree.
@MainActor
final class AnnotationBoard {
    unowned let map: MKMapView
    private var table = AnnotationTable()
    var annotations: [any MKAnnotation] { table.list }
    /// Of annotations and of clusters.
    private(set) var views: [ObjectIdentifier: MKAnnotationView] = [:]
    /// By number in the table.
    private var slots: [MKAnnotationView?] = []
    /// Numbers of those that have a view, in order.
    private var near: [Int] = []
    /// By number: the step in which it was in sight last.
    private var seen: [Int] = []
    private var step = 0
    private var pool: [String: [MKAnnotationView]] = [:]
    private var registered: [String: MKAnnotationView.Type] = [:]
    weak var selected: MKAnnotationView?
    var callout: CalloutView?
    private let clusters = ClusterBoard()
    /// The views that stand for themselves or for a cluster, in the order in which they win against each other.
    private(set) var standing: [MKAnnotationView] = []
    /// What names on the map keep clear of.
    var obstacles: [CGRect] = []
    /// End the observation of annotations' places, and of the texts of those that have a view.
    private var placeWatches: [ObjectIdentifier: () -> Void] = [:]
    private var textWatches: [ObjectIdentifier: () -> Void] = [:]
    private var isUpdating = false
    private var isStale = false
    /// Of the container, in which all that stand were placed; nil when others stand.
    private var placedEdition: Int?
    /// Where the list was looked through last; nil when it has changed since.
    private var lookedFrom: MapViewport?
    /// Points beyond the edge within which views are kept.
    private static let margin: CGFloat = 60
    /// Points that a map moves before the list is looked through again.
    private static let slack = 30.0

    init(_ map: MKMapView) { self.map = map }

    // MARK: The list

    func add(_ list: [any MKAnnotation]) {
        for annotation in list where table.append(annotation) {
            observe(annotation)
            slots.append(views[ObjectIdentifier(annotation)])
            seen.append(0)
        }
        update()
    }

    func remove(_ list: [any MKAnnotation]) {
        let gone = Set(list.map { ObjectIdentifier($0) })
        clusters.forget(table)
        table.remove(gone)
        for case let point as MKPointAnnotation in list { point.moved[ObjectIdentifier(self)] = nil }
        let wasUpdating = isUpdating
        isUpdating = true
        for key in gone {
            placeWatches.removeValue(forKey: key)?()
            discard(key)
        }
        isUpdating = wasUpdating
        slots = table.list.map { views[ObjectIdentifier($0)] }
        seen = slots.map { _ in 0 }
        near = slots.indices.filter { slots[$0] != nil }
        update()
    }

    /// An annotation moves on the map with its coordinate. Maps show point annotations by the thousand: those tell of
    /// themselves.
    private func observe(_ annotation: any MKAnnotation) {
        if let point = annotation as? MKPointAnnotation {
            point.moved[ObjectIdentifier(self)] = { [weak self] changed in onMainActor { self?.moved(changed) } }
            return
        }
        let key = ObjectIdentifier(annotation)
        placeWatches[key] = annotation.onChange(of: ["coordinate"]) { [weak self] in
            guard let self, let number = table.number(of: key) else { return }
            moved(table.list[number])
        }
    }

    private func observeTexts(_ annotation: any MKAnnotation) {
        let key = ObjectIdentifier(annotation)
        textWatches[key] = annotation.onChange(of: ["title", "subtitle"]) { [weak self] in
            guard let self, let view = views[key] else { return }
            view.textsChanged()
            calloutChanged(of: view)
        }
    }

    func moved(_ annotation: any MKAnnotation) {
        guard let number = table.number(of: annotation) else { return }
        if clusters.knows(number) { clusters.forget(table) }
        table.moved(annotation)
        map.annotationLayer.forgetPlaces()
        update()
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    func annotations(in rect: MKMapRect) -> [any MKAnnotation] {
        table.annotations(in: rect)
    }

    // MARK: Making views

    func register(_ cls: AnyClass?, _ identifier: String) { registered[identifier] = cls as? MKAnnotationView.Type }

    func dequeue(_ identifier: String) -> MKAnnotationView? {
        guard let view = pool[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func makeRegistered(_ identifier: String) -> MKAnnotationView? {
        registered[identifier]?.__make(annotation: nil, reuseIdentifier: identifier)
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
        return cls.__make(annotation: annotation, reuseIdentifier: identifier)
    }

    private static func standard(_ identifier: String) -> MKAnnotationView.Type? {
        let isDefault =
            identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
            || identifier == MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        return isDefault ? MKMarkerAnnotationView.self : nil
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

    private func show(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view = makeView(annotation)
        if view.annotation == nil { view.annotation = annotation }
        view.prepareForDisplay()
        view.mapView = map
        view.placed = 0
        views[ObjectIdentifier(annotation)] = view
        observeTexts(annotation)
        return view
    }

    private func discard(_ key: ObjectIdentifier) {
        guard let view = views.removeValue(forKey: key) else { return }
        textWatches.removeValue(forKey: key)?()
        if view === selected { deselect(animated: false) }
        view.removeFromSuperview()
        view.mapView = nil
        if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
    }

    // MARK: Keeping up with the map

    /// A step of a map that moves: what is in sight stays for some points, carried by its container.
    func follow() {
        let viewport = map.viewport
        guard map.isMoving, !isStale, let lookedFrom, lookedFrom.isMoved(to: viewport) else { return update() }
        let x = remainder(viewport.center.x - lookedFrom.center.x, MapMath.world)
        guard hypot(x, viewport.center.y - lookedFrom.center.y) <= Self.slack * viewport.scale else { return update() }
        placeViews()
        placeCallout()
    }

    /// Makes views for what has come into sight, takes those away that have left it, and puts all in their places.
    func update() {
        guard map.viewport.size != .zero else { return }
        guard !isUpdating else {
            isStale = true
            return
        }
        isUpdating = true
        var added: [MKAnnotationView] = []
        // Delegates that change the list or a cluster's name while they are asked have it looked through again; no
        // further, so that one that always does cannot keep the map from showing.
        for _ in 0..<4 {
            isStale = false
            refreshViews(&added)
            if !isStale { arrange(&added) }
            if !isStale { break }
        }
        isUpdating = false
        lookedFrom = map.viewport
        placeViews()
        if !map.isMoving { avoidCollisions() }
        placeCallout()
        told(added)
    }

    private func placeViews() {
        map.annotationLayer.follow(map.viewport, isMoving: map.isMoving, on: map.floor)
        let edition = map.annotationLayer.edition
        guard placedEdition != edition else { return }
        for view in standing where view.placed != edition {
            map.place(view)
            view.placed = edition
        }
        placedEdition = edition
    }

    /// After a change has come to rest.
    func settle() {
        let isShifted = map.annotationLayer.shift != .zero
        guard clusters.scale == map.viewport.scale, !isShifted else { return update() }
        avoidCollisions()
    }

    private func refreshViews(_ added: inout [MKAnnotationView]) {
        let numbers = table.numbers(in: map.viewport, margin: Self.margin)
        step += 1
        for number in numbers { seen[number] = step }
        var kept: [Int] = []
        let selected = selected
        for number in near where seen[number] != step {
            guard let view = slots[number] else { continue }
            if view === selected {
                kept.append(number)
            } else {
                slots[number] = nil
                discard(ObjectIdentifier(table.list[number]))
            }
        }
        let edition = table.edition
        near = kept.isEmpty ? numbers : (numbers + kept).sorted()
        for number in numbers where slots[number] == nil {
            let annotation = table.list[number]
            let view = show(annotation)
            added.append(view)
            // Whoever was asked for the view may have taken annotations away.
            if let number = table.number(of: annotation) { slots[number] = view }
            guard edition == table.edition else { return isStale = true }
        }
    }

    private func told(_ added: [MKAnnotationView]) {
        let added = added.filter { $0.mapView === map }
        guard !added.isEmpty else { return }
        if let delegate = map.delegate { optionalCall { delegate.mapView(map, didAdd: added) } }
        for (index, view) in added.compactMap({ $0 as? MKPinAnnotationView }).enumerated() where view.animatesDrop {
            view.drop(delay: Double(index) * 0.05)
        }
        for case let marker as MKMarkerAnnotationView in added where marker.animatesWhenAdded { marker.appear() }
    }

    // MARK: Clusters

    /// A view has got another cluster's name.
    func clusterNamesChanged() {
        clusters.forget(table)
        update()
    }

    /// A selected annotation stands beside its cluster.
    func selectionChanged(_ view: MKAnnotationView) {
        if view.clusteringIdentifier != nil { update() }
    }

    private func arrange(_ added: inout [MKAnnotationView]) {
        if needsClusters {
            clusters.forget(table)
            clusters.begin(scale: map.viewport.scale)
        }
        for number in near {
            guard !clusters.knows(number), let name = slots[number]?.clusteringIdentifier else { continue }
            clusters.join(number, name, at: table.place(number))
        }
        standing = []
        placedEdition = nil
        let selected = selected
        var members: [(view: MKAnnotationView, group: Int)] = []
        for number in near {
            guard let view = slots[number] else { continue }
            if let group = clusters.cluster(of: number), view !== selected {
                members.append((view, group))
                if !view.isInCluster || view.superview != nil {
                    view.isInCluster = true
                    view.removeFromSuperview()
                }
            } else {
                stand(view)
            }
        }
        showClusters(&added)
        guard !isStale else { return }
        for (view, group) in members where view.cluster !== clusters.groups[group].view {
            view.cluster = clusters.groups[group].view
        }
        for view in clusters.takeGone() {
            if let annotation = view.annotation { discard(ObjectIdentifier(annotation)) }
        }
    }

    /// While the map moves, clusters are made anew after a good step nearer or farther only.
    private var needsClusters: Bool {
        guard let scale = clusters.scale else { return true }
        let zoom = map.viewport.scale / scale
        return zoom != 1 && (!map.isMoving || zoom > 1.15 || zoom < 0.87)
    }

    private func stand(_ view: MKAnnotationView) {
        if view.isInCluster { (view.isInCluster, view.cluster) = (false, nil) }
        if view.superview !== map.annotationLayer { map.annotationLayer.addSubview(view) }
        standing.append(view)
    }

    private func showClusters(_ added: inout [MKAnnotationView]) {
        let reach = table.reach(of: map.viewport, margin: Self.margin)
        for index in clusters.groups.indices where clusters.groups[index].isCluster {
            let group = clusters.groups[index]
            guard reach.contains(group.center) || group.view === selected && selected != nil else {
                if let view = group.view, let annotation = view.annotation {
                    clusters.groups[index].view = nil
                    discard(ObjectIdentifier(annotation))
                }
                continue
            }
            if group.annotation == nil, !clusters.takeKnown(index, table) {
                let annotation = makeCluster(group.members.map { table.list[$0] })
                guard !isStale else { return }
                clusters.groups[index].annotation = annotation
            }
            if clusters.groups[index].view == nil, let annotation = clusters.groups[index].annotation {
                let view = show(annotation)
                added.append(view)
                guard !isStale else { return }
                clusters.groups[index].view = view
            }
            if let view = clusters.groups[index].view { stand(view) }
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
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
