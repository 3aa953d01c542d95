// SPDX-License-Identifier: MIT
import TouchstoneDevice

extension Desktop {
    /// Moves the world from now on as the desktop says: battery and network are there when this returns, the rest comes later.
    /// - Parameters:
    ///   - turned: the device is held another way.
    ///   - darkened: the desktop is dark, or light.
    /// - Throws: when the parts that were asked for are none.
    @MainActor
    package static func start(
        turned: @escaping @MainActor @Sendable (DesktopOrientation) -> Void,
        darkened: @escaping @MainActor @Sendable (Bool) -> Void
    ) throws {
        let parts = try parts.get()
        let bus = BusConnection.system
        if parts.contains(.battery) { DesktopPower.start(on: bus, .shared) }
        if parts.contains(.network) { DesktopNetwork.start(on: bus, .shared) }
        if !parts.isDisjoint(with: [.battery, .network]) { bus.waitForAnswers() }
        // The app that is turned is not there yet.
        if parts.contains(.sensors) { DesktopSensors.start(on: bus, .shared, turned: turned) }
        if parts.contains(.location) { World.shared.follow(GeoClueSource(on: bus)) }
        if parts.contains(.appearance) { DesktopPortal.watchAppearance(on: .session, changed: darkened) }
        if parts.contains(.player) { DesktopPlayer(on: .session, .current, .shared).start() }
    }
}
