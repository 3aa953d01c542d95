// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Positions that the desktop finds: GeoClue's, from a receiver, a phone on the network or networks around.
///
/// https://www.freedesktop.org/software/geoclue/docs/
@MainActor
final class GeoClueSource: WorldSource {
    private static let service = "org.freedesktop.GeoClue2"
    /// By which the person's settings know who asks.
    private static let desktopEntry = "org.touchstone.Touchstone"
    private static let exact: UInt32 = 8

    private let bus: BusConnection
    private var client: String?
    private var listener: Int?
    private var isStopped = false
    private var found: (@MainActor @Sendable (WorldFix?) -> Void)?

    init(on bus: BusConnection) { self.bus = bus }

    /// The device does not know where it is until GeoClue does. Call once.
    func start(_ found: @escaping @MainActor @Sendable (WorldFix?) -> Void) {
        self.found = found
        found(nil)
        let manager = "/org/freedesktop/GeoClue2/Manager"
        ask(BusMethod(Self.service, manager, Self.service + ".Manager", "GetClient")) { [self] values in
            guard let client = values.first?.text, !isStopped else { return }
            self.client = client
            begin(client)
        }
    }

    /// For good.
    func stop() {
        isStopped = true
        if let listener { bus.removeListener(listener) }
        if let client { bus.call(BusMethod(Self.service, client, Self.service + ".Client", "Stop")) }
        listener = nil
    }

    private func begin(_ client: String) {
        let interface = Self.service + ".Client"
        let settings: [(String, BusValue)] = [
            ("DesktopId", .string(Self.desktopEntry)), ("RequestedAccuracyLevel", .uint32(Self.exact)),
        ]
        for (name, value) in settings {
            let set = BusMethod(Self.service, client, "org.freedesktop.DBus.Properties", "Set")
            ask(set, [.string(interface), .string(name), .variant(value)]) { _ in }
        }
        listener = bus.listen(to: BusSignal(path: client, interface, "LocationUpdated")) { [weak self] _, values in
            if let place = values.last?.text { self?.read(place) }
        }
        ask(BusMethod(Self.service, client, interface, "Start")) { _ in }
    }

    private func read(_ place: String) {
        let get = BusMethod(Self.service, place, "org.freedesktop.DBus.Properties", "GetAll")
        ask(get, [.string(Self.service + ".Location")]) { [self] values in
            guard !isStopped, let fix = Self.fix(values.first?.properties ?? [:]) else { return }
            found?(fix)
        }
    }

    private func ask(
        _ method: BusMethod, _ arguments: [BusValue] = [],
        then done: @escaping @MainActor @Sendable ([BusValue]) -> Void
    ) {
        bus.call(method, arguments) { result in
            switch result {
            case .success(let values): done(values)
            case .failure(let error): Desktop.report(.location, "GeoClue", error)
            }
        }
    }

    /// nil: no place on earth.
    static func fix(_ properties: [String: BusValue]) -> WorldFix? {
        func number(_ name: String) -> Double? { properties[name]?.number }
        guard let latitude = number("Latitude"), let longitude = number("Longitude"), abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return nil }
        var fix = WorldFix(latitude: latitude, longitude: longitude)
        fix.horizontalAccuracy = number("Accuracy") ?? -1
        // The least number there is stands for a height that is not known.
        if let altitude = number("Altitude"), altitude > -Double.greatestFiniteMagnitude {
            fix.altitude = altitude
            fix.verticalAccuracy = fix.horizontalAccuracy
        }
        // Negative: not known, here as there.
        fix.speed = number("Speed") ?? -1
        fix.course = number("Heading") ?? -1
        return fix
    }
}
