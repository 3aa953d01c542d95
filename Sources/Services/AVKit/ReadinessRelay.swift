// SPDX-License-Identifier: MIT

/// Tells those who observe a controller's `readyForDisplay` when its film's layer becomes ready or is no longer.
@MainActor
final class ReadinessRelay: __ObjCObject {
    private static let key = "readyForDisplay"

    private weak var controller: AVPlayerViewController?

    /// Listens as long as both are there; the layer keeps nothing of this alive.
    init(from layer: AVPlayerLayer, to controller: AVPlayerViewController) {
        self.controller = controller
        super.init()
        layer.addObserver(self, forKeyPath: Self.key, options: .prior, context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let isAhead = change?[.notificationIsPriorKey] != nil
        MainActor.assumeIsolated {
            if isAhead {
                controller?.willChangeValue(forKey: Self.key)
            } else {
                controller?.didChangeValue(forKey: Self.key)
            }
        }
    }
}
