// SPDX-License-Identifier: MIT
import TouchstoneDesktop
import TouchstoneDevice

/// Tells the device what plays and which buttons somebody answers to, so that its lock screen can show them, and presses the
/// commands for it.
enum RemoteNotes {
    /// Points: what the lock screen shows is no larger.
    private static let artworkSide: CGFloat = 300
    @MainActor private static weak var lastArtwork: MPMediaItemArtwork?

    // MARK: What plays

    /// Of the session that the lock screen shows, or of the app itself.
    static func infoChanged(of center: MPNowPlayingInfoCenter) {
        onMain {
            listen()
            guard center === shownInfo else { return }
            let note = center.nowPlayingInfo.flatMap(note(of:))
            SoundBoard.current.update { $0.nowPlaying = note }
        }
    }

    @MainActor private static var shownInfo: MPNowPlayingInfoCenter {
        MPNowPlayingSession.active?.nowPlayingInfoCenter ?? .default()
    }

    @MainActor private static func note(of info: [String: Any]) -> NowPlaying? {
        guard !info.isEmpty else { return nil }
        var note = NowPlaying(date: Date())
        note.title = info[MPMediaItemPropertyTitle] as? String
        note.artist = info[MPMediaItemPropertyArtist] as? String ?? info[MPMediaItemPropertyAlbumArtist] as? String
        note.album = info[MPMediaItemPropertyAlbumTitle] as? String
        note.duration = number(info[MPMediaItemPropertyPlaybackDuration]).flatMap { $0 > 0 ? $0 : nil }
        note.elapsed = number(info[MPNowPlayingInfoPropertyElapsedPlaybackTime]) ?? 0
        note.rate = number(info[MPNowPlayingInfoPropertyPlaybackRate]) ?? 1
        note.artwork = keep(info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork)
        return note
    }

    private static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? any BinaryFloatingPoint).map { Double($0) }
            ?? (value as? any BinaryInteger).map { Double($0) }
    }

    /// An app that sets the same picture each second has it written once.
    /// - Returns: the file's name.
    @MainActor private static func keep(_ artwork: MPMediaItemArtwork?) -> String? {
        let file = SoundBoard.current.artworkFile
        guard let artwork, Device.variable("SESSION") != nil || Desktop.takes(.player) else { return nil }
        if artwork === lastArtwork { return file.lastPathComponent }
        lastArtwork = artwork
        let size = CGSize(width: artworkSide, height: artworkSide)
        guard let data = artwork.image(at: size)?.pngData() else { return nil }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            Unsupported.report("artwork of what plays: \(error.localizedDescription)")
            return nil
        }
        return file.lastPathComponent
    }

    // MARK: Buttons

    static func commandsChanged() {
        onMain {
            listen()
            let known = commands.filter { $0.value.hasTarget }.keys
            SoundBoard.current.update { $0.commands = Set(known) }
        }
    }

    static func sessionChanged() {
        commandsChanged()
        onMain { infoChanged(of: shownInfo) }
    }

    @MainActor private static func listen() {
        guard RemoteButtons.command == nil else { return }
        RemoteButtons.command = { press($0, value: $1) }
    }

    @MainActor private static func press(_ name: RemoteCommand, value: Double?) -> Bool {
        guard let command = commands[name], command.hasTarget else { return false }
        command.perform(event(name, of: command, value: value))
        return true
    }

    @MainActor private static func event(
        _ name: RemoteCommand, of command: MPRemoteCommand, value: Double?
    ) -> MPRemoteCommandEvent {
        let center = shownCommands
        switch name {
        case .beginSeekingBackward, .beginSeekingForward: return MPSeekCommandEvent(command, .beginSeeking)
        case .endSeekingBackward, .endSeekingForward: return MPSeekCommandEvent(command, .endSeeking)
        case .skipBackward, .skipForward: return MPSkipIntervalCommandEvent(command)
        case .changePlaybackPosition: return MPChangePlaybackPositionCommandEvent(command, position: value ?? 0)
        case .changePlaybackRate: return MPChangePlaybackRateCommandEvent(command, rate: Float(value ?? 1))
        case .rating: return MPRatingCommandEvent(command, rating: Float(value ?? 0))
        case .like, .dislike, .bookmark: return MPFeedbackCommandEvent(command)
        case .changeShuffleMode:
            let isOff = center.changeShuffleModeCommand.currentShuffleType == .off
            return MPChangeShuffleModeCommandEvent(command, isOff ? .items : .off)
        case .changeRepeatMode:
            let isOff = center.changeRepeatModeCommand.currentRepeatType == .off
            return MPChangeRepeatModeCommandEvent(command, isOff ? .all : .off)
        case .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack: return MPRemoteCommandEvent(command)
        }
    }

    @MainActor private static var shownCommands: MPRemoteCommandCenter {
        MPNowPlayingSession.active?.remoteCommandCenter ?? .shared()
    }

    @MainActor private static var commands: [RemoteCommand: MPRemoteCommand] {
        let center = shownCommands
        return [
            .play: center.playCommand, .pause: center.pauseCommand, .stop: center.stopCommand,
            .togglePlayPause: center.togglePlayPauseCommand, .nextTrack: center.nextTrackCommand,
            .previousTrack: center.previousTrackCommand, .beginSeekingBackward: center.seekBackwardCommand,
            .endSeekingBackward: center.seekBackwardCommand, .beginSeekingForward: center.seekForwardCommand,
            .endSeekingForward: center.seekForwardCommand, .skipBackward: center.skipBackwardCommand,
            .skipForward: center.skipForwardCommand, .changePlaybackPosition: center.changePlaybackPositionCommand,
            .changePlaybackRate: center.changePlaybackRateCommand, .rating: center.ratingCommand,
            .like: center.likeCommand, .dislike: center.dislikeCommand, .bookmark: center.bookmarkCommand,
            .changeShuffleMode: center.changeShuffleModeCommand, .changeRepeatMode: center.changeRepeatModeCommand,
        ]
    }
}
