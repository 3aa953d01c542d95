// SPDX-License-Identifier: MIT
import MediaEngine

/// What an `ExtAudioFileRef` stands for: a sound file, read or written as samples that the app names.
///
/// Not for two threads at once, as on iOS.
final class ExtendedAudioFile {
    let file: OpenAudioFile
    /// Closed in the end; nil: the file is somebody else's.
    private let owned: AudioFileID?
    let isWritten: Bool
    /// How the app has its samples; nil: as they are handed over by the file.
    private(set) var client: SampleLayout?
    /// Between the file and the app, made when it is first asked for.
    private var made: SoundConverter?
    /// Frames of the file: where the converter's stream began, and the next that it is given.
    private var (begin, next): (Int64, Int64) = (0, 0)
    /// Of a file of a compressed kind that is being made.
    private let encoder: CompressedSoundWriter?
    /// What apps set and read back.
    var settings: [ExtAudioFilePropertyID: [UInt8]] = [
        kExtAudioFileProperty_CodecManufacturer: rawBytes(kAppleSoftwareAudioCodecManufacturer),
        kExtAudioFileProperty_IOBufferSizeBytes: rawBytes(UInt32(32768)),
    ]

    /// A file that is closed with this.
    init(owning file: OpenAudioFile, encoder: CompressedSoundWriter? = nil) {
        (self.file, self.encoder, isWritten) = (file, encoder, file.isWritten)
        owned = file.handle
    }

    /// A file that others close later than this is disposed of.
    init(borrowing handle: AudioFileID, isWritten: Bool) {
        (file, encoder, self.isWritten) = (OpenAudioFile.of(handle), nil, isWritten)
        owned = nil
    }

    var audioFile: AudioFileID { owned ?? OpaquePointer(Unmanaged.passUnretained(file).toOpaque()) }

    // MARK: Layouts

    /// nil: the file is of a compressed kind, and the app has not said how it has its samples.
    var clientLayout: SampleLayout? { client ?? (isOfFrames ? file.layout : nil) }
    /// Whether the file's packets are frames.
    var isOfFrames: Bool { file.format == file.layout.description }

    /// From now on; sound goes on where it is.
    func setClient(_ layout: SampleLayout) -> OSStatus {
        let position = self.position
        let status = flush()
        (client, made) = (layout, nil)
        (begin, next) = (position, position)
        return status
    }

    /// nil as `clientLayout`.
    var converter: SoundConverter? {
        if let made { return made }
        guard let layout = clientLayout else { return nil }
        let converter =
            isWritten ? SoundConverter(from: layout, to: file.layout) : SoundConverter(from: file.layout, to: layout)
        converter.encoder = encoder
        made = converter
        return converter
    }

    // MARK: Place

    /// The next frame that is read or written, of the file.
    var position: Int64 { isWritten ? file.count : begin + (made?.sourceFramesGiven ?? 0) }

    /// Of a file that is read.
    func seek(_ frame: Int64) {
        made?.reset()
        (begin, next) = (frame, frame)
    }

    // MARK: Sound

    /// Frames of the app's; fewer only at the end.
    func read(_ count: Int, _ converter: SoundConverter) throws(MediaFailure) -> SoundBlock {
        while case let missing = converter.missing(for: count), missing > 0 {
            let samples = try file.read(missing, at: next)
            guard !samples.isEmpty else {
                converter.end()
                break
            }
            let block = SoundBlock(interleaved: samples, channels: file.layout.channels)
            next += Int64(block.frames)
            converter.append(block)
        }
        return converter.take(count)
    }

    func write(_ block: SoundBlock, _ converter: SoundConverter) -> OSStatus {
        converter.append(block)
        return store(converter)
    }

    private func store(_ converter: SoundConverter) -> OSStatus {
        let block = converter.take(converter.available)
        guard block.frames > 0 else { return noErr }
        return file.append(block.interleaved, at: file.count)
    }

    /// What the converter keeps of a file that is written goes into it.
    private func flush() -> OSStatus {
        guard isWritten, let made else { return noErr }
        made.end()
        return store(made)
    }

    func close() -> OSStatus {
        let status = flush()
        guard let owned else { return status }
        let closed = AudioFileClose(owned)
        return status == noErr ? closed : status
    }

    // MARK: Handles

    /// Keeps the object until it is disposed of.
    var handle: ExtAudioFileRef { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

    static func of(_ handle: ExtAudioFileRef) -> ExtendedAudioFile {
        Unmanaged<ExtendedAudioFile>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
    }
}
