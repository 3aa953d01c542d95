// SPDX-License-Identifier: MIT

/// A person's fingers on the map.
@MainActor
final class MapGestures: __ObjCObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    /// Two fingers up or down.
    private let tilt = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let twoFingerTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var listeners: [ActionTarget] = []
    /// How many of pan, pinch and rotation are under way.
    private var active = 0
    private var dragged: MKAnnotationView?
    private var grip = CGPoint.zero

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        tap.require(toFail: doubleTap)
        tilt.minimumNumberOfTouches = 2
        tilt.maximumNumberOfTouches = 2
        listen(tilt) { [unowned self] in tilted() }
        listen(pan) { [unowned self] in panned() }
        listen(pinch) { [unowned self] in pinched() }
        listen(rotation) { [unowned self] in rotated() }
        listen(tap) { [unowned self] in map.annotationBoard.tapped(at: tap.location(in: map)) }
        listen(doubleTap) { [unowned self] in zoom(by: 0.5, around: doubleTap.location(in: map)) }
        listen(twoFingerTap) { [unowned self] in zoom(by: 2, around: twoFingerTap.location(in: map)) }
        listen(press) { [unowned self] in pressed() }
        update()
    }

    private func listen(_ recognizer: UIGestureRecognizer, _ body: @escaping () -> Void) {
        let target = ActionTarget { _ in body() }
        recognizer.addTarget(target, action: ActionTarget.action)
        recognizer.delegate = self
        recognizer.cancelsTouchesInView = false
        listeners.append(target)
        map.addGestureRecognizer(recognizer)
    }

    func update() {
        pan.isEnabled = map.isScrollEnabled
        pinch.isEnabled = map.isZoomEnabled
        doubleTap.isEnabled = map.isZoomEnabled
        twoFingerTap.isEnabled = map.isZoomEnabled
        rotation.isEnabled = map.isRotateEnabled
        tilt.isEnabled = map.isPitchEnabled
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, rotation, tilt]
        if moving.contains(where: { $0 === gestureRecognizer }) && moving.contains(where: { $0 === other }) {
            return gestureRecognizer !== tilt && other !== tilt
        }
        // An app's own recognizers on a map work beside the map's.
        return other.view === map && !own.contains { $0 === other }
    }

    private var own: [UIGestureRecognizer] { [pan, pinch, rotation, tilt, tap, doubleTap, twoFingerTap, press] }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === press { return draggable(at: press.location(in: map)) != nil }
        if gestureRecognizer === tilt {
            let way = tilt.translation(in: map)
            return abs(way.y) > 2 * abs(way.x)
        }
        return true
    }

    private func draggable(at point: CGPoint) -> MKAnnotationView? {
        guard let view = map.annotationBoard.view(at: point), view.isDraggable, view.isEnabled,
            view.annotation?.canMove ?? false
        else { return nil }
        return view
    }

    /// Controls on the map, and in callouts, keep their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var view = touch.view
        while let here = view, here !== map {
            if here is UIControl || here is CalloutView { return false }
            view = here.superview
        }
        return true
    }

    // MARK: Moving

    private func began() {
        map.motion?.stop()
        active += 1
        map.userTracker.personMoved()
        map.changeBegins(animated: false)
    }

    private func ended() {
        active = max(0, active - 1)
        if active == 0, map.motion == nil { map.changeEnds(animated: false) }
    }

    private func panned() {
        switch pan.state {
        case .began: began()
        case .changed:
            let way = pan.translation(in: map)
            pan.setTranslation(.zero, in: map)
            move(by: way)
        case .ended:
            let speed = pan.velocity(in: map)
            if active == 1, hypot(speed.x, speed.y) > 100 {
                active = 0
                map.motion = MapMotion(map, throwing: speed) { [weak map] in map?.changeEnds(animated: false) }
            } else {
                ended()
            }
        case .cancelled, .failed: ended()
        default: break
        }
    }

    private func move(by way: CGPoint) {
        guard dragged == nil else { return }
        var viewport = map.viewport
        viewport.center = viewport.place(
            at: CGPoint(x: viewport.size.width / 2 - way.x, y: viewport.size.height / 2 - way.y))
        map.move(to: viewport)
    }

    private func pinched() {
        switch pinch.state {
        case .began: began()
        case .changed:
            guard pinch.scale > 0 else { return }
            var viewport = map.viewport
            viewport.scale /= Double(pinch.scale)
            pinch.scale = 1
            map.move(to: keeping(pinch.location(in: map), viewport))
        case .ended, .cancelled, .failed: ended()
        default: break
        }
    }

    private func rotated() {
        switch rotation.state {
        case .began: began()
        case .changed:
            var viewport = map.viewport
            viewport.heading -= Double(rotation.rotation) * 180 / .pi
            viewport.heading -= (viewport.heading / 360).rounded(.down) * 360
            rotation.rotation = 0
            map.move(to: keeping(rotation.location(in: map), viewport))
        case .ended, .cancelled, .failed: ended()
        default: break
        }
    }

    private func tilted() {
        switch tilt.state {
        case .began: began()
        case .changed:
            var viewport = map.viewport
            viewport.pitch -= Double(tilt.translation(in: map).y) / 4
            tilt.setTranslation(.zero, in: map)
            map.move(to: viewport)
        case .ended, .cancelled, .failed: ended()
        default: break
        }
    }

    private func zoom(by factor: Double, around point: CGPoint) {
        var viewport = map.viewport
        viewport.scale *= factor
        map.show(keeping(point, viewport), animated: true)
    }

    /// A changed viewport in which the place under `point` is still there.
    private func keeping(_ point: CGPoint, _ changed: MapViewport) -> MapViewport {
        var result = changed
        result.clamp()
        let (before, after) = (map.viewport.place(at: point), result.place(at: point))
        result.center = MKMapPoint(
            x: result.center.x + before.x - after.x, y: result.center.y + before.y - after.y)
        return result
    }

    // MARK: Dragging annotations

    private func pressed() {
        let point = press.location(in: map.annotationLayer)
        switch press.state {
        case .began:
            guard let view = draggable(at: press.location(in: map)) else { return }
            dragged = view
            grip = CGPoint(x: view.center.x - point.x, y: view.center.y - point.y)
            map.annotationBoard.select(view, animated: false)
            map.drag(view, to: .starting)
        case .changed:
            dragged?.center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        case .ended: finish(.ending)
        case .cancelled, .failed: finish(.canceling)
        default: break
        }
    }

    private func finish(_ state: MKAnnotationView.DragState) {
        guard let view = dragged else { return }
        dragged = nil
        if state == .ending {
            let point = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
            map.annotationBoard.drop(view, at: map.convert(point, toCoordinateFrom: map.annotationLayer))
        } else {
            map.place(view)
        }
        map.drag(view, to: state)
    }
}
