// SPDX-License-Identifier: MIT

/// Hears what a player does: its rate has changed, its film has reached the end.
@MainActor
package final class PlayerListener {
    private let rateChanged: () -> Void
    private let ended: () -> Void
    private var observers: [any NSObjectProtocol] = []

    /// Both are called on the main thread, at once.
    package init(rateChanged: @escaping () -> Void, ended: @escaping () -> Void = {}) {
        self.rateChanged = rateChanged
        self.ended = ended
    }

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    /// Whose film it is that counts, whichever it plays; nil: nobody is heard.
    package weak var player: AVPlayer? {
        didSet {
            observers.forEach(NotificationCenter.default.removeObserver)
            observers = []
            guard let player else { return }
            observe(AVPlayer.rateDidChangeNotification, of: player) { $0.rateChanged() }
            observe(.AVPlayerItemDidPlayToEndTime, of: nil) { $0.ended() }
        }
    }

    /// - Parameter object: nil: what the player plays when it is told.
    private func observe(
        _ name: NSNotification.Name, of object: AnyObject?, _ body: @escaping @MainActor (PlayerListener) -> Void
    ) {
        let isOfOne = object != nil
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] note in
                nonisolated(unsafe) let sender = note.object as AnyObject?  // Compared alone.
                MainActor.assumeIsolated {
                    guard let self, isOfOne || sender === self.player?.currentItem else { return }
                    body(self)
                }
            })
    }
}
