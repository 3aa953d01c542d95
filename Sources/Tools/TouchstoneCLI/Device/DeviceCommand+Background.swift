// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Work of apps behind others, when the device finds the time: what Xcode's menu and debugger simulate. An app that does not
/// run is started for it.
extension DeviceCommand {
    /// `background DEVICE APP fetch | task IDENTIFIER | expire IDENTIFIER | due | memory | reclaim | time`.
    func runInBackground() throws -> Int32? {
        guard verb == "background" else { return nil }
        let entry = try bootedEntry(for: "work in the background of")
        let identifier = try argument(1, "an app's bundle identifier")
        guard let app = try entry.device.app(identifier) else {
            throw refusal(.noSuchApp, "The application \(identifier) is not installed on \(entry.record.name)")
        }
        switch try argument(2, "fetch, task, expire, due, memory, reclaim or time") {
        case "fetch":
            guard try app.backgroundModes.contains("fetch") else {
                throw Failure(.app, "touchstone: \(identifier) lacks the background mode 'fetch'")
            }
            try wake(app, on: entry, for: "fetch", [["fetch": true]])
        case "task":
            let task = try argument(3, "the task's identifier")
            try wake(app, on: entry, for: "task", [["task": task]])
        case "due":
            for task in try DueTasks(entry.device).identifiers(of: identifier, at: Date()) {
                try wake(app, on: entry, for: "task", [["task": task]])
                print(task)
            }
        case "expire": try perform([["expireTask": argument(3, "the task's identifier")]], in: app, on: entry)
        case "memory": try perform([["memoryWarning": true]], in: app, on: entry)
        case "reclaim": try reclaim(app, on: entry)
        case "time": try perform([["significantTimeChange": true]], in: app, on: entry)
        case let other:
            throw Failure(
                .usage,
                "touchstone: device background takes fetch, task, expire, due, memory, reclaim or time, not '\(other)'")
        }
        return 0
    }

    /// The system takes the memory of an app behind others back: it ends without a word.
    private func reclaim(_ app: InstalledApp, on entry: DeviceShelf.Entry) throws {
        try entry.device.exclusively(for: app.identifier) {
            guard let running = AppControl(try entry.device.control(for: app.identifier)) else {
                throw refusal(.nothingToTerminate, "\(app.identifier) does not run")
            }
            guard try running.send(["get": "state"]) == "background" else {
                throw Failure(.app, "touchstone: \(app.identifier) is in front, and keeps its memory")
            }
            kill(running.process, SIGKILL)
        }
    }

    private func perform(_ steps: [[String: Any]], in app: InstalledApp, on entry: DeviceShelf.Entry) throws {
        guard let running = AppControl(try entry.device.control(for: app.identifier)) else {
            throw refusal(.nothingToTerminate, "\(app.identifier) does not run")
        }
        try running.perform(steps)
    }

    /// Does steps in an app that runs, or starts it behind others for them.
    func wake(
        _ app: InstalledApp, on entry: DeviceShelf.Entry, for reason: String, _ steps: [[String: Any]]
    ) throws {
        _ = try entry.device.reach(app.identifier, steps) {
            for step in steps { try entry.device.remember(step, for: app.identifier) }
            print("\(app.identifier): \(try startBehind(app, on: entry, for: reason))")
        }
    }

    /// Starts an app that does not run behind others. To be called where nobody else starts it: see `Device.reach`.
    func startBehind(_ app: InstalledApp, on entry: DeviceShelf.Entry, for reason: String) throws -> pid_t {
        var process = try Self.process(of: app, on: entry, arguments: [], isHeadless: true)
        process.settings.variables["TOUCHSTONE_LAUNCHED_BY"] = reason
        return try start(process)
    }
}
