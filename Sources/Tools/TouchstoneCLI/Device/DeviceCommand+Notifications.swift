// SPDX-License-Identifier: MIT
import ProjectKit

/// What notification centre holds, and a person's answers to it.
extension DeviceCommand {
    func runOnNotifications() throws -> Int32? {
        guard verb == "notifications" else { return nil }
        if arguments.contains("answer") { try answer() } else { try printNotifications() }
        return 0
    }

    /// `notifications DEVICE [APP]`: a line for each that was delivered and is not taken away: app, date, whence, title, text.
    private func printNotifications() throws {
        let delivered = try DeliveredNotifications(entry().device).entries(of: arguments.dropFirst().first)
        for one in delivered {
            let fields = [one.app, one.date.formatted(.iso8601), one.origin, one.title, one.body]
            print(fields.map { $0.replacing("\n", with: " ") }.joined(separator: "\t"))
        }
    }

    /// `notifications DEVICE APP answer NOTIFICATION [ACTION] [--text=TEXT]`: opens it, or chooses one of its actions, or takes
    /// it off with `dismiss`. An app that does not run is started for it, behind others where the action leaves it there.
    private func answer() throws {
        var command = self
        let isHeadless = command.takeFlag("--headless")
        let text = command.takeValue("--text")
        let entry = try command.bootedEntry(for: "answer a notification on")
        let name = try command.argument(1, "an app's bundle identifier")
        let identifier = try command.argument(3, "a notification's identifier")
        let action = command.arguments.count > 4 ? command.arguments[4] : nil
        guard let app = try entry.device.app(name) else {
            throw refusal(.noSuchApp, "The application \(name) is not installed on \(entry.record.name)")
        }
        var step: [String: Any] = ["notification": identifier]
        step["action"] = action
        step["text"] = text
        guard try opensApp(action, of: identifier, app, on: entry) else {
            return try wake(app, on: entry, for: "response", [step])
        }
        try leaveFront(to: app, on: entry)
        _ = try entry.device.reach(name, [step, ["foreground": true]]) {
            try entry.device.remember(step, for: name)
            _ = try start(Self.process(of: app, on: entry, arguments: [], isHeadless: isHeadless))
        }
    }

    /// - Throws: when there is no such notification, or its category has no such action.
    private func opensApp(
        _ action: String?, of identifier: String, _ app: InstalledApp, on entry: DeviceShelf.Entry
    ) throws -> Bool {
        let delivered = DeliveredNotifications(entry.device)
        let known = try delivered.entries(of: app.identifier)
        guard let notification = known.first(where: { $0.identifier == identifier }) else {
            throw Failure(.app, "touchstone: \(app.identifier) has no delivered notification '\(identifier)'")
        }
        guard let action else { return true }
        guard action != "dismiss" else { return false }
        guard let opens = try delivered.opensApp(action, of: notification.category, for: app.identifier) else {
            throw Failure(
                .app, "touchstone: '\(action)' is no action that \(app.identifier) has for '\(notification.category)'")
        }
        return opens
    }
}
