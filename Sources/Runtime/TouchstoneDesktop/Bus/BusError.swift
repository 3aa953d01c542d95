// SPDX-License-Identifier: MIT

/// Why a call over the bus has no result.
struct BusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As `org.freedesktop.DBus.Error.ServiceUnknown`: the service's, the bus's or one of those below.
    let name: String
    /// For people, in the sender's language.
    let text: String

    init(name: String, text: String) { (self.name, self.text) = (name, text) }

    var description: String { text.isEmpty ? name : text }

    /// Whether nobody is there who could answer: the service is not installed, or cannot be started.
    var isAbsence: Bool {
        let ending = name.dropFirst(Self.prefix.count)
        return name.hasPrefix(Self.prefix)
            && (["ServiceUnknown", "NameHasNoOwner", "Disconnected"].contains(ending) || ending.hasPrefix("Spawn."))
    }

    private static let prefix = "org.freedesktop.DBus.Error."

    /// There is no connection, or it has ended.
    static func disconnected(_ reason: String) -> BusError { BusError(name: prefix + "Disconnected", text: reason) }

    static let noAnswer = BusError(name: prefix + "NoReply", text: "there is no answer")

    /// A name or a value that cannot be sent.
    static func invalid(_ what: String) -> BusError {
        BusError(name: prefix + "InvalidArgs", text: "\(what) cannot be sent")
    }

    /// For answers: the object has no such method or property.
    static func unknown(_ what: String) -> BusError {
        BusError(name: prefix + "UnknownMethod", text: "there is no \(what)")
    }
}
