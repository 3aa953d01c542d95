// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// A list of HTTP Live Streaming (RFC 8216): of the qualities and languages of a stream, or of the pieces of one of them.
package struct PlayList: Sendable {
    /// One quality of the stream.
    package struct Variant: Sendable {
        /// Of its own list of pieces.
        package var url: URL
        /// Bits a second, at most.
        package var peakRate = 0.0
        /// Bits a second; 0: the list does not say.
        package var averageRate = 0.0
        /// Pixels; 0: the list does not say.
        package var width = 0
        /// Pixels; 0: the list does not say.
        package var height = 0
        /// Frames a second; 0: the list does not say.
        package var frameRate = 0.0
        /// As RFC 6381 names them; empty: the list does not say.
        package var codecs: [String] = []
        /// The group of its sounds; nil: sound is with the pictures.
        package var soundGroup: String?
        /// The group of its captions; nil: it has none.
        package var captionGroup: String?
    }

    /// A language of sound or captions.
    package struct Rendition: Sendable {
        /// By the list's own names.
        package enum Kind: String, Sendable {
            case sound = "AUDIO"
            case captions = "SUBTITLES"
            case closedCaptions = "CLOSED-CAPTIONS"
        }
        /// What it is.
        package var kind: Kind
        /// Variants name it.
        package var group: String
        /// What people read.
        package var name: String
        /// A tag as BCP 47 has it; nil: the list does not say.
        package var language: String?
        /// Heard or read where nobody chooses.
        package var isDefault = false
        /// Captions of what everybody has to read.
        package var isForced = false
        /// Uniform identifiers of what it is for.
        package var characteristics: [String] = []
        /// nil: it is in the variants themselves.
        package var url: URL?
    }

    /// A piece of one quality.
    package struct Segment: Sendable {
        /// Of the piece.
        package var url: URL
        /// Seconds.
        package var duration: Double
        /// Other encoders, or another film, begin with it: times of its samples do not follow those before.
        package var isAfterBreak = false
        /// Of its first sample, where the list tells the time of day.
        package var date: Date?
    }

    /// Qualities in the list's order; empty in a list of pieces.
    package var variants: [Variant] = []
    /// Languages in the list's order.
    package var renditions: [Rendition] = []
    /// Pieces in the order of their time; empty in a list of qualities.
    package var segments: [Segment] = []
    /// Nothing will be added to it; else the stream is live.
    package var isEnded = false
    /// The number of the first piece; counts those that were taken out of a live list.
    package var sequence = 0
    /// Seconds that no piece is longer than, rounded; 0: the list does not say.
    package var targetDuration = 0.0
    /// Seconds before the end that a live stream is best begun at; nil: the list does not say.
    package var holdBack: Double?
    /// What the list says of stretches of dates, in its order.
    package var dateRanges: [DateRange] = []

    /// Seconds of all pieces.
    package var duration: Double { segments.reduce(0) { $0 + $1.duration } }

    private static let mostLines = 200_000

    /// nil for a text that is none; addresses are relative to `base`.
    package init?(_ text: String, base: URL) {
        let lines = text.split(whereSeparator: \.isNewline).prefix(Self.mostLines)
        guard lines.first?.hasPrefix("#EXTM3U") == true else { return nil }
        var variant: Variant?
        var length: Double?
        var (isAfterBreak, date): (Bool, Date?) = (false, nil)
        for line in lines.dropFirst().map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let value = Self.value(line, "#EXT-X-STREAM-INF:") {
                variant = Variant(url: base, Attributes(value))
            } else if let value = Self.value(line, "#EXT-X-MEDIA:") {
                if let found = Rendition(Attributes(value), base: base) { renditions.append(found) }
            } else if let value = Self.value(line, "#EXTINF:") {
                length = Double(value.prefix { $0 != "," }).flatMap { $0.isFinite && $0 >= 0 && $0 < 1e6 ? $0 : nil }
            } else if line == "#EXT-X-DISCONTINUITY" {
                isAfterBreak = true
            } else if let value = Self.value(line, "#EXT-X-PROGRAM-DATE-TIME:") {
                date = PlayListDates.date(value)
            } else if line.hasPrefix("#") {
                readWhole(line)
            } else if !line.isEmpty, let url = URL(string: line, relativeTo: base)?.absoluteURL {
                if var known = variant {
                    known.url = url
                    variants.append(known)
                } else if let length {
                    segments.append(Segment(url: url, duration: length, isAfterBreak: isAfterBreak, date: date))
                    (isAfterBreak, date) = (false, nil)
                }
                (variant, length) = (nil, nil)
            }
        }
    }

    /// A tag of the whole list; others are left out.
    private mutating func readWhole(_ line: String) {
        if line.hasPrefix("#EXT-X-ENDLIST") {
            isEnded = true
        } else if let value = Self.value(line, "#EXT-X-MEDIA-SEQUENCE:") {
            sequence = Int(value).map { max(0, min($0, Int.max / 2)) } ?? 0
        } else if let value = Self.value(line, "#EXT-X-TARGETDURATION:") {
            targetDuration = Double(value).flatMap { $0 > 0 && $0 < 1e6 ? $0 : nil } ?? 0
        } else if let value = Self.value(line, "#EXT-X-SERVER-CONTROL:") {
            let seconds = Attributes(value).number("HOLD-BACK")
            holdBack = seconds > 0 ? seconds : nil
        } else if let value = Self.value(line, "#EXT-X-DATERANGE:") {
            if let range = DateRange(Attributes(value)) { dateRanges.append(range) }
        }
    }

    private static func value(_ line: String, _ tag: String) -> String? {
        line.hasPrefix(tag) ? String(line.dropFirst(tag.count)) : nil
    }

    /// By its name; lists of other names are left to ffmpeg whole.
    package static func isNamed(_ url: URL) -> Bool { ["m3u8", "m3u"].contains(url.pathExtension.lowercased()) }

    private static let mostBytes = 8 << 20

    /// The list at an address. Not for the main thread.
    package static func read(_ url: URL) throws(MediaFailure) -> PlayList {
        guard let list = PlayList(try text(of: url), base: url) else {
            throw .unreadable("\(url.lastPathComponent): no play list")
        }
        return list
    }

    /// A small text of a stream. Not for the main thread: servers take their time.
    package static func text(of url: URL) throws(MediaFailure) -> String {
        do {
            let data = try ClockHold.during { Result { try Data(contentsOf: url) } }.get()
            guard data.count <= mostBytes else { throw MediaFailure.unreadable("\(url.lastPathComponent): too long") }
            return String(decoding: data, as: UTF8.self)
        } catch let error as MediaFailure {
            throw error
        } catch {
            throw .unreadable("\(url.lastPathComponent): \(error.localizedDescription)")
        }
    }

    /// The variants in the order in which they are tried: the best first that a screen of 1080 lines has use for, then those
    /// below it, then those above.
    package var preferredVariants: [Variant] {
        let sorted = variants.sorted { $0.peakRate > $1.peakRate }
        let fitting = sorted.filter { min($0.width, $0.height) <= 1080 }
        return fitting + sorted.filter { min($0.width, $0.height) > 1080 }.reversed()
    }

    /// The languages that belong to a variant; nil: to none.
    package func renditions(_ kind: Rendition.Kind, of variant: Variant?) -> [Rendition] {
        let group = kind == .sound ? variant?.soundGroup : variant?.captionGroup
        return renditions.filter { $0.kind == kind && $0.group == group }
    }
}

/// The attributes of a tag: names and values, which may be quoted.
struct Attributes {
    private var values: [String: String] = [:]

    init(_ text: String) {
        var rest = Substring(text)
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].trimmingCharacters(in: .whitespaces)
            rest = rest[rest.index(after: equals)...]
            let isQuoted = rest.first == "\""
            if isQuoted { rest = rest.dropFirst() }
            let end = rest.firstIndex(of: isQuoted ? "\"" : ",") ?? rest.endIndex
            values[name] = String(rest[..<end])
            rest = rest[end...]
            rest = rest.firstIndex(of: ",").map { rest[rest.index(after: $0)...] } ?? ""
        }
    }

    subscript(name: String) -> String? { values[name] }
    /// In the order of the alphabet.
    var names: [String] { values.keys.sorted() }
    func number(_ name: String) -> Double { values[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    func isYes(_ name: String) -> Bool { values[name] == "YES" }
}

extension PlayList.Variant {
    init(url: URL, _ attributes: Attributes) {
        self.url = url
        peakRate = attributes.number("BANDWIDTH")
        averageRate = attributes.number("AVERAGE-BANDWIDTH")
        let size = (attributes["RESOLUTION"] ?? "").split(separator: "x").compactMap { Int($0) }
        if size.count == 2 { (width, height) = (size[0], size[1]) }
        frameRate = attributes.number("FRAME-RATE")
        codecs = (attributes["CODECS"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        soundGroup = attributes["AUDIO"]
        captionGroup = attributes["SUBTITLES"]
    }
}

extension PlayList.Rendition {
    /// nil for kinds that are none of sound and captions.
    init?(_ attributes: Attributes, base: URL) {
        guard let kind = attributes["TYPE"].flatMap(Kind.init) else { return nil }
        self.kind = kind
        group = attributes["GROUP-ID"] ?? ""
        name = attributes["NAME"] ?? attributes["LANGUAGE"] ?? ""
        language = attributes["LANGUAGE"]
        isDefault = attributes.isYes("DEFAULT")
        isForced = attributes.isYes("FORCED")
        characteristics = (attributes["CHARACTERISTICS"] ?? "").split(separator: ",").map(String.init)
        url = attributes["URI"].flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
    }
}
