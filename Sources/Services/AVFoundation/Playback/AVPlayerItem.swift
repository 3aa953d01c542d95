// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

/// An asset as it is played: its state, its time and what is seen of it. Used on the main thread, on which it tells what
/// changes.
open class AVPlayerItem: __ObjCObject, NSCopying, @unchecked Sendable {
    // Sendable: only the main thread changes it.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay, failed
    }

    open private(set) var asset: AVAsset
    open private(set) var automaticallyLoadedAssetKeys: [String]

    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: ["duration"]) }

    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
        copy.videoComposition = videoComposition
        copy.audioMix = audioMix
        copy.choices.take(choices)
        return copy
    }

    // MARK: State

    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var tracks: [AVPlayerItemTrack] = []
    /// Points; zero until the item is ready.
    open private(set) var presentationSize = CGSize.zero
    /// `indefinite` until the item is ready.
    open private(set) var duration = CMTime.indefinite
    open private(set) var loadedTimeRanges: [NSValue] = []
    open private(set) var seekableTimeRanges: [NSValue] = []
    open private(set) var isPlaybackLikelyToKeepUp = false
    open private(set) var isPlaybackBufferEmpty = true
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }

    private var isLoading = false
    weak var player: AVPlayer?
    /// The line that `currentTime()` lies on.
    let line = CMTimebase()
    open var timebase: CMTimebase? { status == .readyToPlay ? line : nil }

    /// Finds out what the asset holds, off the main thread.
    func prepare() {
        guard status == .unknown, !isLoading else { return }
        isLoading = true
        let asset = asset
        DispatchQueue.global().async {
            let result = asset.loaded()
            let problem: AVError? =
                switch result {
                case .failure(let error): error
                case .success(let found): Self.problem(of: found.tracks)
                }
            DispatchQueue.main.async {
                if problem == nil { self.goLive() }
                self.preroll(problem)
            }
        }
    }

    /// Decodes the first picture off the main thread, where somebody looks, before the item says that it is ready: its time begins
    /// with a picture, and does not run ahead of a decoder that only starts.
    private func preroll(_ problem: AVError?) {
        let layers = player?.shownLayers ?? []
        guard problem == nil, !layers.isEmpty, let pictures = makePictures(pixels(in: layers)) else {
            return didLoad(problem)
        }
        prerolled = pictures
        let time = CMTimeMaximum(.zero, line.now)
        DispatchQueue.global().async {
            // What goes wrong is told to whoever shows the picture.
            _ = try? pictures.picture(at: time)
            DispatchQueue.main.async { self.didLoad(nil) }
        }
    }

    private var prerolled: (any PictureSource)?
    /// The pictures that the first one was taken from, once.
    func takePrerolled() -> (any PictureSource)? {
        defer { prerolled = nil }
        return prerolled
    }

    /// What keeps the tracks from being played.
    private static func problem(of tracks: [AVAssetTrack]) -> AVError? {
        if tracks.isEmpty { return AVError(.fileFormatNotRecognized) }
        let hasPictures = tracks.contains { $0.mediaType == .video && $0.mediaURL != nil }
        return hasPictures && FFmpeg.ffmpeg == nil ? AVError(.needsPackage(FFmpeg.packageName)) : nil
    }

    private func didLoad(_ problem: AVError?) {
        isLoading = false
        if let problem { return fail(problem) }
        changing("tracks") {
            tracks = asset.tracks.map { AVPlayerItemTrack($0) }
        }
        changing("duration") { duration = asset.duration }
        changing("presentationSize") { presentationSize = pictureSize }
        if duration.isNumeric {
            let whole = CMTimeRange(start: .zero, duration: duration)
            setRanges(loaded: whole, seekable: whole)
        }
        choices.chooseByThemselves()
        changing("playbackBufferEmpty") { isPlaybackBufferEmpty = false }
        changing("playbackLikelyToKeepUp") { isPlaybackLikelyToKeepUp = true }
        changing("status") { status = .readyToPlay }
        reportUnreadTags()
        networkLog.began()
        if let stream = playedStream { begin(stream) }
        player?.itemBecameReady(self)
    }

    private func setRanges(loaded: CMTimeRange, seekable: CMTimeRange) {
        if loadedTimeRanges.first?.timeRangeValue != loaded {
            changing("loadedTimeRanges") { loadedTimeRanges = [NSValue(timeRange: loaded)] }
        }
        if seekableTimeRanges.first?.timeRangeValue != seekable {
            changing("seekableTimeRanges") { seekableTimeRanges = [NSValue(timeRange: seekable)] }
        }
    }

    private func begin(_ stream: LiveStream) {
        streamChanged(stream)
        if let window = liveWindow, !window.isEnded { followStream(after: window.pause(afterChange: true)) }
    }

    /// The list was read, for the first time or again.
    func streamChanged(_ stream: LiveStream) {
        for collector in mediaDataCollectors { collector.take(stream.dateRanges) }
        guard let window = liveWindow else { return }
        setRanges(loaded: window.loaded, seekable: window.seekable)
        guard window.isEnded, !duration.isNumeric else { return }
        changing("duration") { duration = CMTime(seconds: window.end, preferredTimescale: 90_000) }
        player?.timeLineChanged()
    }

    func fail(_ error: AVError) {
        changing("error") { self.error = error }
        changing("status") { status = .failed }
        networkLog.failed(error)
        player?.itemFailed(self)
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime, object: self,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
    }

    private func changing(_ key: String, _ body: () -> Void) {
        willChangeValue(forKey: key)
        body()
        didChangeValue(forKey: key)
    }

    // MARK: Time

    /// Where playing ends; `invalid`: at the end.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.timeLineChanged() } }
    open var reversePlaybackEndTime = CMTime.invalid

    var end: CMTime { forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : duration }

    open func currentTime() -> CMTime {
        let now = line.now.convertScale(1_000_000_000, method: .default)
        guard duration.isNumeric else { return now }
        return CMTimeMaximum(.zero, CMTimeMinimum(now, end))
    }

    open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, nil)
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
    ) { seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler) }
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time, completionHandler: { continuation.resume(returning: $0) })
        }
    }
    /// - Returns: false where the play list does not tell that date.
    open func seek(to date: Date) -> Bool { seek(to: date, completionHandler: nil) }
    @discardableResult
    open func seek(to date: Date, completionHandler: ((Bool) -> Void)?) -> Bool {
        guard let seconds = playedStream?.window.time(of: date) else {
            completionHandler?(false)
            return false
        }
        seek(to: CMTime(seconds: seconds, preferredTimescale: 90_000), completionHandler: completionHandler)
        return true
    }

    /// Every place is exact, whatever the tolerances.
    private func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, _ completion: ((Bool) -> Void)?
    ) {
        guard time.isNumeric || time.isPositiveInfinity else {
            NSException.raise(.invalidArgumentException, "AVPlayerItem cannot service a seek request to \(time)")
        }
        var target = CMTimeMaximum(.zero, time)
        if duration.isNumeric { target = CMTimeMinimum(target, duration) }
        if let window = liveWindow, !window.isEnded {
            let range = window.seekable
            target = CMTimeMaximum(range.start, CMTimeMinimum(target, range.end))
        }
        pendingSeek?(false)
        pendingSeek = completion
        line.set(time: target.isNumeric ? target : .zero)
        // What is read ahead of a stream that goes on is of another place.
        if liveWindow != nil { player?.forgetSound() }
        player?.timeLineChanged()
        NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
        DispatchQueue.main.async {
            let done = self.pendingSeek
            self.pendingSeek = nil
            done?(true)
        }
    }
    private var pendingSeek: ((Bool) -> Void)?

    open func cancelPendingSeeks() {
        pendingSeek?(false)
        pendingSeek = nil
    }

    open func step(byCount stepCount: Int) {
        let rate = Double(asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 30)
        seek(to: currentTime() + CMTime(seconds: Double(stepCount) / max(1, rate), preferredTimescale: 90_000))
    }
    open var canStepForward: Bool { status == .readyToPlay }
    open var canStepBackward: Bool { status == .readyToPlay }
    open var canPlayFastForward: Bool { true }
    open var canPlayFastReverse: Bool { false }
    open var canPlaySlowForward: Bool { true }
    open var canPlaySlowReverse: Bool { false }
    open var canPlayReverse: Bool { false }
    /// nil where the play list tells none.
    open func currentDate() -> Date? { playedStream?.window.date(at: currentTime().seconds) }

    // MARK: What is played

    open var videoComposition: AVVideoComposition? {
        didSet {
            compositor = CustomCompositor(videoComposition, size: videoComposition?.renderSize ?? .zero)
            prerolled = nil
            player?.compositionChanged(of: self)
        }
    }
    private(set) var compositor: CustomCompositor?
    /// The app's, made when the composition was set.
    open var customVideoCompositor: (any AVVideoCompositing)? { compositor?.compositor }
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var seekingWaitsForVideoCompositionRendering = false
    /// Seconds.
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var externalMetadata: [AVMetadataItem] = []
    open var textStyleRules: [Any]?
    /// What the lock screen says of the item.
    open var nowPlayingInfo: [String: Any]?
    /// nil until something was read over the network.
    open func accessLog() -> AVPlayerItemAccessLog? { networkLog.access }
    open func errorLog() -> AVPlayerItemErrorLog? { networkLog.errors }
    private(set) lazy var networkLog = NetworkLog(self)
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection(asset, choices.chosen) }
    /// nil: none, of groups that allow it.
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {
        choices.choose(mediaSelectionOption, in: mediaSelectionGroup)
    }
    open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {
        choices.chooseByItself(in: mediaSelectionGroup)
    }
    private(set) lazy var choices = ItemChoices(self)
    /// Hints to streams of several qualities, of which a file here has one.
    open var startsOnFirstEligibleVariant = false
    open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var configuredTimeOffsetFromLive = CMTime.invalid
    open var automaticallyHandlesInterstitialEvents = true
    open var appliesPerFrameHDRDisplayMetadata = true
    open var isAudioSpatializationAllowed = true
    open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = .multichannel
    open var videoApertureMode = AVVideoApertureMode.cleanAperture
    open private(set) var mediaDataCollectors: [AVPlayerItemMediaDataCollector] = []
    open func add(_ collector: AVPlayerItemMediaDataCollector) {
        mediaDataCollectors.append(collector)
        collector.collect(from: self)
    }
    open func remove(_ collector: AVPlayerItemMediaDataCollector) {
        mediaDataCollectors.removeAll { $0 === collector }
    }
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open func add(_ output: AVPlayerItemOutput) {
        outputs.append(output)
        output.item = self
        player?.captionsChanged()
        if let heardTags { output.tell(heardTags) }
        if status == .readyToPlay { reportUnreadTags() }
    }
    /// What a stream says of what is heard now.
    private(set) var heardTags: AVTimedMetadataGroup?

    /// What a station says where nobody hears its sound; as long as the player plays.
    private var words: StationWords?

    func readWords() {
        guard words == nil, let url = asset.mediaURL, asset.info?.isLive == true, !PlayList.isNamed(url) else { return }
        do { words = try StationWords(url, hears) } catch {
            Unsupported.report("what \(url.lastPathComponent) says of its songs: \(error.text)")
        }
    }

    /// As the player does.
    func stopReadingWords() { words = nil }

    private func reportUnreadTags() {
        guard asset.info?.isLive != true, outputs.contains(where: \.wantsTags) else { return }
        Unsupported.report("AVPlayerItemMetadataOutput: timed tags in files and play lists are not read")
    }

    func heard(_ tags: [MediaInfo.Tag]) {
        let range = CMTimeRange(start: currentTime(), duration: .positiveInfinity)
        let group = AVTimedMetadataGroup(items: tags.map { AVMetadataItem($0) }, timeRange: range)
        changing("timedMetadata") { heardTags = group }
        for output in outputs { output.tell(group) }
    }

    open func remove(_ output: AVPlayerItemOutput) {
        outputs.removeAll { $0 === output }
        player?.captionsChanged()
    }

    public static let timeJumpedNotification = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

public typealias AVPlayerItemStatus = AVPlayerItem.Status
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

extension AVAssetTrack {
    /// After the transform.
    var shownSize: CGSize {
        let rect = CGRect(origin: .zero, size: naturalSize).applying(preferredTransform)
        return CGSize(width: abs(rect.width), height: abs(rect.height))
    }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
    public static let timeDomain = Self(rawValue: "TimeDomain")
    public static let spectral = Self(rawValue: "Spectral")
    public static let varispeed = Self(rawValue: "Varispeed")
}

/// A track as it is played.
open class AVPlayerItemTrack: __ObjCObject {
    open private(set) var assetTrack: AVAssetTrack?
    open var isEnabled = true
    open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }
    init(_ track: AVAssetTrack) {
        assetTrack = track
        super.init()
    }
}

/// Takes pictures or tags of an item while it is played.
open class AVPlayerItemOutput: __ObjCObject, @unchecked Sendable {
    // Sendable: only the main thread changes it.
    weak var item: AVPlayerItem?
    open var suppressesPlayerRendering = false
    /// Whether it hands out tags.
    var wantsTags: Bool { false }
    /// Tags are heard from now on.
    func tell(_ tags: AVTimedMetadataGroup) {}
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
        guard let item else { return .invalid }
        let offset = CMTime(seconds: hostTimeInSeconds - FrameClock.now, preferredTimescale: 1_000_000_000)
        return item.line.now + offset * item.line.speed
    }
}

/// Hands out pictures of an item.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    private let format: OSType
    private var lastTime = CMTime.invalid

    public init(pixelBufferAttributes: [String: Any]? = nil) {
        let wanted = pixelBufferAttributes?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber
        format = wanted?.uint32Value ?? kCVPixelFormatType_32BGRA
        super.init()
    }
    public convenience init(outputSettings: [String: Any]?) { self.init(pixelBufferAttributes: outputSettings) }

    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool {
        guard let item, item.status == .readyToPlay, itemTime.isNumeric else { return false }
        return !lastTime.isNumeric || abs((itemTime - lastTime).seconds) >= 1.0 / 120
    }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? {
        guard let item, let image = item.player?.image(of: item, at: itemTime, isExact: true) else { return nil }
        lastTime = itemTime
        outItemTimeForDisplay?.pointee = itemTime
        return CVPixelBuffer(image.pixels, format: format)
    }
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
    }
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {
        guard let delegate else { return }
        DispatchQueue.main.async { optionalCall { delegate.outputMediaDataWillChange(self) } }
    }
}

public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {
        byName(self, "outputMediaDataWillChange:", [sender])
    }
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {
        byName(self, "outputSequenceWasFlushed:", [output])
    }
}

/// Gathers something of an item that is played.
open class AVPlayerItemMediaDataCollector: __ObjCObject, @unchecked Sendable {
    // Sendable: only the main thread changes it.
    func collect(from item: AVPlayerItem) {}
    /// The item's play list was read, for the first time or again.
    func take(_ ranges: [PlayList.DateRange]) {}
}
