// SPDX-License-Identifier: MIT

/// Pushes that no notification is made of: the app gets them as they are, by a token of their own. The words are the push
/// service's (`apns-push-type`).
package enum PushKind: String, Sendable {
    case voip, complication
    case fileProvider = "fileprovider"

    /// What the store keeps the token of this kind by; no identifier of an app has a "#".
    package func owner(of app: String) -> String { "\(app)#\(rawValue)" }
}
