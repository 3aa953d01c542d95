// SPDX-License-Identifier: MIT
import Foundation

/// A post of a timeline. Every key of the services' answers may be missing or null.
struct Post: Equatable {
    let author: String
    let text: String
    let date: Date?
    /// Twitter's numbers take all 64 bits.
    let number: Int64?
    /// Ranges of `text` that name somebody.
    var tags: [NSRange] = []

    static func list(_ data: Data, of network: Network) throws -> [Post] {
        let object = try JSONSerialization.jsonObject(with: data)
        switch network {
        case .twitter: return (object as? [[String: Any]] ?? []).map(tweet)
        case .facebook: return ((object as? [String: Any])?["data"] as? [[String: Any]] ?? []).map(story)
        }
    }

    private static func date(_ value: Any?, _ format: String) -> Date? {
        guard let text = value as? String else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter.date(from: text)
    }

    /// A tweet; of one that was tweeted again, the original.
    private static func tweet(_ fields: [String: Any]) -> Post {
        let original = fields["retweeted_status"] as? [String: Any] ?? fields
        let user = original["user"] as? [String: Any]
        return Post(
            author: user?["name"] as? String ?? "Somebody", text: original["text"] as? String ?? "",
            date: date(fields["created_at"], "EEE MMM dd HH:mm:ss Z yyyy"),
            number: (fields["id"] as? NSNumber)?.int64Value)
    }

    /// A new friend, a link that somebody liked, a comment: what tells them apart is which keys they have.
    private static func story(_ fields: [String: Any]) -> Post {
        let story = fields["story"] as? String
        let text = fields["message"] as? String ?? story ?? ""
        let author = (fields["from"] as? [String: Any])?["name"] as? String ?? "Somebody"
        var post = Post(
            author: author, text: text, date: date(fields["created_time"], "yyyy-MM-dd'T'HH:mm:ssZ"), number: nil)
        if text == story { post.tags = tags(fields["story_tags"], in: text) }
        return post
    }

    private static func tags(_ value: Any?, in text: String) -> [NSRange] {
        let lists = (value as? [String: Any])?.values.compactMap { $0 as? [[String: Any]] } ?? []
        let whole = NSRange(location: 0, length: (text as NSString).length)
        return lists.joined().compactMap { tag in
            guard let offset = tag["offset"] as? Int, let length = tag["length"] as? Int else { return nil }
            let range = NSRange(location: offset, length: length)
            return NSIntersectionRange(range, whole).length == length ? range : nil
        }.sorted { $0.location < $1.location }
    }
}
