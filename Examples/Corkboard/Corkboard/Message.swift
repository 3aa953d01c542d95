// SPDX-License-Identifier: MIT
import Foundation

/// A message as the board's server tells it. Fields that are null there are nil.
struct Message: Equatable {
    let text: String?
    let name: String?
    let date: String?

    /// - Parameter entry: an object with one key, `message`, whose value is an object of the fields.
    init?(_ entry: Any) {
        guard let fields = (entry as? [String: Any])?["message"] as? [String: Any] else { return nil }
        text = fields["message"] as? String
        name = fields["name"] as? String
        date = fields["message_date"] as? String
    }

    var byline: String { "by \(name ?? "nobody") on \(date ?? "an unknown day")" }

    /// The body of a request that adds a message.
    static func body(name: String, text: String, date: Date) throws -> Data {
        let day = DateFormatter()
        day.locale = Locale(identifier: "en_US_POSIX")
        day.timeZone = TimeZone(identifier: "UTC")
        day.dateFormat = "yyyy-MM-dd"
        let fields = ["name": name, "message": text, "message_date": day.string(from: date)]
        return try JSONSerialization.data(withJSONObject: ["message": fields], options: .prettyPrinted)
    }
}
