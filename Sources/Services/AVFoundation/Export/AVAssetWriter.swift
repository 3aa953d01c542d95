// SPDX-License-Identifier: MIT
import MediaEngine

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoQualityKey = "Quality"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
public let AVVideoColorPrimariesKey = "ColorPrimaries"
public let AVVideoTransferFunctionKey = "TransferFunction"
public let AVVideoYCbCrMatrixKey = "YCbCrMatrix"
public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecJPEG = "jpeg"

/// Writes samples into a film file.
open class AVAssetWriter: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread writes at a time.
    public enum Status: Int, Sendable {
        case unknown = 0
        case writing, completed, failed, cancelled
    }
    open private(set) var outputURL: URL
    open private(set) var outputFileType: AVFileType
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid
    open var movieTimeScale: CMTimeScale = 0
    open var directoryForTemporaryFiles: URL?
    fileprivate var start = CMTime.invalid
    fileprivate var end = CMTime.invalid

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        self.outputURL = outputURL
        self.outputFileType = outputFileType
        super.init()
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open var availableMediaTypes: [AVMediaType] { [.video, .audio] }
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
        availableMediaTypes.contains(mediaType)
    }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool {
        status == .unknown && availableMediaTypes.contains(input.mediaType)
            && !inputs.contains { $0.mediaType == input.mediaType }
    }
    open func add(_ input: AVAssetWriterInput) {
        guard canAdd(input) else {
            NSException.raise(.invalidArgumentException, "-[AVAssetWriter addInput:] Cannot add input")
        }
        inputs.append(input)
        input.writer = self
    }

    @discardableResult
    open func startWriting() -> Bool {
        guard status == .unknown else { return false }
        guard !FileManager.default.fileExists(atPath: outputURL.path) else { return fail(AVError(.fileAlreadyExists)) }
        guard FFmpeg.isThere else { return fail(AVError(.needsPackage(FFmpeg.packageName))) }
        status = .writing
        return true
    }

    @discardableResult
    func fail(_ error: any Error) -> Bool {
        self.error = (error as? MediaFailure).map { AVError($0) } ?? error
        status = .failed
        return false
    }

    open func startSession(atSourceTime startTime: CMTime) { start = startTime }
    open func endSession(atSourceTime endTime: CMTime) { end = endTime }
    open func cancelWriting() {
        status = .cancelled
        for input in inputs { input.discard() }
    }

    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
            self.finish()
            handler()
        }
    }
    open func finishWriting() async {
        await withCheckedContinuation { continuation in finishWriting { continuation.resume() } }
    }
    @discardableResult
    open func finishWriting() -> Bool {
        finish()
        return status == .completed
    }

    private func finish() {
        guard status == .writing else { return }
        do {
            let pictures = try inputs.first { $0.mediaType == .video }?.finishedFile()
            let sound = try inputs.first { $0.mediaType == .audio }?.finishedFile()
            defer { for input in inputs { input.discard() } }
            guard let first = pictures ?? sound else { throw AVError(.noDataCaptured) }
            try FFmpeg.join(
                first.path, pictures == nil ? nil : sound?.path, to: outputURL.path,
                container: outputFileType.container)
            if !metadata.isEmpty {
                try MediaTags.write(metadata, to: outputURL, container: outputFileType.container)
            }
            if let turn = inputs.first(where: { $0.mediaType == .video })?.transform, !turn.isIdentity {
                try MovieFile.setTransform(turn, path: outputURL.path)
            }
            status = .completed
        } catch { fail(error) }
    }
}

/// Where samples of one kind go into a writer.
open class AVAssetWriterInput: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread writes at a time.
    open private(set) var mediaType: AVMediaType
    open private(set) var outputSettings: [String: Any]?
    open private(set) var sourceFormatHint: CMFormatDescription?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var metadata: [AVMetadataItem] = []
    open var mediaTimeScale: CMTimeScale = 0
    open var naturalSize = CGSize.zero
    open var languageCode: String?
    open var preferredVolume: Float = 1
    fileprivate weak var writer: AVAssetWriter?
    private var isFinished = false
    private let temporary: URL
    private var film: FilmWriter?
    private var sound: SoundFileWriter?
    /// A picture whose length is not known before the next.
    private var waiting: (picture: PixelBuffer, time: CMTime)?
    private var written = 0
    private var rate = 0.0
    private var first = CMTime.invalid
    /// nil: pictures have the film's size.
    private var scaledSize: CGSize?

    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
    }
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
        (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
        temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString + (mediaType == .video ? ".mov" : ".wav"))
        super.init()
    }

    open var isReadyForMoreMediaData: Bool { writer?.status == .writing && !isFinished }
    open func markAsFinished() { isFinished = true }

    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async {
            var turns = 0
            while self.isReadyForMoreMediaData, turns < 1_000_000 {
                block()
                turns += 1
            }
        }
    }

    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool {
        guard isReadyForMoreMediaData, let writer else { return false }
        do {
            if mediaType == .video {
                guard let picture = sampleBuffer.image?.copyPixels() else { throw AVError(.invalidSourceMedia) }
                try append(picture, at: sampleBuffer.presentationTime)
            } else {
                try appendSound(sampleBuffer)
            }
        } catch { return writer.fail(error) }
        return true
    }

    /// Pictures are laid on a steady rhythm, that of the first two.
    func append(_ original: PixelBuffer, at time: CMTime) throws {
        if film == nil, scaledSize == nil { measure(original) }
        let picture = scaledSize.map { scaled(original, to: $0) } ?? original
        if let last = waiting {
            if film == nil {
                rate = min(120, max(1, (1 / max(1e-3, (time - last.time).seconds)).rounded()))
                first = last.time
                film = try makeFilm(picture)
            }
            let end = Int(((time - first).seconds * rate).rounded())
            repeat {
                guard film?.write(last.picture) == true else { throw AVError(.encoderNotFound) }
                written += 1
            } while written < end
        }
        waiting = (picture, time)
    }

    /// Takes the film's size from the settings.
    private func measure(_ picture: PixelBuffer) {
        let width = (outputSettings?[AVVideoWidthKey] as? NSNumber)?.intValue ?? picture.width
        let height = (outputSettings?[AVVideoHeightKey] as? NSNumber)?.intValue ?? picture.height
        guard width != picture.width || height != picture.height else { return }
        scaledSize = CGSize(width: width, height: height)
    }

    private func scaled(_ picture: PixelBuffer, to size: CGSize) -> PixelBuffer {
        let result = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: result, scale: 1)
        context.interpolationQuality = .high
        let mode = outputSettings?[AVVideoScalingModeKey] as? String
        context.drawUpright(
            CGImage(pixels: picture, isOpaque: true),
            in: Self.place(CGSize(width: picture.width, height: picture.height), in: size, mode))
        return result
    }

    /// The film's whole size unless the mode keeps the pictures' shape.
    private static func place(_ picture: CGSize, in size: CGSize, _ mode: String?) -> CGRect {
        let ratios = [size.width / picture.width, size.height / picture.height]
        let scale: CGFloat
        switch mode {
        case AVVideoScalingModeResizeAspect: scale = min(ratios[0], ratios[1])
        case AVVideoScalingModeResizeAspectFill: scale = max(ratios[0], ratios[1])
        default: return CGRect(origin: .zero, size: size)
        }
        let shown = CGSize(width: picture.width * scale, height: picture.height * scale)
        return CGRect(
            x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2, width: shown.width,
            height: shown.height)
    }

    private func makeFilm(_ picture: PixelBuffer) throws -> FilmWriter {
        let (width, height) = (picture.width, picture.height)
        let codec = outputSettings?[AVVideoCodecKey]
        let name = (codec as? AVVideoCodecType)?.rawValue ?? codec as? String
        let encoder = name == "hvc1" ? "libx265" : name == "jpeg" ? "mjpeg" : "libx264"
        return try FilmWriter(
            temporary.path, width: width, height: height, rate: rate, codec: encoder, quality: 20, sound: nil,
            container: "mov")
    }

    private func appendSound(_ buffer: CMSampleBuffer) throws {
        guard let block = buffer.block, let format = buffer.format?.sound, format.mFormatID == kAudioFormatLinearPCM
        else {
            throw AVError(.invalidSourceMedia)
        }
        let channels = Int(max(1, format.mChannelsPerFrame))
        if sound == nil {
            sound = try SoundFileWriter(
                path: temporary.path, container: .wave, rate: format.mSampleRate, channels: channels, bits: 16,
                isFloat: false)
        }
        let isFloat = format.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let samples: [Float] =
            isFloat
            ? Array(UnsafeRawBufferPointer(start: block.memory, count: block.length).bindMemory(to: Float.self))
            : UnsafeRawBufferPointer(start: block.memory, count: block.length).bindMemory(to: Int16.self)
                .map { Float($0) / 32768 }
        try sound?.write(samples)
    }

    /// The samples so far in a file; nil when there were none.
    fileprivate func finishedFile() throws -> URL? {
        if let waiting {
            if film == nil {
                rate = 30
                film = try makeFilm(waiting.picture)
            }
            _ = film?.write(waiting.picture)
            self.waiting = nil
        }
        if let film {
            try film.finish()
            return temporary
        }
        guard let sound else { return nil }
        try sound.close()
        return temporary
    }

    fileprivate func discard() {
        film = nil
        sound = nil
        guard FileManager.default.fileExists(atPath: temporary.path) else { return }
        do { try FileManager.default.removeItem(at: temporary) } catch {
            Unsupported.report("AVAssetWriter: \(error.localizedDescription)")
        }
    }
}

/// Puts pictures without sample buffers around them into a writer.
open class AVAssetWriterInputPixelBufferAdaptor: __ObjCObject {
    open private(set) var assetWriterInput: AVAssetWriterInput
    open private(set) var sourcePixelBufferAttributes: [String: Any]?
    open private(set) var pixelBufferPool: CVPixelBufferPool?

    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
        super.init()
        if let sourcePixelBufferAttributes {
            CVPixelBufferPoolCreate(
                nil, nil, NSDictionary(dictionary: sourcePixelBufferAttributes), &pixelBufferPool)
        }
    }

    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
        do {
            let timing = CMSampleTimingInfo(
                duration: .invalid, presentationTimeStamp: presentationTime, decodeTimeStamp: .invalid)
            return assetWriterInput.append(
                try CMSampleBuffer(
                    imageBuffer: pixelBuffer, formatDescription: CMFormatDescription(imageBuffer: pixelBuffer),
                    sampleTiming: timing))
        } catch { return false }
    }
}
