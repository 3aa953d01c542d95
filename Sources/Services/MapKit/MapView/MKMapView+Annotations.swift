// SPDX-License-Identifier: MIT

extension MKMapView {
    /// The user's location among them while it is shown.
    public var annotations: [any MKAnnotation] { annotationBoard.annotations }
    public func addAnnotation(_ annotation: any MKAnnotation) { annotationBoard.add([annotation]) }
    public func addAnnotations(_ annotations: [any MKAnnotation]) { annotationBoard.add(annotations) }
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        annotationBoard.remove(annotations.filter { !($0 is MKUserLocation) })
    }
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotationBoard.annotations(in: mapRect).compactMap { $0 as? AnyHashable })
    }
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationBoard.view(for: annotation) }

    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        annotationBoard.register(viewClass, identifier)
    }
    /// A view that is out of sight, else a new one of the class that is registered; nil where none is.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        annotationBoard.dequeue(identifier) ?? annotationBoard.makeRegistered(identifier)
    }
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { annotationBoard.dequeue(identifier, for: annotation) }

    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        annotationBoard.update()
        if let view = annotationBoard.view(for: annotation) { annotationBoard.select(view, animated: animated) }
    }
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, annotationBoard.selected?.annotation === annotation else { return }
        annotationBoard.deselect(animated: animated)
    }
    public var selectedAnnotations: [any MKAnnotation] {
        get { [annotationBoard.selected?.annotation].compactMap { $0 } }
        set {
            guard let first = newValue.first else { return annotationBoard.deselect(animated: false) }
            selectAnnotation(first, animated: false)
        }
    }

    /// Moves the map so that all of them are in sight.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        let known = Set(self.annotations.map { ObjectIdentifier($0) })
        annotationBoard.add(annotations.filter { !known.contains(ObjectIdentifier($0)) })
        let points = annotations.filter { CLLocationCoordinate2DIsValid($0.coordinate) }.map {
            MKMapPoint($0.coordinate)
        }
        guard !points.isEmpty else { return }
        var rect = MKMultiPoint.bounds(points)
        // A single place is shown with its neighbourhood.
        let least = 1000 * MKMapPointsPerMeterAtLatitude(points[0].coordinate.latitude)
        if rect.width < least, rect.height < least { rect = rect.insetBy(dx: -least / 2, dy: -least / 2) }
        let room = UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)
        setVisibleMapRect(rect, edgePadding: room, animated: animated)
    }

    public var annotationVisibleRect: CGRect { bounds }

    // MARK: Views

    /// Puts an annotation's view where the annotation is.
    func place(_ view: MKAnnotationView) {
        guard let annotation = view.annotation, view.mapView === self, view.dragState == .none else { return }
        let coordinate = annotation.coordinate
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        let point = viewport.point(for: MKMapPoint(coordinate))
        let (offset, size, pixels) = (view.centerOffset, view.bounds.size, max(traitCollection.displayScale, 1))
        // On whole pixels, so that nothing need be blended.
        let origin = annotationLayer.shift
        let left = ((point.x + origin.x + offset.x - size.width / 2) * pixels).rounded() / pixels
        let top = ((point.y + origin.y + offset.y - size.height / 2) * pixels).rounded() / pixels
        let center = CGPoint(x: left + size.width / 2, y: top + size.height / 2)
        // What lies between two pixels is not rounded to the one and the other by turns.
        let slack = (origin == .zero ? 0.01 : 1.01) / pixels
        if max(abs(center.x - view.center.x), abs(center.y - view.center.y)) > slack { view.center = center }
        if let dot = view as? MKUserLocationView, let accuracy = userLocation.location?.horizontalAccuracy {
            let points = accuracy * MKMapPointsPerMeterAtLatitude(coordinate.latitude) / viewport.scale
            dot.showAccuracy(points: CGFloat(max(points, 0)))
        }
    }

    func calloutChanged(of view: MKAnnotationView) { annotationBoard.calloutChanged(of: view) }
    func needsClusters() { annotationBoard.clusterNamesChanged() }

    /// Sets a drag state and tells the delegate.
    func drag(_ view: MKAnnotationView, to state: MKAnnotationView.DragState) {
        let old = view.dragState
        guard old != state else { return }
        if state == .none || state == .dragging { view.dragState = state }
        if let delegate {
            optionalCall { delegate.mapView(self, annotationView: view, didChange: state, fromOldState: old) }
        }
        if state == .starting || state == .ending || state == .canceling { view.setDragState(state, animated: true) }
        if state == .none { place(view) }
    }
}
