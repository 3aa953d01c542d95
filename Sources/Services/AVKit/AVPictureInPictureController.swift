// SPDX-License-Identifier: MIT

/// Would show a film in a small window over other apps, which a device that shows one app cannot.
@preconcurrency @MainActor
open class AVPictureInPictureController: __ObjCObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    public let playerLayer: AVPlayerLayer
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false

    /// nil: the device has no such window.
    public init?(playerLayer: AVPlayerLayer) {
        self.playerLayer = playerLayer
        super.init()
        return nil
    }
    open func startPictureInPicture() { Unsupported.report("AVPictureInPictureController.startPictureInPicture()") }
    open func stopPictureInPicture() {}
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        UIImage(systemName: "pip.enter") ?? UIImage()
    }
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        UIImage(systemName: "pip.exit") ?? UIImage()
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
}
extension AVPictureInPictureControllerDelegate {
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
