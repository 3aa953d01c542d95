// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// The standard service: fixes of growing accuracy after the start, then one for each move beyond the filter.
@MainActor
final class StandardUpdates {
    private unowned let service: LocationService
    private var isWanted = false { didSet { updateUse() } }
    private var isSingle = false
    /// Events of an earlier start must not come after a stop.
    private var run = 0
    /// Metres that the receiver has reached; nil before the first fix.
    private var reached: Double?
    private var last: CLLocation?
    private var isLost = false

    /// Seconds after which a request for one position fails.
    private static let patience = 10.0

    init(_ service: LocationService) { self.service = service }

    func start() {
        guard !isWanted || isSingle else { return }
        service.surroundings.askForServices()
        isWanted = true
        isSingle = false
        begin()
    }

    func stop() {
        isWanted = false
        isSingle = false
        isPaused = false
        restPlace = nil
        rests += 1
        run += 1
    }

    func requestOnce() {
        guard !isWanted else { return }
        service.surroundings.askForServices()
        isWanted = true
        isSingle = true
        begin()
        let number = run
        service.clock.after(Self.patience) { [weak self] in
            guard let self, isSingle, number == run else { return }
            finish(with: CLError(.locationUnknown))
        }
    }

    private func updateUse() { service.surroundings.use.set(isWanted && service.mayReport, by: self) }

    // MARK: Pauses

    /// Seconds behind other apps without a move after which updates pause, to spare the battery.
    private static let rest = 15 * 60.0
    /// Metres that are no move.
    private static let stir = 100.0
    private var isPaused = false
    private var restPlace: CLLocationCoordinate2D?
    private var rests = 0

    /// The device is behind other apps, or has moved there: whoever rests from now on long enough is paused.
    private func watchRest() {
        rests += 1
        let surroundings = service.surroundings
        guard surroundings.isInBackground, service.mayReport, !isSingle else { return }
        guard service.manager?.pausesLocationUpdatesAutomatically == true else { return }
        restPlace = LocationSurroundings.fix(surroundings.world.state).map {
            CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
        }
        let number = rests
        service.clock.after(Self.rest) { [weak self] in
            guard let self, isWanted, !isPaused, number == rests else { return }
            isPaused = true
            service.manager?.tell { $0.locationManagerDidPauseLocationUpdates($1) }
        }
    }

    /// In front again: what was paused goes on.
    private func resume() {
        guard isPaused, !service.surroundings.isInBackground else { return }
        isPaused = false
        service.manager?.tell { $0.locationManagerDidResumeLocationUpdates($1) }
        begin()
    }

    func accessChanged() {
        guard isWanted else { return }
        updateUse()
        watchRest()
        resume()
        if service.mayReport { if reached == nil { begin() } } else { interrupt() }
    }

    private func begin() {
        run += 1
        reached = nil
        last = nil
        isLost = false
        switch service.surroundings.authorization {
        // Until the person has answered nothing happens.
        case .notDetermined: return
        case .denied, .restricted: return finish(with: CLError(.denied))
        case .authorizedAlways, .authorizedWhenInUse: break
        }
        guard service.mayReport, let manager = service.manager else { return }
        let number = run
        for (delay, accuracy) in Self.stages(manager.desiredAccuracy) {
            service.clock.after(delay) { [weak self] in
                guard let self, isWanted, number == run else { return }
                reach(accuracy, isFinal: accuracy == Self.stages(manager.desiredAccuracy).last?.accuracy)
            }
        }
    }

    /// Behind another app, or no longer allowed: silent until that changes.
    private func interrupt() {
        run += 1
        reached = nil
        if service.surroundings.authorization == .denied { finish(with: CLError(.denied)) }
    }

    /// How a receiver's fixes improve: cells within kilometres at once, networks within a second, satellites later.
    private static func stages(_ desired: Double) -> [(delay: Double, accuracy: Double)] {
        switch desired {
        case 3000...: [(0.1, 3000)]
        case 1000...: [(0.1, 1000)]
        case 100...: [(0.2, 100)]
        case 10...: [(0.3, 65), (1, 10)]
        default: [(0.3, 65), (1, 10), (2, 0)]
        }
    }

    private func reach(_ accuracy: Double, isFinal: Bool) {
        let known = reached
        reached = accuracy
        if isSingle, !isFinal { return }
        guard let fix = service.surroundings.visibleFix(in: service.surroundings.world.state) else {
            return lose()
        }
        // A better receiver does not make a fix better than the world's.
        if let known, known <= fix.horizontalAccuracy, !isSingle { return }
        report(fix)
    }

    func worldChanged(_ new: WorldState) {
        guard isWanted, !isSingle || isLost, reached != nil, service.mayReport, !isPaused else { return }
        guard let fix = service.surroundings.visibleFix(in: new) else { return lose() }
        let place = CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude)
        if let restPlace, Geodesic.distance(restPlace, place) > Self.stir { watchRest() }
        isLost = false
        guard service.surroundings.world.locationDate != last?.timestamp || moved(to: fix) else { return }
        guard let last, let filter = service.manager?.distanceFilter, filter > 0 else { return report(fix) }
        let here = CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude)
        if Geodesic.distance(last.coordinate, here) >= filter { report(fix) }
    }

    private func moved(to fix: WorldFix) -> Bool {
        last?.coordinate.latitude != fix.latitude || last?.coordinate.longitude != fix.longitude
    }

    private func report(_ fix: WorldFix) {
        let location = CLLocation(fix, accuracy: reached ?? 0, at: service.clock.date)
        last = location
        isLost = false
        if isSingle { stop() }
        service.manager?.tell { $0.locationManager($1, didUpdateLocations: [location]) }
    }

    private func lose() {
        guard !isLost else { return }
        isLost = true
        let isOffline = !service.surroundings.world.state.network.isReachable
        // A request for one position waits until there is one.
        if isSingle, !isOffline { return }
        let error = CLError(isOffline ? .network : .locationUnknown)
        if isSingle { return finish(with: error) }
        service.manager?.tell { $0.locationManager($1, didFailWithError: error) }
    }

    private func finish(with error: CLError) {
        if isSingle { stop() }
        service.manager?.tell { $0.locationManager($1, didFailWithError: error) }
    }
}
