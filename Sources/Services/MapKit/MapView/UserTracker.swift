// SPDX-License-Identifier: MIT

/// Keeps the blue dot where the device is, and the map with it.
@MainActor
final class UserTracker: __ObjCObject, @preconcurrency CLLocationManagerDelegate {
    private unowned let map: MKMapView
    private var manager: CLLocationManager?
    private(set) var mode = MKUserTrackingMode.none

    init(_ map: MKMapView) { self.map = map }

    func update() {
        let isWanted = map.showsUserLocation && map.window != nil
        if isWanted, manager == nil { start() }
        if !isWanted, manager != nil { stop() }
    }

    private func start() {
        if let delegate = map.delegate { optionalCall { delegate.mapViewWillStartLocatingUser(map) } }
        let manager = CLLocationManager()
        manager.delegate = self
        manager.startUpdatingLocation()
        self.manager = manager
        map.userLocation.isUpdating = true
        showLastKnown()
    }

    /// Where the device was last is shown at once; receivers take a moment.
    private func showLastKnown() {
        DispatchQueue.main.async { [weak self] in
            guard let self, let manager, map.userLocation.location == nil, let known = manager.location else { return }
            locationManager(manager, didUpdateLocations: [known])
        }
    }

    private func stop() {
        manager?.stopUpdatingLocation()
        manager = nil
        map.userLocation.isUpdating = false
        map.annotationBoard.remove([map.userLocation])
        if let delegate = map.delegate { optionalCall { delegate.mapViewDidStopLocatingUser(map) } }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { showLastKnown() }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last, manager === self.manager else { return }
        map.userLocation.location = location
        map.annotationBoard.add([map.userLocation])
        map.annotationBoard.moved(map.userLocation)
        if let delegate = map.delegate { optionalCall { delegate.mapView(map, didUpdate: map.userLocation) } }
        follow()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard manager === self.manager, let delegate = map.delegate else { return }
        optionalCall { delegate.mapView(map, didFailToLocateUserWithError: error) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        map.userLocation.heading = newHeading
        if mode == .followWithHeading { follow() }
    }

    // MARK: Following

    func set(_ new: MKUserTrackingMode, animated: Bool) {
        guard new != mode else { return }
        mode = new
        if new != .none { map.showsUserLocation = true }
        if new == .followWithHeading { manager?.startUpdatingHeading() } else { manager?.stopUpdatingHeading() }
        map.furniture.update()
        if let delegate = map.delegate { optionalCall { delegate.mapView(map, didChange: new, animated: animated) } }
        follow()
    }

    /// A person who moves the map ends its following.
    func personMoved() { if mode != .none { set(.none, animated: false) } }

    private func follow() {
        guard mode != .none, let location = map.userLocation.location else { return }
        var viewport = map.viewport
        viewport.center = MKMapPoint(location.coordinate)
        // As near as a person wants to see where they walk.
        let near =
            1500 * MKMapPointsPerMeterAtLatitude(location.coordinate.latitude) / Double(max(viewport.size.width, 1))
        if viewport.scale > near * 20 { viewport.scale = near }
        if mode == .followWithHeading, let heading = map.userLocation.heading { viewport.heading = heading.trueHeading }
        map.whenSized { $0.show(viewport, animated: true) }
    }
}

extension MKMapView {
    public var userTrackingMode: MKUserTrackingMode {
        get { userTracker.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTracker.set(mode, animated: animated)
    }
    public var isUserLocationVisible: Bool {
        guard let location = userLocation.location else { return false }
        return bounds.contains(convert(location.coordinate, toPointTo: self))
    }
}
