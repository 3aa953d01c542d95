// SPDX-License-Identifier: MIT
import AVFoundation
import AudioToolbox
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

/// As older code reads it: whole numbers at another rate, from the beginning and near the end.
func readSamples(_ url: URL) -> String {
    var opened: ExtAudioFileRef?
    guard ExtAudioFileOpenURL(url as CFURL, &opened) == noErr, let file = opened else { return "no samples" }
    defer { ExtAudioFileDispose(file) }
    var format = AudioStreamBasicDescription(
        mSampleRate: 16_000, mFormatID: kAudioFormatLinearPCM,
        mFormatFlags: kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, mBytesPerPacket: 2,
        mFramesPerPacket: 1, mBytesPerFrame: 2, mChannelsPerFrame: 1, mBitsPerChannel: 16, mReserved: 0)
    let set = ExtAudioFileSetProperty(
        file, kExtAudioFileProperty_ClientDataFormat, UInt32(MemoryLayout.size(ofValue: format)), &format)
    var (length, size): (Int64, UInt32) = (0, 8)
    guard set == noErr, ExtAudioFileGetProperty(file, kExtAudioFileProperty_FileLengthFrames, &size, &length) == noErr
    else { return "no samples" }
    var total: UInt32 = 0
    var samples = [Int16](repeating: 0, count: Int(step))
    for place in [0, max(0, length - Int64(step))] {
        var frames = step
        let status = samples.withUnsafeMutableBytes { bytes in
            var list = AudioBufferList(
                mNumberBuffers: 1,
                mBuffers: AudioBuffer(
                    mNumberChannels: 1, mDataByteSize: UInt32(bytes.count), mData: bytes.baseAddress))
            guard ExtAudioFileSeek(file, place) == noErr else { return kAudio_ParamError }
            return ExtAudioFileRead(file, &frames, &list)
        }
        if status == noErr { total += frames }
    }
    return "samples \(total)"
}

while let path = readLine() {
    let url = URL(fileURLWithPath: path)
    say("\(path): \(look(at: url)), \(play(url)), \(readFile(url)), \(readSamples(url))")
}
