// SPDX-License-Identifier: MIT
import Dispatch
public import FoundationCompat
import TouchstoneDevice

/// What an app asks for positions, headings, regions and visits. Several managers work side by side, each with its own
/// filters; the delegate hears on the thread on which the manager was made.
open class CLLocationManager: __ObjCObject, @unchecked Sendable {  // its state is that of `service`, on the main actor
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { delegateChanged() } }

    /// Metres that a reported accuracy should not exceed, or one of the constants below zero.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// Metres of movement between two events; `kCLDistanceFilterNone`: every fix.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    /// Without effect: the status bar shows no indicator.
    open var showsBackgroundLocationIndicator = false
    open var purpose: String?

    /// Raises an exception when Info.plist does not name `location` among the background modes, as on iOS.
    open var allowsBackgroundLocationUpdates = false {
        didSet {
            guard allowsBackgroundLocationUpdates, !AppIdentity.backgroundModes.contains("location") else { return }
            NSException.raise(
                .internalInconsistencyException,
                "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient) "
                    + "|| _CFMZEnabled()")
        }
    }

    let surroundings: LocationSurroundings
    private let thread: RunLoop?
    private(set) var service: LocationService?

    /// For managers of other surroundings than the device's.
    @TaskLocal private static var given: LocationSurroundings?

    /// The one designated initialiser: subclasses of apps have no other to inherit.
    public override init() {
        surroundings = Self.given ?? .shared
        // Blocks of the main queue run on the main thread whichever run loop turns there.
        thread = MainQueue.isCurrent ? nil : RunLoop.current
        super.init()
        onMainNow { [self] in service = LocationService(self) }
    }

    static func on(_ surroundings: LocationSurroundings) -> CLLocationManager {
        $given.withValue(surroundings) { CLLocationManager() }
    }

    deinit {
        let service = service
        onMainNow { service?.end() }
    }

    // MARK: Authorization

    open var authorizationStatus: CLAuthorizationStatus { surroundings.authorization }
    open var accuracyAuthorization: CLAccuracyAuthorization { surroundings.accuracy }
    open var isAuthorizedForWidgetUpdates: Bool { surroundings.authorization.rawValue >= 3 }
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationSurroundings.shared.authorization }
    open class func locationServicesEnabled() -> Bool { LocationSurroundings.shared.world.state.locationServices }

    /// Asks, when nobody has answered yet and Info.plist says why.
    open func requestWhenInUseAuthorization() { surroundings.requestWhenInUse() }

    /// Asks for use at any time: at once, or as a change of what a person has allowed while the app is in use.
    open func requestAlwaysAuthorization() { surroundings.requestAlways() }

    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let texts = Bundle.main.object(forInfoDictionaryKey: "NSLocationTemporaryUsageDescriptionDictionary")
        let error: CLError? = (texts as? [String: String])?[purposeKey] == nil ? CLError(.promptDeclined) : nil
        if error == nil { surroundings.setAccuracy(.fullAccuracy) }
        DispatchQueue.main.async { completion?(error) }
    }

    // MARK: Hardware

    open class func headingAvailable() -> Bool { LocationSurroundings.shared.world.state.heading != nil }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func isRangingAvailable() -> Bool { LocationSurroundings.shared.world.state.monitorsRegions }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        let isKnown = regionClass is CLCircularRegion.Type || regionClass is CLBeaconRegion.Type
        return isKnown && LocationSurroundings.shared.world.state.monitorsRegions
    }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    // MARK: Positions

    /// The last fix, however old; nil without permission or fix.
    open var location: CLLocation? { surroundings.lastFix }
    /// The last heading of this manager.
    open var heading: CLHeading? { onMainNow { [self] in service?.heading } }

    open func startUpdatingLocation() { onMainNow { [self] in service?.standard.start() } }
    open func stopUpdatingLocation() { onMainNow { [self] in service?.standard.stop() } }

    /// One fix of the desired accuracy, or one error after ten seconds.
    open func requestLocation() { onMainNow { [self] in service?.standard.requestOnce() } }

    open func startMonitoringSignificantLocationChanges() { onMainNow { [self] in service?.significant.start() } }
    open func stopMonitoringSignificantLocationChanges() { onMainNow { [self] in service?.significant.stop() } }
    open func startMonitoringVisits() { onMainNow { [self] in service?.visits.start() } }
    open func stopMonitoringVisits() { onMainNow { [self] in service?.visits.stop() } }

    open func startUpdatingHeading() { onMainNow { [self] in service?.startHeading() } }
    open func stopUpdatingHeading() { onMainNow { [self] in service?.stopHeading() } }
    open func dismissHeadingCalibrationDisplay() { onMainNow { [self] in service?.dismissCalibration() } }

    /// Devices since 2017 do not defer; the delegate hears so.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        tell { $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
    }
    open func disallowDeferredLocationUpdates() {}

    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
                if let error { return continuation.resume(throwing: error) }
                continuation.resume()
            }
        }
    }

    open func startMonitoringLocationPushes(completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {
        Unsupported.report("CLLocationManager.startMonitoringLocationPushes(completion:): there are no location pushes")
        DispatchQueue.main.async { completion?(nil, CLLocationPushServiceError(.unsupportedPlatform)) }
    }
    public func startMonitoringLocationPushes() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            startMonitoringLocationPushes { token, error in
                if let token { return continuation.resume(returning: token) }
                continuation.resume(throwing: error ?? CLLocationPushServiceError(.unknown))
            }
        }
    }
    open func stopMonitoringLocationPushes() {}

    // MARK: Regions

    /// Of a `CLMonitor`'s own manager: how the names of its regions begin.
    var monitorPrefix: String?

    /// Whether a region is the delegate's business: a monitor's conditions are the monitor's alone.
    func sees(_ region: CLRegion) -> Bool {
        guard region.identifier.hasPrefix(RegionMonitor.conditionPrefix) else { return monitorPrefix == nil }
        return monitorPrefix.map { region.identifier.hasPrefix($0) } ?? false
    }

    /// Metres; -1 where regions are not watched.
    open var maximumRegionMonitoringDistance: CLLocationDistance {
        surroundings.world.state.monitorsRegions ? RegionMonitor.maximumRadius : -1
    }
    /// The app's, whichever manager began it.
    open var monitoredRegions: Set<CLRegion> {
        onMainNow { [self] in Set(surroundings.regions.regions.filter(sees)) }
    }
    open func startMonitoring(for region: CLRegion) { onMainNow { [self] in surroundings.regions.start(region, self) } }
    open func stopMonitoring(for region: CLRegion) { onMainNow { [self] in surroundings.regions.stop(region) } }
    open func requestState(for region: CLRegion) {
        onMainNow { [self] in
            let state = surroundings.regions.state(of: region)
            tell { $0.locationManager($1, didDetermineState: state, for: region) }
        }
    }

    // MARK: Beacons

    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> {
        onMainNow { [self] in Set(service?.ranging.constraints ?? []) }
    }
    open var rangedRegions: Set<CLRegion> { onMainNow { [self] in Set(service?.ranging.regions ?? []) } }
    open func startRangingBeacons(in region: CLBeaconRegion) { onMainNow { [self] in service?.ranging.start(region) } }
    open func stopRangingBeacons(in region: CLBeaconRegion) { onMainNow { [self] in service?.ranging.stop(region) } }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        onMainNow { [self] in service?.ranging.start(constraint) }
    }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        onMainNow { [self] in service?.ranging.stop(constraint) }
    }

    // MARK: Threads

    private func delegateChanged() {
        guard delegate != nil else { return }
        onMainNow { [self] in service?.delegateCame() }
    }

    /// Calls the delegate on the manager's own thread, after the call that led here has ended.
    func tell(_ body: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        let call: @Sendable () -> Void = { [weak self] in
            guard let self, let delegate else { return }
            optionalCall { body(delegate, self) }
        }
        if let thread { thread.perform(call) } else { DispatchQueue.main.async(execute: call) }
    }
}

/// Runs `body` on the main actor, now.
func onMainNow<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// A program without a run loop has its main queue served by other threads than the main one.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
