// SPDX-License-Identifier: MIT
import CoreImage
import MediaEngine
import ObjCRuntime
import Synchronization

/// Pictures of several tracks over one another, as a composition and its instructions say.
final class ComposedPictures: PictureSource {
    let size: CGSize
    let rate: Double
    private let asset: AVAsset
    private let composition: AVVideoComposition?
    // Sendable: the readers are.
    private struct Readers: @unchecked Sendable { var readers: [ObjectIdentifier: FilePictures] = [:] }
    private let readers = Mutex(Readers())
    private let compositor: CustomCompositor?

    /// - Parameter compositor: nil: one of its own where the composition names a class.
    init(_ asset: AVAsset, _ composition: AVVideoComposition?, _ compositor: CustomCompositor? = nil) {
        self.asset = asset
        self.composition = composition
        let own = composition?.renderSize ?? .zero
        size = own.width > 0 ? own : asset.tracks(withMediaType: .video).first?.shownSize ?? .zero
        let frame = composition?.frameDuration.seconds ?? 0
        let natural = Double(asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 30)
        rate = frame > 0 ? 1 / frame : natural > 0 ? natural : 30
        self.compositor = compositor ?? CustomCompositor(composition, size: size)
    }

    func picture(at time: CMTime) throws(MediaFailure) -> CGImage? {
        guard size.width >= 1, size.height >= 1, size.width <= 8192, size.height <= 8192 else { return nil }
        let instruction = composition?.instructions.first { $0.timeRange.containsTime(time) }
        if let compositor, let instruction {
            let frames = try frames(for: instruction, at: time, format: compositor.sourceFormat)
            return try compositor.picture(at: time, instruction, frames)
        }
        let described = instruction as? AVVideoCompositionInstruction
        let canvas = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let context = CGContext(buffer: canvas, scale: 1)
        context.setFillColor(described?.backgroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(origin: .zero, size: size))
        if let layers = described?.layerInstructions, !layers.isEmpty {
            for layer in layers.reversed() {
                guard let track = asset.track(withTrackID: layer.trackID) else { continue }
                try draw(
                    track, at: time, context, transform: layer.transform(at: time), opacity: layer.opacity(at: time),
                    crop: layer.crop(at: time))
            }
        } else if let track = asset.tracks(withMediaType: .video).first {
            try draw(track, at: time, context, transform: track.preferredTransform, opacity: 1, crop: nil)
        }
        return filtered(CGImage(pixels: canvas, isOpaque: true), time)
    }

    /// What an instruction asks for, as its tracks have it; without a wish every film track that has a picture then.
    private func frames(
        for instruction: any AVVideoCompositionInstructionProtocol, at time: CMTime, format: OSType
    ) throws(MediaFailure) -> [CMPersistentTrackID: CVPixelBuffer] {
        let wanted = instruction.requiredSourceTrackIDs.map { $0.compactMap { ($0 as? NSNumber)?.int32Value } }
        let tracks = asset.tracks(withMediaType: .video).filter { wanted?.contains($0.trackID) ?? true }
        var frames: [CMPersistentTrackID: CVPixelBuffer] = [:]
        for track in tracks {
            guard let image = try image(of: track, at: time)?.image else { continue }
            frames[track.trackID] = CVPixelBuffer(image.pixels, format: format)
        }
        return frames
    }

    /// nil where the track is empty.
    private func image(of track: AVAssetTrack, at time: CMTime) throws(MediaFailure) -> (image: CGImage, size: CGSize)?
    {
        let source = (track as? AVCompositionTrack)?.source(at: time) ?? (track, time)
        if track is AVCompositionTrack, source.track is AVCompositionTrack { return nil }
        guard let reader = reader(source.track), let image = try reader.picture(at: source.time) else { return nil }
        return (image, source.track.naturalSize)
    }

    private func filtered(_ image: CGImage, _ time: CMTime) -> CGImage {
        guard let filter = composition?.filter else { return image }
        let request = AVAsynchronousCIImageFilteringRequest(CIImage(cgImage: image), size: size, time: time)
        filter(request)
        request.done.wait()
        return request.result ?? image
    }

    /// Top-left coordinates, as transforms of film tracks have them.
    private func draw(
        _ track: AVAssetTrack, at time: CMTime, _ context: CGContext, transform: CGAffineTransform, opacity: Float,
        crop: CGRect?
    ) throws(MediaFailure) {
        guard let (image, size) = try image(of: track, at: time) else { return }
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        context.concatenate(transform)
        if let crop { context.clip(to: crop) }
        context.drawUpright(image, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
    }

    private func reader(_ track: AVAssetTrack) -> FilePictures? {
        readers.withLock { readers in
            if let known = readers.readers[ObjectIdentifier(track)] { return known }
            let new = FilePictures(track, isTurned: false)
            readers.readers[ObjectIdentifier(track)] = new
            return new
        }
    }
}

/// The app's compositor and what it draws into.
final class CustomCompositor: Sendable {
    // Sendable: both are made once, and asked by one thread at a time.
    nonisolated(unsafe) let compositor: any AVVideoCompositing
    // As above.
    nonisolated(unsafe) private let context: AVVideoCompositionRenderContext
    /// Of the frames that it is given.
    let sourceFormat: OSType

    /// nil: the composition has no class for it.
    init?(_ composition: AVVideoComposition?, size: CGSize) {
        guard let composition, let type = composition.customVideoCompositorClass else { return nil }
        guard let made = objcNew(type) as? any AVVideoCompositing else {
            preconditionFailure(
                "AVVideoComposition.customVideoCompositorClass: \(type) is no class that can be made with init()")
        }
        compositor = made
        sourceFormat = Self.format(made.sourcePixelBufferAttributes)
        context = AVVideoCompositionRenderContext(
            composition, size: size, format: Self.format(made.requiredPixelBufferAttributesForRenderContext))
        made.renderContextChanged(context)
    }

    /// The first that is wanted and can be made, one or a list of them; else 32BGRA.
    private static func format(_ attributes: [String: Any]?) -> OSType {
        let wanted = attributes?[kCVPixelBufferPixelFormatTypeKey as String]
        let formats = (wanted as? [Any] ?? [wanted as Any]).compactMap {
            ($0 as? NSNumber)?.uint32Value ?? $0 as? OSType
        }
        return formats.first { CVPixelBuffer(PixelBuffer(width: 2, height: 2), format: $0) != nil }
            ?? kCVPixelFormatType_32BGRA
    }

    /// nil: it made none, or had nothing to say.
    func picture(
        at time: CMTime, _ instruction: any AVVideoCompositionInstructionProtocol,
        _ frames: [CMPersistentTrackID: CVPixelBuffer]
    ) throws(MediaFailure) -> CGImage? {
        if let whole = frames[instruction.passthroughTrackID] { return whole.image }
        let request = AVAsynchronousVideoCompositionRequest(
            context, time: time, instruction: instruction, frames: frames)
        compositor.startRequest(request)
        switch request.wait() {
        case .composed(let buffer): return buffer.image
        case .failed(let error):
            throw .unreadable("the app's compositor made no picture: \(error.localizedDescription)")
        case .cancelled: return nil
        }
    }
}

/// Sound of several tracks at once.
final class ComposedSound: SoundSource {
    let rate = Loudspeaker.rate
    let channels = 2
    let frameCount: Int64
    let formatID = kAudioFormatLinearPCM
    let bitsPerChannel = 32
    private let asset: AVAsset
    private let mix: AVAudioMix?
    private var sources: [URL: any SoundSource] = [:]

    init(_ asset: AVAsset, _ mix: AVAudioMix?) {
        self.asset = asset
        self.mix = mix
        frameCount = Int64((asset.duration.seconds * Loudspeaker.rate).rounded())
    }

    func read(_ count: Int, at position: Int64) throws(MediaFailure) -> [Float] {
        guard count > 0, position >= 0, position < frameCount else { return [] }
        let wanted = Int(min(Int64(count), frameCount - position))
        var result = [Float](repeating: 0, count: wanted * channels)
        for track in asset.tracks(withMediaType: .audio) where track.isEnabled {
            try add(track, into: &result, count: wanted, at: position)
        }
        return result
    }

    /// In steps of a hundredth of a second, so that loudness and cuts are met closely enough.
    private static let step = 441

    private func add(_ track: AVAssetTrack, into result: inout [Float], count: Int, at position: Int64)
        throws(MediaFailure)
    {
        let parameters = mix?.inputParameters.first { $0.trackID == track.trackID }
        var done = 0
        while done < count {
            let part = min(Self.step, count - done)
            let time = CMTime(value: position + Int64(done), timescale: CMTimeScale(rate))
            let found = (track as? AVCompositionTrack).map { $0.source(at: time) } ?? (track, time)
            if let found, let url = found.0.mediaURL, let source = try source(url) {
                let volume = parameters?.volume(at: time) ?? 1
                let ratio = source.rate / rate
                let first = Int64((found.1.seconds * source.rate).rounded())
                let samples = try source.read(Int(Double(part) * ratio) + 2, at: first)
                for frame in 0..<part {
                    let place = Int(Double(frame) * ratio) * source.channels
                    guard place + source.channels <= samples.count else { break }
                    result[(done + frame) * 2] += samples[place] * volume
                    result[(done + frame) * 2 + 1] += samples[place + min(1, source.channels - 1)] * volume
                }
            }
            done += part
        }
    }

    private func source(_ url: URL) throws(MediaFailure) -> (any SoundSource)? {
        if let known = sources[url] { return known }
        let new = try SoundFiles.open(url)
        sources[url] = new
        return new
    }
}
