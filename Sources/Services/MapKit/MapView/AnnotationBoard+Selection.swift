// SPDX-License-Identifier: MIT

/// Which annotation is selected, its callout, and where it is dropped.
extension AnnotationBoard {
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
        selectionChanged(view)
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
        selectionChanged(view)
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
    func placeCallout() {
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
