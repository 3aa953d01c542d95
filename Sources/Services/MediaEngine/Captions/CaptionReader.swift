// SPDX-License-Identifier: MIT

extension MediaInfo {
    private static let mostPieces = 5_000

    /// All captions of a choice, in the order of their times. Not for the main thread: what a stream has is fetched whole.
    package func captions(of choice: Choice, in url: URL?) throws(MediaFailure) -> [CaptionCue] {
        switch choice.source {
        case .sound: return []
        case .captions(let list): return try streamed(list)
        case .part(let number):
            guard let url else { return [] }
            let text = try FFmpeg.captions(url.isFileURL ? url.path : url.absoluteString, number: number)
            return WebVTT.cues(text).sorted { $0.start < $1.start }
        }
    }

    private func streamed(_ url: URL) throws(MediaFailure) -> [CaptionCue] {
        let start = streamStart
        var found: [CaptionCue] = []
        var seen: Set<String> = []
        for piece in try PlayList.read(url).segments.prefix(Self.mostPieces) {
            // A piece that is not there leaves the others.
            guard let text = try? PlayList.text(of: piece.url) else { continue }
            let cues = WebVTT.cues(text) { map in map.map { $0.stream / 90_000 - $0.local - start } ?? 0 }
            // Pieces repeat what reaches over their edge.
            for cue in cues where seen.insert("\(cue.start) \(cue.end) \(cue.text)").inserted { found.append(cue) }
        }
        return found.sorted { $0.start < $1.start }
    }
}

extension FFmpeg {
    /// The captions of a file's stream as WebVTT.
    static func captions(_ input: String, number: Int) throws(MediaFailure) -> String {
        let wanted = ["-map", "0:s:\(number)", "-f", "webvtt", "pipe:1"]
        let child = try ChildProcess(command(input, at: 0) + wanted)
        let text = child.readToEnd()
        guard child.succeeds() else { throw .unreadable("\(input): captions that cannot be read") }
        return String(decoding: text, as: UTF8.self)
    }
}
