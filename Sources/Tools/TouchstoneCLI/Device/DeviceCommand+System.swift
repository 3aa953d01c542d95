// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// The device's own parts: what its status bar shows, what its apps log, programs that simctl's users start in it.
extension DeviceCommand {
    func runOnSystem() throws -> Int32? {
        switch verb {
        case "status_bar": try changeStatusBar()
        case "log": try log(entry: bootedEntry(for: "read the log of"), Array(arguments.dropFirst()))
        case "spawn": return try spawn()
        default: return nil
        }
        return 0
    }

    // MARK: Status bar

    /// `status_bar DEVICE list | clear | override --time 9:41 --batteryLevel 100 ...`
    private func changeStatusBar() throws {
        var entry = try entry()
        switch try argument(1, "list, clear or override") {
        case "list":
            print("Current Status Bar Overrides:\n=============================")
            for (name, value) in (entry.record.statusBar ?? [:]).sorted(by: { $0.key < $1.key }) {
                print("\(name): \(value)")
            }
            return
        case "clear": entry.record.statusBar = nil
        case "override":
            let values = try Self.options(Array(arguments.dropFirst(2)))
            guard !values.isEmpty else {
                throw Failure(.usage, "touchstone: device status_bar override needs options, as --time 9:41")
            }
            entry.record.statusBar = (entry.record.statusBar ?? [:]).merging(values) { $1 }
        case let other:
            throw Failure(.usage, "touchstone: device status_bar takes list, clear or override, not '\(other)'")
        }
        // An app that runs knows the names; what it refuses is not kept.
        try tell(entry.device, [["statusBar": entry.record.statusBar ?? [:]]])
        try shelf.save(entry)
    }

    private static let statusBarOptions: Set<String> = [
        "time", "dataNetwork", "wifiMode", "wifiBars", "cellularMode", "cellularBars", "operatorName", "batteryState",
        "batteryLevel",
    ]

    /// `--name value` or `--name=value`.
    private static func options(_ words: [String]) throws -> [String: String] {
        var result: [String: String] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let name = String(parts[0].drop { $0 == "-" })
            guard word.hasPrefix("--"), statusBarOptions.contains(name),
                let value = parts.count > 1 ? parts[1] : rest.popFirst()
            else {
                let known = statusBarOptions.sorted().map { "--" + $0 }.joined(separator: ", ")
                throw Failure(.usage, "touchstone: '\(word)' is none of \(known), each with a value")
            }
            result[name] = value
        }
        return result
    }

    // MARK: Logs

    /// `log DEVICE show | stream [APP]`: what apps have printed.
    private func log(entry: DeviceShelf.Entry, _ words: [String]) throws {
        let folder = entry.device.folder / "Logs"
        let wanted = words.dropFirst().first { !$0.hasPrefix("-") }
        let files = folder.children.filter { wanted == nil || $0.stem == wanted }
        switch words.first ?? "show" {
        case "show":
            for file in files {
                for line in try file.readText().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                    print("\(file.stem): \(line)")
                }
            }
        case "stream":
            guard !files.isEmpty else { throw refusal(.nothingToTerminate, "No app has logged anything") }
            var words = ["tail", "-n", "0", "-F"] + files.map(\.string)
            words.insert("/usr/bin/env", at: 0)
            var program: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
            execv(words[0], &program)
            throw Failure(.dependency, "touchstone: tail cannot be run")
        case let other: throw Failure(.usage, "touchstone: device log takes show or stream, not '\(other)'")
        }
    }

    // MARK: Programs

    /// `spawn DEVICE log ...`, `spawn DEVICE defaults read | write | delete APP [KEY [VALUE]]`: those of the device's programs
    /// that scripts use.
    private func spawn() throws -> Int32 {
        let entry = try bootedEntry(for: "spawn a program on")
        let name = try argument(1, "a program")
        let words = Array(arguments.dropFirst(2))
        switch name.split(separator: "/").last.map(String.init) ?? name {
        case "log": try log(entry: entry, words)
        case "defaults": return try defaults(entry, words)
        default:
            throw Failure(
                .usage, "touchstone: device spawn has the device's programs log and defaults, and no '\(name)'")
        }
        return 0
    }

    private func defaults(_ entry: DeviceShelf.Entry, _ words: [String]) throws -> Int32 {
        guard words.count > 1 else {
            throw Failure(.usage, "touchstone: defaults read | write | delete APP [KEY [VALUE]]")
        }
        let home = try entry.device.home(for: words[1])
        let file = home / "Library/Preferences" / (words[1] + ".plist")
        var values: [String: Any] = [:]
        if file.exists {
            values = try PropertyListSerialization.propertyList(from: file.read(), format: nil) as? [String: Any] ?? [:]
        }
        let key = words.count > 2 ? words[2] : nil
        switch (words[0], key) {
        case ("read", nil): try Self.printJSON(values)
        case ("read", let key?):
            guard let value = values[key] else {
                FileHandle.standardError.write(
                    Data("The domain/default pair of (\(words[1]), \(key)) does not exist\n".utf8))
                return 1
            }
            print(value)
            return 0
        case ("write", let key?): values[key] = try Self.value(Array(words.dropFirst(3)))
        case ("delete", let key?): values[key] = nil
        case ("delete", nil): values = [:]
        default: throw Failure(.usage, "touchstone: defaults read | write | delete APP [KEY [VALUE]]")
        }
        guard words[0] != "read" else { return 0 }
        try file.write(PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
        return 0
    }

    /// `-bool YES`, `-int 3`, `-float 0.5`, `-string text`, or a text.
    private static func value(_ words: [String]) throws -> Any {
        guard let last = words.last else { throw Failure(.usage, "touchstone: defaults write needs a value") }
        switch words.first {
        case "-bool"?, "-boolean"?: return ["yes", "true", "1"].contains(last.lowercased())
        case "-int"?, "-integer"?: return Int(last) ?? 0
        case "-float"?: return Double(last) ?? 0
        default: return last
        }
    }
}
