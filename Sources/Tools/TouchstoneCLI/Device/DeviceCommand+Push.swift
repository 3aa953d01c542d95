// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit
import PushService

/// Pushes: from a file, as simctl has it, and from servers, over Apple's own interface.
extension DeviceCommand {
    func runOnPushes() throws -> Int32? {
        switch verb {
        case "push": try push()
        case "apns": try servePushes()
        default: return nil
        }
        return 0
    }

    /// `push DEVICE [APP] FILE [--type=voip]`: without the app the payload says which, under "Simulator Target Bundle". With
    /// a type it is one for PushKit.
    private func push() throws {
        var command = self
        let kind = command.takeValue("--type")
        if let kind, !PushRules.ownKinds.contains(kind) {
            let known = PushRules.ownKinds.sorted().joined(separator: ", ")
            throw Failure(.usage, "touchstone: --type is one of \(known), not '\(kind)'")
        }
        try command.push(kind)
    }

    private func push(_ kind: String?) throws {
        let entry = try bootedEntry(for: "push to")
        let file = try argument(arguments.count > 2 ? 2 : 1, "a payload, or - for standard input")
        let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : try Path.absolute(file).read()
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: data) } catch {
            throw Failure(.app, "\(file): not JSON: \(error.localizedDescription)")
        }
        guard var payload = json as? [String: Any],
            let aps = payload["aps"] as? [String: Any] ?? (kind == nil ? nil : [:])
        else {
            throw Failure(.app, "\(file): a payload is an object with an object 'aps'")
        }
        let target = payload.removeValue(forKey: "Simulator Target Bundle") as? String
        guard let identifier = arguments.count > 2 ? arguments[1] : target else {
            throw Failure(
                .usage, "touchstone: no app is named, neither as an argument nor as 'Simulator Target Bundle'")
        }
        guard let app = try entry.device.app(identifier) else {
            throw refusal(.noSuchApp, "The application \(identifier) is not installed on \(entry.record.name)")
        }
        let isSilent = (aps["content-available"] as? NSNumber)?.intValue == 1
        let push = AcceptedPush(
            app: identifier, identifier: UUID().uuidString, collapses: false,
            payload: try JSONSerialization.data(withJSONObject: payload),
            type: kind ?? (isSilent ? "background" : "alert"), expires: nil,
            wakesApp: try kind != nil || isSilent && app.backgroundModes.contains("remote-notification"))
        _ = try delivery(to: entry).deliver(push, now: Date())
        print("Notification sent to '\(identifier)'")
    }

    func delivery(to entry: DeviceShelf.Entry) -> PushDelivery {
        PushDelivery(
            device: entry.device,
            isOn: { try self.shelf.find(entry.record.udid)?.record.isBooted ?? false },
            wake: { app in _ = try self.startBehind(app, on: entry, for: "push") })
    }

    // MARK: Provider interface

    /// The port that Apple's service has beside 443.
    private static let standardPort: UInt16 = 2197

    /// `apns DEVICE [--port=N] [--binary-port=N] [--feedback-port=N] [--address=A] [--production] [--key=FILE.p8 ...]`: runs
    /// until it is ended.
    private func servePushes() throws {
        var command = self
        var rules = PushRules()
        if command.takeFlag("--production") { rules.environment = "production" }
        let port = try command.takeValue("--port").map(Self.port) ?? Self.standardPort
        let binary = try command.takeValue("--binary-port").map(Self.port)
        let feedback = try command.takeValue("--feedback-port").map(Self.port)
        let address = command.takeValue("--address") ?? "127.0.0.1"
        while let name = command.takeValue("--key") { try Self.add(key: Path.absolute(name), to: &rules.keys) }
        let entry = try command.entry()
        guard command.arguments.count == 1 else {
            throw Failure(.usage, "touchstone: device apns knows no '\(command.arguments[1])'")
        }
        let folder = CacheFolder.root / "push-service"
        let isDevelopment = rules.environment == "development"
        let server = try ProviderServer(address: address, port: port, folder: folder, isDevelopment: isDevelopment)
        Self.say("pushes for \(entry.record.name) (\(rules.environment)) at https://\(address):\(server.port)")
        Self.say("certificate \(ProviderServer.certificate(in: folder))")
        if rules.keys.isEmpty { Self.say("no --key: tokens of any key are taken") }
        let delivery = delivery(to: entry)
        let queue = DispatchQueue(label: "org.touchstone.pushes")
        let answer: @Sendable (ProviderRequest) -> ProviderAnswer = { [rules] request in
            let (answer, push) = rules.judge(request, now: Date()) { try delivery.owner(of: $0) }
            let place = String(request.path.prefix(80))
            guard let push else {
                Self.say("\(answer.status) \(answer.refusal?.rawValue ?? "") \(place)")
                return answer
            }
            // The answer says that the push was taken; it arrives a moment later, after those before it.
            queue.async {
                do {
                    let outcome = try delivery.deliver(push, now: Date())
                    Self.say("200 \(push.app) \(push.identifier) \(outcome.rawValue)")
                } catch { Self.say("200 \(push.app) \(push.identifier) failed: \(error)") }
            }
            return answer
        }
        let store = FeedbackStore(entry.device)
        if let binary {
            let server = try ProviderServer(
                address: address, port: binary, folder: folder, isDevelopment: isDevelopment)
            server.takeBinaryPushes(answer) { token, app, date in
                do { try store.add(token, of: app, at: date) } catch { Self.say("feedback: \(error)") }
            }
            Self.say("binary pushes at \(address):\(server.port)")
        }
        if let feedback {
            let server = try ProviderServer(
                address: address, port: feedback, folder: folder, isDevelopment: isDevelopment)
            server.giveFeedback(store)
            Self.say("feedback at \(address):\(server.port)")
        }
        server.run(answer)
    }

    private static func port(_ text: String) throws -> UInt16 {
        guard let port = UInt16(text) else { throw Failure(.usage, "touchstone: '\(text)' is no port") }
        return port
    }

    /// Apple's file names hold the key's identifier: `AuthKey_ABC123DEFG.p8`.
    private static func add(key file: Path, to keys: inout ProviderKeys) throws {
        let identifier = file.stem.split(separator: "_").last.map(String.init) ?? file.stem
        guard keys.add(try file.readText(), identifier: identifier) else {
            throw Failure(.app, "holds no key on the curve P-256", at: SourceLocation(file: file))
        }
    }

    /// At once, so that whoever reads a pipe has it.
    private static func say(_ text: String) { write(Data((text + "\n").utf8)) }
}
