// SPDX-License-Identifier: MIT
import MediaEngine

/// A sound file, read or written in buffers of its processing format.
open class AVAudioFile: __ObjCObject {
    open private(set) var url: URL
    open private(set) var processingFormat: AVAudioFormat
    /// What is in the file.
    open private(set) var fileFormat: AVAudioFormat
    /// nil: the file is written.
    package let source: (any SoundSource)?
    private let writer: SoundWriting?
    /// The next frame read or written.
    open var framePosition: AVAudioFramePosition = 0

    /// No file: what properties hold until there is one.
    public override init() {
        url = URL(fileURLWithPath: "/dev/null")
        (processingFormat, fileFormat) = (AVAudioFormat(), AVAudioFormat())
        (source, writer) = (nil, nil)
        super.init()
    }

    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let source = try opened { () throws(MediaFailure) in try SoundFiles.open(fileURL) }
        guard
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: source.rate, channels: AVAudioChannelCount(min(2, source.channels)),
                interleaved: interleaved), let inFile = AVAudioFormat(settings: source.settings)
        else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(fourCharacterCode("fmt?"))) }
        url = fileURL
        self.source = source
        writer = nil
        processingFormat = processing
        fileFormat = inFile
        super.init()
    }

    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        guard let inFile = AVAudioFormat(settings: settings),
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: inFile.sampleRate, channels: inFile.channelCount,
                interleaved: interleaved)
        else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(fourCharacterCode("fmt?"))) }
        url = fileURL
        source = nil
        writer = try opened { () throws(MediaFailure) in try SoundWriting(to: fileURL, format: inFile) }
        processingFormat = processing
        fileFormat = inFile
        super.init()
    }

    open var length: AVAudioFramePosition { source?.frameCount ?? writer?.frameCount ?? 0 }

    /// Fills the buffer from `framePosition` on.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let source else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_FilePermissionError)) }
        let count = Int(min(frames, buffer.frameCapacity))
        let position = framePosition
        let samples = try opened { () throws(MediaFailure) in try source.read(count, at: position) }
        buffer.store(SoundMixing.channels(samples, from: source.channels, to: Int(buffer.format.channelCount)))
        framePosition += AVAudioFramePosition(buffer.frameLength)
    }

    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard let writer else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_FilePermissionError)) }
        try opened { () throws(MediaFailure) in try writer.write(buffer.interleavedFloats()) }
        framePosition += AVAudioFramePosition(buffer.frameLength)
    }

    open func close() { writer?.close() }
    open var isOpen: Bool { true }

    deinit { writer?.close() }
}

/// Writes a file of the kind that its name and settings ask for.
final class SoundWriting {
    private let file: any SoundFileMaking
    private let name: String

    init(to url: URL, format: AVAudioFormat) throws(MediaFailure) {
        let description = format.streamDescription.pointee
        name = url.lastPathComponent
        guard description.mFormatID == kAudioFormatLinearPCM else {
            file = try CompressedSoundWriter(
                path: url.path, formatID: description.mFormatID, rate: format.sampleRate,
                channels: Int(format.channelCount))
            return
        }
        let container: SoundFileWriter.Container =
            switch url.pathExtension.lowercased() {
            case "aif", "aiff", "aifc": .aiff
            case "caf": .caf
            default: .wave
            }
        file = try SoundFileWriter(
            path: url.path, container: container, rate: format.sampleRate, channels: Int(format.channelCount),
            bits: Int(description.mBitsPerChannel), isFloat: description.mFormatFlags & kAudioFormatFlagIsFloat != 0)
    }

    var frameCount: Int64 { file.frameCount }
    func write(_ samples: [Float]) throws(MediaFailure) { try file.write(samples) }

    /// - Returns: false when not all of it is in the file; why is said on standard error. A second call does nothing.
    @discardableResult
    func close() -> Bool {
        do { try file.close() } catch {
            Unsupported.report("writing \(name): \(error)")
            return false
        }
        return true
    }
}

/// Between numbers of channels.
package enum SoundMixing {
    /// One channel is heard everywhere; of many the mean makes one; what is missing repeats the last. Unchanged where a
    /// number is not positive.
    /// - Parameter samples: interleaved; an unfinished frame at the end is left out.
    package static func channels(_ samples: [Float], from old: Int, to new: Int) -> [Float] {
        guard old != new, old > 0, new > 0 else { return samples }
        var result = [Float](repeating: 0, count: samples.count / old * new)
        for frame in 0..<samples.count / old {
            for channel in 0..<new {
                // One channel is heard everywhere; of many the mean makes one.
                if new == 1 {
                    result[frame] = (0..<old).reduce(0) { $0 + samples[frame * old + $1] } / Float(old)
                } else {
                    result[frame * new + channel] = samples[frame * old + min(channel, old - 1)]
                }
            }
        }
        return result
    }
}
