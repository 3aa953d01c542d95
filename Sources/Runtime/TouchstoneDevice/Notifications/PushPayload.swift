// SPDX-License-Identifier: MIT
import Foundation

/// The JSON that a server pushes to an app.
///
/// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
package struct PushPayload {
    /// Why a payload is refused, in the push service's words.
    package struct Refusal: Error, CustomStringConvertible, Equatable {
        /// `PayloadEmpty`, `PayloadTooLarge`, or `BadMessage` with what is wrong.
        package let reason: String
        /// - Parameter reason: begins with the service's word for it.
        package init(reason: String) { self.reason = reason }
        /// The reason, unchanged.
        package var description: String { reason }
    }

    /// Bytes that a payload may have.
    package static let limit = 4096

    /// The whole object, `aps` among it, with the app's own keys.
    package let content: [String: Any]
    private let aps: [String: Any]

    /// - Throws: `Refusal` for what is no JSON object, has no `aps` object, or is too long (NO41).
    package init(_ data: Data) throws {
        guard !data.isEmpty else { throw Refusal(reason: "PayloadEmpty") }
        guard data.count <= Self.limit else { throw Refusal(reason: "PayloadTooLarge") }
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: data) } catch {
            throw Refusal(reason: "BadMessage: not JSON: \(error.localizedDescription)")
        }
        guard let content = json as? [String: Any] else { throw Refusal(reason: "BadMessage: not a JSON object") }
        guard let aps = content["aps"] as? [String: Any] else {
            throw Refusal(reason: "BadMessage: there is no object “aps”")
        }
        self.content = content
        self.aps = aps
    }

    /// Wakes the app to load data.
    package var isContentAvailable: Bool { (aps["content-available"] as? NSNumber)?.intValue == 1 }
    /// The app's service extension may change it before it is shown.
    package var isMutable: Bool { (aps["mutable-content"] as? NSNumber)?.intValue == 1 }

    /// As the device keeps it: texts in the app's language, everything else by its name.
    package func record(identifier: String = UUID().uuidString) throws -> NotificationRecord {
        var record = NotificationRecord(identifier: identifier, origin: .push)
        record.schedule = .push
        readAlert(into: &record)
        record.badge = (aps["badge"] as? NSNumber)?.intValue
        record.sound = sound
        record.category = aps["category"] as? String ?? ""
        record.thread = aps["thread-id"] as? String ?? ""
        record.targetContent = aps["target-content-id"] as? String
        record.relevance = (aps["relevance-score"] as? NSNumber)?.doubleValue ?? 0
        let levels = ["passive", "active", "time-sensitive", "critical"]
        record.interruptionLevel = levels.firstIndex(of: aps["interruption-level"] as? String ?? "") ?? 1
        record.userInfo = try NotificationRecord.encode(userInfo: Self.withoutNull(content))
        return record
    }

    private func readAlert(into record: inout NotificationRecord) {
        if let text = aps["alert"] as? String { record.body = text }
        guard let alert = aps["alert"] as? [String: Any] else { return }
        record.title = Self.text(alert, "title", key: "title-loc-key", arguments: "title-loc-args")
        record.subtitle = Self.text(alert, "subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
        record.body = Self.text(alert, "body", key: "loc-key", arguments: "loc-args")
        record.launchImage = alert["launch-image"] as? String ?? ""
        // Accepted inside of `alert`, beside `loc-key` (NO39).
        if let key = alert["action-loc-key"] as? String { record.actionTitle = Self.localized(key, []) }
    }

    private static func text(_ alert: [String: Any], _ name: String, key: String, arguments: String) -> String {
        guard let key = alert[key] as? String else { return alert[name] as? String ?? "" }
        return localized(key, alert[arguments] as? [Any] ?? [])
    }

    /// The app's own text (NO38), with `%@` and `%1$@` filled in.
    package static func localized(_ key: String, _ arguments: [Any]) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard !arguments.isEmpty else { return format }
        return String(format: format, arguments: arguments.map { NSString(string: "\($0)") })
    }

    private var sound: NotificationRecord.Sound? {
        if let name = aps["sound"] as? String { return name == "default" ? .standard : .file(name) }
        guard let sound = aps["sound"] as? [String: Any] else { return nil }
        let name = sound["name"] as? String
        let file = name == "default" ? nil : name
        if (sound["critical"] as? NSNumber)?.intValue == 1 {
            return .critical(file: file, volume: (sound["volume"] as? NSNumber)?.floatValue)
        }
        return file.map { .file($0) } ?? .standard
    }

    /// Property lists have no null.
    private static func withoutNull(_ content: [String: Any]) -> [String: Any] {
        content.compactMapValues { value in
            if value is NSNull { return nil }
            if let inner = value as? [String: Any] { return withoutNull(inner) }
            if let list = value as? [Any] { return list.filter { !($0 is NSNull) } }
            return value
        }
    }
}
