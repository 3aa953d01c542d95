// SPDX-License-Identifier: MIT
internal import TouchstoneDevice
internal import UIKit

/// The device's radio, as the app's managers use it: whether it is on and the app may, and what is near.
@MainActor
final class Radio {
    static let shared = Radio()

    /// Hears of everything that may have changed.
    protocol Listener: AnyObject {
        @MainActor func radioChanged()
        /// The radio is switched on or off, or the person has changed the mind.
        @MainActor func stateChanged()
    }
    private struct Weak { weak var listener: (any Listener)? }

    private var listeners: [Weak] = []
    private var things: [String: WorldNeighbour] = [:]
    let offers = OfferBrowser()
    private var isWatching = false
    private var isAlertShown = false

    func add(_ listener: any Listener) {
        listeners.removeAll { $0.listener == nil }
        listeners.append(Weak(listener: listener))
        watch()
    }
    func remove(_ listener: any Listener) { listeners.removeAll { $0.listener === listener || $0.listener == nil } }

    private var alive: [any Listener] { listeners.compactMap(\.listener) }

    private func watch() {
        guard !isWatching else { return }
        isWatching = true
        _ = World.shared.observe { old, new in
            if old.bluetooth != new.bluetooth { self.follow(old.bluetooth, new.bluetooth) }
        }
        _ = Permissions.current.observe { kind in
            if kind == .bluetooth { onMain { self.tellState() } }
        }
        offers.changed = { [weak self] in self?.tell() }
    }

    private func follow(_ old: WorldBluetooth, _ new: WorldBluetooth) {
        if old.isOn != new.isOn || old.isSupported != new.isSupported { tellState() }
        for key in Set(old.peripherals.keys).union(new.peripherals.keys).sorted() {
            let (before, after) = (old.peripherals[key], new.peripherals[key])
            if before != after { things[key]?.follow(before, after) }
        }
        tell()
    }
    private func tell() { for listener in alive { listener.radioChanged() } }
    private func tellState() { for listener in alive { listener.stateChanged() } }

    // MARK: What may be used

    /// nil: the person is being asked.
    var state: CBManagerState? {
        let world = World.shared.state.bluetooth
        guard world.isSupported else { return .unsupported }
        switch Permissions.current.state(of: .bluetooth) {
        case .notDetermined: return nil
        case .denied, .restricted: return .unauthorized
        case .limited, .whenInUse, .once, .provisional, .granted: return world.isOn ? .poweredOn : .poweredOff
        }
    }

    /// Asks the person where nobody has yet; managers hear of the answer as of a change.
    func askForPermission() {
        guard World.shared.state.bluetooth.isSupported else { return }
        Permissions.current.request(.bluetooth) { _ in }
    }

    /// What iOS says when an app wants a radio that is off.
    func showPowerAlert() {
        guard state == .poweredOff, !isAlertShown else { return }
        isAlertShown = true
        SystemAlert.ask(
            title: "Turn On Bluetooth to Allow “\(AppIdentity.displayName)” to Connect to Accessories", message: nil,
            buttons: [("Settings", .default), ("Close", .cancel)]
        ) { button in
            onMain {
                self.isAlertShown = false
                guard button == 0, let page = URL(string: "app-prefs:Bluetooth") else { return }
                UIApplication.shared.open(page)
            }
        }
    }

    // MARK: What is near

    /// What is heard of or could be connected to, by identifier.
    var neighbours: [any Neighbour] {
        let keys = World.shared.state.bluetooth.peripherals.keys.sorted()
        return keys.map(thing) + offers.neighbours
    }
    /// Identifiers and names of what is near, for any thread.
    nonisolated static var known: [(UUID, String?)] {
        let things = World.shared.state.bluetooth.peripherals.sorted { $0.key < $1.key }
        return things.map { ($0.value.identifier(for: $0.key), $0.value.name) } + OfferBrowser.known.withLock { $0 }
    }
    func neighbour(_ identifier: UUID) -> (any Neighbour)? { neighbours.first { $0.identifier == identifier } }

    private func thing(_ key: String) -> WorldNeighbour {
        if let known = things[key] { return known }
        let made = WorldNeighbour(key)
        things[key] = made
        return made
    }
}
