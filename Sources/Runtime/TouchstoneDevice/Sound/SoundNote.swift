// SPDX-License-Identifier: MIT
import Foundation

/// What one app tells its device of its sound: others fall silent for it, and the lock screen shows what it plays.
package struct SoundNote: Codable, Hashable, Sendable {
    /// A bundle identifier.
    package var app: String
    /// Whose end takes the note away.
    package var process: Int32
    /// Grows with each activation of a session on the device: whoever has the greatest has the loudspeaker.
    package var turn = 0
    /// Whether its session is active and lets no other of the kind sound beside it.
    package var isExclusive = false
    /// Whether others may go on since it has ended its session.
    package var gaveWay = false
    /// Whether anything sounds at this moment.
    package var isPlaying = false
    /// nil: it says nothing about what plays.
    package var nowPlaying: NowPlaying?
    /// The buttons that somebody in the app answers to.
    package var commands: Set<RemoteCommand> = []
    /// Whether it hears of every button, by the older way.
    package var hearsEvents = false

    /// Silent.
    package init(app: String, process: Int32) { (self.app, self.process) = (app, process) }

    /// Whether its process still runs.
    package var isAlive: Bool { kill(process, 0) == 0 || errno == EPERM }
    /// Whether the lock screen has something to show of it.
    package var isShown: Bool { nowPlaying != nil && (turn > 0 || isPlaying) }
    /// Whether a press of the button would reach it.
    package func answers(_ command: RemoteCommand) -> Bool { hearsEvents || commands.contains(command) }
}

/// A button of the lock screen, of headphones, or of a car.
package enum RemoteCommand: String, Codable, Sendable, CaseIterable {
    case play, pause, stop, togglePlayPause, nextTrack, previousTrack
    case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward
    case skipBackward, skipForward, changePlaybackPosition, changePlaybackRate
    case rating, like, dislike, bookmark, changeShuffleMode, changeRepeatMode
}

/// What plays, as the app has last said.
package struct NowPlaying: Codable, Hashable, Sendable {
    /// nil: the app's name stands for it.
    package var title: String?
    /// nil: not said.
    package var artist: String?
    /// nil: not said.
    package var album: String?
    /// Seconds; nil: not known, as of a live stream.
    package var duration: Double?
    /// Seconds at `date`.
    package var elapsed = 0.0
    /// Seconds of the sound in a second; 0: it stands.
    package var rate = 1.0
    /// When the app said so; from then on `elapsed` grows by `rate` without the app.
    package var date: Date
    /// Of a file in the device's folder with a picture, PNG; nil: there is none.
    package var artwork: String?

    /// Nothing but the time.
    package init(date: Date) { self.date = date }

    /// Seconds into the sound, not beyond its end.
    package func elapsed(at now: Date) -> Double {
        let seconds = elapsed + max(0, now.timeIntervalSince(date)) * rate
        return max(0, min(duration ?? .infinity, seconds))
    }
}
