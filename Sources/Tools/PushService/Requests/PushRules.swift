// SPDX-License-Identifier: MIT
import Foundation

/// Who the tokens of a device belong to.
package struct TokenOwner: Sendable {
    /// Bundle identifier.
    package var app: String
    /// The app's entitlement `aps-environment`.
    package var environment: String
    /// When it left the device; nil: it is there.
    package var removed: Date?
    /// Whether its `UIBackgroundModes` have `remote-notification`.
    package var wakesForPushes: Bool
    /// One of `PushRules.ownKinds`: the token is for pushes of that type alone. nil: for all others.
    package var kind: String?

    package init(app: String, environment: String, removed: Date?, wakesForPushes: Bool, kind: String? = nil) {
        (self.app, self.environment, self.removed) = (app, environment, removed)
        (self.wakesForPushes, self.kind) = (wakesForPushes, kind)
    }
}

/// What the push service accepts: the rules of Apple's documents, one after the other.
///
/// https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
package struct PushRules: Sendable {
    /// Keys of servers that push with tokens.
    package var keys = ProviderKeys()
    /// "development" or "production": tokens of the other one are bad (NO49).
    package var environment = "development"

    /// No keys, development.
    package init() {}

    /// The kinds of push, what is behind the app's identifier in their topic, and how long a payload may be.
    private static let types: [String: (suffix: String, limit: Int)] = [
        "alert": ("", 4096), "background": ("", 4096), "location": (".location-query", 4096), "voip": (".voip", 5120),
        "complication": (".complication", 4096), "fileprovider": (".pushkit.fileprovider", 4096), "mdm": ("", 4096),
        "liveactivity": (".push-type.liveactivity", 4096), "pushtotalk": (".voip-ptt", 4096),
        "widgets": (".push-type.widgets", 4096), "controls": (".push-type.controls", 4096),
    ]

    /// Types whose pushes are the app's own to act on: it has a token for each, and is always started for them.
    package static let ownKinds: Set = ["voip", "complication", "fileprovider"]

    /// - Parameter owner: of a token in lower-case hexadecimal digits.
    package func judge(
        _ request: ProviderRequest, now: Date, owner: (String) throws -> TokenOwner?
    ) -> (ProviderAnswer, AcceptedPush?) {
        let wanted = request.header("apns-id")
        let isIdentifier = wanted.map { UUID(uuidString: $0) != nil } ?? true
        var answer = ProviderAnswer(identifier: isIdentifier ? wanted ?? UUID().uuidString : UUID().uuidString)
        do {
            try checkForm(request, now: now)
            guard isIdentifier else { throw ProviderRefusal.badMessageID }
            let owner = try self.owner(of: request, owner)
            if let removed = owner.removed {
                answer.timestamp = removed
                throw ProviderRefusal.unregistered
            }
            return (answer, try push(request, owner, identifier: answer.identifier))
        } catch let refusal as ProviderRefusal {
            answer.refusal = refusal
        } catch {
            FileHandle.standardError.write(Data("touchstone: push service: \(error)\n".utf8))
            answer.refusal = .internalServerError
        }
        return (answer, nil)
    }

    private static let prefix = "/3/device/"

    private func checkForm(_ request: ProviderRequest, now: Date) throws(ProviderRefusal) {
        guard request.path.hasPrefix(Self.prefix) || request.path + "/" == Self.prefix else { throw .badPath }
        guard request.method == "POST" else { throw .methodNotAllowed }
        let names = request.headers.map(\.name)
        guard Set(names).count == names.count else { throw .duplicateHeaders }
        if let certificate = request.certificate {
            guard !certificate.topic.isEmpty else { throw .badCertificate }
        } else {
            try keys.check(request.header("authorization"), now: now)
        }
    }

    private func owner(of request: ProviderRequest, _ owner: (String) throws -> TokenOwner?) throws -> TokenOwner {
        let token = request.path.dropFirst(Self.prefix.count).lowercased()
        guard !token.isEmpty else { throw ProviderRefusal.missingDeviceToken }
        guard token.allSatisfy(\.isHexDigit), token.count == 64, let found = try owner(token),
            found.removed != nil || found.environment == environment
        else { throw ProviderRefusal.badDeviceToken }
        return found
    }

    private func push(
        _ request: ProviderRequest, _ owner: TokenOwner, identifier: String
    ) throws(ProviderRefusal) -> AcceptedPush {
        let type = request.header("apns-push-type") ?? owner.kind ?? "alert"
        guard let (suffix, limit) = Self.types[type] else { throw .invalidPushType }
        let isOwn = Self.ownKinds.contains(type)
        guard owner.kind == (isOwn ? type : nil) else { throw .deviceTokenNotForTopic }
        try checkTopic(request, app: owner.app, suffix: suffix)
        let priority = request.header("apns-priority") ?? (type == "background" ? "5" : "10")
        // A push that nobody sees must not claim to be urgent.
        guard ["1", "5", "10"].contains(priority), type != "background" || priority != "10" else {
            throw .badPriority
        }
        let expires = try expiration(request.header("apns-expiration"))
        let collapse = request.header("apns-collapse-id")
        if let collapse, collapse.isEmpty || collapse.utf8.count > 64 { throw .badCollapseID }
        let aps = try checkPayload(request.body, limit: limit, needsAps: !isOwn)
        let isSilent = (aps["content-available"] as? NSNumber)?.intValue == 1
        return AcceptedPush(
            app: owner.app, identifier: collapse ?? identifier, collapses: collapse != nil, payload: request.body,
            type: type, expires: expires, wakesApp: isOwn || owner.wakesForPushes && isSilent)
    }

    private func checkTopic(
        _ request: ProviderRequest, app: String, suffix: String
    ) throws(ProviderRefusal) {
        let allowed = request.certificate?.topic
        guard let topic = request.header("apns-topic") ?? allowed else { throw .missingTopic }
        let isTopic: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
        guard !topic.isEmpty, topic.allSatisfy(isTopic) else { throw .badTopic }
        if let allowed, topic != allowed, !topic.hasPrefix(allowed + ".") { throw .topicDisallowed }
        guard topic == app + suffix else { throw .deviceTokenNotForTopic }
    }

    private func expiration(_ text: String?) throws(ProviderRefusal) -> Date? {
        guard let text else { return nil }
        guard let seconds = Int64(text), seconds >= 0 else { throw .badExpirationDate }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    private func checkPayload(
        _ body: Data, limit: Int, needsAps: Bool
    ) throws(ProviderRefusal) -> [String: Any] {
        guard !body.isEmpty else { throw .payloadEmpty }
        guard body.count <= limit else { throw .payloadTooLarge }
        // Refused with the same word whatever the JSON reader's reason is.
        guard let object = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] else { throw .badMessage }
        guard let aps = object["aps"] as? [String: Any] else {
            if needsAps { throw .badMessage }
            return [:]
        }
        return aps
    }
}
