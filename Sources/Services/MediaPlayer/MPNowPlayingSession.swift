// SPDX-License-Identifier: MIT

/// Players that belong together, with what the lock screen says of them.
@preconcurrency @MainActor
open class MPNowPlayingSession: __ObjCObject {
    static private(set) weak var active: MPNowPlayingSession?
    open private(set) var players: [AVPlayer]
    open weak var delegate: (any MPNowPlayingSessionDelegate)?
    open private(set) var nowPlayingInfoCenter = MPNowPlayingInfoCenter()
    open private(set) var remoteCommandCenter = MPRemoteCommandCenter()
    private var observers: [any NSObjectProtocol] = []

    public init(players: [AVPlayer]) {
        self.players = players
        super.init()
        follow()
    }

    /// Whether title, place and rate are those of the players, without the app's doing.
    open var automaticallyPublishesNowPlayingInfo = false { didSet { publish() } }
    open var canBecomeActive: Bool { !players.isEmpty }
    open var isActive: Bool { Self.active === self }

    /// The session that the lock screen shows.
    @preconcurrency
    open func becomeActiveIfPossible(completion: (@Sendable (Bool) -> Void)? = nil) {
        let old = Self.active
        if canBecomeActive { Self.active = self }
        RemoteNotes.sessionChanged()
        let isActive = isActive
        if old !== Self.active {
            for session in [old, self].compactMap({ $0 }) {
                guard let delegate = session.delegate else { continue }
                optionalCall { delegate.nowPlayingSessionDidChangeActive(session) }
            }
        }
        DispatchQueue.main.async { completion?(isActive) }
    }

    open func addPlayer(_ player: AVPlayer) {
        guard !players.contains(where: { $0 === player }) else { return }
        change { players.append(player) }
    }
    open func removePlayer(_ player: AVPlayer) { change { players.removeAll { $0 === player } } }

    private func change(_ body: () -> Void) {
        let could = canBecomeActive
        body()
        follow()
        guard could != canBecomeActive, let delegate else { return }
        optionalCall { delegate.nowPlayingSessionDidChangeCanBecomeActive(self) }
    }

    private func follow() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = players.map { player in
            NotificationCenter.default.addObserver(
                forName: AVPlayer.rateDidChangeNotification, object: player, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.publish() } }
        }
        publish()
    }

    private func publish() {
        guard automaticallyPublishesNowPlayingInfo, let player = players.first else { return }
        var info = player.currentItem?.nowPlayingInfo ?? [:]
        info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = player.currentTime().seconds
        info[MPNowPlayingInfoPropertyPlaybackRate] = player.rate
        if let duration = player.currentItem?.duration, duration.isNumeric {
            info[MPMediaItemPropertyPlaybackDuration] = duration.seconds
        }
        nowPlayingInfoCenter.nowPlayingInfo = info
        nowPlayingInfoCenter.playbackState = player.rate > 0 ? .playing : .paused
    }
}

@preconcurrency @MainActor
public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
    func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
    func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}
extension MPNowPlayingSessionDelegate {
    public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {
        byName(self, "nowPlayingSessionDidChangeActive:", [nowPlayingSession])
    }
    public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {
        byName(self, "nowPlayingSessionDidChangeCanBecomeActive:", [nowPlayingSession])
    }
}
