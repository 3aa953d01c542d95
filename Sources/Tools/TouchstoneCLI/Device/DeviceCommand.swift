// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// `touchstone device VERB ...`: simctl's verbs, with simctl's arguments, words and exit codes, for devices of this
/// machine. An app that runs is reached at once; what concerns one that does not waits for its next start.
struct DeviceCommand {
    let verb: String
    var arguments: [String]
    let shelf: DeviceShelf

    /// simctl's codes for what the device refuses.
    enum Code: Int32 {
        case nothingToTerminate = 3
        case noSuchApp = 4
        case noHandler = 115
        case invalidDevice = 148
        case wrongState = 149
        case notPaired = 161
        case unsupportedType = 403
    }

    init(arguments: [String], shelf: DeviceShelf = DeviceShelf()) {
        verb = arguments.first ?? "help"
        self.arguments = Array(arguments.dropFirst())
        self.shelf = shelf
    }

    /// simctl's verbs that are not there yet; each is refused by name.
    private static let missing = [
        "logverbose", "diagnose", "notify_post", "notify_get_state", "upgrade",
        "runtime", "icloud_sync", "register_scale_factor",
    ]

    func run() throws -> Int32 {
        let parts: [() throws -> Int32?] = [
            refuseOnWatch, runOnShelf, runOnPairs, runOnApps, runOnDocuments, runOnPushes, runOnNotifications,
            runOnOwner, runOnActivities,
            runInBackground, runTransfers, runOnSystem, runOnDisplay, runAround,
        ]
        for part in parts {
            if let code = try part() { return code }
        }
        if Self.missing.contains(verb) { throw Failure(.usage, "touchstone: device \(verb) is not supported yet") }
        throw Failure(.usage, "touchstone: unknown verb 'device \(verb)'; see ./touchstone help device")
    }

    /// What watches can do besides being paired.
    private static let watchVerbs: Set<String> = [
        "list", "create", "boot", "bootstatus", "shutdown", "erase", "delete", "rename", "clone", "getenv", "pair",
    ]

    /// No app runs on a watch.
    private func refuseOnWatch() throws -> Int32? {
        guard !Self.watchVerbs.contains(verb), let name = arguments.first(where: { !$0.hasPrefix("-") }),
            let found = try shelf.find(name), found.record.isWatch
        else { return nil }
        throw Failure(.usage, "touchstone: device \(verb) of a watch is not supported yet: no apps run on watches")
    }

    // MARK: Arguments

    /// Takes an option without a value away.
    mutating func takeFlag(_ names: String...) -> Bool {
        guard let index = arguments.firstIndex(where: names.contains) else { return false }
        arguments.remove(at: index)
        return true
    }

    /// Takes `--name=value` away.
    mutating func takeValue(_ name: String) -> String? {
        guard let index = arguments.firstIndex(where: { $0.hasPrefix(name + "=") }) else { return nil }
        return String(arguments.remove(at: index).dropFirst(name.count + 1))
    }

    func argument(_ index: Int, _ what: String) throws -> String {
        guard arguments.indices.contains(index) else {
            throw Failure(.usage, "touchstone: device \(verb) needs \(what); see ./touchstone help device")
        }
        return arguments[index]
    }

    /// The device that the first argument names.
    func entry() throws -> DeviceShelf.Entry {
        let name = try argument(0, "a device: a name, a UDID or 'booted'")
        guard let found = try shelf.find(name) else {
            throw refusal(.invalidDevice, name == "booted" ? "No devices are booted." : "Invalid device: \(name)")
        }
        return found
    }

    func bootedEntry(for what: String) throws -> DeviceShelf.Entry {
        let entry = try entry()
        guard entry.record.isBooted else {
            throw refusal(.wrongState, "Unable to \(what) device in current state: Shutdown")
        }
        return entry
    }

    func refusal(_ code: Code, _ text: String) -> any Error {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        return Exit(code: code.rawValue)
    }

    static func write(_ data: Data) { FileHandle.standardOutput.write(data) }

    static func printJSON(_ object: Any) throws {
        write(
            try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys]) + Data("\n".utf8)
        )
    }
}
