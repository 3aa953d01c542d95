// SPDX-License-Identifier: MIT
import AVFoundation
import MediaPlayer

/// The lullaby, which sounds on behind other apps and with the screen locked, and is led from there.
final class Music: NSObject, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?
    /// The person has paused it or gone on, here or on the lock screen.
    var changed: () -> Void = {}

    var isPlaying: Bool { player?.isPlaying ?? false }
    /// Seconds.
    var duration: TimeInterval { player?.duration ?? 0 }

    override init() {
        super.init()
        let commands = MPRemoteCommandCenter.shared()
        commands.playCommand.addTarget { [weak self] _ in self?.play() == true ? .success : .commandFailed }
        commands.pauseCommand.addTarget { [weak self] _ in
            self?.pause()
            return .success
        }
        commands.changePlaybackPositionCommand.addTarget { [weak self] event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            self?.player?.currentTime = event.positionTime
            self?.publish()
            return .success
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(interrupted), name: AVAudioSession.interruptionNotification, object: nil)
    }

    @discardableResult
    func play() -> Bool {
        do {
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(.playback)
            try session.setActive(true)
            if player == nil, let file = Bundle.main.url(forResource: "Lullaby", withExtension: "mp3") {
                player = try AVAudioPlayer(contentsOf: file)
                player?.delegate = self
            }
        } catch {
            NSLog("%@", "the lullaby: \(error)")
            return false
        }
        let isPlaying = player?.play() ?? false
        publish()
        return isPlaying
    }

    /// Again, from the beginning.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { play() }

    func pause() {
        player?.pause()
        publish()
    }

    /// Ends it for other apps too, which may go on.
    func stop() {
        player?.stop()
        player?.currentTime = 0
        publish()
        do { try AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation) } catch {
            NSLog("%@", "the lullaby: \(error)")
        }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        changed()
    }

    @objc private func interrupted(_ notification: Notification) {
        let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
        let options = notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
        if type == AVAudioSession.InterruptionType.began.rawValue {
            publish()
        } else if AVAudioSession.InterruptionOptions(rawValue: options).contains(.shouldResume) {
            play()
        }
    }

    private func publish() {
        defer { changed() }
        guard let player else { return }
        var info: [String: Any] = [
            MPMediaItemPropertyTitle: "Lullaby",
            MPMediaItemPropertyArtist: "The Night Watch",
            MPMediaItemPropertyAlbumTitle: "Longplay",
            MPMediaItemPropertyPlaybackDuration: player.duration,
            MPNowPlayingInfoPropertyElapsedPlaybackTime: player.currentTime,
            MPNowPlayingInfoPropertyPlaybackRate: player.isPlaying ? 1.0 : 0.0,
        ]
        if let cover = UIImage(named: "Cover") {
            info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: cover.size) { _ in cover }
        }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    }
}
