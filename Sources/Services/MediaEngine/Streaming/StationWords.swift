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
        child = try ChildProcess(command) { lines in
            let tags = lines.compactMap(FFmpeg.tag)
            if !tags.isEmpty { tagged(tags) }
            if lines.contains(where: { $0.hasPrefix("Output #0") }) { hold.release() }
        }
    }
}
