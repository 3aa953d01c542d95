// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Devices themselves: which there are, made, booted, emptied, thrown away.
extension DeviceCommand {
    private static let runtime = "com.apple.CoreSimulator.SimRuntime.iOS-17-0"
    private static let watchRuntime = "com.apple.CoreSimulator.SimRuntime.watchOS-10-0"

    func runOnShelf() throws -> Int32? {
        switch verb {
        case "list": try list()
        case "create": try create()
        case "boot": try boot()
        case "bootstatus": _ = try bootedEntry(for: "wait for the boot of")
        case "shutdown": try forEach { try shutdown($0, isAll: $1) }
        case "erase": try forEach { try erase($0, isAll: $1) }
        case "delete": try delete()
        case "rename":
            var entry = try entry()
            entry.record.name = try argument(1, "a name")
            try shelf.save(entry)
        case "clone": print(try shelf.clone(entry(), name: argument(1, "a name")).record.udid)
        case "getenv": try printVariable()
        case "backup": try stillBackup().write(entry().device)
        case "restore":
            let backup = try stillBackup()
            guard backup.exists else { throw Failure(.usage, "touchstone: \(arguments[1]) is no backup of a device") }
            try backup.restore(to: entry().device)
        default: return nil
        }
        return 0
    }

    // MARK: List

    private func list() throws {
        var command = self
        let isJSON = command.takeFlag("-j", "--json")
        _ = command.takeFlag("-v", "--verbose")
        let topics = ["devices", "devicetypes", "runtimes", "pairs"]
        let topic = command.arguments.first.flatMap { topics.contains($0) ? $0 : nil }
        let term = topic == nil ? command.arguments.first : command.arguments.dropFirst().first
        if let term, topic == nil, !["available", "booted"].contains(term), try shelf.find(term) == nil {
            throw Failure(
                .usage, "touchstone: device list takes one of \(topics.joined(separator: ", ")), not '\(term)'")
        }
        let entries = try shelf.entries().filter { entry in
            switch term {
            case nil, "available": true
            case "booted": entry.record.isBooted
            case let text?: entry.record.udid == text || entry.record.name.contains(text)
            }
        }
        if isJSON { return try printLists(entries, topic) }
        try printTexts(entries, topic)
    }

    private func printLists(_ entries: [DeviceShelf.Entry], _ topic: String?) throws {
        func list(_ entries: [DeviceShelf.Entry]) -> [[String: Any]] {
            entries.map {
                [
                    "name": $0.record.name, "udid": $0.record.udid, "state": $0.record.isBooted ? "Booted" : "Shutdown",
                    "isAvailable": true, "deviceTypeIdentifier": DeviceTypes.identifier(of: $0.record.type),
                    "dataPath": $0.device.folder.string, "logPath": ($0.device.folder / "Logs").string,
                ]
            }
        }
        func runtime(_ platform: String, _ version: String, _ identifier: String) -> [String: Any] {
            [
                "name": "\(platform) \(version)", "version": version, "identifier": identifier, "isAvailable": true,
                "platform": platform,
            ]
        }
        let all: [String: Any] = [
            "devices": [
                Self.runtime: list(entries.filter { !$0.record.isWatch }),
                Self.watchRuntime: list(entries.filter(\.record.isWatch)),
            ],
            "devicetypes": (DeviceTypes.names + WatchTypes.names).map {
                ["name": $0, "identifier": DeviceTypes.identifier(of: $0)]
            },
            "runtimes": [
                runtime("iOS", "17.0", Self.runtime), runtime("watchOS", "10.0", Self.watchRuntime),
            ],
            "pairs": Dictionary(uniqueKeysWithValues: try listedPairs(entries)),
        ]
        try Self.printJSON(topic.map { name in all.filter { $0.key == name } } ?? all)
    }

    private func printTexts(_ entries: [DeviceShelf.Entry], _ topic: String?) throws {
        if topic == nil || topic == "devicetypes" {
            print("== Device Types ==")
            for name in DeviceTypes.names + WatchTypes.names { print("\(name) (\(DeviceTypes.identifier(of: name)))") }
        }
        if topic == nil || topic == "runtimes" {
            print("== Runtimes ==\niOS 17.0 (17.0 - Touchstone) - \(Self.runtime)")
            print("watchOS 10.0 (10.0 - Touchstone) - \(Self.watchRuntime)")
        }
        if topic == nil || topic == "devices" {
            print("== Devices ==")
            for (title, isWatch) in [("iOS 17.0", false), ("watchOS 10.0", true)] {
                let those = entries.filter { $0.record.isWatch == isWatch }
                if isWatch, those.isEmpty { continue }
                print("-- \(title) --")
                for record in those.map(\.record) {
                    print("    \(record.name) (\(record.udid)) (\(record.isBooted ? "Booted" : "Shutdown")) ")
                }
            }
        }
        if topic == nil || topic == "pairs" { try printPairs(entries) }
    }

    // MARK: Changes

    private func create() throws {
        let name = try argument(0, "a name")
        let wanted = arguments.count > 1 ? arguments[1] : name
        let known = DeviceTypes.named(wanted) ?? WatchTypes.named(wanted)
        guard let type = known ?? (arguments.count > 1 ? nil : DeviceTypes.names[0]) else {
            throw refusal(.unsupportedType, "Invalid device type: \(wanted)")
        }
        let platform = WatchTypes.names.contains(type) ? "watchOS" : "iOS"
        if arguments.count > 2, !arguments[2].contains(platform), Double(arguments[2]) == nil {
            throw refusal(.unsupportedType, "Invalid runtime: \(arguments[2])")
        }
        print(try shelf.create(name: name, type: type).record.udid)
    }

    private func boot() throws {
        var entry = try entry()
        guard !entry.record.isBooted else {
            throw refusal(.wrongState, "Unable to boot device in current state: Booted")
        }
        entry.record.isBooted = true
        try shelf.save(entry)
        if entry.record.isWatch { return }
        try lockAfterStart(entry)
        try delivery(to: entry).deliverKept(now: Date())
        try startTransfers(on: entry)
    }

    /// Every device for `all`, which skips those that are as they should be.
    private func forEach(_ body: (DeviceShelf.Entry, _ isAll: Bool) throws -> Void) throws {
        guard !arguments.contains("all") else {
            for entry in try shelf.entries() { try body(entry, true) }
            return
        }
        for name in arguments.isEmpty ? [""] : arguments {
            try body(DeviceCommand(arguments: [verb, name].filter { !$0.isEmpty }, shelf: shelf).entry(), false)
        }
    }

    /// The apps on it end.
    private func shutdown(_ entry: DeviceShelf.Entry, isAll: Bool) throws {
        guard entry.record.isBooted else {
            if isAll { return }
            throw refusal(.wrongState, "Unable to shutdown device in current state: Shutdown")
        }
        for control in try runningApps(of: entry.device) { control.terminate() }
        var entry = entry
        entry.record.isBooted = false
        try shelf.save(entry)
    }

    private func erase(_ entry: DeviceShelf.Entry, isAll: Bool) throws {
        guard !entry.record.isBooted || isAll else {
            throw refusal(.wrongState, "Unable to erase contents and settings in current state: Booted")
        }
        if entry.record.isBooted { try shutdown(entry, isAll: true) }
        try shelf.erase(entry)
        try tellOfWatch(entry.record.udid)
    }

    /// Of a device whose apps do not run: their stores are whole.
    private func stillBackup() throws -> DeviceBackup {
        guard try !entry().record.isBooted else {
            throw refusal(.wrongState, "Unable to \(verb) in current state: Booted")
        }
        return DeviceBackup(Path.absolute(try argument(1, "a folder")))
    }

    private func delete() throws {
        // There are no runtimes that could go away, and with them devices.
        if arguments == ["unavailable"] { return }
        try forEach { entry, _ in
            if entry.record.isBooted { try shutdown(entry, isAll: true) }
            try entry.device.remove()
            try endPairs(of: entry.record.udid)
        }
    }

    func runningApps(of device: Device) throws -> [AppControl] {
        (device.folder / "Running").children.filter { $0.pathExtension == "sock" }.compactMap { AppControl($0) }
    }

    private func printVariable() throws {
        let folder = try entry().device.folder
        let variables = ["HOME": folder, "SIMULATOR_ROOT": folder, "SIMULATOR_LOG_ROOT": folder / "Logs"]
        print(variables[try argument(1, "a variable's name")]?.string ?? "")
    }
}
