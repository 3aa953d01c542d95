// SPDX-License-Identifier: MIT

/// Follows how hard a finger presses. Devices without pressure, as those here, begin with a long press: the preview
/// transition then runs to its end at once, and the commit transition when the finger is lifted.
@preconcurrency @MainActor
open class UIPreviewInteraction: __ObjCObject {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    private let recognizer = PreviewRecognizer()
    private var isRunning = false

    public init(view: UIView) {
        self.view = view
        super.init()
        recognizer.recognized = { [weak self] in self?.recognized($0) }
        view.addGestureRecognizer(recognizer)
    }

    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        recognizer.location(in: coordinateSpace as? UIView)
    }

    open func cancel() {
        guard isRunning else { return }
        isRunning = false
        delegate?.previewInteractionDidCancel(self)
    }

    private func recognized(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            guard let delegate, delegate.previewInteractionShouldBegin(self) else { return }
            isRunning = true
            delegate.previewInteraction(self, didUpdatePreviewTransition: 0, ended: false)
            if isRunning { delegate.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true) }
        case .ended where isRunning:
            isRunning = false
            delegate?.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
        case .cancelled: cancel()
        default: break
        }
    }
}

private final class PreviewRecognizer: UILongPressGestureRecognizer {
    var recognized: ((State) -> Void)?
    override func willSendActions(_ state: State) { recognized?(state) }
}

@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        byName(self, "previewInteractionShouldBegin:", [previewInteraction], or: true)
    }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {
        byName(
            self, "previewInteraction:didUpdateCommitTransition:ended:",
            [previewInteraction, transitionProgress, ended])
    }
}
