// SPDX-License-Identifier: MIT
import AVKit
import TouchstoneDevice

/// Plays a film in a view, as apps did before AVKit. Tells what happens by notifications, whose object it is.
@preconcurrency @MainActor
open class MPMoviePlayerController: __ObjCObject, @preconcurrency MPMediaPlayback {
    fileprivate let screen = MovieScreen()
    private let player = AVPlayer()
    private lazy var listener = PlayerListener(
        rateChanged: { [weak self] in self?.rateChanged() }, ended: { [weak self] in self?.reachedEnd() })
    private var statusObservation: NSKeyValueObservation?

    public init!(contentURL url: URL!) {
        super.init()
        screen.player = player
        screen.left = { [weak self] in self?.personLeft() }
        screen.ownEnlarging = { [weak self] in self?.setFullscreen(true, animated: true) }
        player.actionAtItemEnd = .pause
        listener.player = player
        contentURL = url
        // Observers of properties do not hear initializers.
        contentChanged()
    }

    private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    // MARK: Film

    /// nil: nothing to play.
    open var contentURL: URL! { didSet { contentChanged() } }

    private func contentChanged() {
        state = .stopped
        (loadState, hasFinished) = ([], false)
        statusObservation = nil
        player.replaceCurrentItem(with: contentURL.map { AVPlayerItem(url: $0) })
        statusObservation = player.currentItem?.observe(\.status) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.statusChanged() }
        }
        post(.MPMoviePlayerNowPlayingMovieDidChange)
        if player.currentItem != nil, shouldAutoplay, isPlayWanted { play() }
    }
    private var isPlayWanted = false

    private func statusChanged() {
        guard let item = player.currentItem else { return }
        switch item.status {
        case .readyToPlay:
            loadState = [.playable, .playthroughOK]
            if initialPlaybackTime > 0 { currentPlaybackTime = initialPlaybackTime }
            if endPlaybackTime > 0 {
                item.forwardPlaybackEndTime = CMTime(seconds: endPlaybackTime, preferredTimescale: 600)
            }
            post(.MPMovieDurationAvailable)
            post(.MPMovieNaturalSizeAvailable)
            post(.MPMovieMediaTypesAvailable)
            post(.MPMovieSourceTypeAvailable)
            post(.MPMoviePlayerLoadStateDidChange)
            post(.MPMediaPlaybackIsPreparedToPlayDidChange)
            post(.MPMoviePlayerReadyForDisplayDidChange)
        case .failed: finish(.playbackError, item.error)
        case .unknown: break
        }
    }

    /// The film's screen, to be put into a view of the app's.
    open var view: UIView! { screen.view }
    open var backgroundView: UIView! { screen.contentOverlayView }
    open private(set) var loadState: MPMovieLoadState = []
    open var readyForDisplay: Bool { screen.isReadyForDisplay }
    private var state = MPMoviePlaybackState.stopped {
        didSet { if state != oldValue { post(.MPMoviePlayerPlaybackStateDidChange) } }
    }
    open var playbackState: MPMoviePlaybackState { state }
    open var controlStyle = MPMovieControlStyle.default {
        didSet { screen.showsPlaybackControls = controlStyle != .none }
    }
    open var repeatMode = MPMovieRepeatMode.none
    /// Whether the film begins as soon as it can.
    open var shouldAutoplay = true
    open var scalingMode = MPMovieScalingMode.aspectFit {
        didSet {
            screen.videoGravity =
                switch scalingMode {
                case .none, .aspectFit: .resizeAspect
                case .aspectFill: .resizeAspectFill
                case .fill: .resize
                }
            if scalingMode != oldValue { post(.MPMoviePlayerScalingModeDidChange) }
        }
    }
    open var useApplicationAudioSession = true
    open var allowsAirPlay = true
    open var isAirPlayVideoActive: Bool { false }
    /// Seconds; -1: from the beginning, to the end.
    open var initialPlaybackTime: TimeInterval = -1
    open var endPlaybackTime: TimeInterval = -1
    /// Seconds; 0 until it is known.
    open var duration: TimeInterval {
        guard let duration = player.currentItem?.duration, duration.isNumeric else { return 0 }
        return duration.seconds
    }
    open var playableDuration: TimeInterval { duration }
    open var naturalSize: CGSize { player.currentItem?.presentationSize ?? .zero }
    open var movieMediaTypes: MPMovieMediaTypeMask {
        let kinds = (player.currentItem?.tracks ?? []).compactMap(\.assetTrack?.mediaType)
        return kinds.reduce([]) { $0.union($1 == .video ? .video : $1 == .audio ? .audio : []) }
    }
    open var movieSourceType: MPMovieSourceType {
        get {
            guard let contentURL else { return .unknown }
            return contentURL.isFileURL || contentURL.pathExtension != "m3u8" ? .file : .streaming
        }
        set {}  // A hint that files and streams do not need.
    }
    open var timedMetadata: [Any]! { [] }
    open var accessLog: MPMovieAccessLog! { player.currentItem?.accessLog().map { MPMovieAccessLog($0) } }
    open var errorLog: MPMovieErrorLog! { player.currentItem?.errorLog().map { MPMovieErrorLog($0) } }

    // MARK: Playing

    open func prepareToPlay() {
        isPlayWanted = true
        if shouldAutoplay { play() }
    }
    open var isPreparedToPlay: Bool { player.currentItem?.status == .readyToPlay }
    open func play() {
        guard let item = player.currentItem, item.status != .failed else { return }
        hasFinished = false
        if item.duration.isNumeric, player.currentTime() >= item.duration { player.seek(to: .zero) }
        player.play()
    }
    open func pause() {
        player.pause()
        if state == .playing { state = .paused }
    }
    open func stop() {
        player.pause()
        player.seek(to: .zero)
        state = .stopped
    }
    open var currentPlaybackTime: TimeInterval {
        get { player.currentTime().seconds }
        set { player.seek(to: CMTime(seconds: max(0, newValue), preferredTimescale: 600)) }
    }
    open var currentPlaybackRate: Float {
        get { player.rate }
        set { player.rate = newValue }
    }
    private static let seekingRate: Float = 4
    open func beginSeekingForward() {
        player.rate = Self.seekingRate
        state = .seekingForward
    }
    /// Goes back two seconds at a time, as a person who holds the button sees it.
    open func beginSeekingBackward() {
        player.pause()
        currentPlaybackTime -= 2
        state = .seekingBackward
    }
    open func endSeeking() {
        guard state == .seekingForward || state == .seekingBackward else { return }
        player.rate = 1
        state = .playing
    }

    private func rateChanged() {
        guard state != .seekingForward, state != .seekingBackward else { return }
        if player.rate > 0 {
            state = .playing
        } else if World.shared.state.audio.isInterrupted, state == .playing {
            state = .interrupted
        } else if state == .playing {
            state = .paused
        }
    }

    // MARK: End

    private var hasFinished = false

    private func reachedEnd() {
        guard repeatMode == .none else {
            player.seek(to: .zero)
            return player.play()
        }
        finish(.playbackEnded, nil)
    }
    private func personLeft() { finish(.userExited, nil) }

    /// Told once for each time it is played.
    private func finish(_ reason: MPMovieFinishReason, _ error: (any Error)?) {
        guard !hasFinished else { return }
        hasFinished = true
        state = reason == .userExited ? .stopped : .paused
        var information: [AnyHashable: Any] = [
            MPMoviePlayerPlaybackDidFinishReasonUserInfoKey: NSNumber(value: reason.rawValue)
        ]
        if let error { information["error"] = error }
        post(.MPMoviePlayerPlaybackDidFinish, information)
    }

    // MARK: Full screen

    open var isFullscreen: Bool {
        get { fullScreen != nil }
        set { setFullscreen(newValue, animated: false) }
    }
    private var fullScreen: MovieScreen?

    open func setFullscreen(_ fullscreen: Bool, animated: Bool) {
        guard fullscreen != isFullscreen else { return }
        let information: [AnyHashable: Any] = [
            MPMoviePlayerFullscreenAnimationDurationUserInfoKey: NSNumber(value: animated ? 0.3 : 0),
            MPMoviePlayerFullscreenAnimationCurveUserInfoKey: NSNumber(
                value: UIView.AnimationCurve.easeInOut.rawValue),
        ]
        if fullscreen { enterFullScreen(animated, information) } else { exitFullScreen(animated, information) }
    }

    private func enterFullScreen(_ animated: Bool, _ information: [AnyHashable: Any]) {
        guard var host = screen.view.window?.rootViewController else { return }
        while let next = host.presentedViewController { host = next }
        let cover = MovieScreen()
        cover.player = player
        cover.videoGravity = screen.videoGravity
        cover.left = { [weak self] in self?.leftFullScreen(information) }
        fullScreen = cover
        post(.MPMoviePlayerWillEnterFullscreen, information)
        host.present(cover, animated: animated) { [weak self] in self?.post(.MPMoviePlayerDidEnterFullscreen) }
    }

    private func exitFullScreen(_ animated: Bool, _ information: [AnyHashable: Any]) {
        guard let cover = fullScreen else { return }
        post(.MPMoviePlayerWillExitFullscreen, information)
        cover.left = {}
        cover.dismiss(animated: animated) { [weak self] in self?.leftFullScreen(nil) }
    }

    /// - Parameter information: nil: the app itself ended it, and was told that it will.
    private func leftFullScreen(_ information: [AnyHashable: Any]?) {
        if let information { post(.MPMoviePlayerWillExitFullscreen, information) }
        fullScreen = nil
        post(.MPMoviePlayerDidExitFullscreen)
    }

    // MARK: Pictures

    private var generator: AVAssetImageGenerator?

    private func makeGenerator(_ option: MPMovieTimeOption) -> AVAssetImageGenerator? {
        guard let asset = player.currentItem?.asset else { return nil }
        let generator = AVAssetImageGenerator(asset: asset)
        generator.appliesPreferredTrackTransform = true
        guard option == .exact else { return generator }
        generator.requestedTimeToleranceBefore = .zero
        generator.requestedTimeToleranceAfter = .zero
        return generator
    }

    /// nil: there is no picture at that time.
    open func thumbnailImage(atTime playbackTime: TimeInterval, timeOption option: MPMovieTimeOption) -> UIImage! {
        let time = CMTime(seconds: playbackTime, preferredTimescale: 600)
        do {
            return try makeGenerator(option).map { UIImage(cgImage: try $0.copyCGImage(at: time, actualTime: nil)) }
        } catch { return nil }
    }

    /// Each comes by `MPMoviePlayerThumbnailImageRequestDidFinish`.
    open func requestThumbnailImages(atTimes playbackTimes: [Any]!, timeOption option: MPMovieTimeOption) {
        let times = (playbackTimes ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
        generator?.cancelAllCGImageGeneration()
        generator = makeGenerator(option)
        let wanted = times.map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
        generator?.generateCGImagesAsynchronously(forTimes: wanted) { [weak self] time, image, _, result, error in
            guard result != .cancelled else { return }
            let seconds = time.seconds
            DispatchQueue.main.async {
                var information: [AnyHashable: Any] = [MPMoviePlayerThumbnailTimeKey: NSNumber(value: seconds)]
                if let image { information[MPMoviePlayerThumbnailImageKey] = UIImage(cgImage: image) }
                if let error { information[MPMoviePlayerThumbnailErrorKey] = error }
                self?.post(.MPMoviePlayerThumbnailImageRequestDidFinish, information)
            }
        }
    }
    open func cancelAllThumbnailImageRequests() {
        generator?.cancelAllCGImageGeneration()
        generator = nil
    }
}

/// A player's screen that tells when the person closes it.
@MainActor
final class MovieScreen: AVPlayerViewController {
    var left: () -> Void = {}
    override func viewDidDisappear(_ animated: Bool) {
        let isLeaving = isBeingDismissed || parent?.isBeingDismissed == true
        super.viewDidDisappear(animated)
        if isLeaving { left() }
    }
}

/// A film over the whole screen.
@preconcurrency @MainActor
open class MPMoviePlayerViewController: UIViewController {
    open private(set) var moviePlayer: MPMoviePlayerController!

    public init!(contentURL: URL!) {
        moviePlayer = MPMoviePlayerController(contentURL: contentURL)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        closeAtEnd()
    }
    public required init?(coder: NSCoder) {
        moviePlayer = MPMoviePlayerController(contentURL: nil)
        super.init(coder: coder)
        closeAtEnd()
    }

    /// An observer by target, so that an app whose screen is to stay can take it away, as apps do.
    private func closeAtEnd() {
        NotificationCenter.default.addObserver(
            self, selector: Selector("touchstone_filmFinished"), name: .MPMoviePlayerPlaybackDidFinish,
            object: moviePlayer)
    }

    fileprivate func filmFinished() {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        dismissMoviePlayerViewControllerAnimated()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let screen = moviePlayer.screenController, let film = screen.view else { return }
        addChild(screen)
        film.frame = view.bounds
        film.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(film)
        screen.didMove(toParent: self)
        moviePlayer.fillsParent()
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if moviePlayer.shouldAutoplay { moviePlayer.play() }
    }
}

extension MPMoviePlayerController {
    var screenController: UIViewController? { screen }
    func fillsParent() { screen.isWholeOfParent = true }
}

extension UIViewController {
    /// As apps showed films before AVKit.
    public func presentMoviePlayerViewControllerAnimated(_ moviePlayerViewController: MPMoviePlayerViewController!) {
        guard let moviePlayerViewController else { return }
        present(moviePlayerViewController, animated: true)
    }
    public func dismissMoviePlayerViewControllerAnimated() { dismiss(animated: true) }
}

private func registerActions() {
    __objcRegisterMembers(of: MPMoviePlayerViewController.self) { table in
        table.method("touchstone_filmFinished") { object, _ in
            MainActor.assumeIsolated { unsafeDowncast(object, to: MPMoviePlayerViewController.self).filmFinished() }
            return nil
        }
    }
}

@section(".init_array") @used
private let recordActions: @convention(c) () -> Void = { __objcRecord { registerActions() } }
