// SPDX-License-Identifier: MIT
import MediaEngine

/// Gives the picture of an asset for any time.
protocol PictureSource: AnyObject, Sendable {
    /// Points of the picture as it is shown, after the track's transform.
    var size: CGSize { get }
    /// Pictures a second.
    var rate: Double { get }
    func picture(at time: CMTime) throws(MediaFailure) -> CGImage?
}

/// One file's pictures.
final class FilePictures: PictureSource {
    private let reader: FilmReader
    let size: CGSize
    let rate: Double

    /// nil when the track has no pictures in a file.
    /// - Parameters: `limit`: pixels; pictures are not made larger; zero: no limit. `isTurned`: as the track's
    ///   transform says.
    init?(_ track: AVAssetTrack?, limit: CGSize = .zero, isTurned: Bool = true) {
        guard let track, let url = track.mediaURL, track.track.width > 0, track.track.height > 0 else { return nil }
        let shown = isTurned ? track.shownSize : track.naturalSize
        var scale: CGFloat = 1
        if limit.width > 0 { scale = min(scale, limit.width / shown.width) }
        if limit.height > 0 { scale = min(scale, limit.height / shown.height) }
        reader = FilmReader(
            url, width: Int((shown.width * scale).rounded()), height: Int((shown.height * scale).rounded()),
            rate: Double(track.nominalFrameRate), isTurned: isTurned)
        rate = reader.rate
        size = CGSize(width: reader.width, height: reader.height)
    }

    func picture(at time: CMTime) throws(MediaFailure) -> CGImage? {
        try reader.picture(at: max(0, time.seconds)).map { CGImage(pixels: $0, isOpaque: true) }
    }
}

extension AVPlayerItem {
    func makePictures() -> (any PictureSource)? { asset.makePictures(videoComposition, compositor) }
}

extension AVAsset {
    /// nil when there are no pictures.
    /// - Parameter compositor: nil: one of its own where the composition names a class.
    func makePictures(
        _ composition: AVVideoComposition?, _ compositor: CustomCompositor? = nil, limit: CGSize = .zero
    ) -> (any PictureSource)? {
        if composition != nil || self is AVComposition { return ComposedPictures(self, composition, compositor) }
        return FilePictures(tracks(withMediaType: .video).first, limit: limit)
    }

    /// nil, with a report, when there is no sound that can be decoded.
    /// - Parameter choice: of several sounds; nil: the first.
    func makeSound(mix: AVAudioMix?, _ choice: MediaInfo.Choice? = nil) -> (any SoundSource)? {
        guard let track = tracks(withMediaType: .audio).first else { return nil }
        if mix != nil || mediaURL == nil { return ComposedSound(self, mix) }
        guard let url = track.mediaURL else { return nil }
        do { return try sound(url, choice) } catch {
            Unsupported.report("sound of \(url.lastPathComponent): \(error.text)")
            return nil
        }
    }

    private func sound(_ url: URL, _ choice: MediaInfo.Choice?) throws(MediaFailure) -> any SoundSource {
        let isLive = info?.isLive ?? false
        switch choice?.source {
        case .sound(let address): return try SoundFiles.open(address, stream: 0, isLive: isLive)
        case .part(let number) where number > 0: return try SoundFiles.open(url, stream: number, isLive: false)
        case .captions, .part, nil:
            return isLive ? try SoundFiles.open(url, stream: 0, isLive: true) : try SoundFiles.open(url)
        }
    }
}
