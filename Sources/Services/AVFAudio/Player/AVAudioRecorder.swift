// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore

/// Records what the device's microphone hears into a file. Its time follows the clock that motion runs on.
///
/// Used from one thread at a time, as a rule the main one, on which the delegate is told.
open class AVAudioRecorder: __ObjCObject, @unchecked Sendable {
    // Sendable: one thread uses it at a time; the end comes on the main one.
    open private(set) var url: URL
    open private(set) var format: AVAudioFormat
    private var writer: SoundWriting?
    /// Whether the file has taken all that was recorded.
    private var isComplete = true
    private let microphone = Microphone()
    open weak var delegate: (any AVAudioRecorderDelegate)?

    private var start: Double?
    /// Seconds recorded before `start`.
    private var recorded = 0.0
    private var turn = 0
    private var wasInterrupted = false

    /// Records nothing: what properties hold until there is a file.
    public override init() {
        url = URL(fileURLWithPath: "/dev/null")
        format = AVAudioFormat()
        super.init()
    }

    public convenience init(url: URL, settings: [String: Any]) throws {
        var complete = settings
        // What is not told is as the microphone is.
        complete[AVFormatIDKey] = complete[AVFormatIDKey] ?? NSNumber(value: kAudioFormatLinearPCM)
        complete[AVSampleRateKey] = complete[AVSampleRateKey] ?? NSNumber(value: 44_100.0)
        complete[AVNumberOfChannelsKey] = complete[AVNumberOfChannelsKey] ?? NSNumber(value: 1)
        guard let format = AVAudioFormat(settings: complete) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(fourCharacterCode("fmt?")))
        }
        try self.init(url: url, format: format)
    }

    public init(url: URL, format: AVAudioFormat) throws {
        self.url = url
        self.format = format
        super.init()
    }

    deinit { stop() }

    open var settings: [String: Any] { format.settings }

    @discardableResult
    open func prepareToRecord() -> Bool {
        guard writer == nil else { return true }
        do { writer = try SoundWriting(to: url, format: format) } catch {
            Unsupported.report("AVAudioRecorder: \(error.text)")
            return false
        }
        return true
    }

    @discardableResult
    open func record() -> Bool { record(atTime: FrameClock.now) }
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool {
        record(atTime: FrameClock.now, forDuration: duration)
    }
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record(atTime: time, forDuration: .infinity) }

    /// Records on behind what was recorded before a pause.
    /// - Returns: false when the session's category has no microphone, or the file cannot be written.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        let category = AVAudioSession.sharedInstance().category
        guard start == nil else { return true }
        guard category == .record || category == .playAndRecord || category == .multiRoute else {
            Unsupported.report("AVAudioRecorder.record(): the session's category \(category.rawValue) has no input")
            return false
        }
        guard prepareToRecord() else { return false }
        let session = AVAudioSession.sharedInstance()
        if session.recordPermission == .undetermined { session.requestRecordPermission { _ in } }
        Interruptibles.add(self)
        start = max(time, FrameClock.now)
        turn += 1
        guard duration.isFinite else { return true }
        let current = turn
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - FrameClock.now) + duration) { [weak self] in
            guard let self, self.turn == current else { return }
            self.stop()
        }
        return true
    }

    open func pause() {
        guard let start else { return }
        let seconds = max(0, FrameClock.now - start)
        let rate = format.sampleRate
        let first = Int64((recorded * rate).rounded())
        let count = Int(Int64(((recorded + seconds) * rate).rounded()) - first)
        let samples = heard(at: recorded, count: count)
        do { try opened { () throws(MediaFailure) in try writer?.write(samples) } } catch { failed(error) }
        recorded += seconds
        self.start = nil
        turn += 1
    }

    private func failed(_ error: any Error) {
        isComplete = false
        guard delegate != nil else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            optionalCall { delegate.audioRecorderEncodeErrorDidOccur(self, error: error) }
        }
    }

    /// Silence while the person has not allowed the microphone, or the app has muted it.
    private func heard(at seconds: Double, count: Int) -> [Float] {
        let channels = Int(format.channelCount)
        guard AVAudioApplication.shared.isHearing else {
            return [Float](repeating: 0, count: max(0, count) * channels)
        }
        return microphone.samples(at: seconds, count: count, rate: format.sampleRate, channels: channels)
    }

    /// Closes the file; the delegate is told.
    open func stop() {
        pause()
        guard let writer else { return }
        let isWhole = writer.close() && isComplete
        self.writer = nil
        recorded = 0
        isComplete = true
        guard delegate != nil else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            optionalCall { delegate.audioRecorderDidFinishRecording(self, successfully: isWhole) }
        }
    }

    /// The recorder must have stopped.
    @discardableResult
    open func deleteRecording() -> Bool {
        guard !isRecording else { return false }
        writer = nil
        recorded = 0
        do { try FileManager.default.removeItem(at: url) } catch { return false }
        return true
    }

    open var isRecording: Bool { start != nil }
    /// Seconds of the recording; 0 when stopped.
    open var currentTime: TimeInterval { recorded + (start.map { max(0, FrameClock.now - $0) } ?? 0) }
    open var deviceCurrentTime: TimeInterval { FrameClock.now }
    open var channelAssignments: [NSNumber]?

    // MARK: Metering

    open var isMeteringEnabled = false
    private var levels: [(average: Float, peak: Float)] = []

    open func updateMeters() {
        guard isMeteringEnabled, isRecording else { return levels = [] }
        let seconds = 0.1
        let rate = format.sampleRate
        let samples = heard(at: max(0, currentTime - seconds), count: Int(seconds * rate))
        levels = SoundLevels.decibels(samples, channels: Int(format.channelCount))
    }
    /// Decibels of full scale; -160: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float {
        levels.indices.contains(channelNumber) ? levels[channelNumber].average : SoundLevels.silence
    }
    open func peakPower(forChannel channelNumber: Int) -> Float {
        levels.indices.contains(channelNumber) ? levels[channelNumber].peak : SoundLevels.silence
    }
}

extension AVAudioRecorder: Interruptible {
    /// Pauses and tells the delegate; does nothing while it does not record.
    package func beginInterruption() {
        wasInterrupted = isRecording
        guard wasInterrupted else { return }
        pause()
        guard let delegate else { return }
        optionalCall { delegate.audioRecorderBeginInterruption(self) }
    }
    /// Only for a recorder that was paused by the interruption. Does not go on by itself: that is the delegate's to do.
    package func endInterruption(resumes: Bool) {
        guard wasInterrupted else { return }
        wasInterrupted = false
        guard let delegate else { return }
        let flags = Int(resumes ? AVAudioSession.InterruptionOptions.shouldResume.rawValue : 0)
        optionalCall { delegate.audioRecorderEndInterruption(self, withOptions: flags) }
    }
    /// What may not hear behind other apps is interrupted there.
    package func appWentBehind(mayGoOn: Bool) { if !mayGoOn { beginInterruption() } }
    /// The delegate may go on; the recorder does not by itself.
    package func appCameBack() { endInterruption(resumes: true) }
}

/// Hears how recording ends.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
    func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        byName(self, "audioRecorderDidFinishRecording:successfully:", [recorder, flag])
    }
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
        byName(self, "audioRecorderEncodeErrorDidOccur:error:", [recorder, error])
    }
    public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) {
        byName(self, "audioRecorderBeginInterruption:", [recorder])
    }
    public func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) {
        byName(self, "audioRecorderEndInterruption:withOptions:", [recorder, flags])
    }
}
