// SPDX-License-Identifier: MIT
import MediaEngine

/// Gives the picture of an asset for any time.
protocol PictureSource: AnyObject, Sendable {
    /// Points of the picture as it is shown, after the track's transform.
    var size: CGSize { get }
    /// Pictures a second.
    var rate: Double { get }
    func picture(at time: CMTime) throws(MediaFailure) -> CGImage?
    /// Whether pictures are of about the size that is shown.
    /// - Parameter limit: pixels; zero: those of the film.
    func suits(_ limit: CGSize) -> Bool
}

extension PictureSource {
    /// What is put together has a size of its own.
    func suits(_ limit: CGSize) -> Bool { true }
}

/// One file's pictures.
final class FilePictures: PictureSource {
    private let reader: FilmReader
    /// As large as there are any.
    private let shown: CGSize
    let size: CGSize
    let rate: Double

    /// nil when the track has no pictures in a file.
    /// - Parameters: `limit`: pixels; pictures are not made larger; zero: no limit. `isTurned`: as the track's
    ///   transform says. `live`: the list that the track goes on in.
    init?(_ track: AVAssetTrack?, limit: CGSize = .zero, isTurned: Bool = true, live: LiveStream? = nil) {
        guard let track, let url = track.mediaURL, track.track.width > 0, track.track.height > 0 else { return nil }
        shown = isTurned ? track.shownSize : track.naturalSize
        let wanted = Self.size(shown, limit)
        reader = FilmReader(
            url, width: Int(wanted.width), height: Int(wanted.height),
            rate: Double(track.nominalFrameRate), isTurned: isTurned,
            isMuchSmaller: max(shown.width / wanted.width, shown.height / wanted.height) > 2,
            weights: .of(matrix: track.track.colorMatrix, height: track.track.height), live: live)
        rate = reader.rate
        size = CGSize(width: reader.width, height: reader.height)
    }

    /// Whole pixels.
    private static func size(_ shown: CGSize, _ limit: CGSize) -> CGSize {
        var scale: CGFloat = 1
        if limit.width > 0 { scale = min(scale, limit.width / shown.width) }
        if limit.height > 0 { scale = min(scale, limit.height / shown.height) }
        return CGSize(width: (shown.width * scale).rounded(), height: (shown.height * scale).rounded())
    }

    /// Larger ones have twice the pixels at most.
    func suits(_ limit: CGSize) -> Bool {
        let wanted = Self.size(shown, limit)
        return size.width + 1 >= wanted.width && size.width * size.height <= 2 * wanted.width * wanted.height
    }

    func picture(at time: CMTime) throws(MediaFailure) -> CGImage? {
        try reader.picture(at: max(0, time.seconds)).map { CGImage(pixels: $0, isOpaque: true) }
    }
}

/// The pictures of what a player plays, decoded as large as they are shown: pipes carry no more, and nobody scales them again.
final class ShownPictures: @unchecked Sendable {
    // Sendable: only the main thread changes it.
    private var source: (any PictureSource)?
    /// One of another size, which decodes its first picture.
    private var successor: (any PictureSource)?
    private var changes = 0
    /// So often a size is followed, as while a finger drags a corner; then pictures are as large as the film's.
    private static let mostChanges = 3

    var isThere: Bool { source != nil }
    /// Pictures a second; nil: there are none yet.
    var rate: Double? { source?.rate }

    /// What comes next is made anew.
    func forget() { (source, successor, changes) = (nil, nil, 0) }

    /// - Parameters:
    ///   - limit: pixels; zero: those of the film.
    ///   - isExact: others are made first where these are of another size; else the old ones serve until there are new ones.
    ///   - make: for a limit.
    ///   - changed: called on the main thread when pictures of another size are there.
    func picture(
        at time: CMTime, limit: CGSize, isExact: Bool, _ make: (CGSize) -> (any PictureSource)?,
        changed: @escaping @Sendable () -> Void
    ) throws(MediaFailure) -> CGImage? {
        if isExact, source?.suits(limit) == false { forget() }
        if source?.suits(limit) == false, successor == nil, changes <= Self.mostChanges {
            changes += 1
            if let next = make(changes > Self.mostChanges ? .zero : limit) { change(to: next, at: time, changed) }
        }
        if source == nil { source = make(limit) }
        return try source?.picture(at: time)
    }

    private func change(to next: any PictureSource, at time: CMTime, _ changed: @escaping @Sendable () -> Void) {
        successor = next
        DispatchQueue.global().async {
            // What goes wrong is told to whoever shows the next picture.
            _ = try? next.picture(at: time)
            DispatchQueue.main.async {
                guard self.successor === next else { return }
                (self.source, self.successor) = (next, nil)
                changed()
            }
        }
    }
}

extension AVPlayerItem {
    /// - Parameter limit: pixels; zero: no limit.
    func makePictures(_ limit: CGSize) -> (any PictureSource)? {
        asset.makePictures(videoComposition, compositor, limit: limit)
    }

    /// Pixels of the largest picture that layers show; zero: as many as the film has.
    func pixels(in layers: [AVPlayerLayer]) -> CGSize {
        let sizes = layers.map { $0.pixels(of: pictureSize) }
        // Outputs give pictures as they are in the film; a layer without a size will have one.
        guard !outputs.contains(where: { $0 is AVPlayerItemVideoOutput }), !sizes.contains(.zero) else { return .zero }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    /// For streams that say what is heard.
    var hears: @Sendable ([MediaInfo.Tag]) -> Void {
        { [weak self] tags in DispatchQueue.main.async { self?.heard(tags) } }
    }

    /// Points of the pictures as they are shown; zero: there are none.
    var pictureSize: CGSize {
        videoComposition?.renderSize ?? asset.tracks(withMediaType: .video).first?.shownSize ?? .zero
    }
}

extension AVAsset {
    /// nil when there are no pictures.
    /// - Parameter compositor: nil: one of its own where the composition names a class.
    func makePictures(
        _ composition: AVVideoComposition?, _ compositor: CustomCompositor? = nil, limit: CGSize = .zero
    ) -> (any PictureSource)? {
        if composition != nil || self is AVComposition { return ComposedPictures(self, composition, compositor) }
        return FilePictures(tracks(withMediaType: .video).first, limit: limit, live: liveStream)
    }

    /// The list that it goes on in; nil: it does not, or is a station.
    private var liveStream: LiveStream? { info?.isLive == true ? info?.stream : nil }

    /// nil, with a report, when there is no sound that can be decoded.
    /// - Parameters: `choice`: of several sounds; nil: the first. `seconds`: where a stream that goes on is read from. `tagged`:
    ///   called on any thread with what a stream says.
    func makeSound(
        mix: AVAudioMix?, _ choice: MediaInfo.Choice? = nil, from seconds: Double = 0,
        _ tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void = { _ in }
    ) -> (any SoundSource)? {
        guard let track = tracks(withMediaType: .audio).first else { return nil }
        if mix != nil || mediaURL == nil { return ComposedSound(self, mix) }
        guard let url = track.mediaURL else { return nil }
        do { return try sound(url, choice, seconds, tagged) } catch {
            Unsupported.report("sound of \(url.lastPathComponent): \(error.text)")
            return nil
        }
    }

    private func sound(
        _ url: URL, _ choice: MediaInfo.Choice?, _ seconds: Double,
        _ tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void
    ) throws(MediaFailure) -> any SoundSource {
        guard info?.isLive == true else {
            switch choice?.source {
            case .sound(let address): return try SoundFiles.open(address, stream: 0, isLive: false)
            case .part(let number) where number > 0: return try SoundFiles.open(url, stream: number, isLive: false)
            case .captions, .part, nil: return try SoundFiles.open(url)
            }
        }
        var address = url
        if case .sound(let other) = choice?.source { address = other }
        return try SoundFiles.open(
            address, stream: 0, isLive: true, live: liveStream, from: seconds, tagged: tagged)
    }
}
