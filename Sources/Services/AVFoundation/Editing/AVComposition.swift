// SPDX-License-Identifier: MIT
import MediaEngine

/// An asset put together from stretches of others.
open class AVComposition: AVAsset, NSMutableCopying, @unchecked Sendable {
    // Sendable: only mutable ones change, which their owner keeps to one thread.
    fileprivate var compositionTracks: [AVCompositionTrack] = []
    fileprivate var chosenSize: CGSize?

    open override var tracks: [AVAssetTrack] { compositionTracks }
    open override var duration: CMTime { compositionTracks.map(\.timeRange.end).max() ?? .zero }
    open override var naturalSize: CGSize {
        chosenSize ?? tracks(withMediaType: .video).first?.naturalSize ?? .zero
    }
    override func readInfo() throws(MediaFailure) -> MediaInfo { MediaInfo() }
    override func loaded() -> Result<Loaded, AVError> {
        .success(Loaded(info: MediaInfo(), tracks: compositionTracks, groups: [:]))
    }

    open override func copy(with zone: NSZone? = nil) -> Any { copied(into: AVComposition()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: AVMutableComposition()) }
    fileprivate func copied(into copy: AVComposition) -> AVComposition {
        copy.chosenSize = chosenSize
        copy.compositionTracks = compositionTracks.map { track in
            let new = AVMutableCompositionTrack(track.track, of: copy)
            new.pieces = track.pieces
            return new
        }
        return copy
    }
}

/// A composition that is being put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    // Sendable: as its superclass.
    public override init() { super.init() }
    public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }

    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { chosenSize = newValue }
    }

    /// - Parameter preferredTrackID: `kCMPersistentTrackID_Invalid`: the next free number.
    @discardableResult
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
        -> AVMutableCompositionTrack?
    {
        let isFree = preferredTrackID > 0 && !compositionTracks.contains { $0.trackID == preferredTrackID }
        let code = mediaType.rawValue.utf8.reduce(CMMediaType(0)) { $0 << 8 | CMMediaType($1) }
        let number = isFree ? preferredTrackID : unusedTrackID()
        let track = AVMutableCompositionTrack(MediaInfo.Track(number, code, 0), of: self)
        compositionTracks.append(track)
        return track
    }

    open func removeTrack(_ track: AVCompositionTrack) { compositionTracks.removeAll { $0 === track } }

    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        compositionTracks.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
    }

    /// All tracks of the asset, each into a track of its kind that ends before, or a new one.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        guard !asset.tracks.isEmpty else { throw AVError(.invalidSourceMedia) }
        for source in asset.tracks {
            let track =
                mutableTrack(compatibleWith: source)
                ?? addMutableTrack(withMediaType: source.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            try track?.insertTimeRange(timeRange, of: source, at: startTime)
        }
    }

    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for case let track as AVMutableCompositionTrack in compositionTracks { track.insertEmptyTimeRange(timeRange) }
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        for case let track as AVMutableCompositionTrack in compositionTracks { track.removeTimeRange(timeRange) }
    }
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for case let track as AVMutableCompositionTrack in compositionTracks {
            track.scaleTimeRange(timeRange, toDuration: duration)
        }
    }
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        compositionTracks.filter { $0.mediaType == mediaType }
    }
}

/// A stretch of a composition's track and the file's track it shows.
struct CompositionPiece {
    var source: AVAssetTrack?
    var sourceRange: CMTimeRange
    var duration: CMTime

    /// - Returns: the parts before and after so much of the piece.
    func split(after length: CMTime) -> (CompositionPiece, CompositionPiece) {
        let share = duration.seconds > 0 ? length.seconds / duration.seconds : 0
        let cut = sourceRange.duration == duration ? length : sourceRange.duration * share
        var (first, second) = (self, self)
        first.duration = length
        second.duration = duration - length
        if source != nil {
            first.sourceRange.duration = cut
            second.sourceRange = CMTimeRange(start: sourceRange.start + cut, duration: sourceRange.duration - cut)
        }
        return (first, second)
    }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    // Sendable: as its superclass.
    /// One behind the other, from time zero on.
    var pieces: [CompositionPiece] = []
    fileprivate var chosenTransform: CGAffineTransform?

    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: pieces.reduce(.zero) { $0 + $1.duration })
    }
    private var firstSource: AVAssetTrack? { pieces.lazy.compactMap(\.source).first }
    open override var naturalSize: CGSize { firstSource?.naturalSize ?? .zero }
    open override var preferredTransform: CGAffineTransform { chosenTransform ?? .identity }
    open override var nominalFrameRate: Float { firstSource?.nominalFrameRate ?? 0 }
    open override var naturalTimeScale: CMTimeScale { firstSource?.naturalTimeScale ?? 600 }
    open override var formatDescriptions: [Any] { firstSource?.formatDescriptions ?? [] }
    open override var segments: [AVAssetTrackSegment] { compositionSegments }
    private var compositionSegments: [AVCompositionTrackSegment] {
        var start = CMTime.zero
        return pieces.map { piece in
            let target = CMTimeRange(start: start, duration: piece.duration)
            start = target.end
            let source = piece.source == nil ? CMTimeRange.invalid : piece.sourceRange
            return AVCompositionTrackSegment(CMTimeMapping(source: source, target: target), piece.source)
        }
    }

    /// The file's track at a time of the composition, and the time there.
    func source(at time: CMTime) -> (track: AVAssetTrack, time: CMTime)? {
        var start = CMTime.zero
        for piece in pieces {
            let range = CMTimeRange(start: start, duration: piece.duration)
            start = range.end
            guard range.containsTime(time) else { continue }
            guard let track = piece.source else { return nil }
            return (track, CMTimeMapTimeFromRangeToRange(time, fromRange: range, toRange: piece.sourceRange))
        }
        return nil
    }
}

/// A stretch of a composition's track.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    // Sendable: as its superclass.
    private let source: AVAssetTrack?
    init(_ mapping: CMTimeMapping, _ source: AVAssetTrack?) {
        self.source = source
        super.init(mapping)
    }
    open var sourceURL: URL? { source?.mediaURL }
    open var sourceTrackID: CMPersistentTrackID { source?.trackID ?? kCMPersistentTrackID_Invalid }
}

/// A composition's track that is being put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var preferredTransform: CGAffineTransform {
        get { super.preferredTransform }
        set { chosenTransform = newValue }
    }
    open override var isEnabled: Bool {
        get { track.isEnabled }
        set { track.isEnabled = newValue }
    }
    open override var preferredVolume: Float {
        get { chosenVolume }
        set { chosenVolume = newValue }
    }
    private var chosenVolume: Float = 1
    open override var languageCode: String? {
        get { super.languageCode }
        set { track.language = newValue ?? "und" }
    }
    open override var naturalTimeScale: CMTimeScale {
        get { super.naturalTimeScale }
        set { track.timescale = newValue }
    }

    /// Puts a stretch of a track in; what stands behind moves on, what lacks before it is empty.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid, timeRange.duration.isNumeric else {
            throw AVError(.invalidCompositionTrackSegmentDuration)
        }
        let start = startTime.isNumeric ? startTime : self.timeRange.end
        let range = timeRange.intersection(track.timeRange)
        guard !range.isEmpty else { return }
        let new: [CompositionPiece]
        if let composed = track as? AVCompositionTrack {
            new = composed.cut(range)
        } else {
            new = [CompositionPiece(source: track, sourceRange: range, duration: range.duration)]
        }
        insert(new, at: start)
    }

    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        var start = startTime.isNumeric ? startTime : timeRange.end
        for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
            try insertTimeRange(range, of: track, at: start)
            start = start + range.duration
        }
    }

    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        insert(
            [CompositionPiece(source: nil, sourceRange: .invalid, duration: timeRange.duration)], at: timeRange.start)
    }

    open func removeTimeRange(_ timeRange: CMTimeRange) {
        let after = cut(CMTimeRange(start: timeRange.end, end: CMTimeMaximum(self.timeRange.end, timeRange.end)))
        pieces = cut(CMTimeRange(start: .zero, end: timeRange.start)) + after
    }

    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        let whole = self.timeRange.end
        let factor = duration.seconds / max(1e-9, timeRange.duration.seconds)
        let middle = cut(timeRange).map { piece in
            var scaled = piece
            scaled.duration = piece.duration * factor
            return scaled
        }
        pieces =
            cut(CMTimeRange(start: .zero, end: timeRange.start)) + middle
            + cut(CMTimeRange(start: timeRange.end, end: CMTimeMaximum(whole, timeRange.end)))
    }

    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {}

    private func insert(_ new: [CompositionPiece], at start: CMTime) {
        let end = timeRange.end
        if start > end {
            pieces.append(CompositionPiece(source: nil, sourceRange: .invalid, duration: start - end))
            pieces += new
        } else {
            pieces = cut(CMTimeRange(start: .zero, end: start)) + new + cut(CMTimeRange(start: start, end: end))
        }
    }
}

extension AVCompositionTrack {
    /// The pieces of a stretch of the track.
    fileprivate func cut(_ range: CMTimeRange) -> [CompositionPiece] {
        var result: [CompositionPiece] = []
        var start = CMTime.zero
        for piece in pieces {
            var (rest, restStart) = (piece, start)
            start = start + piece.duration
            guard start > range.start, restStart < range.end else { continue }
            if restStart < range.start {
                rest = rest.split(after: range.start - restStart).1
                restStart = range.start
            }
            if start > range.end { rest = rest.split(after: range.end - restStart).0 }
            if rest.duration > .zero { result.append(rest) }
        }
        return result
    }
}
