// SPDX-License-Identifier: MIT

/// The pieces of a stream that can be played now, on a line of seconds that begins with the first piece that was ever in the list
/// and goes on as the list is read again (RFC 8216, 6.2.2 and 6.3).
package struct LiveWindow: Sendable {
    /// Seconds of the first piece.
    package private(set) var start = 0.0
    /// Pieces that follow one another from `start` on.
    package private(set) var pieces: [PlayList.Segment]
    /// Nothing will be added any more.
    package private(set) var isEnded: Bool
    private var sequence: Int
    private var targetDuration: Double
    private var holdBack: Double?

    /// The line of seconds begins with the list's first piece.
    package init(_ list: PlayList) {
        (pieces, isEnded, sequence) = (list.segments, list.isEnded, list.sequence)
        (targetDuration, holdBack) = (Self.target(list), list.holdBack)
    }

    private static func target(_ list: PlayList) -> Double {
        list.targetDuration > 0 ? list.targetDuration : list.segments.map(\.duration).max() ?? 1
    }

    /// Seconds behind the last piece.
    package var end: Double { pieces.reduce(start) { $0 + $1.duration } }

    /// Takes the list as it is now.
    /// - Returns: whether it is another one.
    package mutating func update(_ list: PlayList) -> Bool {
        let gone = list.sequence - sequence
        let isChanged = gone != 0 || list.segments.count != pieces.count || list.isEnded != isEnded
        switch gone {
        // Numbers that begin anew are those of another stream, which follows this one.
        case ..<0: start = end
        case ...pieces.count: start = pieces[..<gone].reduce(start) { $0 + $1.duration }
        // Pieces that came and went unseen were as long as pieces are.
        default: start = end + Double(gone - pieces.count) * targetDuration
        }
        (pieces, isEnded, sequence) = (list.segments, list.isEnded, list.sequence)
        (targetDuration, holdBack) = (Self.target(list), list.holdBack)
        return isChanged
    }

    /// Seconds where a stream that goes on is begun: three target durations before its end, at the beginning of a piece.
    package var liveEdge: Double {
        guard !isEnded else { return start }
        let latest = end - (holdBack ?? 3 * targetDuration)
        var begin = start
        for piece in pieces where begin + piece.duration <= latest + 1e-6 { begin += piece.duration }
        return begin
    }

    /// Seconds until the list is read again.
    package func pause(afterChange isChanged: Bool) -> Double { isChanged ? targetDuration : targetDuration / 2 }

    /// The piece that a time lies in, counted in the list, and the seconds into it; the first for times before, the end of the last
    /// for times behind.
    package func place(at seconds: Double) -> (piece: Int, seconds: Double) {
        var begin = start
        for (number, piece) in pieces.enumerated() {
            if seconds < begin + piece.duration - 1e-6 || number == pieces.count - 1 {
                return (number, max(0, min(piece.duration, seconds - begin)))
            }
            begin += piece.duration
        }
        return (0, 0)
    }

    // MARK: Dates

    /// nil: the list tells none up to that time.
    package func date(at seconds: Double) -> Date? {
        var begin = start
        var known: (date: Date, begin: Double)?
        for piece in pieces {
            // Dates before a break say nothing of what is behind it.
            if let date = piece.date { known = (date, begin) } else if piece.isAfterBreak { known = nil }
            if seconds < begin + piece.duration { break }
            begin += piece.duration
        }
        return known.map { $0.date + (seconds - $0.begin) }
    }

    /// Seconds where a date is; nil: in no piece.
    package func time(of date: Date) -> Double? {
        var begin = start
        for piece in pieces {
            if let first = self.date(at: begin), date >= first, date < first + piece.duration {
                return begin + date.timeIntervalSince(first)
            }
            begin += piece.duration
        }
        return nil
    }
}
