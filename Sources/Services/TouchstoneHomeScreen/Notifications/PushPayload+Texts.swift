// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

extension PushPayload {
    /// Texts that the payload names by keys, from the app's own bundle: it is another one's than this process's.
    func localize(_ record: inout NotificationRecord, in bundle: Bundle) {
        guard let alert = (content["aps"] as? [String: Any])?["alert"] as? [String: Any] else { return }
        func text(_ prefix: String) -> String? {
            guard let key = alert[prefix + "loc-key"] as? String else { return nil }
            let format = bundle.localizedString(forKey: key, value: nil, table: nil)
            let arguments = (alert[prefix + "loc-args"] as? [Any] ?? []).map { NSString(string: "\($0)") }
            return arguments.isEmpty ? format : String(format: format, arguments: arguments)
        }
        record.title = text("title-") ?? record.title
        record.subtitle = text("subtitle-") ?? record.subtitle
        record.body = text("") ?? record.body
        record.actionTitle = text("action-") ?? record.actionTitle
    }
}
