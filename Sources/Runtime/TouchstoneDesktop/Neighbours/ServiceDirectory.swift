// SPDX-License-Identifier: MIT
import Foundation

/// Services of the local network, as Avahi announces and finds them by multicast DNS.
///
/// https://github.com/avahi/avahi: avahi-daemon/org.freedesktop.Avahi.*.xml
@MainActor
package final class ServiceDirectory {
    private static let service = "org.freedesktop.Avahi"
    private static let server = "org.freedesktop.Avahi.Server"
    private static let group = "org.freedesktop.Avahi.EntryGroup"
    private static let browser = "org.freedesktop.Avahi.ServiceBrowser"
    /// Any interface; any version of the Internet Protocol.
    private static let any = BusValue.int32(-1)

    /// A service that was found; one machine may be reached on several ways.
    package struct Place: Hashable, Sendable {
        var interface: Int32
        var `protocol`: Int32
        /// Of the service; unique among those of its type on the network.
        package var name: String
        var type: String
        var domain: String
    }
    /// How a place is reached.
    package struct Address: Hashable, Sendable {
        /// Numeric, with the interface where it is known on one alone.
        package var host: String
        /// In host byte order.
        package var port: UInt16
    }

    private let bus: BusConnection
    private var entry: String?
    private var entries = 0

    /// Of the machine; nothing is asked yet.
    package convenience init() { self.init(on: .system) }
    init(on bus: BusConnection) { self.bus = bus }

    private func method(_ path: String, _ interface: String, _ member: String) -> BusMethod {
        BusMethod(Self.service, path, interface, member)
    }

    // MARK: Announcing

    /// One service at a time; the one before is withdrawn. Avahi forgets it when the process ends.
    /// - Parameter done: nil: others find it.
    package func announce(
        _ name: String, _ type: String, port: UInt16, then done: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        withdraw()
        let number = entries
        bus.call(method("/", Self.server, "EntryGroupNew")) { [self] result in
            guard case .success(let values) = result, let path = values.first?.text else {
                return done(Self.reason(result))
            }
            // Withdrawn before it was there.
            guard number == entries else { return free(path) }
            entry = path
            let arguments: [BusValue] = [
                Self.any, Self.any, .uint32(0), .string(name), .string(type), .string(""), .string(""), .uint16(port),
                .array([], of: "ay"),
            ]
            bus.call(method(path, Self.group, "AddService"), arguments) { [self] result in
                if let reason = Self.reason(result) { return done(reason) }
                bus.call(method(path, Self.group, "Commit")) { done(Self.reason($0)) }
            }
        }
    }
    /// Does nothing where nothing is announced.
    package func withdraw() {
        entries += 1
        if let entry { free(entry) }
        entry = nil
    }
    private func free(_ path: String) { bus.call(method(path, Self.group, "Free")) }

    private static func reason(_ result: Result<[BusValue], BusError>) -> String? {
        if case .failure(let error) = result { return "\(error)" }
        return nil
    }

    // MARK: Finding

    /// Tells of services that are there, come and go, as long as the process lives.
    /// - Parameter failed: with the reason, where there is no Avahi.
    package func browse(
        _ type: String, came: @escaping @MainActor @Sendable (Place) -> Void,
        went: @escaping @MainActor @Sendable (Place) -> Void, failed: @escaping @MainActor @Sendable (String) -> Void
    ) {
        // Before the browser is there: its first signals come at once.
        for (member, body) in [("ItemNew", came), ("ItemRemove", went)] {
            _ = bus.listen(to: BusSignal(path: nil, Self.browser, member)) { _, values in
                if let place = Self.place(values), place.type == type { body(place) }
            }
        }
        let arguments: [BusValue] = [Self.any, Self.any, .string(type), .string(""), .uint32(0)]
        bus.call(method("/", Self.server, "ServiceBrowserNew"), arguments) { result in
            if let reason = Self.reason(result) { failed(reason) }
        }
    }
    private static func place(_ values: [BusValue]) -> Place? {
        guard values.count >= 5, let interface = values[0].number, let kind = values[1].number,
            let name = values[2].text, let type = values[3].text, let domain = values[4].text
        else { return nil }
        return Place(
            interface: Int32(interface), protocol: Int32(kind), name: name, type: type, domain: domain)
    }

    /// - Parameter done: nil: it is gone by now.
    package func resolve(_ place: Place, then done: @escaping @MainActor @Sendable (Address?) -> Void) {
        let arguments: [BusValue] = [
            .int32(place.interface), .int32(place.protocol), .string(place.name), .string(place.type),
            .string(place.domain), .int32(place.protocol), .uint32(0),
        ]
        bus.call(method("/", Self.server, "ResolveService"), arguments, limit: 10) { result in
            guard case .success(let values) = result, values.count >= 9, let host = values[7].text,
                let port = values[8].number
            else { return done(nil) }
            // An address of the link alone says nothing without the link.
            let isOfLink = host.lowercased().hasPrefix("fe80:")
            done(Address(host: isOfLink ? "\(host)%\(place.interface)" : host, port: UInt16(port)))
        }
    }
}
