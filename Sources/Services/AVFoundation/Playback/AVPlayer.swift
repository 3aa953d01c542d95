// SPDX-License-Identifier: MIT
import MediaEngine
import QuartzCore
import TouchstoneDevice

/// Plays one item. Time follows the clock that motion runs on, never a decoder's. Used on the main thread, on which it
/// tells what changes.
open class AVPlayer: __ObjCObject, @unchecked Sendable {
    // Sendable: only the main thread changes it.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay, failed
    }
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate, playing
    }
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause, none
    }
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let interstitialEvent = Self(rawValue: "AVPlayerWaitingDuringInterstitialEventReason")
        public static let waitingForCoordinatedPlayback = Self(
            rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
        public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    // MARK: Creating

    public override init() { super.init() }

    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    public init(playerItem item: AVPlayerItem?) {
        super.init()
        adopt(item)
    }

    deinit { if let voice { Loudspeaker.shared.remove(voice) } }

    // MARK: State

    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var currentItem: AVPlayerItem?
    open private(set) var timeControlStatus = TimeControlStatus.paused
    open private(set) var reasonForWaitingToPlay: WaitingReason?
    open var automaticallyWaitsToMinimizeStalling = true
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var defaultRate: Float = 1
    open var allowsExternalPlayback = true
    open var isExternalPlaybackActive: Bool { false }
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var isClosedCaptionDisplayEnabled = false
    open var masterClock: CMClock?
    open var sourceClock: CMClock?
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open class var eligibleForHDRPlayback: Bool { false }
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }

    /// What the app asked for; 0: paused.
    private var wantedRate: Float = 0
    open var rate: Float {
        get { wantedRate }
        set { setRate(newValue) }
    }

    open func play() { setRate(defaultRate) }
    open func pause() { setRate(0) }
    open func playImmediately(atRate rate: Float) { setRate(rate) }
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(true) }
    }
    open func cancelPendingPrerolls() {}
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { currentItem?.line.set(time: itemTime) }
        setRate(rate)
    }

    private func setRate(_ rate: Float) {
        if rate < 0 { Unsupported.report("AVPlayer.rate: playing backwards") }
        let rate = max(0, rate)
        guard rate != wantedRate else { return }
        if rate > 0 {
            // During a call nothing else sounds.
            guard !World.shared.state.audio.isInterrupted else { return }
            Interruptibles.add(self)
        }
        changing("rate") { wantedRate = rate }
        let isCall = rate == 0 && World.shared.state.audio.isInterrupted
        let reason: RateDidChangeReason = isCall ? .audioSessionInterrupted : .setRateCalled
        NotificationCenter.default.post(
            name: AVPlayer.rateDidChangeNotification, object: self,
            userInfo: [AVPlayer.rateDidChangeReasonKey: reason.rawValue])
        // Played to the end, an item stays there until somebody moves it.
        updateMotion()
    }

    /// Lets the item's time run or stand as rate and state say.
    private func updateMotion() {
        let isMoving = wantedRate > 0 && currentItem?.status == .readyToPlay
        let control: TimeControlStatus =
            wantedRate == 0 ? .paused : isMoving ? .playing : .waitingToPlayAtSpecifiedRate
        let reason: WaitingReason? =
            control == .waitingToPlayAtSpecifiedRate
            ? (currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate) : nil
        if reason != reasonForWaitingToPlay { changing("reasonForWaitingToPlay") { reasonForWaitingToPlay = reason } }
        if let item = currentItem {
            let time = item.currentTime()
            item.line.set(rate: isMoving ? Double(wantedRate) : 0, time: time.isNumeric ? time : .zero)
        }
        if control != timeControlStatus { changing("timeControlStatus") { timeControlStatus = control } }
        timeLineChanged()
    }

    func changing(_ key: String, _ body: () -> Void) {
        willChangeValue(forKey: key)
        body()
        didChangeValue(forKey: key)
    }

    // MARK: Item

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        adopt(item)
    }

    func adopt(_ item: AVPlayerItem?) {
        stopSound()
        if let old = currentItem {
            old.line.set(rate: 0)
            old.player = nil
        }
        pictures.forget()
        changing("currentItem") { currentItem = item }
        item?.player = self
        item?.prepare()
        if item?.status == .readyToPlay { becomeReady() }
        updateMotion()
        layersChanged()
    }

    func itemBecameReady(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        becomeReady()
        updateMotion()
        layersChanged()
    }

    private func becomeReady() {
        guard status == .unknown else { return }
        changing("status") { status = .readyToPlay }
    }

    func itemFailed(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        updateMotion()
        layersChanged()
    }

    // MARK: Time

    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(to: time, completionHandler: completionHandler)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        currentItem?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
            completionHandler: completionHandler)
    }
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time) { continuation.resume(returning: $0) }
        }
    }
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    private var turn = 0

    /// The item's line of time has a new slope, place or end.
    func timeLineChanged() {
        turn += 1
        let turn = turn
        updateSound()
        for observer in observers { observer.reschedule() }
        picturesChanged()
        captionsChanged()
        guard let item = currentItem, item.line.speed > 0, item.end.isNumeric else { return }
        let seconds = (item.end - item.line.now).seconds / item.line.speed
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { [weak self, weak item] in
            guard let self, let item, self.turn == turn, self.currentItem === item else { return }
            self.reachedEnd(of: item)
        }
    }

    func reachedEnd(of item: AVPlayerItem) {
        item.line.set(rate: 0, time: item.end)
        stopSound()
        let action = actionAtItemEnd
        if action == .pause { setRate(0) }
        for observer in observers { observer.reschedule() }
        layersChanged()
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        if action == .advance, currentItem === item { advance() }
    }

    /// What comes after an item; a player of one item has nothing.
    func advance() { setRate(0) }

    // MARK: Observing time

    private var observers: [TimeObserver] = []

    /// - Returns: what `removeTimeObserver(_:)` takes; the observer lives as long as the player.
    @discardableResult
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(of: self, .every(interval), on: queue ?? .main, block)
        observers.append(observer)
        observer.reschedule()
        return observer
    }

    @discardableResult
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        let observer = TimeObserver(of: self, .at(times.map(\.timeValue).sorted()), on: queue ?? .main) { _ in block() }
        observers.append(observer)
        observer.reschedule()
        return observer
    }

    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        guard observers.contains(where: { $0 === observer }) else {
            NSException.raise(
                .invalidArgumentException,
                "An instance of AVPlayer cannot remove a time observer that was added by a different instance of AVPlayer."
            )
        }
        observer.cancel()
        observers.removeAll { $0 === observer }
    }

    // MARK: Sound

    /// 0 to 1.
    open var volume: Float = 1 { didSet { updateLoudness() } }
    open var isMuted = false { didSet { updateLoudness() } }
    private var voice: PlayedSound?
    private weak var soundingItem: AVPlayerItem?

    private func updateLoudness() {
        guard let voice else { return }
        Loudspeaker.shared.change { voice.set(volume: isMuted ? 0 : volume, pan: 0) }
    }

    private func updateSound() {
        guard let item = currentItem, item.line.speed > 0 else { return stopSound() }
        guard Loudspeaker.shared.isAudible else { return item.readWords() }
        if soundingItem !== item { voice = nil }
        if voice == nil,
            let source = item.asset.makeSound(
                mix: item.audioMix, item.choices.sound, from: item.currentTime().seconds, item.hears)
        {
            voice = PlayedSound(source)
            soundingItem = item
        }
        guard let voice else { return }
        Loudspeaker.shared.change {
            voice.begin(
                at: FrameClock.now, position: item.currentTime().seconds, speed: item.line.speed, loops: 0)
            voice.set(volume: isMuted ? 0 : volume, pan: 0)
        }
        Loudspeaker.shared.add(voice)
    }

    /// Another sound is chosen.
    func soundChanged() {
        forgetSound()
        updateSound()
    }

    /// What comes next is made anew.
    func forgetSound() {
        stopSound()
        voice = nil
    }

    private func stopSound() {
        if let voice { Loudspeaker.shared.remove(voice) }
        currentItem?.stopReadingWords()
    }

    // MARK: Pictures

    private let pictures = ShownPictures()
    private var layers: [WeakLayer] = []
    private struct WeakLayer { weak var layer: AVPlayerLayer? }
    private var pictureTurn = 0

    func add(_ layer: AVPlayerLayer) {
        layers.removeAll { $0.layer == nil || $0.layer === layer }
        layers.append(WeakLayer(layer: layer))
        layersChanged()
        captionsChanged()
    }
    func remove(_ layer: AVPlayerLayer) { layers.removeAll { $0.layer == nil || $0.layer === layer } }
    var shownLayers: [AVPlayerLayer] { layers.compactMap(\.layer) }

    func picturesChanged() { layersChanged() }
    /// They are made anew.
    func compositionChanged(of item: AVPlayerItem) {
        guard item === currentItem else { return }
        pictures.forget()
        layersChanged()
    }
    private var isSeen: Bool { pictures.isThere && !shownLayers.isEmpty }

    private var captionTurn = 0
    /// Shows the captions of now, and while time runs the next ones when they are due.
    func captionsChanged() {
        captionTurn += 1
        guard let item = currentItem, item.status == .readyToPlay else { return show([], of: currentItem) }
        let now = item.currentTime().seconds
        show(item.choices.captions(at: now), of: item)
        guard item.line.speed > 0, let next = item.choices.nextCaption(after: now) else { return }
        let turn = captionTurn
        DispatchQueue.main.asyncAfter(deadline: .now() + max(1.0 / 240, (next - now) / item.line.speed)) {
            [weak self] in
            guard let self, self.captionTurn == turn else { return }
            self.captionsChanged()
        }
    }

    private func show(_ captions: [CaptionCue], of item: AVPlayerItem?) {
        let outputs = item?.outputs.compactMap { $0 as? AVPlayerItemLegibleOutput } ?? []
        for output in outputs { output.show(captions, at: currentTime()) }
        let shown = outputs.contains(where: \.suppressesPlayerRendering) ? [] : captions
        for layer in layers { layer.layer?.show(captions: shown) }
    }

    func image(of item: AVPlayerItem, at time: CMTime, isExact: Bool = false) -> CGImage? {
        do {
            return try pictures.picture(at: time, limit: item.pixels(in: shownLayers), isExact: isExact) {
                item.takePrerolled() ?? item.makePictures($0)
            } changed: { [weak self] in
                self?.layersChanged()
            }
        } catch {
            if item.status != .failed { item.fail(AVError(error)) }
            return nil
        }
    }

    /// Shows the picture of now, and while time runs the next one when it is due.
    private func layersChanged() {
        pictureTurn += 1
        layers.removeAll { $0.layer == nil }
        guard !layers.isEmpty else { return }
        guard let item = currentItem, item.status == .readyToPlay, item.presentationSize != .zero else {
            for layer in layers { layer.layer?.show(nil, size: .zero) }
            return
        }
        let image = image(of: item, at: item.currentTime())
        for layer in layers { layer.layer?.show(image, size: item.presentationSize) }
        guard item.line.speed > 0, let rate = pictures.rate else { return }
        let turn = pictureTurn
        let frame = (item.line.now.seconds * rate + 1e-4).rounded(.down) + 1
        let wait = max(1.0 / 240, (frame / rate - item.line.now.seconds) / item.line.speed)
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
            guard let self, self.pictureTurn == turn else { return }
            self.layersChanged()
        }
    }

    private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]
    open func mediaSelectionCriteria(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVPlayerMediaSelectionCriteria? { criteria[mediaCharacteristic] }
    /// What an item chooses by itself follows them, unless the app has chosen.
    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) {
        self.criteria[mediaCharacteristic] = criteria
        if currentItem?.status == .readyToPlay { currentItem?.choices.chooseByThemselves() }
    }
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect

    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let setRateCalled = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = Self(
            rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = Self(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    public static let rateDidChangeOriginatingParticipantKey = "AVPlayerRateDidChangeOriginatingParticipantKey"
    public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
}

extension AVPlayer: Interruptible {
    /// As if the app had paused it: it does not go on by itself.
    package func beginInterruption() { pause() }
    /// Headphones were pulled out: a pause, as iOS makes.
    package func outputWentAway() { pause() }
    /// What is seen pauses, unless the app wants it heard; it does not go on by itself.
    package func appWentBehind(mayGoOn: Bool) {
        let goesOn: Bool =
            switch audiovisualBackgroundPlaybackPolicy {
            case .pauses: false
            case .continuesIfPossible: true
            case .automatic: !isSeen
            }
        if !mayGoOn || !goesOn { pause() }
    }
}

/// Told while a player's time runs.
final class TimeObserver: @unchecked Sendable {
    // Sendable: only the main thread changes it.
    enum Times {
        case every(CMTime)
        case at([CMTime])
    }
    private weak var player: AVPlayer?
    private let times: Times
    private let queue: DispatchQueue
    private let block: @Sendable (CMTime) -> Void
    private var turn = 0
    private var lastTold = CMTime.invalid

    init(of player: AVPlayer, _ times: Times, on queue: DispatchQueue, _ block: @escaping @Sendable (CMTime) -> Void) {
        (self.player, self.times, self.queue, self.block) = (player, times, queue, block)
    }

    func cancel() {
        turn += 1
        player = nil
    }

    /// Periodic observers hear of jumps, starts and stops as well.
    func reschedule() {
        turn += 1
        guard player?.currentItem?.status == .readyToPlay else { return }
        if case .every = times { tell() }
        scheduleNext()
    }

    private func tell() {
        guard let player else { return }
        let (time, block) = (player.currentTime(), block)
        lastTold = time
        queue.async { block(time) }
    }

    private func scheduleNext() {
        guard let item = player?.currentItem, item.line.speed > 0, let next = nextTime(after: item.line.now) else {
            return
        }
        let turn = turn
        let seconds = max(0, (next - item.line.now).seconds / item.line.speed)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self, self.turn == turn else { return }
            self.tell()
            self.scheduleNext()
        }
    }

    private func nextTime(after now: CMTime) -> CMTime? {
        switch times {
        case .every(let interval):
            guard interval.isNumeric, interval.seconds > 0 else { return nil }
            let passed = (now.seconds / interval.seconds + 1e-6).rounded(.down)
            return CMTime(seconds: (passed + 1) * interval.seconds, preferredTimescale: 1_000_000_000)
        case .at(let times): return times.first { ($0 - now).seconds > 1e-6 }
        }
    }
}
