// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Pushes that are the app's own to act on. PushKit takes them here; those that come while an app that was started for them
/// has not asked for any yet wait for it.
@MainActor
package enum OwnPushes {
    /// Gets the whole JSON object.
    package typealias Receiver = @MainActor ([AnyHashable: Any]) -> Void

    private static var receivers: [PushKind: Receiver] = [:]
    private static var waiting: [(kind: PushKind, content: [AnyHashable: Any])] = []

    /// What has come before is received at once, in its order.
    /// - Parameter receiver: takes the place of the one before; nil: pushes wait again.
    package static func setReceiver(of kind: PushKind, _ receiver: Receiver?) {
        receivers[kind] = receiver
        guard let receiver else { return }
        let due = waiting.filter { $0.kind == kind }
        waiting.removeAll { $0.kind == kind }
        for push in due { receiver(push.content) }
    }

    static func receive(_ content: [AnyHashable: Any], _ kind: PushKind) {
        if let receiver = receivers[kind] { return receiver(content) }
        waiting.append((kind, content))
        DeadlineQueue.shared.schedule(after: patience) {
            guard waiting.contains(where: { $0.kind == kind }) else { return }
            let text = "a push of type \(kind.rawValue) waits: the app has no PKPushRegistry that wants it"
            FileHandle.standardError.write(Data("touchstone: \(text)\n".utf8))
        }
    }

    /// Seconds after which an app that has been started for a push should have asked for it.
    private static let patience = 30.0
}
