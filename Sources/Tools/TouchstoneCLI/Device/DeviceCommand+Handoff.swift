// SPDX-License-Identifier: MIT
import Foundation
import NeighbourLink
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
        case "secret":
            if command.arguments.count > 2 {
                try HandoffNeighbours.setSecret(command.arguments[2], for: entry)
            } else {
                print(try HandoffNeighbours.secret(for: entry))
            }
        case let other:
            throw Failure(.usage, "touchstone: device handoff takes list, continue or secret, not '\(other)'")
        }
        return 0
    }

    private func list(_ offers: [HandoffNeighbours.Found], isJSON: Bool) throws {
        if isJSON {
            return try Self.printJSON(
                offers.map { found in
                    [
                        "app": found.offer.app, "type": found.offer.type, "title": found.offer.title ?? "",
                        "device": found.deviceName, "udid": found.deviceIdentifier,
                    ]
                })
        }
        for found in offers {
            print("\(found.offer.app)\t\(found.offer.type)\t\(found.deviceName)")
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
            throw Failure(.app, "touchstone: the connection to \(found.deviceName) broke")
        }
        switch found.source {
        case .here(let source):
            guard let app = AppControl(try source.device.control(for: found.offer.app)),
                let activity = try app.send(["get": "activity"])
            else { throw silent(found) }
            return activity
        case .network(let offer, let secret):
            let activity = try ask(offer, secret, ["ask": "activity"], found)
            return String(decoding: activity, as: UTF8.self)
        }
    }

    private func tellSource(_ found: HandoffNeighbours.Found) throws {
        switch found.source {
        case .here(let source):
            let app = AppControl(try source.device.control(for: found.offer.app))
            try app?.perform([["wasContinued": found.offer.activity]])
        case .network(let offer, let secret):
            _ = try ask(offer, secret, ["ask": "continued", "activity": found.offer.activity], found)
        }
    }

    private func ask(
        _ offer: NetworkOffer, _ secret: NeighbourSecret, _ question: [String: String], _ found: HandoffNeighbours.Found
    ) throws -> Data {
        let text = try JSONSerialization.data(withJSONObject: question)
        do { return try NeighbourClient.ask(text, of: offer.host, port: offer.port, secret) } catch {
            throw Failure(.app, "touchstone: \(found.offer.app) on \(found.deviceName) \(error)")
        }
    }
    private func silent(_ found: HandoffNeighbours.Found) -> Failure {
        Failure(.app, "touchstone: \(found.offer.app) on \(found.deviceName) does not answer")
    }
}
