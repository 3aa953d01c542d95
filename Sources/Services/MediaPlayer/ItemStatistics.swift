// SPDX-License-Identifier: MIT
import Synchronization

/// What players of this process noted about an item.
struct ItemStatistics: Sendable {
    var plays = 0
    var skips = 0
    var last: Date?
    /// Seconds.
    var bookmark = 0.0

    static let all = Mutex<[MPMediaEntityPersistentID: ItemStatistics]>([:])
    static func note(_ item: MPMediaItem, _ change: (inout ItemStatistics) -> Void) {
        all.withLock { change(&$0[item.persistentID, default: ItemStatistics()]) }
    }
}

/// "2009", "2009-04" and "2009-04-01T12:00:00Z", as tags write them.
enum ReleaseDates {
    static func date(_ text: String) -> Date? {
        let parts = text.prefix(10).split(separator: "-").map { Int($0) }
        guard let first = parts.first, let year = first, year > 0 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let month = parts.count > 1 ? parts[1] : nil
        let day = parts.count > 2 ? parts[2] : nil
        return calendar.date(from: DateComponents(year: year, month: month ?? 1, day: day ?? 1))
    }
}
