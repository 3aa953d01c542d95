// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Brings pushes to the apps of one device, in the order in which they were taken.
package struct PushDelivery: Sendable {
    /// Whose apps are pushed to.
    package let device: Device
    /// Whether the device is on.
    package var isOn: @Sendable () throws -> Bool
    /// Starts an app behind others.
    package var wake: @Sendable (InstalledApp) throws -> Void

    /// Both closures are called on the thread that delivers.
    package init(
        device: Device, isOn: @escaping @Sendable () throws -> Bool,
        wake: @escaping @Sendable (InstalledApp) throws -> Void
    ) {
        (self.device, self.isOn, self.wake) = (device, isOn, wake)
    }

    /// What has become of a push.
    package enum Outcome: String, Sendable {
        case delivered, woke, waits, kept, expired, gone
        /// The device has nobody for pushes of its type.
        case notSupported
    }

    /// The owner of a token, as `PushRules` want it.
    package func owner(of token: String) throws -> TokenOwner? {
        guard let name = try device.app(ofToken: token) else { return nil }
        // As `PushKind.owner(of:)` writes it.
        let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
        guard let identifier = parts.first else { return nil }
        let kind = parts.count == 2 ? parts[1] : nil
        guard let app = try device.app(identifier) else {
            let removed = device.removalDate(of: identifier)
            // Apps that were run without being installed have no bundle here, and are never pushed to.
            return removed.map {
                TokenOwner(app: identifier, environment: "", removed: $0, wakesForPushes: false, kind: kind)
            }
        }
        return TokenOwner(
            app: identifier, environment: try app.pushEnvironment ?? "", removed: nil,
            wakesForPushes: try app.backgroundModes.contains("remote-notification"), kind: kind)
    }

    /// Hands the push to the running app, else to the home screen, else keeps it for the app's next start; starts an
    /// app that wants to be woken. Waits until the app has answered.
    /// - Throws: what the app or the device's files say.
    package func deliver(_ push: AcceptedPush, now: Date) throws -> Outcome {
        guard ["alert", "background"].contains(push.type) || push.isOwn else { return .notSupported }
        guard try isOn() else { return try keep(push, now: now) }
        guard let app = try device.app(push.app) else { return .gone }
        let step = try Self.step(push)
        var outcome = Outcome.delivered
        _ = try device.reach(app.identifier, [step]) {
            if !push.wakesApp, try show(step, of: app) { return }
            try device.remember(push: step, for: app.identifier)
            outcome = push.wakesApp ? .woke : .waits
            if push.wakesApp { try wake(app) }
        }
        return outcome
    }

    /// The home screen, where it runs, tells the person in the app's place.
    private func show(_ step: [String: Any], of app: InstalledApp) throws -> Bool {
        guard let home = AppControl(try device.control(for: "com.apple.springboard")) else { return false }
        return try home.performIfAlive([step.merging(["app": app.identifier]) { $1 }])
    }

    private static func step(_ push: AcceptedPush) throws -> [String: Any] {
        var step = ["push": try JSONSerialization.jsonObject(with: push.payload), "identifier": push.identifier]
        if push.isOwn { step["kind"] = push.type }
        return step
    }

    // MARK: A device that is off

    private struct Kept: Codable {
        var identifier: String
        var collapses: Bool
        var payload: Data
        var type: String
        var expires: Date?
        var wakesApp: Bool
    }

    private var keptFolder: Path { device.folder / "Pushes" }

    /// Only the last one for an app (NO43).
    private func keep(_ push: AcceptedPush, now: Date) throws -> Outcome {
        if let expires = push.expires, expires <= now { return .expired }
        let kept = Kept(
            identifier: push.identifier, collapses: push.collapses, payload: push.payload, type: push.type,
            expires: push.expires, wakesApp: push.wakesApp)
        let name = push.isOwn ? "\(push.app)#\(push.type)" : push.app
        try (keptFolder / (name + ".json")).write(try JSONEncoder().encode(kept))
        return .kept
    }

    /// What was kept while the device was off; what has expired meanwhile is dropped.
    ///
    /// A push goes once it is delivered: of a process that ends in between it comes twice, and none is lost. A file that
    /// cannot be read is told of and stays; the pushes of other apps do not wait for it.
    package func deliverKept(now: Date) throws {
        for file in keptFolder.children where file.pathExtension == "json" {
            let kept: Kept
            do { kept = try JSONDecoder().decode(Kept.self, from: file.read()) } catch {
                FileHandle.standardError.write(Data("touchstone: \(file): no push that was kept: \(error)\n".utf8))
                continue
            }
            let push = AcceptedPush(
                app: String(file.stem.prefix { $0 != "#" }), identifier: kept.identifier, collapses: kept.collapses,
                payload: kept.payload,
                type: kept.type, expires: kept.expires, wakesApp: kept.wakesApp)
            let isOver = kept.expires.map { $0 <= now } ?? false
            if try isOver || deliver(push, now: now) != .kept { try file.remove() }
        }
    }
}
