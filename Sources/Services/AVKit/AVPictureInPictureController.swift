// SPDX-License-Identifier: MIT

/// Shows a film in a small window over the app's screens, which the person moves between the corners. It lasts as long as the
/// app is in front.
@preconcurrency @MainActor
open class AVPictureInPictureController: __ObjCObject {
    open class func isPictureInPictureSupported() -> Bool { true }
    open private(set) var playerLayer: AVPlayerLayer
    open private(set) var contentSource: ContentSource?
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open private(set) var isPictureInPictureActive = false
    open var isPictureInPicturePossible: Bool { Self.isPictureInPictureSupported() && playerLayer.player != nil }
    open var isPictureInPictureSuspended: Bool { false }
    open var requiresLinearPlayback = false { didSet { window?.showsSkipping = !requiresLinearPlayback } }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    private var window: PictureInPictureWindow?

    /// What is shown in the window.
    open class ContentSource: __ObjCObject {
        public let playerLayer: AVPlayerLayer?
        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
            super.init()
        }
    }

    public init?(playerLayer: AVPlayerLayer) {
        self.playerLayer = playerLayer
        contentSource = nil
        super.init()
    }

    public init(contentSource: ContentSource) {
        playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
        self.contentSource = contentSource
        super.init()
    }

    open func startPictureInPicture() {
        guard !isPictureInPictureActive else { return }
        guard isPictureInPicturePossible, let scene = PictureInPictureWindow.scene else {
            let error = NSError(domain: "AVKitErrorDomain", code: -1001)
            optionalCall {
                delegate?.pictureInPictureController(self, failedToStartPictureInPictureWithError: error)
            }
            return
        }
        optionalCall { delegate?.pictureInPictureControllerWillStartPictureInPicture(self) }
        let window = PictureInPictureWindow(scene, playerLayer)
        window.showsSkipping = !requiresLinearPlayback
        window.close = { [weak self] in self?.close() }
        window.restore = { [weak self] in self?.stopPictureInPicture() }
        self.window = window
        window.appear { [weak self] in
            guard let self, self.window === window else { return }
            self.setActive(true)
            optionalCall { self.delegate?.pictureInPictureControllerDidStartPictureInPicture(self) }
        }
    }

    /// Gives the app the time to bring its own screen back first.
    open func stopPictureInPicture() {
        guard isPictureInPictureActive else { return }
        let restores: Void? = delegate.flatMap { delegate in
            optionalCall {
                delegate.pictureInPictureController(
                    self,
                    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: { [weak self] _ in
                        self?.end()
                    })
            }
        }
        if restores == nil { end() }
    }

    /// The person is done with the film.
    private func close() {
        playerLayer.player?.pause()
        end()
    }

    private func end() {
        guard isPictureInPictureActive, let window else { return }
        optionalCall { delegate?.pictureInPictureControllerWillStopPictureInPicture(self) }
        window.vanish { [weak self] in
            guard let self, self.window === window else { return }
            self.window = nil
            self.setActive(false)
            optionalCall { self.delegate?.pictureInPictureControllerDidStopPictureInPicture(self) }
        }
    }

    private func setActive(_ isActive: Bool) {
        willChangeValue(forKey: "pictureInPictureActive")
        isPictureInPictureActive = isActive
        didChangeValue(forKey: "pictureInPictureActive")
    }

    open func invalidatePlaybackState() {}
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        PlayerSymbols.pictureInPicture
    }
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        PlayerSymbols.pictureInPicture
    }
    open class var pictureInPictureButtonStartImage: UIImage { pictureInPictureButtonStartImage(compatibleWith: nil) }
    open class var pictureInPictureButtonStopImage: UIImage { pictureInPictureButtonStopImage(compatibleWith: nil) }
}

@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) {
        byName(
            self, "pictureInPictureController:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:",
            [pictureInPictureController, completionHandler])
    }
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {
        byName(self, "pictureInPictureControllerWillStartPictureInPicture:", [pictureInPictureController])
    }
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {
        byName(self, "pictureInPictureControllerDidStartPictureInPicture:", [pictureInPictureController])
    }
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {
        byName(
            self, "pictureInPictureController:failedToStartPictureInPictureWithError:",
            [pictureInPictureController, error])
    }
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {
        byName(self, "pictureInPictureControllerWillStopPictureInPicture:", [pictureInPictureController])
    }
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {
        byName(self, "pictureInPictureControllerDidStopPictureInPicture:", [pictureInPictureController])
    }
}

/// A button that lists the places sound can go to; the device has its speaker alone.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
    open weak var delegate: (any NSObjectProtocol)?
    public override init(frame: CGRect) {
        super.init(frame: frame)
        Unsupported.report("AVRoutePickerView: there is no other place for sound")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
