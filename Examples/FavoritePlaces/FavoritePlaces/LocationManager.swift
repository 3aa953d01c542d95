// SPDX-License-Identifier: MIT
import CoreLocation

/// The app's one source of positions and of regions' crossings.
final class LocationManager: NSObject, CLLocationManagerDelegate {
    static let shared = LocationManager()
    static let errorDomain = "ICFLocationErrorDomain"
    static let didChange = Notification.Name("LocationManagerDidChange")

    typealias Completion = (CLLocation?, Error?) -> Void

    private(set) var location: CLLocation?
    private(set) var locationError: Error?
    var hasLocation: Bool { location != nil }
    var regionHandler: (CLRegion, CLRegionState) -> Void = { _, _ in }

    let manager: CLLocationManager
    let geocoder = CLGeocoder()
    private var waiting: [Completion] = []

    init(manager: CLLocationManager = CLLocationManager()) {
        self.manager = manager
        super.init()
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.distanceFilter = 100
        manager.delegate = self
    }

    /// Asks a person who has not answered yet; the answer starts the updates.
    func start() {
        if manager.authorizationStatus == .notDetermined { manager.requestAlwaysAuthorization() }
    }

    /// Calls back once, when there is a location or it is known that there will be none.
    func getLocation(completion: @escaping Completion) {
        waiting.append(completion)
        if location != nil || locationError != nil { flush() }
    }

    private func flush() {
        let blocks = waiting
        waiting = []
        for block in blocks { block(location, locationError) }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    // MARK: Regions

    func stopMonitoringAll() {
        for region in manager.monitoredRegions { manager.stopMonitoring(for: region) }
    }

    // MARK: CLLocationManagerDelegate

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .denied, .restricted:
            manager.stopUpdatingLocation()
            let text = "Location permission has been denied for this app."
            locationError = NSError(
                domain: Self.errorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: text])
            flush()
        case .authorizedAlways, .authorizedWhenInUse:
            locationError = nil
            manager.startUpdatingLocation()
        case .notDetermined: break
        @unknown default: break
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let newest = locations.last, newest.horizontalAccuracy >= 0 else { return }
        location = newest
        locationError = nil
        flush()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        manager.stopUpdatingLocation()
        locationError = error
        flush()
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        regionHandler(region, .inside)
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        regionHandler(region, .outside)
    }
}
