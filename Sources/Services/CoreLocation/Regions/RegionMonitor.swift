// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// The regions that an app watches, whichever manager asked; they outlive the process. A crossing counts when the device
/// has been on the other side, clear of the edge, for twenty seconds; a beacon's region is entered as soon as the beacon is
/// heard, and left when it has not been heard for thirty.
///
/// https://developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions
@MainActor
final class RegionMonitor {
    nonisolated static let maximumCount = 20
    /// Metres.
    nonisolated static let maximumRadius = 400_000.0
    nonisolated static let dwell = 20.0
    /// Of the names of regions that stand for a `CLMonitor`'s conditions.
    nonisolated static let conditionPrefix = "CLMonitor."
    /// Of beacons.
    nonisolated static let (hearing, silence) = (1.0, 30.0)
    /// Seconds that an app which was started for a crossing has to make its manager.
    nonisolated static let awakening = 1.0

    private struct Watched {
        let region: CLRegion
        var state = CLRegionState.unknown
        /// The side that the device has changed to, and since when.
        var candidate: (state: CLRegionState, since: Double)?
    }

    weak var surroundings: LocationSurroundings? { didSet { begin() } }
    private var watched: [String: Watched] = [:]
    private var services: [() -> LocationService?] = []
    private let register: LocationRegister

    nonisolated init(_ register: LocationRegister) { self.register = register }

    func add(_ service: LocationService) { services.append { [weak service] in service } }

    private func begin() {
        guard let surroundings else { return }
        _ = surroundings.world.observe { [weak self] _, _ in self?.check() }
        _ = surroundings.observe { [weak self] in self?.check() }
        if LocationSurroundings.hasWokenApp { tellWhatWokeTheApp(surroundings) }
    }

    /// The device waited before it started the app, which has the crossing as soon as it has had time to make a manager.
    private func tellWhatWokeTheApp(_ surroundings: LocationSurroundings) {
        guard register.exists else { return }
        load()
        surroundings.world.clock.after(Self.awakening) { [weak self] in
            guard let self else { return }
            for name in watched.keys.sorted() {
                guard let entry = watched[name], entry.state != .unknown else { continue }
                let side = side(of: entry.region, from: entry.state)
                guard side != .unknown, side != entry.state else { continue }
                let now = surroundings.world.clock.now
                watched[name]?.candidate = (side, now)
                settle(name, side, since: now)
            }
        }
    }

    private var isLoaded = false

    /// What an earlier process of the app watched. The store is opened when somebody first asks for regions.
    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        for (region, state) in register.regions() { watched[region.identifier] = Watched(region: region, state: state) }
    }

    var regions: [CLRegion] {
        load()
        return watched.values.map(\.region)
    }

    // MARK: Start and stop

    func start(_ region: CLRegion, _ manager: CLLocationManager) {
        load()
        guard let surroundings else { return }
        if let code = refusal(of: region, surroundings) {
            manager.tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(code)) }
            return
        }
        // The same name again: the new circle, from the beginning.
        let entry = Watched(region: region, state: side(of: region, from: .unknown))
        watched[region.identifier] = entry
        register.save(region, entry.state)
        manager.tell { $0.locationManager($1, didStartMonitoringFor: region) }
    }

    private func refusal(of region: CLRegion, _ surroundings: LocationSurroundings) -> CLError.Code? {
        let status = surroundings.authorization
        if status == .denied || status == .restricted { return .regionMonitoringDenied }
        if !surroundings.world.state.monitorsRegions { return .regionMonitoringFailure }
        if watched[region.identifier] == nil, watched.count >= Self.maximumCount { return .regionMonitoringFailure }
        if let circle = region as? CLCircularRegion, circle.radius > Self.maximumRadius {
            return .regionMonitoringFailure
        }
        return nil
    }

    func stop(_ region: CLRegion) {
        load()
        if watched.removeValue(forKey: region.identifier) != nil { register.remove(region) }
    }

    func state(of region: CLRegion) -> CLRegionState {
        load()
        let known = watched[region.identifier]?.state ?? .unknown
        return known == .unknown ? side(of: region, from: .unknown) : known
    }

    // MARK: Crossings

    /// The side that the device is clearly on; `state` in the band around the edge, where a fix may lie either way.
    func side(of region: CLRegion, from state: CLRegionState) -> CLRegionState {
        guard let surroundings, surroundings.isAllowed else { return .unknown }
        if let beacon = region as? CLBeaconRegion {
            let isNear = surroundings.world.state.beacons.contains {
                beacon.beaconIdentityConstraint.isSatisfied(by: $0)
            }
            return isNear ? .inside : .outside
        }
        guard let circle = region as? CLCircularRegion,
            let fix = LocationSurroundings.fix(surroundings.world.state)
        else { return state }
        let here = CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude)
        let outside = Geodesic.distance(circle.center, here) - circle.radius
        let band = state == .unknown ? 0 : min(max(circle.radius * 0.1, 5), 100)
        if outside > band { return .outside }
        return outside <= -band ? .inside : state
    }

    private func check() {
        guard isLoaded || register.exists else { return }
        load()
        for name in watched.keys.sorted() { check(name) }
    }

    private func check(_ name: String) {
        guard var entry = watched[name], let surroundings else { return }
        let side = side(of: entry.region, from: entry.state)
        defer { watched[name] = entry }
        guard side != .unknown, side != entry.state else {
            entry.candidate = nil
            return
        }
        if entry.state == .unknown {
            entry.state = side
            register.save(entry.region, side)
            return
        }
        guard entry.candidate?.state != side else { return }
        let now = surroundings.world.clock.now
        entry.candidate = (side, now)
        surroundings.world.clock.after(Self.dwell(entry.region, side)) { [weak self] in
            self?.settle(name, side, since: now)
        }
    }

    private static func dwell(_ region: CLRegion, _ side: CLRegionState) -> Double {
        guard region is CLBeaconRegion else { return dwell }
        return side == .inside ? hearing : silence
    }

    private func settle(_ name: String, _ side: CLRegionState, since: Double) {
        guard var entry = watched[name], let candidate = entry.candidate, candidate.state == side,
            candidate.since == since
        else { return }
        entry.state = side
        entry.candidate = nil
        watched[name] = entry
        register.save(entry.region, side)
        report(entry.region, side)
    }

    private func report(_ region: CLRegion, _ state: CLRegionState) {
        guard let surroundings else { return }
        guard surroundings.mayTell() else { return }
        services.removeAll { $0() == nil }
        for manager in services.compactMap({ $0()?.manager }) where manager.sees(region) {
            if state == .inside, region.notifyOnEntry {
                manager.tell { $0.locationManager($1, didEnterRegion: region) }
            } else if state == .outside, region.notifyOnExit {
                manager.tell { $0.locationManager($1, didExitRegion: region) }
            }
            manager.tell { $0.locationManager($1, didDetermineState: state, for: region) }
        }
    }
}
