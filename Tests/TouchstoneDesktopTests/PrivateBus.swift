// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TouchstoneDesktop

/// A bus of the test's own, with a service that python-dbusmock plays: another implementation reads and writes what ours
/// writes and reads.
final class PrivateBus: Sendable {
    static let service = "org.touchstone.Mock"
    static let path = "/org/touchstone/Mock"
    static let interface = "org.touchstone.Mock"

    let connection: BusConnection
    private let folder: URL
    private let daemon: Child
    private let mock: Child

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let wanted = "unix:path=\(folder.path)/bus"
        daemon = try Child("dbus-daemon", ["--session", "--nofork", "--print-address", "--address=\(wanted)"])
        let address = daemon.line()
        connection = BusConnection(address: .success(address))
        // The packages of the system belong to its own Python.
        let arguments = ["-m", "dbusmock", "--session", Self.service, Self.path, Self.interface]
        mock = try Child("python3", arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": address])
    }

    deinit {
        mock.end()
        daemon.end()
        do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }

    /// Until the mock is on the bus.
    func ready() async throws {
        for _ in 0..<600 {
            let names = try await call(.bus("ListNames")).get().first?.elements ?? []
            if names.contains(.string(Self.service)) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw CocoaError(.fileNoSuchFile)
    }

    func call(
        _ method: BusMethod, _ arguments: [BusValue] = [], limit: Double = 20
    ) async -> Result<[BusValue], BusError> {
        await withCheckedContinuation { done in
            connection.call(method, arguments, limit: limit) { done.resume(returning: $0) }
        }
    }

    func ask(_ member: String, _ arguments: [BusValue] = [], limit: Double = 20) async -> Result<[BusValue], BusError> {
        await call(BusMethod(Self.service, Self.path, Self.interface, member), arguments, limit: limit)
    }

    /// A method of the mock from now on.
    /// - Parameter code: Python, with the arguments in `args` and the answer in `ret`.
    func add(_ name: String, takes: String, gives: String, code: String) async throws {
        let method = BusMethod(Self.service, Self.path, "org.freedesktop.DBus.Mock", "AddMethod")
        let arguments = [Self.interface, name, takes, gives, code].map(BusValue.string)
        _ = try await call(method, arguments).get()
    }
}

/// A program that runs beside the test.
private final class Child: Sendable {
    private let process = Process()
    private let output = Pipe()

    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func line() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func end() {
        // Children of a test's thread inherit its blocked signals.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
