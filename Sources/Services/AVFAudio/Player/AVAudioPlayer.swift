// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore
import TouchstoneDevice

/// Plays a sound of a file or of memory. Its time follows the clock that motion runs on.
///
/// Used from one thread at a time, as a rule the main one, on which the delegate is told.
open class AVAudioPlayer: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread uses it at a time; the end comes on the main one.
    private let source: any SoundSource
    private let voice: PlayedSound
    open private(set) var url: URL?
    open private(set) var data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// Where the sound stood at `start`, in seconds of the sound.
    private var position = 0.0
    /// When it began to sound from there; nil while it stands.
    private var start: Double?
    /// Counts what ends waiting for the end of the sound.
    private var turn = 0
    /// Whether it only stands since the app is behind others, where it may not be heard.
    private var isHeld = false

    // MARK: Creating

    /// Plays nothing. What apps give a property before they know the sound.
    public override convenience init() {
        self.init(SoundInMemory(rate: 44_100, channels: 2, samples: []), url: nil, data: nil)
    }

    private init(_ source: any SoundSource, url: URL?, data: Data?) {
        self.source = source
        voice = PlayedSound(source)
        self.url = url
        self.data = data
        super.init()
    }

    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// - Throws: an error of `NSOSStatusErrorDomain` when there is no such file or it is none that can be played.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        let source = try opened { () throws(MediaFailure) in try SoundFiles.open(url) }
        self.source = source
        voice = PlayedSound(source)
        self.url = url
        super.init()
    }

    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    public init(data: Data, fileTypeHint utiString: String?) throws {
        let source = try opened { () throws(MediaFailure) in try SoundFiles.open(data) }
        self.source = source
        voice = PlayedSound(source)
        self.data = data
        super.init()
    }

    deinit { Loudspeaker.shared.remove(voice) }

    // MARK: Playing

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// From where the sound stands, without waiting. At the end it starts over.
    @discardableResult
    open func play() -> Bool { play(atTime: FrameClock.now) }

    /// - Parameter time: when the sound begins, in `deviceCurrentTime`.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        guard start == nil else { return true }
        // During a call nothing else sounds, nor behind other apps what has no right to.
        guard !World.shared.state.audio.isInterrupted, mayBeHeard else { return false }
        Interruptibles.add(self)
        if position >= duration { position = 0 }
        begin(at: max(time, FrameClock.now))
        Loudspeaker.shared.add(voice)
        return true
    }

    /// Stays where it is, ready to go on.
    open func pause() {
        isHeld = false
        halt()
    }

    /// Stays where it is; what was prepared is given up.
    open func stop() {
        isHeld = false
        halt()
    }

    open var isPlaying: Bool { start != nil || isHeld }
    private var mayBeHeard: Bool { !AppPresence.isBehind || AVAudioSession.sharedInstance().mayGoOnBehind }

    private var wasInterrupted = false

    private func halt() {
        guard start != nil else { return }
        position = currentTime
        Loudspeaker.shared.remove(voice)
        start = nil
        turn += 1
    }

    private func begin(at time: Double) {
        start = time
        Loudspeaker.shared.change {
            voice.begin(at: time, position: position, speed: speed, loops: loopsLeft)
            voice.set(volume: volume, pan: pan)
        }
        turn += 1
        awaitEnd(turn)
    }

    private var speed: Double { enableRate ? Double(rate) : 1 }
    private var loopsLeft: Int { numberOfLoops }

    /// Seconds of the sound, from the first start on, at which nothing is left.
    private var wholeLength: Double { numberOfLoops < 0 ? .infinity : duration * Double(numberOfLoops + 1) }

    private func awaitEnd(_ turn: Int) {
        guard let start, wholeLength.isFinite, speed > 0 else { return }
        let seconds = max(0, start - FrameClock.now + (wholeLength - position) / speed)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self, self.turn == turn else { return }
            self.end()
        }
    }

    private func end() {
        Loudspeaker.shared.remove(voice)
        start = nil
        position = 0
        turn += 1
        guard let delegate else { return }
        optionalCall { delegate.audioPlayerDidFinishPlaying(self, successfully: true) }
    }

    /// Sounds on from here with what has been changed.
    private func restart() {
        guard let start else { return }
        position = elapsed
        begin(at: max(start, FrameClock.now))
    }

    /// Seconds of the sound since the first start, loops included.
    private var elapsed: Double {
        guard let start else { return position }
        return min(wholeLength, position + max(0, FrameClock.now - start) * speed)
    }

    // MARK: Time

    /// Seconds.
    open var duration: TimeInterval { source.duration }
    /// Seconds from the beginning of the sound. Setting it goes there, also while playing.
    open var currentTime: TimeInterval {
        get { duration > 0 && elapsed >= duration ? elapsed.truncatingRemainder(dividingBy: duration) : elapsed }
        set {
            let wasPlaying = start != nil
            position = max(0, min(duration, newValue))
            if wasPlaying { begin(at: FrameClock.now) }
        }
    }
    open var deviceCurrentTime: TimeInterval { FrameClock.now }

    // MARK: Properties

    /// How often the sound is repeated after the first time; negative: until stopped.
    open var numberOfLoops = 0 { didSet { restart() } }
    /// 0 to 1.
    open var volume: Float = 1 { didSet { applyLoudness() } }
    /// -1: left alone, 1: right alone.
    open var pan: Float = 0 { didSet { applyLoudness() } }
    /// Whether `rate` counts; to be set before playing.
    open var enableRate = false
    /// 0.5 to 2 times the natural speed; pitch changes with it.
    open var rate: Float = 1 {
        willSet { if start != nil, enableRate { position = elapsed } }
        didSet { if start != nil, enableRate { begin(at: FrameClock.now) } }
    }

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        guard duration > 0 else {
            self.volume = volume
            return
        }
        isFading = true
        self.volume = volume
        isFading = false
        Loudspeaker.shared.change { voice.fade(to: volume, from: FrameClock.now, duration: duration) }
    }
    private var isFading = false

    private func applyLoudness() {
        guard !isFading else { return }
        Loudspeaker.shared.change { voice.set(volume: volume, pan: pan) }
    }

    open var numberOfChannels: Int { source.channels }
    open var settings: [String: Any] { source.settings }
    open var format: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: source.rate, channels: AVAudioChannelCount(source.channels))
            ?? AVAudioFormat()
    }
    open var currentDevice: String? { nil }
    open var channelAssignments: [NSNumber]?

    // MARK: Metering

    open var isMeteringEnabled = false
    private var levels: [(average: Float, peak: Float)] = []
    /// Of what was heard within the last moment.
    private static let meteredSeconds = 0.1

    open func updateMeters() {
        guard isMeteringEnabled else { return }
        levels = isPlaying ? voice.levels(before: currentTime, seconds: Self.meteredSeconds) : []
    }
    /// Decibels of full scale; -160: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float {
        levels.indices.contains(channelNumber) ? levels[channelNumber].average : SoundLevels.silence
    }
    open func peakPower(forChannel channelNumber: Int) -> Float {
        levels.indices.contains(channelNumber) ? levels[channelNumber].peak : SoundLevels.silence
    }
}

extension AVAudioPlayer: Interruptible {
    /// Stops and tells the delegate; does nothing while it does not play.
    package func beginInterruption() {
        wasInterrupted = isPlaying
        guard wasInterrupted else { return }
        halt()
        guard let delegate else { return }
        optionalCall { delegate.audioPlayerBeginInterruption(self) }
    }
    /// Only for a player that was stopped by the interruption. Does not go on by itself: that is the delegate's to do.
    package func endInterruption(resumes: Bool) {
        guard wasInterrupted else { return }
        wasInterrupted = false
        guard let delegate else { return }
        let flags = Int(resumes ? AVAudioSession.InterruptionOptions.shouldResume.rawValue : 0)
        optionalCall { delegate.audioPlayerEndInterruption(self, withOptions: flags) }
    }
    /// Stands meanwhile, and tells nobody: the app sleeps.
    package func appWentBehind(mayGoOn: Bool) {
        guard !mayGoOn, start != nil else { return }
        halt()
        isHeld = true
    }
    /// Goes on where it was.
    package func appCameBack() {
        guard isHeld else { return }
        isHeld = false
        play()
    }
}

extension SoundSource {
    var settings: [String: Any] {
        var settings: [String: Any] = [
            AVFormatIDKey: NSNumber(value: formatID), AVSampleRateKey: NSNumber(value: rate),
            AVNumberOfChannelsKey: NSNumber(value: channels), AVLinearPCMBitDepthKey: NSNumber(value: bitsPerChannel),
        ]
        if formatID == kAudioFormatLinearPCM {
            settings[AVLinearPCMIsFloatKey] = NSNumber(value: formatFlags & kAudioFormatFlagIsFloat != 0)
            settings[AVLinearPCMIsBigEndianKey] = NSNumber(value: formatFlags & kAudioFormatFlagIsBigEndian != 0)
        }
        return settings
    }
}

/// Does `body`, with failures as iOS throws them.
func opened<Result>(_ body: () throws(MediaFailure) -> Result) throws -> Result {
    do { return try body() } catch {
        let code: Int =
            switch error {
            case .missing: Int(kAudio_FileNotFoundError)
            case .unreadable, .needsPackage, .cancelled: Int(fourCharacterCode("typ?"))
            case .cannotWrite: Int(kAudio_FilePermissionError)
            }
        if case .needsPackage(let name) = error { Unsupported.report("AVFAudio: \(error.text) (apt: \(name))") }
        throw NSError(
            domain: NSOSStatusErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: error.text])
    }
}

/// Hears how playing ends.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Comes at the end of the sound, never after `stop()` or `pause()`.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        byName(self, "audioPlayerDidFinishPlaying:successfully:", [player, flag])
    }
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        byName(self, "audioPlayerDecodeErrorDidOccur:error:", [player, error])
    }
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {
        byName(self, "audioPlayerBeginInterruption:", [player])
    }
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {
        byName(self, "audioPlayerEndInterruption:withOptions:", [player, flags])
    }
}
