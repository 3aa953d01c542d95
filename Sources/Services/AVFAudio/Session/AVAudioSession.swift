// SPDX-License-Identifier: MIT
import MediaEngine
import Synchronization
import TouchstoneDevice

/// What the app's sound is to the person and to other apps, and the device's sound hardware.
///
/// The device has a microphone, a receiver at the ear and a speaker. Calls, other apps that play and what is plugged in
/// come from the world: `{"world": {"audio": {"isInterrupted": true}}}` in a script, `device world` at the command line.
// Sendable: what changes lies behind the lock.
open class AVAudioSession: __ObjCObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    open class func sharedInstance() -> AVAudioSession {
        shared.watchWorld()
        return shared
    }

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var isActive = false
        var portOverride = PortOverride.none
        var sampleRate = 0.0
        var bufferDuration = 0.0
        var inputChannels = 0
        var outputChannels = 0
        var silencedOthers = false
        var allowsHaptics = false
        var noAlertInterruptions = false
        var interruptedByRoute = true
        var isMultichannel = false
        /// The app whose session has ended this one's; nil: it was the app itself, or nobody.
        var rival: String?
    }
    private let state = Mutex(State())
    let isWatching = Atomic(false)
    /// Whether an app that lets no other sound beside it was last seen to play.
    @MainActor var heardOthers = false

    var rival: String? { state.withLock { $0.rival } }
    func setRival(_ app: String) { state.withLock { $0.rival = app } }
    func forgetRival() { state.withLock { $0.rival = nil } }

    // MARK: Category

    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    open var availableModes: [Mode] {
        [.default, .voiceChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio, .voicePrompt]
    }
    open var category: Category { state.withLock { $0.category } }
    open var mode: Mode { state.withLock { $0.mode } }
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
    open var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }

    open func setCategory(_ category: Category) throws { try set(category, .default, [], .default) }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try set(category, mode, options, .default)
    }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try set(category, mode, options, .default)
    }
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try set(category, mode, options, policy) }
    /// As Swift 4 code writes it.
    open func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try set(category, mode, options, .default)
    }
    open func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
    open func setCategory(_ category: String, with options: CategoryOptions) throws {
        try setCategory(Category(rawValue: category), options: options)
    }
    open func setCategory(_ category: String, mode: String, options: CategoryOptions = []) throws {
        try setCategory(Category(rawValue: category), mode: Mode(rawValue: mode), options: options)
    }

    private func set(_ category: Category, _ mode: Mode, _ options: CategoryOptions, _ policy: RouteSharingPolicy)
        throws
    {
        guard availableCategories.contains(category) else { throw error(.badParam) }
        // Sound for the speaker alone when there is a receiver too.
        guard !options.contains(.defaultToSpeaker) || category == .playAndRecord else { throw error(.badParam) }
        let old = state.withLock { state in
            defer { (state.category, state.mode, state.options, state.policy) = (category, mode, options, policy) }
            return state.category
        }
        if isActive {
            let mixes = mixes
            SoundBoard.current.update { $0.isExclusive = !mixes }
        }
        sessionOnMain { self.applySilence() }
        if old != category { routeDidChange(.categoryChange) }
    }

    open func setMode(_ mode: Mode) throws {
        guard availableModes.contains(mode) else { throw error(.badParam) }
        state.withLock { $0.mode = mode }
    }
    /// As Swift 4 code writes it.
    open func setMode(_ mode: String) throws { try setMode(Mode(rawValue: mode)) }

    private func error(_ code: ErrorCode) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: code.rawValue) }

    // MARK: Being active

    /// - Throws: `cannotInterruptOthers` during a call; `isBusy` when it ends while something still plays is not checked.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        if active, World.shared.state.audio.isInterrupted { throw error(.cannotInterruptOthers) }
        if active { becomeActive(options: options) } else { resign(options) }
    }
    func becomeActive(options: SetActiveOptions) {
        state.withLock { $0.isActive = true }
        tellOthers(isActive: true, options)
        updateOthers(true, options)
    }
    private func resign(_ options: SetActiveOptions) {
        state.withLock { $0.isActive = false }
        tellOthers(isActive: false, options)
        updateOthers(false, options)
    }
    open func setActive(_ active: Bool) throws { try setActive(active, options: []) }
    open func setActive(_ active: Bool, with options: SetActiveOptions) throws {
        try setActive(active, options: options)
    }
    open func activate(
        options: SetActiveOptions = [], completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        var problem: (any Error)?
        do { try setActive(true, options: options) } catch { problem = error }
        let result = problem
        DispatchQueue.global().async { handler(result == nil, result) }
    }

    /// A session that does not mix silences what plays beside it, and gives it back when it says so.
    private func updateOthers(_ active: Bool, _ options: SetActiveOptions) {
        guard !mixes else { return }
        sessionOnMain {
            if active, World.shared.state.audio.isOtherPlaying {
                self.state.withLock { $0.silencedOthers = true }
                World.shared.update { $0.audio.isOtherPlaying = false }
            } else if !active, options.contains(.notifyOthersOnDeactivation) {
                let silenced = self.state.withLock { state in
                    defer { state.silencedOthers = false }
                    return state.silencedOthers
                }
                if silenced { World.shared.update { $0.audio.isOtherPlaying = true } }
            }
        }
    }
    func setInterrupted() { state.withLock { $0.isActive = false } }
    /// Whether the app has activated it, and has not lost it since. Any thread.
    package var isActive: Bool { state.withLock { $0.isActive } }

    open var isOtherAudioPlaying: Bool {
        World.shared.state.audio.isOtherPlaying || SoundBoard.current.others.contains(where: \.isPlaying)
    }
    open var secondaryAudioShouldBeSilencedHint: Bool {
        World.shared.state.audio.isOtherPlaying
            || SoundBoard.current.others.contains { $0.isPlaying && $0.isExclusive }
    }
    open var allowHapticsAndSystemSoundsDuringRecording: Bool { state.withLock { $0.allowsHaptics } }
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        state.withLock { $0.allowsHaptics = inValue }
    }
    open var prefersNoInterruptionsFromSystemAlerts: Bool { state.withLock { $0.noAlertInterruptions } }
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
        state.withLock { $0.noAlertInterruptions = inValue }
    }
    open var prefersInterruptionOnRouteDisconnect: Bool { state.withLock { $0.interruptedByRoute } }
    open func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws {
        state.withLock { $0.interruptedByRoute = inValue }
    }
    open var supportsMultichannelContent: Bool { state.withLock { $0.isMultichannel } }
    open func setSupportsMultichannelContent(_ inValue: Bool) throws {
        state.withLock { $0.isMultichannel = inValue }
    }
    /// Where a stereo loudspeaker plays in mono or stereo alone.
    open var renderingMode: RenderingMode { .monoStereo }
    /// The device asks nobody: there is one place to play.
    open func prepareRouteSelectionForPlayback(
        completionHandler: @escaping @Sendable (Bool, RouteSelection) -> Void
    ) { DispatchQueue.main.async { completionHandler(true, .local) } }
    open var promptStyle: PromptStyle { .normal }

    // MARK: Microphone

    open var recordPermission: RecordPermission {
        switch Permissions.current.state(of: .microphone) {
        case .notDetermined: .undetermined
        case .restricted, .denied: .denied
        case .limited, .whenInUse, .once, .provisional, .granted: .granted
        }
    }

    /// Asks the person once.
    /// - Parameter response: called on a queue of the system's.
    @preconcurrency
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        Permissions.current.request(.microphone) { state in
            let isAllowed = state.isAllowed
            DispatchQueue.global().async { response(isAllowed) }
        }
    }

    open var isInputAvailable: Bool { true }
    open var isInputGainSettable: Bool { false }
    open var inputGain: Float { 1 }
    open func setInputGain(_ gain: Float) throws { throw error(.resourceNotAvailable) }
    open var availableInputs: [AVAudioSessionPortDescription]? {
        World.shared.state.audio.output == .headphones ? [.microphone, .headsetMicrophone] : [.microphone]
    }
    private let wantedInput = Mutex<AVAudioSessionPortDescription?>(nil)
    open var preferredInput: AVAudioSessionPortDescription? { wantedInput.withLock { $0 } }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        guard inPort.map({ port in availableInputs?.contains { $0 === port } ?? false }) ?? true else {
            throw error(.badParam)
        }
        wantedInput.withLock { $0 = inPort }
    }
    /// The built-in microphone's one place.
    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { [.bottom] }
    open var inputDataSource: AVAudioSessionDataSourceDescription? { .bottom }
    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        guard dataSource == nil || dataSource === AVAudioSessionDataSourceDescription.bottom else {
            throw error(.badParam)
        }
    }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        guard dataSource == nil else { throw error(.badParam) }
    }
    /// The microphone hears in mono.
    open var inputOrientation: StereoOrientation { .none }
    open var preferredInputOrientation: StereoOrientation { .none }
    open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {
        guard orientation == .none else { throw error(.resourceNotAvailable) }
    }

    // MARK: Route

    open var currentRoute: AVAudioSessionRouteDescription { route(through: World.shared.state.audio.output) }

    func route(through output: WorldAudio.Output) -> AVAudioSessionRouteDescription {
        let wanted = preferredInput
        return state.withLock { state in
            let records = state.category == .record || state.category == .playAndRecord
            let isAtEar =
                state.category == .playAndRecord && state.portOverride == .none
                && !state.options.contains(.defaultToSpeaker)
            let port: AVAudioSessionPortDescription =
                switch output {
                case _ where state.portOverride == .speaker: .speaker
                case .speaker: isAtEar ? .receiver : .speaker
                case .headphones: .headphones
                case .bluetooth: .bluetooth
                case .airplay: .airPlay
                }
            let own: AVAudioSessionPortDescription = output == .headphones ? .headsetMicrophone : .microphone
            let input = wanted ?? own
            return AVAudioSessionRouteDescription(
                inputs: records ? [input] : [], outputs: state.category == .record ? [] : [port])
        }
    }

    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        let isNew = state.withLock { state in
            defer { state.portOverride = portOverride }
            return state.portOverride != portOverride
        }
        if isNew { routeDidChange(.override) }
    }

    private func routeDidChange(_ reason: RouteChangeReason) {
        let information: [AnyHashable: Any] = [
            AVAudioSessionRouteChangeReasonKey: NSNumber(value: reason.rawValue),
            AVAudioSessionRouteChangePreviousRouteKey: currentRoute,
        ]
        nonisolated(unsafe) let userInfo = information
        DispatchQueue.main.async {
            NotificationCenter.default.post(
                name: AVAudioSession.routeChangeNotification, object: self, userInfo: userInfo)
        }
    }

    // MARK: Hardware

    /// Of the device's keys: 0 to 1.
    open var outputVolume: Float { Float(World.shared.state.volume) }
    open var sampleRate: Double { state.withLock { $0.sampleRate > 0 ? $0.sampleRate : Loudspeaker.rate } }
    open var preferredSampleRate: Double { state.withLock { $0.sampleRate } }
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        guard sampleRate >= 0, sampleRate <= 192_000 else { throw error(.badParam) }
        state.withLock { $0.sampleRate = sampleRate }
    }
    open var ioBufferDuration: TimeInterval { state.withLock { $0.bufferDuration > 0 ? $0.bufferDuration : 0.02 } }
    open var preferredIOBufferDuration: TimeInterval { state.withLock { $0.bufferDuration } }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        guard duration >= 0 else { throw error(.badParam) }
        state.withLock { $0.bufferDuration = duration }
    }
    open var inputNumberOfChannels: Int { 1 }
    open var outputNumberOfChannels: Int { 2 }
    open var maximumInputNumberOfChannels: Int { 1 }
    open var maximumOutputNumberOfChannels: Int { 2 }
    open var preferredInputNumberOfChannels: Int { state.withLock { $0.inputChannels } }
    open var preferredOutputNumberOfChannels: Int { state.withLock { $0.outputChannels } }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {
        guard (0...maximumInputNumberOfChannels).contains(count) else { throw error(.badParam) }
        state.withLock { $0.inputChannels = count }
    }
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
        guard (0...maximumOutputNumberOfChannels).contains(count) else { throw error(.badParam) }
        state.withLock { $0.outputChannels = count }
    }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
}

/// Where sound goes to and comes from.
public final class AVAudioSessionRouteDescription: __ObjCObject, Sendable {
    public let inputs: [AVAudioSessionPortDescription]
    public let outputs: [AVAudioSessionPortDescription]
    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
        (self.inputs, self.outputs) = (inputs, outputs)
        super.init()
    }
}
