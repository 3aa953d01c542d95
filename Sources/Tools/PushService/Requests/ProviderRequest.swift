// SPDX-License-Identifier: MIT
import Foundation

/// What a server has sent, before anything of it is believed.
package struct ProviderRequest: Sendable {
    /// `:method`; only POST is taken.
    package var method = ""
    /// `:path`, with the device token as its last part.
    package var path = ""
    /// Names in lower case, as HTTP/2 has them, in their order.
    package var headers: [(name: String, value: String)] = []
    /// As it came; cut off where it is longer than any payload may be.
    package var body = Data()
    /// The app that the client's certificate names; nil: it has shown none.
    package var certificate: ClientCertificate?

    /// An empty request, to be filled as its parts arrive.
    package init() {}

    /// More of a body is not kept: it is too large already.
    static let mostBytes = 8192

    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// The subject of the certificate by which a server says for which app it pushes.
package struct ClientCertificate: Sendable, Equatable {
    /// A bundle identifier; empty: it names none.
    package let topic: String

    /// - Parameter commonName: as "Apple Push Services: com.example.app", where the UID is left out.
    package init(userID: String?, commonName: String?) {
        if let userID, !userID.isEmpty {
            topic = userID
        } else {
            let parts = (commonName ?? "").components(separatedBy: ": ")
            topic = parts.count == 2 && parts[0].hasSuffix("Push Services") ? parts[1] : ""
        }
    }
}

/// What the service says to one push.
package struct ProviderAnswer: Sendable, Equatable {
    /// nil: taken.
    package var refusal: ProviderRefusal?
    /// `apns-id`: the server's own where it is a UUID, else a new one.
    package var identifier: String
    /// When the app left the device; only with `unregistered`.
    package var timestamp: Date?

    /// Of HTTP: 200 when the push was taken.
    package var status: Int { refusal?.status ?? 200 }

    /// Empty when there is nothing to say.
    package var body: Data {
        guard let refusal else { return Data() }
        guard let timestamp else { return Data(#"{"reason":"\#(refusal.rawValue)"}"#.utf8) }
        let milliseconds = Int64((timestamp.timeIntervalSince1970 * 1000).rounded())
        return Data(#"{"reason":"\#(refusal.rawValue)","timestamp":\#(milliseconds)}"#.utf8)
    }
}

/// A push that has been taken.
package struct AcceptedPush: Sendable {
    /// Bundle identifier, without the suffix that the topic of some types has.
    package let app: String
    /// The collapse identifier, else the push's own: a later push with the same one replaces what the first shows.
    package let identifier: String
    /// Whether a later push takes its place.
    package let collapses: Bool
    /// The JSON, unchanged.
    package let payload: Data
    /// `apns-push-type`.
    package let type: String
    /// After it the push is not worth delivering. nil: as long as the service keeps pushes; a date in the past: now or
    /// never.
    package let expires: Date?
    /// Whether the app is started for it when it does not run.
    package let wakesApp: Bool
    /// No notification is made of it.
    package var isOwn: Bool { PushRules.ownKinds.contains(type) }

    /// Makes the value only; `PushRules` judges.
    package init(
        app: String, identifier: String, collapses: Bool, payload: Data, type: String, expires: Date?, wakesApp: Bool
    ) {
        (self.app, self.identifier, self.collapses) = (app, identifier, collapses)
        (self.payload, self.type, self.expires, self.wakesApp) = (payload, type, expires, wakesApp)
    }
}
