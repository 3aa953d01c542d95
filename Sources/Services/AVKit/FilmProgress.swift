// SPDX-License-Identifier: MIT

/// Tells when a player begins to play, and when its film has reached its end.
@MainActor
final class FilmProgress {
    private let began: () -> Void
    private let ended: () -> Void
    private var observers: [any NSObjectProtocol] = []
    private var isPlaying = false

    init(began: @escaping () -> Void, ended: @escaping () -> Void) {
        self.began = began
        self.ended = ended
    }

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    var player: AVPlayer? {
        didSet {
            observers.forEach(NotificationCenter.default.removeObserver)
            observers = []
            isPlaying = (player?.rate ?? 0) > 0
            guard let player else { return }
            observe(AVPlayer.rateDidChangeNotification, of: player) { $0.rateChanged() }
            observe(.AVPlayerItemDidPlayToEndTime, of: nil) { $0.ended() }
        }
    }

    /// - Parameter object: nil: what the player plays when it is told.
    private func observe(
        _ name: NSNotification.Name, of object: AnyObject?, _ body: @escaping @MainActor (FilmProgress) -> Void
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

    private func rateChanged() {
        let plays = (player?.rate ?? 0) > 0
        defer { isPlaying = plays }
        if plays, !isPlaying { began() }
    }
}
