// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Hears on the thread on which the manager was made.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        byName(self, "locationManager:didUpdateLocations:", [manager, locations])
    }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        byName(self, "locationManager:didFailWithError:", [manager, error])
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        byName(self, "locationManager:didChangeAuthorizationStatus:", [manager, status])
    }
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        byName(self, "locationManagerDidChangeAuthorization:", [manager])
    }
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        byName(self, "locationManager:didUpdateHeading:", [manager, newHeading])
    }
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
        byName(self, "locationManagerShouldDisplayHeadingCalibration:", [manager], or: false)
    }
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { byName(self, "locationManager:didDetermineState:forRegion:", [manager, state, region]) }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        byName(self, "locationManager:didEnterRegion:", [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        byName(self, "locationManager:didExitRegion:", [manager, region])
    }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        byName(self, "locationManager:didStartMonitoringForRegion:", [manager, region])
    }
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { byName(self, "locationManager:monitoringDidFailForRegion:withError:", [manager, region as Any, error]) }
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) { byName(self, "locationManager:didRangeBeacons:inRegion:", [manager, beacons, region]) }
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) { byName(self, "locationManager:didRangeBeacons:satisfyingConstraint:", [manager, beacons, beaconConstraint]) }
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
        byName(self, "locationManager:didFailRangingBeaconsForConstraint:error:", [manager, beaconConstraint, error])
    }
    public func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) { byName(self, "locationManager:rangingBeaconsDidFailForRegion:withError:", [manager, region, error]) }
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        byName(self, "locationManager:didVisit:", [manager, visit])
    }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
        byName(self, "locationManagerDidPauseLocationUpdates:", [manager])
    }
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
        byName(self, "locationManagerDidResumeLocationUpdates:", [manager])
    }
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        byName(self, "locationManager:didFinishDeferredUpdatesWithError:", [manager, error as Any])
    }
}
