// SPDX-License-Identifier: MIT

/// Picture in picture of a player's screen: the screen's delegate hears of it, and a screen that covers the app's goes away
/// unless the delegate keeps it. Keeps itself and the screen while the window is there.
@MainActor
final class PlayerPictureInPicture: __ObjCObject, AVPictureInPictureControllerDelegate {
    private let screen: AVPlayerViewController
    private let controller: AVPictureInPictureController?
    private let ended: () -> Void
    private var keeper: PlayerPictureInPicture?

    init(_ screen: AVPlayerViewController, _ layer: AVPlayerLayer, ended: @escaping () -> Void) {
        self.screen = screen
        self.ended = ended
        controller = AVPictureInPictureController(playerLayer: layer)
        super.init()
        controller?.delegate = self
    }

    func start() {
        keeper = self
        controller?.startPictureInPicture()
    }

    private func end() {
        ended()
        keeper = nil
    }

    private func tell(_ body: (any AVPlayerViewControllerDelegate) -> Void) {
        guard let delegate = screen.delegate else { return }
        optionalCall { body(delegate) }
    }

    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    {
        tell { $0.playerViewControllerWillStartPictureInPicture(screen) }
    }

    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    {
        tell { $0.playerViewControllerDidStartPictureInPicture(screen) }
        let goes = screen.delegate.flatMap { delegate in
            optionalCall {
                delegate.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(screen)
            }
        }
        if goes ?? true, screen.presentingViewController != nil { screen.dismiss(animated: true) }
    }

    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {
        tell { $0.playerViewController(screen, failedToStartPictureInPictureWithError: error) }
        end()
    }

    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) {
        let isHeard: Void? = screen.delegate.flatMap { delegate in
            optionalCall {
                delegate.playerViewController(
                    screen, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: completionHandler)
            }
        }
        if isHeard == nil { completionHandler(true) }
    }

    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    {
        tell { $0.playerViewControllerWillStopPictureInPicture(screen) }
    }

    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {
        tell { $0.playerViewControllerDidStopPictureInPicture(screen) }
        end()
    }
}
