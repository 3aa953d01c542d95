// SPDX-License-Identifier: MIT
@_exported public import AVFoundation
@_exported public import UIKit

/// Shows a player's film with controls. Presented, it covers the screen and has a button that closes it; within another
/// controller its button makes the film as large as the screen.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let screen = PlayerView()
    private let controls = PlayerControls()
    private let overlay = UIView()
    /// The three above; moves into a screen of its own and back.
    private let stage = UIView()
    private var readiness: ReadinessRelay?
    private lazy var listener = PlayerListener(
        rateChanged: { [weak self] in self?.rateChanged() }, ended: { [weak self] in self?.playbackEnded() })
    private var isPlaying = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    /// Covers the screen where the storyboard does not say otherwise.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if modalPresentationStyle == .automatic { modalPresentationStyle = .fullScreen }
    }

    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            screen.playerLayer.player = player
            controls.player = player
            listener.player = player
            isPlaying = (player?.rate ?? 0) > 0
        }
    }
    open var videoGravity: AVLayerVideoGravity {
        get { screen.playerLayer.videoGravity }
        set { screen.playerLayer.videoGravity = newValue }
    }
    open var showsPlaybackControls = true { didSet { controls.isHidden = !showsPlaybackControls } }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Between the film and the controls.
    open var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }
    open var isReadyForDisplay: Bool { screen.playerLayer.isReadyForDisplay }
    /// Where the film lies in the view.
    open var videoBounds: CGRect { screen.playerLayer.videoRect }
    /// Without effect here: films are shown as they come from their decoder.
    open var pixelBufferAttributes: [String: Any]?
    open var allowsPictureInPicturePlayback = true { didSet { showPictureInPictureButton() } }
    /// Without effect here: a film in picture in picture lasts as long as its app is in front.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Without effect here: an app says what plays by `MPNowPlayingInfoCenter`.
    open var updatesNowPlayingInfoCenter = true
    /// Whether a film within another screen grows when it begins to play.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the whole screen is left when the film has played to its end.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Without effect here: tracks of time codes are not read.
    open var showsTimecodes = false
    /// Whether the person can neither skip nor choose a place.
    open var requiresLinearPlayback = false { didSet { controls.isLinear = requiresLinearPlayback } }
    /// Without effect here: nothing looks for texts in the pictures of films.
    open var allowsVideoFrameAnalysis = true

    // MARK: Speed

    /// What the person can choose from. Empty: nothing is offered.
    open var speeds: [AVPlaybackSpeed] {
        get { controls.speeds }
        set { controls.speeds = newValue }
    }
    /// The one of `speeds` that the player's `defaultRate` is, if any.
    open var selectedSpeed: AVPlaybackSpeed? {
        speeds.first { $0.rate == player?.defaultRate }
    }
    /// Also the speed of a film that plays already.
    open func selectSpeed(_ speed: AVPlaybackSpeed) { controls.select(speed) }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        lay(stage, into: view)
        for part in [screen, overlay, controls] { lay(part, into: stage) }
        overlay.isUserInteractionEnabled = false
        readiness = ReadinessRelay(from: screen.playerLayer, to: self)
        controls.close = { [weak self] in self?.close() }
        controls.enlarge = { [weak self] in self?.enlarge() }
        controls.startPictureInPicture = { [weak self] in self?.startPictureInPicture() }
        showPictureInPictureButton()
    }

    private func lay(_ part: UIView, into parent: UIView) {
        part.frame = parent.bounds
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(part)
    }

    private func showPictureInPictureButton() {
        controls.offersPictureInPicture =
            allowsPictureInPicturePlayback && AVPictureInPictureController.isPictureInPictureSupported()
    }

    private var pictureInPicture: PlayerPictureInPicture?

    private func startPictureInPicture() {
        guard pictureInPicture == nil else { return }
        pictureInPicture = PlayerPictureInPicture(self, screen.playerLayer) { [weak self] in
            self?.pictureInPicture = nil
        }
        pictureInPicture?.start()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showPlace()
        if isBeingPresented, coversScreen { tellOfFullScreen(begins: true, transitionCoordinator) }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed, coversScreen { tellOfFullScreen(begins: false, transitionCoordinator) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Closed by the person, a film does not go on unseen.
        if isBeingDismissed, pictureInPicture == nil { player?.pause() }
    }

    // MARK: Full screen

    private weak var fullScreen: FullScreenFilm?
    /// For controllers of other frameworks that do nothing but hold a film: their child is closed as they are.
    package var isWholeOfParent = false { didSet { showPlace() } }
    /// Called in place of growing.
    package var ownEnlarging: (() -> Void)?

    private var isAlone: Bool { (parent == nil || isWholeOfParent) && presentingViewController != nil }
    private var coversScreen: Bool { parent == nil && modalPresentationStyle == .fullScreen }

    private func showPlace() {
        controls.showsClose = isAlone || fullScreen != nil
        controls.offersEnlarging = !isAlone && fullScreen == nil
    }

    private func close() {
        (fullScreen ?? self).dismiss(animated: true)
    }

    private func enlarge() {
        if let ownEnlarging { return ownEnlarging() }
        guard fullScreen == nil, var host = view.window?.rootViewController else { return }
        while let next = host.presentedViewController { host = next }
        let large = FullScreenFilm(stage, from: view)
        large.left = { [weak self] in
            self?.fullScreen = nil
            self?.showPlace()
        }
        large.changes = { [weak self, weak large] grows in
            self?.tellOfFullScreen(begins: grows, large?.transitionCoordinator)
        }
        fullScreen = large
        showPlace()
        host.present(large, animated: true)
    }

    private func tellOfFullScreen(begins: Bool, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let delegate, let coordinator else { return }
        optionalCall {
            if begins {
                delegate.playerViewController(
                    self, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
            } else {
                delegate.playerViewController(self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
            }
        }
    }

    private func rateChanged() {
        let plays = (player?.rate ?? 0) > 0
        defer { isPlaying = plays }
        guard plays, !isPlaying, entersFullScreenWhenPlaybackBegins else { return }
        if viewIfLoaded?.window != nil, !isAlone { enlarge() }
    }

    private func playbackEnded() {
        if exitsFullScreenWhenPlaybackEnds, isAlone || fullScreen != nil { close() }
    }
}

/// Hears what happens to a film on a screen.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}
extension AVPlayerViewControllerDelegate {
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) {
        byName(
            self, "playerViewController:willBeginFullScreenPresentationWithAnimationCoordinator:",
            [playerViewController, coordinator])
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {
        byName(
            self, "playerViewController:willEndFullScreenPresentationWithAnimationCoordinator:",
            [playerViewController, coordinator])
    }
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
        byName(self, "playerViewControllerWillStartPictureInPicture:", [playerViewController])
    }
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
        byName(self, "playerViewControllerDidStartPictureInPicture:", [playerViewController])
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) { byName(self, "playerViewController:failedToStartPictureInPictureWithError:", [playerViewController, error]) }
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
        byName(self, "playerViewControllerWillStopPictureInPicture:", [playerViewController])
    }
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
        byName(self, "playerViewControllerDidStopPictureInPicture:", [playerViewController])
    }
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool {
        byName(
            self, "playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:", [playerViewController],
            or: true)
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) {
        byName(
            self, "playerViewController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:",
            [playerViewController, completionHandler])
    }
}

/// A view whose layer is a film.
@MainActor
final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer {
        guard let layer = layer as? AVPlayerLayer else {
            preconditionFailure("PlayerView: its layer is no player layer")
        }
        return layer
    }
}
