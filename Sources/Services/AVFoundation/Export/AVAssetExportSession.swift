// SPDX-License-Identifier: MIT
import MediaEngine

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes an asset, or a part of it, into a new file.
open class AVAssetExportSession: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread sets it up; then only the export changes it, under the rules of `status`.
    public enum Status: Int, Sendable {
        case unknown = 0
        case waiting, exporting, completed, failed, cancelled
    }

    open private(set) var asset: AVAsset
    open private(set) var presetName: String
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    /// 0 to 1.
    open private(set) var progress: Float = 0
    /// There must be no file.
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var shouldOptimizeForNetworkUse = false
    /// Titles, artists and other tags of the common and iTunes' key spaces; nil: none.
    open var metadata: [AVMetadataItem]?
    open var metadataItemFilter: AVMetadataItemFilter? {
        didSet { Unsupported.report("AVAssetExportSession.metadataItemFilter") }
    }
    /// Bytes; zero: no limit.
    open var fileLengthLimit: Int64 = 0 {
        didSet { if fileLengthLimit > 0 { Unsupported.report("AVAssetExportSession.fileLengthLimit") } }
    }
    open var canPerformMultiplePassesOverSourceMediaData = false
    open var directoryForTemporaryFiles: URL?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    private var isCancelled = false

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
        guard Self.allExportPresets().contains(presetName) else { return nil }
    }

    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
            AVAssetExportPresetHEVCHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
            AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
            AVAssetExportPresetHEVC1920x1080, AVAssetExportPresetHEVC3840x2160, AVAssetExportPresetAppleM4A,
            AVAssetExportPresetPassthrough,
        ]
    }

    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        asset.tracks(withMediaType: .video).isEmpty
            ? [AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough] : allExportPresets()
    }

    open var supportedFileTypes: [AVFileType] {
        presetName == AVAssetExportPresetAppleM4A ? [.m4a] : [.mov, .mp4, .m4v, .m4a, .caf, .wav]
    }
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        let types = supportedFileTypes
        DispatchQueue.global().async { handler(types) }
    }
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        let fits = exportPresets(compatibleWith: asset).contains(presetName)
        DispatchQueue.global().async { handler(fits) }
    }
    open var maxDuration: CMTime { asset.duration }
    open var estimatedOutputFileLength: Int64 { 0 }

    // MARK: Exporting

    /// - Parameter handler: called on another thread when the export has ended, however it did.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        guard status == .unknown else {
            NSException.raise(
                .internalInconsistencyException, "AVAssetExportSession: an export has been started before")
        }
        status = .waiting
        DispatchQueue.global().async {
            self.status = .exporting
            do {
                try self.export()
                if let metadata = self.metadata, let url = self.outputURL {
                    try MediaTags.write(metadata, to: url, container: self.outputFileType?.container ?? "mp4")
                }
                self.progress = 1
                self.status = .completed
            } catch {
                self.error = error as? AVError ?? (error as? MediaFailure).map { AVError($0) } ?? AVError(.exportFailed)
                self.status = self.isCancelled ? .cancelled : .failed
            }
            handler()
        }
    }

    open func export() async {
        await withCheckedContinuation { continuation in exportAsynchronously { continuation.resume() } }
    }

    open func cancelExport() { isCancelled = true }

    private var range: CMTimeRange {
        let whole = CMTimeRange(start: .zero, duration: asset.duration)
        return timeRange.isValid ? timeRange.intersection(whole) : whole
    }

    private func export() throws {
        guard let outputURL, let type = outputFileType else { throw AVError(.invalidSourceMedia, "no output") }
        guard !FileManager.default.fileExists(atPath: outputURL.path) else { throw AVError(.fileAlreadyExists) }
        _ = try asset.loaded().get()
        guard FFmpeg.isThere else { throw AVError(.needsPackage(FFmpeg.packageName)) }
        let isPlain = videoComposition == nil && audioMix == nil
        if presetName == AVAssetExportPresetPassthrough, isPlain, let source = asset.mediaURL {
            return try FFmpeg.copy(
                source.path, to: outputURL.path, from: range.start.seconds, seconds: range.duration.seconds,
                container: type.container)
        }
        let sound = try writeSound()
        defer { if let sound { try? FileManager.default.removeItem(at: sound) } }  // Only a temporary file stays.
        let pictures = presetName == AVAssetExportPresetAppleM4A ? nil : asset.makePictures(videoComposition)
        guard let pictures else {
            guard let sound else { throw AVError(.noSourceTrack) }
            return try FFmpeg.convertSound(sound.path, to: outputURL.path, codec: "aac")
        }
        try writeFilm(pictures, sound: sound, to: outputURL, type)
    }

    /// The sound of the range in a file of its own; nil when there is none.
    private func writeSound() throws -> URL? {
        guard let source = asset.makeSound(mix: audioMix) else { return nil }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
        let writer = try SoundFileWriter(
            path: url.path, container: .wave, rate: source.rate, channels: source.channels, bits: 16, isFloat: false)
        var position = Int64((range.start.seconds * source.rate).rounded())
        let end = min(source.frameCount, Int64((range.end.seconds * source.rate).rounded()))
        while position < end, !isCancelled {
            let samples = try source.read(Int(min(8192, end - position)), at: position)
            guard !samples.isEmpty else { break }
            try writer.write(samples)
            position += Int64(samples.count / source.channels)
        }
        try writer.close()
        return url
    }

    private func writeFilm(_ pictures: any PictureSource, sound: URL?, to url: URL, _ type: AVFileType) throws {
        let size = outputSize(of: pictures.size)
        let isHEVC = presetName.contains("HEVC")
        let writer = try FilmWriter(
            url.path, width: Int(size.width), height: Int(size.height), rate: pictures.rate,
            codec: isHEVC ? "libx265" : "libx264", quality: quality, sound: sound?.path, container: type.container)
        let count = Int((range.duration.seconds * pictures.rate).rounded())
        for index in 0..<max(1, count) {
            guard !isCancelled else { throw AVError(.operationCancelled) }
            let time = range.start + CMTime(seconds: Double(index) / pictures.rate, preferredTimescale: 90_000)
            guard var image = try pictures.picture(at: time) else { throw AVError(.decodeFailed) }
            if let tool = videoComposition?.animationTool {
                image = tool.drawn(image, at: time - range.start, size: pictures.size)
            }
            let scaled = image.width == Int(size.width) ? image.pixels : Self.scaled(image, to: size)
            guard writer.write(scaled) else { throw AVError(.exportFailed) }
            progress = Float(index) / Float(max(1, count))
        }
        try writer.finish()
    }

    private static func scaled(_ image: CGImage, to size: CGSize) -> PixelBuffer {
        let result = PixelBuffer(width: Int(size.width), height: Int(size.height))
        CGContext(buffer: result, scale: 1).drawUpright(image, in: CGRect(origin: .zero, size: size))
        return result
    }

    /// libx264's constant rate factor.
    private var quality: Int {
        switch presetName {
        case AVAssetExportPresetLowQuality: 32
        case AVAssetExportPresetMediumQuality: 27
        default: 20
        }
    }

    /// Within the preset's size, never larger than the source.
    private func outputSize(of size: CGSize) -> CGSize {
        let limits: [String: CGSize] = [
            AVAssetExportPresetLowQuality: CGSize(width: 224, height: 224),
            AVAssetExportPresetMediumQuality: CGSize(width: 568, height: 568),
            AVAssetExportPreset640x480: CGSize(width: 640, height: 480),
            AVAssetExportPreset960x540: CGSize(width: 960, height: 540),
            AVAssetExportPreset1280x720: CGSize(width: 1280, height: 720),
            AVAssetExportPreset1920x1080: CGSize(width: 1920, height: 1080),
            AVAssetExportPresetHEVC1920x1080: CGSize(width: 1920, height: 1080),
        ]
        guard let limit = limits[presetName], size.width > 0, size.height > 0 else { return size.even }
        let long = max(limit.width, limit.height) / max(size.width, size.height)
        let short = min(limit.width, limit.height) / min(size.width, size.height)
        let scale = min(1, max(long, short) == long ? short : min(long, short))
        return CGSize(width: size.width * scale, height: size.height * scale).even
    }
}

public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

extension CGSize {
    /// Encoders want even numbers of pixels.
    var even: CGSize { CGSize(width: (width / 2).rounded() * 2, height: (height / 2).rounded() * 2) }
}

extension AVFileType {
    /// ffmpeg's name.
    var container: String {
        switch self {
        case .mov: "mov"
        case .mobile3GPP: "3gp"
        case .m4a: "ipod"
        case .wav: "wav"
        case .caf: "caf"
        case .aiff, .aifc: "aiff"
        default: "mp4"
        }
    }
}
