// SPDX-License-Identifier: MIT
import AVFoundation
import Foundation

// Opens media files in every way an app can, one path a line of standard input, and says for each what came of it. What
// a damaged file may cost is bounded by whoever started it (scripts/fuzz-media).

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Samples that are looked at in each place of a sound.
let step: AVAudioFrameCount = 4096

func look(at url: URL) -> String {
    let asset = AVURLAsset(url: url)
    let tracks = asset.tracks
    let names = asset.metadata.compactMap(\.stringValue).count
    let chapters = asset.availableChapterLocales.count
    return "tracks \(tracks.count) \(asset.duration.seconds) tags \(names) chapters \(chapters)"
}

func play(_ url: URL) -> String {
    do {
        let player = try AVAudioPlayer(contentsOf: url)
        return "player \(player.duration) \(player.numberOfChannels)"
    } catch { return "no player" }
}

/// The beginning, the middle and the end, where a lying header would lead out of the file.
func readFile(_ url: URL) -> String {
    do {
        let file = try AVAudioFile(forReading: url)
        guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: step) else {
            return "no buffer"
        }
        var frames: AVAudioFrameCount = 0
        for place in [0, file.length / 2, max(0, file.length - AVAudioFramePosition(step))] {
            file.framePosition = place
            try file.read(into: buffer)
            frames += buffer.frameLength
        }
        return "file \(file.length) \(frames)"
    } catch { return "no file" }
}

while let path = readLine() {
    let url = URL(fileURLWithPath: path)
    say("\(path): \(look(at: url)), \(play(url)), \(readFile(url))")
}
