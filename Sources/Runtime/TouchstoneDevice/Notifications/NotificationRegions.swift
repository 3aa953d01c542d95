// SPDX-License-Identifier: MIT
import Foundation

/// Watches the circles whose edges deliver an app's notifications. It takes the person's leave to use positions.
@MainActor
final class NotificationRegions {
    private let world: World
    private let permissions: Permissions
    private let crossed: @MainActor (String) -> Void
    private var regions: [NotificationSchedule.Region] = []
    /// By identifier, for those where it is known.
    private var isInside: [String: Bool] = [:]
    private var observer: Int?

    init(world: World, permissions: Permissions, crossed: @escaping @MainActor (String) -> Void) {
        (self.world, self.permissions, self.crossed) = (world, permissions, crossed)
    }

    /// A new one is not crossed by being watched: only a way over its edge counts.
    func watch(_ new: [NotificationSchedule.Region]) {
        let old = Dictionary(regions.map { ($0.identifier, $0) }) { $1 }
        for region in new where old[region.identifier] != region { isInside[region.identifier] = nil }
        regions = new
        if regions.isEmpty { return stop() }
        observer =
            observer
            ?? world.observe { [weak self] old, new in
                if old.location != new.location { self?.look(new.location) }
            }
        look(world.state.location)
    }

    private func stop() {
        if let observer { world.removeObserver(observer) }
        observer = nil
    }

    private func look(_ fix: WorldFix?) {
        guard let fix, permissions.state(of: .location).isAllowed else { return }
        for region in regions {
            let wasInside = isInside[region.identifier]
            guard let now = Self.side(of: region, fix) ?? wasInside else { continue }
            isInside[region.identifier] = now
            guard let wasInside, wasInside != now else { continue }
            if now ? region.notifiesOnEntry : region.notifiesOnExit { crossed(region.identifier) }
        }
    }

    /// nil in a band around the edge where a fix may lie either way.
    private static func side(of region: NotificationSchedule.Region, _ fix: WorldFix) -> Bool? {
        let distance = GreatCircle.metres(
            fix, WorldFix(latitude: region.latitude, longitude: region.longitude))
        let band = min(max(region.radius * 0.1, 5), 100)
        if distance <= region.radius - band { return true }
        return distance > region.radius + band ? false : nil
    }
}
