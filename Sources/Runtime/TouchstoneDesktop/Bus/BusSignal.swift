// SPDX-License-Identifier: MIT

/// A signal that somebody sends, or a kind of them.
struct BusSignal: Hashable, Sendable {
    /// nil: of any object.
    var path: String?
    var interface: String
    var member: String
    /// What the first value has to be, a text; nil: anything.
    var firstValue: String?

    init(path: String?, _ interface: String, _ member: String, firstValue: String? = nil) {
        (self.path, self.interface, self.member, self.firstValue) = (path, interface, member, firstValue)
    }

    /// An object's properties have others values; the first value names their interface.
    static func propertiesChanged(at path: String) -> BusSignal {
        BusSignal(path: path, "org.freedesktop.DBus.Properties", "PropertiesChanged")
    }

    /// A service has come or gone.
    static func ownerChanged(of service: String) -> BusSignal {
        BusSignal(
            path: "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged", firstValue: service)
    }

    /// Asks the bus for them.
    var rule: String {
        var parts = ["type='signal'", "interface='\(interface)'", "member='\(member)'"]
        if let path { parts.append("path='\(path)'") }
        if let firstValue { parts.append("arg0='\(firstValue)'") }
        return parts.joined(separator: ",")
    }

    /// Whether one that has come is of the kind.
    func matches(_ signal: BusSignal, _ values: [BusValue]) -> Bool {
        guard interface == signal.interface, member == signal.member, path == nil || path == signal.path else {
            return false
        }
        return firstValue == nil || values.first?.text == firstValue
    }
}
