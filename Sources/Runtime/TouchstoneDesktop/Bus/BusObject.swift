// SPDX-License-Identifier: MIT
import CDesktopBus

/// A call that has come. Sendable: the message is counted, and only the thread of the connection uses it.
final class BusCall: @unchecked Sendable {
    let message: OpaquePointer
    let path: String
    /// Empty: the caller says the member alone.
    let interface: String
    let member: String
    let arguments: [BusValue]

    /// Keeps the message.
    init(_ message: OpaquePointer, arguments: [BusValue]) {
        func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        self.message = ts_bus_retain(message)
        path = string(ts_bus_path(message))
        interface = string(ts_bus_interface(message))
        member = string(ts_bus_member(message))
        self.arguments = arguments
    }

    deinit { ts_bus_free(message) }

    func text(_ index: Int) -> String { index < arguments.count ? arguments[index].text ?? "" : "" }

    /// Whoever looks around starts at the root.
    func answerWithoutObject(children: [String]) -> Result<[BusValue], BusError> {
        guard member == "Introspect", !children.isEmpty else { return .failure(.unknown("object \(path)")) }
        let nodes = children.map { "<node name=\"\($0)\"/>" }.joined()
        return .success([.string(BusObject.documentType + "<node>\(nodes)</node>")])
    }
}

/// Methods and properties of an object under one name.
struct BusInterface: Sendable {
    /// What a method takes and gives, in the wire's letters, and what it does.
    struct Method: Sendable {
        let takes: String
        let gives: String
        let body: @MainActor @Sendable ([BusValue]) throws(BusError) -> [BusValue]

        init(
            _ takes: String = "", gives: String = "",
            _ body: @escaping @MainActor @Sendable ([BusValue]) throws(BusError) -> [BusValue]
        ) { (self.takes, self.gives, self.body) = (takes, gives, body) }
    }

    /// Read whenever somebody asks.
    struct Property: Sendable {
        let type: String
        let value: @MainActor @Sendable () -> BusValue
        /// nil: nobody else sets it.
        let set: (@MainActor @Sendable (BusValue) -> Void)?

        init(
            _ type: String, _ value: @escaping @MainActor @Sendable () -> BusValue,
            set: (@MainActor @Sendable (BusValue) -> Void)? = nil
        ) { (self.type, self.value, self.set) = (type, value, set) }
    }

    let name: String
    var methods: [String: Method] = [:]
    var properties: [String: Property] = [:]
    /// Names, and the types of their values.
    var signals: [String: String] = [:]

    init(_ name: String) { self.name = name }

    @MainActor var values: [String: BusValue] { properties.mapValues { $0.value() } }
}

/// An object that others on the bus call: its interfaces, and those that every object has, by which properties are read and
/// the object is described.
struct BusObject: Sendable {
    private let interfaces: [BusInterface]

    init(_ interfaces: [BusInterface]) { self.interfaces = interfaces }

    static let documentType =
        "<!DOCTYPE node PUBLIC \"-//freedesktop//DTD D-BUS Object Introspection 1.0//EN\" "
        + "\"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd\">"

    @MainActor func answer(_ call: BusCall) -> Result<[BusValue], BusError> {
        do { return .success(try values(for: call)) } catch { return .failure(error) }
    }

    @MainActor private func values(for call: BusCall) throws(BusError) -> [BusValue] {
        switch (call.interface, call.member) {
        case ("org.freedesktop.DBus.Peer", "Ping"): return []
        case ("org.freedesktop.DBus.Introspectable", "Introspect"): return [.string(description)]
        case ("org.freedesktop.DBus.Properties", "Get"):
            return [.variant(try property(call.text(1), of: call.text(0)).value())]
        case ("org.freedesktop.DBus.Properties", "GetAll"):
            return [.properties(interface(call.text(0))?.values ?? [:])]
        case ("org.freedesktop.DBus.Properties", "Set"):
            try set(property(call.text(1), of: call.text(0)), call)
            return []
        default: return try method(call).body(call.arguments)
        }
    }

    private func interface(_ name: String) -> BusInterface? { interfaces.first { $0.name == name } }

    private func property(_ name: String, of interface: String) throws(BusError) -> BusInterface.Property {
        guard let found = self.interface(interface)?.properties[name] else {
            throw .unknown("property \(interface).\(name)")
        }
        return found
    }

    @MainActor private func set(_ property: BusInterface.Property, _ call: BusCall) throws(BusError) {
        guard let set = property.set, call.arguments.count == 3, call.arguments[2].content.type == property.type else {
            throw .invalid("property \(call.text(1)) with this value")
        }
        set(call.arguments[2].content)
    }

    private func method(_ call: BusCall) throws(BusError) -> BusInterface.Method {
        let fitting = interfaces.filter { call.interface.isEmpty || $0.name == call.interface }
        guard let found = fitting.compactMap({ $0.methods[call.member] }).first else {
            throw .unknown("method \(call.interface).\(call.member)")
        }
        let types = call.arguments.map(\.type).joined()
        guard types == found.takes else { throw .invalid("\(call.member) with '\(types)'; it takes '\(found.takes)'") }
        return found
    }

    // MARK: Its description

    private var description: String {
        Self.documentType + "<node>" + interfaces.map(Self.describe).joined() + "</node>"
    }

    private static func describe(_ interface: BusInterface) -> String {
        var text = "<interface name=\"\(interface.name)\">"
        for (name, method) in interface.methods.sorted(by: { $0.key < $1.key }) {
            let given = BusSignature.parts(method.gives).map { "<arg type=\"\($0)\" direction=\"out\"/>" }
            let taken = BusSignature.parts(method.takes).map { "<arg type=\"\($0)\" direction=\"in\"/>" }
            text += "<method name=\"\(name)\">" + (taken + given).joined() + "</method>"
        }
        for (name, property) in interface.properties.sorted(by: { $0.key < $1.key }) {
            let access = property.set == nil ? "read" : "readwrite"
            text += "<property name=\"\(name)\" type=\"\(property.type)\" access=\"\(access)\"/>"
        }
        for (name, types) in interface.signals.sorted(by: { $0.key < $1.key }) {
            let values = BusSignature.parts(types).map { "<arg type=\"\($0)\"/>" }
            text += "<signal name=\"\(name)\">" + values.joined() + "</signal>"
        }
        return text + "</interface>"
    }
}

/// Types in the letters of the wire.
enum BusSignature {
    /// The types of single values in a row of them: `a{sv}i` is `a{sv}` and `i`.
    static func parts(_ types: String) -> [String] {
        var result: [String] = []
        var part = ""
        var depth = 0
        for letter in types {
            part.append(letter)
            if "({".contains(letter) { depth += 1 }
            if ")}".contains(letter) { depth -= 1 }
            guard depth == 0, letter != "a" else { continue }
            result.append(part)
            part = ""
        }
        return result
    }
}
