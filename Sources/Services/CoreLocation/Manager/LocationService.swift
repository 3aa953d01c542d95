// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// The part of one manager that lives on the main actor: what it has started, and what it was told.
@MainActor
final class LocationService {
    private(set) weak var manager: CLLocationManager?
    let surroundings: LocationSurroundings
    private(set) lazy var standard = StandardUpdates(self)
    private(set) lazy var significant = SignificantChanges(self)
    private(set) lazy var visits = VisitWatch(self)
    private(set) lazy var ranging = BeaconRanging(self)
    private(set) var heading: CLHeading?
    private var wantsHeading = false
    private var worldObserver: Int?
    private var changeObserver: Int?
    private var known: CLAuthorizationStatus?

    init(_ manager: CLLocationManager) {
        self.manager = manager
        surroundings = manager.surroundings
        known = surroundings.authorization
        worldObserver = surroundings.world.observe { [weak self] old, new in self?.worldChanged(old, new) }
        changeObserver = surroundings.observe { [weak self] in self?.accessChanged() }
        surroundings.regions.add(self)
    }

    func end() {
        standard.stop()
        if let worldObserver { surroundings.world.removeObserver(worldObserver) }
        if let changeObserver { surroundings.removeObserver(changeObserver) }
    }

    var clock: any DeviceClock { surroundings.world.clock }

    /// Whether positions may come now: the person agrees, and the app is in front or may go on behind.
    var mayReport: Bool {
        guard surroundings.isAllowed, let manager else { return false }
        return !surroundings.isInBackground || manager.allowsBackgroundLocationUpdates
            || surroundings.hasBackgroundSession
    }

    // MARK: Authorization

    /// A new delegate is told how things stand, as since iOS 14.
    func delegateCame() { tellAuthorization() }

    /// By the method of iOS 14 where the delegate has it, else by the older one.
    private func tellAuthorization() {
        let status = surroundings.authorization
        manager?.tell { delegate, manager in
            if optionalCall({ delegate.locationManagerDidChangeAuthorization(manager) }) != nil { return }
            delegate.locationManager(manager, didChangeAuthorization: status)
        }
    }

    private func accessChanged() {
        if known != surroundings.authorization {
            known = surroundings.authorization
            tellAuthorization()
        }
        standard.accessChanged()
        significant.accessChanged()
    }

    // MARK: World

    private func worldChanged(_ old: WorldState, _ new: WorldState) {
        standard.worldChanged(new)
        significant.worldChanged(new)
        visits.worldChanged(new)
        if wantsHeading, old.heading != new.heading { reportHeading() }
    }

    // MARK: Heading

    func startHeading() {
        wantsHeading = true
        heading = nil
        reportHeading()
    }

    func stopHeading() {
        wantsHeading = false
        dismissCalibration()
    }

    private var isCalibrating = false

    /// A disturbed compass has the person turn the device about, when the delegate lets the system ask for it.
    private func calibrate(_ heading: WorldHeading) {
        guard heading.accuracy < 0 else { return dismissCalibration() }
        guard !isCalibrating else { return }
        manager?.tell { delegate, manager in
            guard delegate.locationManagerShouldDisplayHeadingCalibration(manager) else { return }
            onMainNow { manager.service?.showCalibration() }
        }
    }

    private func showCalibration() {
        guard wantsHeading, !isCalibrating else { return }
        isCalibrating = true
        Self.tellCalibration(true)
    }

    func dismissCalibration() {
        guard isCalibrating else { return }
        isCalibrating = false
        Self.tellCalibration(false)
    }

    /// By name: the screen is that of a framework above this one.
    private static func tellCalibration(_ isShown: Bool) {
        NotificationCenter.default.post(
            name: Notification.Name("TouchstoneHeadingCalibration"), object: NSNumber(value: isShown))
    }

    private func reportHeading() {
        guard let manager, let new = surroundings.world.state.heading else { return }
        calibrate(new)
        let turns: [CLDeviceOrientation: Double] = [.landscapeLeft: 90, .landscapeRight: -90, .portraitUpsideDown: 180]
        let turn = turns[manager.headingOrientation] ?? 0
        let found = CLHeading(
            magnetic: new.magnetic + turn, isPositionKnown: surroundings.lastFix != nil, new, at: clock.date)
        if let last = heading, manager.headingFilter > 0, found.headingAccuracy == last.headingAccuracy,
            abs(remainder(found.magneticHeading - last.magneticHeading, 360)) < manager.headingFilter
        {
            return
        }
        heading = found
        manager.tell { $0.locationManager($1, didUpdateHeading: found) }
    }
}
