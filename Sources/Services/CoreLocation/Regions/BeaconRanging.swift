// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// Distances of the world's beacons, told once a second, nearest first.
@MainActor
final class BeaconRanging {
    private unowned let service: LocationService
    private(set) var constraints: [CLBeaconIdentityConstraint] = []
    private(set) var regions: [CLBeaconRegion] = []
    private var run = 0

    init(_ service: LocationService) { self.service = service }

    func start(_ constraint: CLBeaconIdentityConstraint) {
        if !constraints.contains(constraint) { constraints.append(constraint) }
        begin()
    }
    func stop(_ constraint: CLBeaconIdentityConstraint) { constraints.removeAll { $0.isEqual(constraint) } }
    func start(_ region: CLBeaconRegion) {
        if !regions.contains(region) { regions.append(region) }
        begin()
    }
    func stop(_ region: CLBeaconRegion) { regions.removeAll { $0.isEqual(region) } }

    private func begin() {
        run += 1
        range(run)
    }

    private func range(_ number: Int) {
        service.clock.after(1) { [weak self] in
            guard let self, number == run, !(constraints.isEmpty && regions.isEmpty) else { return }
            if service.mayReport { report() }
            range(number)
        }
    }

    private func report() {
        for constraint in constraints {
            let beacons = beacons(constraint)
            service.manager?.tell { $0.locationManager($1, didRange: beacons, satisfying: constraint) }
        }
        for region in regions {
            let beacons = beacons(region.beaconIdentityConstraint)
            service.manager?.tell { $0.locationManager($1, didRangeBeacons: beacons, in: region) }
        }
    }

    private func beacons(_ constraint: CLBeaconIdentityConstraint) -> [CLBeacon] {
        service.surroundings.world.state.beacons.filter { constraint.isSatisfied(by: $0) }
            .sorted { $0.distance < $1.distance }
            .map {
                CLBeacon(
                    uuid: $0.uuid, major: $0.major, minor: $0.minor, distance: $0.distance, at: service.clock.date)
            }
    }
}

extension CLBeaconIdentityConstraint {
    func isSatisfied(by beacon: WorldBeacon) -> Bool {
        guard beacon.uuid == uuid else { return false }
        if let major, Int(major) != beacon.major { return false }
        if let minor, Int(minor) != beacon.minor { return false }
        return true
    }
}
