// SPDX-License-Identifier: MIT
import Foundation
import TouchstoneDevice

/// What the app plays, shown to the desktop as a player of its: media keys, panels and remote controls see and lead it as
/// the lock screen does. It comes with the first title that the app tells, and stays.
///
/// https://specifications.freedesktop.org/mpris-spec/latest/
@MainActor
final class DesktopPlayer {
    private static let path = "/org/mpris/MediaPlayer2"
    /// Seconds that the place in the sound may be off before it counts as sought.
    private static let tolerance = 0.5

    private let bus: BusConnection
    private let board: SoundBoard
    private let world: World
    private var isExported = false
    private var track = 0
    private var told: [String: BusValue] = [:]
    private var last: NowPlaying?

    init(on bus: BusConnection, _ board: SoundBoard, _ world: World) {
        (self.bus, self.board, self.world) = (bus, board, world)
    }

    /// Call once; it stays as long as the program runs.
    func start() {
        _ = board.observe { DispatchQueue.main.async { self.changed() } }
        changed()
    }

    private func changed() {
        let playing = board.own.nowPlaying
        guard isExported || playing != nil else { return }
        if Self.isOther(playing, than: last) { track += 1 }
        let jump = Self.jump(from: last, to: playing, at: world.clock.date)
        last = playing
        if isExported { tell(jump) } else { export() }
    }

    private func export() {
        isExported = true
        let player = player
        bus.export(BusObject([root, player]), at: Self.path)
        told = visible(player)
        let name = "org.mpris.MediaPlayer2.\(Self.element(board.own.app)).instance\(board.own.process)"
        bus.requestName(name) { error in
            if let error { Desktop.report(.player, "MPRIS", error) }
        }
    }

    /// As an element of a name on the bus: letters, digits, `_`, `-`, no digit in front.
    static func element(_ text: String) -> String {
        let allowed = text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
        return (allowed.first?.isNumber == false ? "" : "_") + String(allowed)
    }

    // MARK: Changes

    private func tell(_ jump: Double?) {
        let now = visible(player)
        let changes = now.filter { told[$0.key] != $0.value }
        told = now
        if !changes.isEmpty {
            let values: [BusValue] = [.string(Self.player), .properties(changes), .strings([])]
            bus.emit(.propertiesChanged(at: Self.path), values)
        }
        if let jump { bus.emit(BusSignal(path: Self.path, Self.player, "Seeked"), [Self.microseconds(jump)]) }
    }

    /// The place in the sound changes all the time, and is not told of.
    private func visible(_ player: BusInterface) -> [String: BusValue] {
        player.values.filter { $0.key != "Position" }
    }

    static func isOther(_ new: NowPlaying?, than old: NowPlaying?) -> Bool {
        new?.title != old?.title || new?.artist != old?.artist || new?.album != old?.album
            || new?.duration != old?.duration
    }

    /// The place to which somebody has moved in the same sound; nil: nobody has.
    static func jump(from old: NowPlaying?, to new: NowPlaying?, at date: Date) -> Double? {
        guard let old, let new, !isOther(new, than: old) else { return nil }
        let (expected, place) = (old.elapsed(at: date), new.elapsed(at: date))
        return abs(expected - place) > tolerance ? place : nil
    }

    /// Apps say what they like of live streams: what is no time is 0, and nothing is longer than the wire can say.
    static func microseconds(_ seconds: Double) -> BusValue {
        .int64(Int64(exactly: (seconds * 1e6).rounded()) ?? (seconds > 0 ? .max : 0))
    }

    // MARK: The app

    private var root: BusInterface {
        var result = BusInterface("org.mpris.MediaPlayer2")
        for name in ["Raise", "Quit"] { result.methods[name] = .init { _ in [] } }
        for name in ["CanRaise", "CanQuit", "HasTrackList"] { result.properties[name] = .init("b") { .bool(false) } }
        result.properties["Identity"] = .init("s") { .string(AppIdentity.displayName) }
        for name in ["SupportedUriSchemes", "SupportedMimeTypes"] {
            result.properties[name] = .init("as") { .strings([]) }
        }
        return result
    }

    // MARK: The player

    private static let player = "org.mpris.MediaPlayer2.Player"

    private var player: BusInterface {
        var result = BusInterface(Self.player)
        addButtons(to: &result)
        addState(to: &result)
        addAbilities(to: &result)
        result.signals["Seeked"] = "x"
        return result
    }

    private func addButtons(to result: inout BusInterface) {
        let buttons: [(String, RemoteCommand)] = [
            ("Next", .nextTrack), ("Previous", .previousTrack), ("Play", .play), ("Pause", .pause), ("Stop", .stop),
        ]
        for (name, command) in buttons {
            result.methods[name] = .init { [self] _ in
                press(command)
                return []
            }
        }
        result.methods["PlayPause"] = .init { [self] _ in
            toggle()
            return []
        }
        result.methods["Seek"] = .init("x") { [self] values in
            seek(to: position + (values.first?.number ?? 0) / 1e6)
            return []
        }
        result.methods["SetPosition"] = .init("ox") { [self] values in
            // The sound that the caller saw may be over.
            if values.first?.text == trackPath { setPosition((values.last?.number ?? -1) / 1e6) }
            return []
        }
        result.methods["OpenUri"] = .init("s") { _ throws(BusError) in throw .unknown("address that is played") }
    }

    private func addState(to result: inout BusInterface) {
        result.properties["PlaybackStatus"] = .init("s") { [self] in .string(status) }
        result.properties["Metadata"] = .init("a{sv}") { [self] in .properties(metadata) }
        result.properties["Position"] = .init("x") { [self] in Self.microseconds(position) }
        result.properties["Rate"] = .init(
            "d", { [self] in .double(rate) }, set: { [self] in setRate($0.number ?? 1) })
        result.properties["Volume"] = .init(
            "d", { [self] in .double(world.state.volume) }, set: { [self] in setVolume($0.number ?? 0) })
    }

    private func addAbilities(to result: inout BusInterface) {
        result.properties["CanControl"] = .init("b") { .bool(true) }
        result.properties["CanGoNext"] = .init("b") { [self] in .bool(answers(.nextTrack)) }
        result.properties["CanGoPrevious"] = .init("b") { [self] in .bool(answers(.previousTrack)) }
        result.properties["CanPlay"] = .init("b") { [self] in .bool(answers(.play) || answers(.togglePlayPause)) }
        result.properties["CanPause"] = .init("b") { [self] in .bool(answers(.pause) || answers(.togglePlayPause)) }
        // The older events know no place in the sound.
        result.properties["CanSeek"] = .init("b") { [self] in
            .bool(board.own.commands.contains(.changePlaybackPosition))
        }
        for name in ["MinimumRate", "MaximumRate"] { result.properties[name] = .init("d") { .double(1) } }
    }

    // MARK: What plays

    private var playing: NowPlaying? { board.own.nowPlaying }
    /// As the lock screen sees it.
    private var isPlaying: Bool { board.own.isPlaying && (playing?.rate ?? 0) > 0 }
    private var status: String {
        guard playing != nil else { return "Stopped" }
        return isPlaying ? "Playing" : "Paused"
    }
    /// Seconds. What stands still stays where it is, whatever rate the app has said.
    private var position: Double {
        guard let playing else { return 0 }
        return isPlaying ? playing.elapsed(at: world.clock.date) : playing.elapsed(at: playing.date)
    }
    /// What stands has the usual one, as 0 is none.
    private var rate: Double {
        guard let playing, playing.rate > 0 else { return 1 }
        return playing.rate
    }
    private var trackPath: String { "/org/touchstone/track/\(track)" }

    private var metadata: [String: BusValue] {
        guard let playing else { return [:] }
        var result: [String: BusValue] = [
            "mpris:trackid": .path(trackPath), "xesam:title": .string(playing.title ?? AppIdentity.displayName),
        ]
        if let artist = playing.artist { result["xesam:artist"] = .strings([artist]) }
        if let album = playing.album { result["xesam:album"] = .string(album) }
        if let duration = playing.duration, duration.isFinite { result["mpris:length"] = Self.microseconds(duration) }
        if playing.artwork != nil { result["mpris:artUrl"] = .string(board.artworkFile.absoluteString) }
        return result
    }

    // MARK: Buttons

    private func answers(_ command: RemoteCommand) -> Bool { board.own.answers(command) }

    /// What nobody in the app answers to has no effect.
    private func press(_ command: RemoteCommand) {
        if answers(command) { RemoteButtons.press(command) } else { pressOnlyButton(for: command) }
    }

    /// Apps with one button for play and pause hear of it where it does what is asked for.
    private func pressOnlyButton(for command: RemoteCommand) {
        let wanted: RemoteCommand = isPlaying ? .pause : .play
        if command == wanted, answers(.togglePlayPause) { RemoteButtons.press(.togglePlayPause) }
    }

    private func toggle() {
        let wanted: RemoteCommand = isPlaying ? .pause : .play
        press(answers(.togglePlayPause) ? .togglePlayPause : wanted)
    }

    /// Before the start is the start; beyond the end is the next sound.
    private func seek(to seconds: Double) {
        if let duration = playing?.duration, seconds > duration { return press(.nextTrack) }
        setPosition(max(0, seconds))
    }

    /// What is not in the sound has no effect.
    private func setPosition(_ seconds: Double) {
        guard answers(.changePlaybackPosition), seconds >= 0, seconds <= playing?.duration ?? .infinity else { return }
        RemoteButtons.press(.changePlaybackPosition, value: seconds)
    }

    /// Of 0 to 1, the device's.
    private func setVolume(_ volume: Double) {
        if !volume.isNaN { world.update { $0.volume = min(1, max(0, volume)) } }
    }

    /// A rate of 0 is a pause.
    private func setRate(_ rate: Double) {
        guard rate > 0 else { return press(.pause) }
        if answers(.changePlaybackRate) { RemoteButtons.press(.changePlaybackRate, value: rate) }
    }
}
