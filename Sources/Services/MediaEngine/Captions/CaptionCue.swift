// SPDX-License-Identifier: MIT

/// Words that are shown for a while.
package struct CaptionCue: Sendable {
    /// Text in one style.
    package struct Span: Sendable, Equatable {
        /// May have line ends.
        package var text: String
        /// Heavy letters.
        package var isBold = false
        /// Slanted letters.
        package var isItalic = false
        /// A line below.
        package var isUnderlined = false
    }
    /// Of lines to each other, as WebVTT names it.
    package enum Alignment: String, Sendable { case start, center, end }

    /// Seconds of the film.
    package var start: Double
    /// Seconds of the film; after the start.
    package var end: Double
    /// The words in their order; never empty.
    package var spans: [Span]
    /// Of its lines.
    package var alignment = Alignment.center
    /// From the picture's top, 0 to 1; nil: at the bottom.
    package var line: Double?
    /// Of the text's middle, 0 to 1.
    package var position: Double?

    /// Without styles.
    package var text: String { spans.map(\.text).joined() }
}

/// WebVTT, as the W3C writes it down: cues with their times, styles and places. Regions and style sheets are passed over.
package enum WebVTT {
    private static let mostCues = 100_000

    /// - Parameter shift: seconds that are added to all times.
    package static func cues(_ text: String, shift: (_ map: TimestampMap?) -> Double = { _ in 0 }) -> [CaptionCue] {
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("WEBVTT") else { return [] }
        let blocks = lines.split(whereSeparator: \.isEmpty)
        let map = blocks.first?.lazy.compactMap(TimestampMap.init).first
        let offset = shift(map)
        return blocks.dropFirst().prefix(mostCues).compactMap { cue(Array($0), offset) }
    }

    /// Where a piece of a stream has its place: a time of its cues and the stream's clock at it.
    package struct TimestampMap: Sendable {
        /// Seconds on the clock of the cues.
        package var local: Double
        /// Ticks of 90,000 a second.
        package var stream: Double

        init?(_ line: Substring) {
            guard line.hasPrefix("X-TIMESTAMP-MAP=") else { return nil }
            (local, stream) = (0, 0)
            for part in line.dropFirst("X-TIMESTAMP-MAP=".count).split(separator: ",") {
                if part.hasPrefix("LOCAL:") { local = WebVTT.seconds(part.dropFirst(6)) ?? 0 }
                if part.hasPrefix("MPEGTS:") { stream = Double(part.dropFirst(7)) ?? 0 }
            }
        }
    }

    private static func cue(_ block: [Substring], _ offset: Double) -> CaptionCue? {
        guard let index = block.prefix(2).firstIndex(where: { $0.contains("-->") }) else { return nil }
        let parts = block[index].split(whereSeparator: \.isWhitespace)
        guard parts.count >= 3, parts[1] == "-->", let start = seconds(parts[0]), let end = seconds(parts[2]),
            end > start
        else { return nil }
        let spans = MarkedText(block[(index + 1)...].joined(separator: "\n")).spans
        guard !spans.isEmpty else { return nil }
        var cue = CaptionCue(start: start + offset, end: end + offset, spans: spans)
        for setting in parts.dropFirst(3) { place(&cue, setting) }
        return cue
    }

    private static func place(_ cue: inout CaptionCue, _ setting: Substring) {
        let pair = setting.split(separator: ":", maxSplits: 1)
        guard pair.count == 2 else { return }
        let value = pair[1].prefix { $0 != "," }
        switch pair[0] {
        case "align":
            let names = ["left": "start", "right": "end", "middle": "center"]
            cue.alignment = CaptionCue.Alignment(rawValue: names[String(value)] ?? String(value)) ?? .center
        case "line": cue.line = percent(value) ?? row(value)
        case "position": cue.position = percent(value)
        default: break
        }
    }

    private static func percent(_ text: Substring) -> Double? {
        guard text.hasSuffix("%"), let value = Double(text.dropLast()), (0...100).contains(value) else { return nil }
        return value / 100
    }

    /// Rows from the top, of about fifteen; those counted from the bottom are where captions are anyway.
    private static func row(_ text: Substring) -> Double? {
        Int(text).flatMap { $0 >= 0 && $0 < 15 ? Double($0) / 15 : nil }
    }

    /// `hh:mm:ss.mmm` or `mm:ss.mmm`.
    static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var result = 0.0
        for part in parts {
            guard let value = Double(part), value >= 0, value < 1e6 else { return nil }
            result = result * 60 + value
        }
        return result
    }
}

/// The tags and entities of cue text.
private struct MarkedText {
    private(set) var spans: [CaptionCue.Span] = []
    private var depth = (bold: 0, italic: 0, underlined: 0)

    init(_ text: String) {
        var rest = Substring(text)
        while !rest.isEmpty {
            let plain = rest.prefix { $0 != "<" }
            add(String(plain))
            rest = rest.dropFirst(plain.count)
            guard rest.first == "<" else { break }
            guard let end = rest.firstIndex(of: ">") else { break }
            take(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func take(_ tag: Substring) {
        let change = tag.hasPrefix("/") ? -1 : 1
        switch tag.drop(while: { $0 == "/" }).prefix(while: { $0.isLetter }) {
        case "b": depth.bold = max(0, depth.bold + change)
        case "i": depth.italic = max(0, depth.italic + change)
        case "u": depth.underlined = max(0, depth.underlined + change)
        default: break
        }
    }

    private static let entities = [
        "&lt;": "<", "&gt;": ">", "&nbsp;": "\u{A0}", "&lrm;": "\u{200E}", "&rlm;": "\u{200F}", "&amp;": "&",
    ]

    private mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        var plain = text
        for name in ["&lt;", "&gt;", "&nbsp;", "&lrm;", "&rlm;", "&amp;"] where plain.contains("&") {
            plain = plain.replacingOccurrences(of: name, with: Self.entities[name] ?? "")
        }
        spans.append(
            CaptionCue.Span(
                text: plain, isBold: depth.bold > 0, isItalic: depth.italic > 0, isUnderlined: depth.underlined > 0))
    }
}
