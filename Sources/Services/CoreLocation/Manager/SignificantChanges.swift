// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// Moves of half a kilometre, or to another cell tower, at most one every five minutes; no filter has a part in it.
@MainActor
final class SignificantChanges {
    static let distance = 500.0
    static let pause = 300.0

    private unowned let service: LocationService
    private var isWanted = false
    /// Where the device was, and what cell it was in, when it was last reported.
    private var place: CLLocationCoordinate2D?
    private var tower: Int?
    private var lastEvent: Double?
    private var isWaiting = false

    init(_ service: LocationService) { self.service = service }

    func start() {
        guard !isWanted else { return }
        isWanted = true
        begin()
    }

    func stop() {
        guard isWanted else { return }
        isWanted = false
        service.surroundings.register.removeSignificant()
    }

    func accessChanged() { if isWanted, place == nil { begin() } }

    /// The first event is the fix that the device has.
    private func begin() {
        guard service.surroundings.authorization != .denied else {
            service.manager?.tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
            return
        }
        guard let fix = service.surroundings.lastFix else { return }
        (place, tower) = (fix.coordinate, service.surroundings.world.state.cellTower)
        service.surroundings.register.saveSignificant(fix.coordinate)
        service.manager?.tell { $0.locationManager($1, didUpdateLocations: [fix]) }
    }

    func worldChanged(_ new: WorldState) {
        guard isWanted, let fix = service.surroundings.visibleFix(in: new) else { return }
        let here = CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude)
        let isFar = place.map { Geodesic.distance($0, here) >= Self.distance } ?? true
        guard isFar || tower != new.cellTower else { return }
        if let lastEvent, service.clock.now - lastEvent < Self.pause { return lookAgain(after: lastEvent) }
        guard service.surroundings.mayTell() else { return }
        lastEvent = service.clock.now
        (place, tower) = (here, new.cellTower)
        service.surroundings.register.saveSignificant(here)
        let location = CLLocation(fix, accuracy: 0, at: service.clock.date)
        service.manager?.tell { $0.locationManager($1, didUpdateLocations: [location]) }
    }

    /// A device that has come to rest within the five minutes is reported when they are over.
    private func lookAgain(after lastEvent: Double) {
        guard !isWaiting else { return }
        isWaiting = true
        service.clock.after(lastEvent + Self.pause - service.clock.now) { [weak self] in
            guard let self else { return }
            isWaiting = false
            worldChanged(service.surroundings.world.state)
        }
    }
}

/// Stays: a device that keeps within a hundred metres for three minutes visits a place.
@MainActor
final class VisitWatch {
    private static let radius = 100.0
    private static let stay = 180.0

    private unowned let service: LocationService
    private var isWanted = false
    private var place: CLLocationCoordinate2D?
    private var since = Date()
    private var isVisiting = false
    private var move = 0

    init(_ service: LocationService) { self.service = service }

    func start() {
        guard !isWanted else { return }
        isWanted = true
        if let fix = service.surroundings.lastFix { arrive(at: fix.coordinate) }
    }

    func stop() {
        isWanted = false
        move += 1
    }

    func worldChanged(_ new: WorldState) {
        guard isWanted, service.surroundings.isAllowed, let fix = LocationSurroundings.fix(new) else { return }
        let here = CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude)
        if let place, Geodesic.distance(place, here) <= Self.radius { return }
        if isVisiting, let place { report(place, until: service.clock.date) }
        arrive(at: here)
    }

    private func arrive(at coordinate: CLLocationCoordinate2D) {
        place = coordinate
        since = service.clock.date
        isVisiting = false
        move += 1
        let number = move
        service.clock.after(Self.stay) { [weak self] in
            guard let self, isWanted, number == move else { return }
            isVisiting = true
            report(coordinate, until: .distantFuture)
        }
    }

    private func report(_ coordinate: CLLocationCoordinate2D, until end: Date) {
        guard service.surroundings.mayTell() else { return }
        let visit = CLVisit(coordinate, accuracy: Self.radius / 2, from: since, to: end)
        service.manager?.tell { $0.locationManager($1, didVisit: visit) }
    }
}
