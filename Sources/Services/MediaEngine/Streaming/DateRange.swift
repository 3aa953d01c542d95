// SPDX-License-Identifier: MIT

extension PlayList {
    /// A stretch of dates with what the list says of it (RFC 8216, 4.3.2.7).
    package struct DateRange: Sendable, Equatable {
        /// The same in all lists of the stream.
        package var identifier: String
        /// Of ranges that mean the same; nil: of its own kind.
        package var kind: String?
        /// Its first moment.
        package var start: Date
        /// nil: not known yet.
        package var end: Date?
        /// The client's own attributes and those of splices, by name in the order of the alphabet.
        package var values: [Value]

        /// An attribute.
        package struct Value: Sendable, Equatable {
            /// As the list writes it.
            package var name: String
            /// Without its quotes.
            package var text: String
        }

        /// nil without an identifier and a start.
        init?(_ attributes: Attributes) {
            guard let identifier = attributes["ID"], let start = attributes["START-DATE"].flatMap(PlayListDates.date)
            else { return nil }
            (self.identifier, self.start, kind) = (identifier, start, attributes["CLASS"])
            end = attributes["END-DATE"].flatMap(PlayListDates.date)
            if end == nil, attributes["DURATION"] != nil {
                end = start + max(0, attributes.number("DURATION"))
            }
            values = attributes.names.filter { $0.hasPrefix("X-") || $0.hasPrefix("SCTE35-") }.map {
                Value(name: $0, text: attributes[$0] ?? "")
            }
        }
    }
}

/// Dates as ISO 8601 writes them, with or without parts of seconds.
enum PlayListDates {
    static func date(_ text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601.time(includingFractionalSeconds: true)) { return date }
        return try? Date(text, strategy: .iso8601)  // Neither: no date, as RFC 8216 lets clients ignore it.
    }
}
