// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// What a radio station says of what it plays, where nobody hears its sound: it is read and not decoded, at the station's pace.
/// Ends with this object.
package final class StationWords: Sendable {
    private let child: ChildProcess
    /// Microseconds of real time after which a station that sends nothing is given up.
    private static let patience = "20000000"

    /// - Parameter tagged: called on any thread.
    package init(_ url: URL, _ tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void) throws(MediaFailure) {
        // A virtual clock stands until the station has answered, or the program has ended, which lets go of the closure.
        let hold = ClockHold()
        var command = try FFmpeg.command(url.absoluteString, at: 0, tells: "verbose")
        command.insert(contentsOf: ["-rw_timeout", Self.patience], at: 1)
        command += ["-map", "0:a:0", "-c", "copy", "-f", "null", "-"]
        let read = Self.reader(tagged)
        child = try ChildProcess(command) { lines in
            read(lines)
            if lines.contains(where: { $0.hasPrefix("Output #0") }) { hold.release() }
        }
    }

    /// Finds tags in ffmpeg's lines, and tells of those that come together at once.
    static func reader(_ tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void) -> @Sendable ([String]) -> Void {
        { lines in
            let tags = lines.compactMap(tag)
            if !tags.isEmpty { tagged(tags) }
        }
    }

    /// Of a line as `[http @ 0x5629fe8dc140] Metadata update for StreamTitle: Singer - Song`; nil for others and for empty tags.
    static func tag(_ line: String) -> MediaInfo.Tag? {
        guard let start = line.range(of: "] Metadata update for "),
            let end = line.range(of: ": ", range: start.upperBound..<line.endIndex), end.upperBound < line.endIndex
        else { return nil }
        return MediaInfo.Tag(
            .icy, String(line[start.upperBound..<end.lowerBound]), text: String(line[end.upperBound...]))
    }
}
