// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Handoff: what the person's other devices offer, and going on with it here.
extension DeviceCommand {
    func runOnActivities() throws -> Int32? {
        guard verb == "handoff" else { return nil }
        var command = self
        let isJSON = command.takeFlag("-j", "--json")
        let entry = try command.bootedEntry(for: "hand over to")
        let offers = try HandoffNeighbours(shelf).offers(to: entry)
        switch command.arguments.count > 1 ? command.arguments[1] : "list" {
        case "list": try list(offers, isJSON: isJSON)
        case "continue":
            let app = command.arguments.count > 2 ? command.arguments[2] : nil
            guard let found = offers.first(where: { app == nil || $0.offer.app == app }) else {
                throw refusal(.nothingToTerminate, "No other device offers an activity")
            }
            try take(found, to: entry)
        case let other:
            throw Failure(.usage, "touchstone: device handoff takes list or continue, not '\(other)'")
        }
        return 0
    }

    private func list(_ offers: [HandoffNeighbours.Found], isJSON: Bool) throws {
        if isJSON {
            return try Self.printJSON(
                offers.map { found in
                    [
                        "app": found.offer.app, "type": found.offer.type, "title": found.offer.title ?? "",
                        "device": found.entry.record.name, "udid": found.entry.record.udid,
                    ]
                })
        }
        for found in offers {
            print("\(found.offer.app)\t\(found.offer.type)\t\(found.entry.record.name)")
        }
    }

    /// In the app of the same identifier, or in another that goes on with the type; without one a page on the web takes the
    /// app's place.
    private func take(_ found: HandoffNeighbours.Found, to entry: DeviceShelf.Entry) throws {
        let offer = found.offer
        let apps = try entry.device.apps().sorted { first, _ in first.identifier == offer.app }
        guard let app = try apps.first(where: { try $0.continues(offer.type) }) else {
            guard let page = offer.webpage else {
                throw refusal(.noHandler, "No app on \(entry.record.name) goes on with \(offer.type)")
            }
            return print("\(page.absoluteString): opens in a browser")
        }
        try leaveFront(to: app, on: entry)
        let running = try entry.device.reach(app.identifier, [["foreground": true], ["willContinue": offer.type]]) {
            try entry.device.remember(["continue": fetch(found, for: entry)], for: app.identifier)
            let process = try start(Self.process(of: app, on: entry, arguments: [], isHeadless: false))
            print("\(app.identifier): \(process)")
        }
        if let running { try hand(found, to: running, on: entry) } else { try tellSource(found) }
    }

    private func hand(_ found: HandoffNeighbours.Found, to app: AppControl, on entry: DeviceShelf.Entry) throws {
        let activity: String
        do { activity = try fetch(found, for: entry) } catch {
            try app.perform([["continuationFailed": found.offer.type]])
            throw error
        }
        try app.perform([["continue": activity]])
        print("\(found.offer.app): \(app.process)")
        try tellSource(found)
    }

    /// The activity, with what was unsaved, as long as the way takes.
    private func fetch(_ found: HandoffNeighbours.Found, for entry: DeviceShelf.Entry) throws -> String {
        let continuity = try entry.device.world("continuity")
        usleep(UInt32(max(0, (continuity["transferSeconds"] as? Double ?? 0) * 1e6)))
        guard continuity["breaks"] as? Bool != true else {
            throw Failure(.app, "touchstone: the connection to \(found.entry.record.name) broke")
        }
        guard let source = AppControl(try found.entry.device.control(for: found.offer.app)),
            let activity = try source.send(["get": "activity"])
        else { throw Failure(.app, "touchstone: \(found.offer.app) on \(found.entry.record.name) does not answer") }
        return activity
    }

    private func tellSource(_ found: HandoffNeighbours.Found) throws {
        let source = AppControl(try found.entry.device.control(for: found.offer.app))
        try source?.perform([["wasContinued": found.offer.activity]])
    }
}
