// SPDX-License-Identifier: MIT
import MediaEngine

/// Reads the samples of an asset's tracks, decoded.
open class AVAssetReader: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread reads at a time.
    public enum Status: Int, Sendable {
        case unknown = 0
        case reading, completed, failed, cancelled
    }
    open private(set) var asset: AVAsset
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var outputs: [AVAssetReaderOutput] = []
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
        _ = try asset.loaded().get()
    }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
    open func add(_ output: AVAssetReaderOutput) {
        outputs.append(output)
        output.reader = self
    }
    @discardableResult
    open func startReading() -> Bool {
        guard status == .unknown else { return false }
        status = .reading
        return true
    }
    open func cancelReading() { status = .cancelled }

    func failed(_ error: any Error) {
        self.error = error
        status = .failed
    }
    func outputEnded() { if outputs.allSatisfy(\.isAtEnd), status == .reading { status = .completed } }
    var range: CMTimeRange { timeRange.intersection(CMTimeRange(start: .zero, duration: asset.duration)) }
}

/// Where samples come out of a reader.
open class AVAssetReaderOutput: __ObjCObject {
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    fileprivate(set) weak var reader: AVAssetReader?
    fileprivate var isAtEnd = false

    /// nil at the end, and when reading has failed or been cancelled.
    open func copyNextSampleBuffer() -> CMSampleBuffer? {
        guard let reader, reader.status == .reading, !isAtEnd else { return nil }
        do {
            if let next = try next(reader.range) { return next }
            isAtEnd = true
            reader.outputEnded()
        } catch { reader.failed((error as? MediaFailure).map { AVError($0) } ?? error) }
        return nil
    }
    func next(_ range: CMTimeRange) throws -> CMSampleBuffer? { nil }
    open func markConfigurationAsFinal() {}

    // MARK: Decoding

    fileprivate var position: Int64 = 0

    func nextPicture(_ source: any PictureSource, _ range: CMTimeRange, _ format: OSType) throws -> CMSampleBuffer? {
        let time = range.start + CMTime(seconds: Double(position) / source.rate, preferredTimescale: 90_000)
        guard time < range.end, let image = try source.picture(at: time),
            let buffer = CVPixelBuffer(image.pixels, format: format)
        else { return nil }
        position += 1
        let timing = CMSampleTimingInfo(
            duration: CMTime(seconds: 1 / source.rate, preferredTimescale: 90_000), presentationTimeStamp: time,
            decodeTimeStamp: .invalid)
        return try CMSampleBuffer(
            imageBuffer: buffer, formatDescription: CMFormatDescription(imageBuffer: buffer), sampleTiming: timing)
    }

    func nextSound(_ source: any SoundSource, _ range: CMTimeRange, _ settings: [String: Any]?) throws
        -> CMSampleBuffer?
    {
        let first = Int64((range.start.seconds * source.rate).rounded()) + position
        let end = Int64((range.end.seconds * source.rate).rounded())
        guard first < end else { return nil }
        let samples = try source.read(Int(min(8192, end - first)), at: first)
        guard !samples.isEmpty else { return nil }
        let frames = samples.count / source.channels
        position += Int64(frames)
        let isFloat = (settings?[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
        let (data, format) = packedSound(samples, rate: source.rate, channels: source.channels, isFloat: isFloat)
        let scale = CMTimeScale(source.rate)
        let timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: scale),
            presentationTimeStamp: CMTime(value: first, timescale: scale), decodeTimeStamp: .invalid)
        return CMSampleBuffer(
            block: CMBlockBuffer(data), format: format, count: frames, timings: [timing],
            sizes: [data.count / max(1, frames)])
    }
}

/// The samples of one track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    open private(set) var track: AVAssetTrack
    open private(set) var outputSettings: [String: Any]?
    private lazy var pictures: (any PictureSource)? = FilePictures(track, isTurned: false)
    private lazy var sound: (any SoundSource)? = track.asset?.makeSound(mix: nil)

    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        self.track = track
        self.outputSettings = outputSettings
        super.init()
        if outputSettings == nil {
            Unsupported.report("AVAssetReaderTrackOutput: samples are decoded without settings too")
        }
    }

    open override var mediaType: AVMediaType { track.mediaType }

    override func next(_ range: CMTimeRange) throws -> CMSampleBuffer? {
        if track.mediaType == .video {
            let format = (outputSettings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
            return try pictures.flatMap { try nextPicture($0, range, format ?? kCVPixelFormatType_32BGRA) }
        }
        guard track.mediaType == .audio else { return nil }
        return try sound.flatMap { try nextSound($0, range, outputSettings) }
    }
}

/// Several tracks of sound as one.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
    open private(set) var audioTracks: [AVAssetTrack]
    open private(set) var audioSettings: [String: Any]?
    open var audioMix: AVAudioMix?
    private lazy var sound: (any SoundSource)? = audioTracks.first?.asset?.makeSound(mix: audioMix)
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
        super.init()
    }
    open override var mediaType: AVMediaType { .audio }
    override func next(_ range: CMTimeRange) throws -> CMSampleBuffer? {
        try sound.flatMap { try nextSound($0, range, audioSettings) }
    }
}

/// Several tracks of pictures as one.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
    open private(set) var videoTracks: [AVAssetTrack]
    open private(set) var videoSettings: [String: Any]?
    open var videoComposition: AVVideoComposition?
    private lazy var pictures: (any PictureSource)? = videoTracks.first?.asset?.makePictures(videoComposition)
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
        super.init()
    }
    override func next(_ range: CMTimeRange) throws -> CMSampleBuffer? {
        let format = (videoSettings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
        return try pictures.flatMap { try nextPicture($0, range, format ?? kCVPixelFormatType_32BGRA) }
    }
}
