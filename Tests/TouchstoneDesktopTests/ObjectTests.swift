// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TouchstoneDesktop

/// An object of ours, called from a second connection; Tests/EndToEnd/desktop.sh has GLib's client call one.
@MainActor @Suite("Objects on the desktop's bus", .serialized)
struct ObjectTests {
    @MainActor
    private final class Lamp {
        var level = 0.25
    }

    private static let name = "org.touchstone.Lamp"

    private static func object(_ lamp: Lamp) -> BusObject {
        var interface = BusInterface(name)
        interface.methods["Add"] = .init("d", gives: "d") { values in
            lamp.level += values.first?.number ?? 0
            return [.double(lamp.level)]
        }
        interface.methods["Break"] = .init { _ throws(BusError) in throw BusError(name: "org.example.Broken", text: "!")
        }
        interface.properties["Level"] = .init(
            "d", { .double(lamp.level) }, set: { lamp.level = $0.number ?? 0 })
        interface.properties["Kind"] = .init("s") { .string("LED") }
        interface.signals["Burst"] = "a{sv}i"
        return BusObject([interface])
    }

    @Test("Methods, properties and refusals")
    func calls() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        let lamp = Lamp()
        bus.connection.export(Self.object(lamp), at: "/lamp")
        let taken = await withCheckedContinuation { done in
            bus.connection.requestName(Self.name) { done.resume(returning: $0) }
        }
        #expect(taken == nil)
        func ask(_ interface: String, _ member: String, _ values: [BusValue]) async -> Result<[BusValue], BusError> {
            await bus.call(BusMethod(Self.name, "/lamp", interface, member), values)
        }
        let properties = "org.freedesktop.DBus.Properties"
        #expect(await ask(Self.name, "Add", [.double(0.5)]) == .success([.double(0.75)]))
        #expect(await ask(Self.name, "Break", []) == .failure(BusError(name: "org.example.Broken", text: "!")))
        let level = [BusValue.string(Self.name), .string("Level")]
        #expect(await ask(properties, "Get", level) == .success([.variant(.double(0.75))]))
        #expect(await ask(properties, "Set", level + [.variant(.double(1))]) == .success([]))
        let all = BusValue.properties(["Kind": .string("LED"), "Level": .double(1)])
        #expect(await ask(properties, "GetAll", [.string(Self.name)]) == .success([all]))
        // Of the wrong type, read only, not there.
        await #expect(throws: BusError.self) { try await ask(properties, "Set", level + [.variant(.bool(true))]).get() }
        let kind = [BusValue.string(Self.name), .string("Kind"), .variant(.string("LED"))]
        await #expect(throws: BusError.self) { try await ask(properties, "Set", kind).get() }
        await #expect(throws: BusError.self) { try await ask(Self.name, "Add", [.string("x")]).get() }
        await #expect(throws: BusError.self) { try await ask(Self.name, "Drop", []).get() }
        #expect(await ask("org.freedesktop.DBus.Peer", "Ping", []) == .success([]))
    }

    @Test("An object describes itself, and the root names it")
    func description() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        bus.connection.export(Self.object(Lamp()), at: "/org/lamp")
        _ = await withCheckedContinuation { done in
            bus.connection.requestName(Self.name) { done.resume(returning: $0) }
        }
        func text(_ path: String) async throws -> String {
            let method = BusMethod(Self.name, path, "org.freedesktop.DBus.Introspectable", "Introspect")
            return try await bus.call(method).get().first?.text ?? ""
        }
        let lamp = try await text("/org/lamp")
        #expect(lamp.contains("<arg type=\"d\" direction=\"in\"/><arg type=\"d\" direction=\"out\"/>"))
        #expect(lamp.contains("<property name=\"Level\" type=\"d\" access=\"readwrite\"/>"))
        #expect(lamp.contains("<signal name=\"Burst\"><arg type=\"a{sv}\"/><arg type=\"i\"/></signal>"))
        #expect(try await text("/").contains("<node name=\"org\"/>"))
        #expect(try await text("/org").contains("<node name=\"lamp\"/>"))
    }

    @Test("Signatures fall into the types of single values")
    func signatures() {
        #expect(BusSignature.parts("a{sv}i(s(ii))aas") == ["a{sv}", "i", "(s(ii))", "aas"])
        #expect(BusSignature.parts("").isEmpty)
    }
}
