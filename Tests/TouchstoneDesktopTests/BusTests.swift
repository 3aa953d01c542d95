// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing
import TouchstoneDevice

@testable import TouchstoneDesktop

/// The types are those of the D-Bus specification, "Type System"; the other side is libdbus's binding for Python.
@Suite("The desktop's bus", .serialized)
struct BusTests {
    @Test("Values of every type come back as they were sent")
    func values() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        for (index, value) in Self.all.enumerated() {
            try await bus.add("Echo\(index)", takes: value.type, gives: value.type, code: "ret = args[0]")
            let answer = await bus.ask("Echo\(index)", [value])
            #expect(answer == .success([value]), "\(value.type)")
        }
    }

    private static let all: [BusValue] = [
        .byte(255), .bool(true), .bool(false), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max), .int64(.min),
        .uint64(.max), .double(-0.1), .string("Grüße, 世界"), .string(""), .path("/org/touchstone"),
        .signature("a{s(iv)}"), .strings(["a", "b"]), .strings([]), .structure([.int32(1), .string("two")]),
        .array([.array([.int32(1)], of: "i"), .array([], of: "i")], of: "ai"),
        .array([.structure([.path("/"), .double(1)])], of: "(od)"),
        .array([.entry(.string("k"), .uint32(7))], of: "{su}"), .properties([:]),
        .properties(["list": .strings(["x"]), "flag": .bool(true), "inner": .properties(["n": .int64(-1)])]),
    ]

    @Test("Several values, and none, are an answer")
    func several() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        try await bus.add("Pair", takes: "si", gives: "is", code: "ret = (args[1], args[0])")
        try await bus.add("Nothing", takes: "", gives: "", code: "")
        #expect(await bus.ask("Pair", [.string("a"), .int32(2)]) == .success([.int32(2), .string("a")]))
        #expect(await bus.ask("Nothing") == .success([]))
    }

    @Test("What the service refuses is told by its name and in its words")
    func refusal() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        let code = "raise dbus.exceptions.DBusException('not today', name='org.example.Closed')"
        try await bus.add("Refuse", takes: "", gives: "", code: code)
        let error = BusError(name: "org.example.Closed", text: "not today")
        #expect(await bus.ask("Refuse") == .failure(error))
        #expect(!error.isAbsence)
    }

    @Test("A service that is not there is told at once; names and values that are none are not sent")
    func absence() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        let nobody = await bus.call(BusMethod("org.touchstone.Nobody", "/", "org.touchstone.Nobody", "Ask"))
        #expect(throws: BusError.self) { try nobody.get() }
        if case .failure(let error) = nobody { #expect(error.isAbsence) }
        let invalid = BusMethod("no name", "/", "org.touchstone.Nobody", "Ask")
        #expect(await bus.call(invalid) == .failure(.invalid("a call of Ask")))
        #expect(await bus.ask("Echo", [.path("nowhere")]) == .failure(.invalid("'nowhere'")))
        let mixed = BusValue.array([.int32(1), .string("2")], of: "i")
        #expect(await bus.ask("Echo", [mixed]) == .failure(.invalid("an array of more than 'i'")))
    }

    @Test("A service that does not answer is given up, and holds the clock no longer")
    func silence() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        try await bus.add("Sleep", takes: "", gives: "", code: "import time; time.sleep(2)")
        let answer = Task { await bus.ask("Sleep", limit: 0.3) }
        try await Task.sleep(for: .milliseconds(100))
        #expect(ClockHold.isActive)
        #expect(await answer.value == .failure(.noAnswer))
        for _ in 0..<100 where ClockHold.isActive { try await Task.sleep(for: .milliseconds(10)) }
        #expect(!ClockHold.isActive)
    }

    @Test("Without a bus every call fails and says why")
    func noBus() async throws {
        let nowhere = BusConnection(address: .success("unix:path=/nonexistent/bus"))
        let first = await withCheckedContinuation { done in
            nowhere.call(.bus("ListNames")) { done.resume(returning: $0) }
        }
        guard case .failure(let error) = first else { return #expect(Bool(false)) }
        #expect(error.isAbsence)
        #expect(error.text.contains("/nonexistent/bus"))
        let second = await withCheckedContinuation { done in
            nowhere.call(.bus("ListNames")) { done.resume(returning: $0) }
        }
        #expect(second == .failure(error))
    }

    @Test("A bus that goes away fails what is under way")
    func end() async throws {
        var bus: PrivateBus? = try PrivateBus()
        try await bus?.ready()
        try await bus?.add("Sleep", takes: "", gives: "", code: "import time; time.sleep(5)")
        guard let connection = bus?.connection else { return }
        let method = BusMethod(PrivateBus.service, PrivateBus.path, PrivateBus.interface, "Sleep")
        let failed = Mutex<BusError?>(nil)
        connection.call(method) { result in
            if case .failure(let error) = result { failed.withLock { $0 = error } }
        }
        try await Task.sleep(for: .milliseconds(100))
        bus = nil
        for _ in 0..<200 where failed.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(20)) }
        // The daemon tells of a service that ends, before it ends itself.
        #expect(failed.withLock { $0 } != nil)
    }

    @Test("A signal reaches those who listen for it, until they no longer do")
    func signals() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        let heard = Mutex<[[BusValue]]>([])
        let signal = BusSignal(path: PrivateBus.path, PrivateBus.interface, "Rang", firstValue: "bell")
        let number = bus.connection.listen(to: signal) { _, values in heard.withLock { $0.append(values) } }
        let emit = BusMethod(PrivateBus.service, PrivateBus.path, "org.freedesktop.DBus.Mock", "EmitSignal")
        func ring(_ what: String, _ count: Int32) async throws {
            let values = BusValue.array([.variant(.string(what)), .variant(.int32(count))], of: "v")
            let arguments: [BusValue] = [
                .string(PrivateBus.interface), .string("Rang"), .string("si"), values,
            ]
            _ = try await bus.call(emit, arguments).get()
        }
        try await ring("bell", 1)
        try await ring("telephone", 2)
        try await ring("bell", 3)
        #expect(heard.withLock { $0 } == [[.string("bell"), .int32(1)], [.string("bell"), .int32(3)]])
        bus.connection.removeListener(number)
        try await ring("bell", 4)
        #expect(heard.withLock { $0.count } == 2)
    }

    @Test("Whoever waits for a signal that a call brings gets it, the call's refusal, or hears that none came")
    func waiting() async throws {
        let bus = try PrivateBus()
        try await bus.ready()
        let interface = PrivateBus.interface
        let ring = "self.EmitSignal('\(interface)', 'Rang', 'bi', [False, 7])"
        try await bus.add("Ring", takes: "", gives: "", code: ring)
        try await bus.add("Refuse", takes: "", gives: "", code: "raise Exception('not today')")
        try await bus.add("Nothing", takes: "", gives: "", code: "")
        let signal = BusSignal(path: PrivateBus.path, interface, "Rang")
        let connection = bus.connection
        func wait(_ member: String) async -> Result<[BusValue], BusError> {
            let method = BusMethod(PrivateBus.service, PrivateBus.path, interface, member)
            return await withCheckedContinuation { done in
                Thread.detachNewThread {
                    done.resume(
                        returning: Result { () throws(BusError) in
                            try connection.callAndWait(for: signal, of: method, [], limit: 0.5)
                        })
                }
            }
        }
        #expect(await wait("Ring") == .success([.bool(false), .int32(7)]))
        #expect(await wait("Nothing") == .failure(.noAnswer))
        guard case .failure(let error) = await wait("Refuse") else { return #expect(Bool(false)) }
        #expect(error.text.contains("not today"))
    }
}
