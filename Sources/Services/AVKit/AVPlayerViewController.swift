// SPDX-License-Identifier: MIT
@_exported public import AVFoundation
@_exported public import UIKit

/// Shows a player's film with controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let screen = PlayerView()
    private let controls = PlayerControls()
    private let overlay = UIView()
    private var readiness: ReadinessRelay?

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
    open var pixelBufferAttributes: [String: Any]?
    open var allowsPictureInPicturePlayback = true { didSet { showPictureInPictureButton() } }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var showsTimecodes = false
    open var requiresLinearPlayback = false
    open var allowsVideoFrameAnalysis = true
    open var speeds: [Any] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [screen, overlay, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        overlay.isUserInteractionEnabled = false
        readiness = ReadinessRelay(from: screen.playerLayer, to: self)
        controls.close = { [weak self] in self?.dismiss(animated: true) }
        controls.startPictureInPicture = { [weak self] in self?.startPictureInPicture() }
        showPictureInPictureButton()
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
        controls.showsClose = presentingViewController != nil
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Closed by the person, a film does not go on unseen.
        if isBeingDismissed, pictureInPicture == nil { player?.pause() }
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
}
extension AVPlayerViewControllerDelegate {
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
