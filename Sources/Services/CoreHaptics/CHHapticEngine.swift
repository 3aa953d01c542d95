// SPDX-License-Identifier: MIT

// As on an iPad or a simulator: the hardware has no haptics, and an engine cannot be made. Patterns are checked as on
// devices that have them.
public import AVFAudio
@_exported public import FoundationCompat

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

public struct CHHapticError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case fileNotFound = -4851
        case insufficientPower = -4897
        case unknownError = -4898
        case memoryError = -4899
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// As a time: at once.
public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
}

/// Cannot be made: `init` throws, after which apps do without. Not of `NSObject`, whose own `init` never throws.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class CHHapticEngine: @unchecked Sendable {  // there are no objects
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect
        case systemError = -1
    }
    public typealias CompletionHandler = (@Sendable ((any Error)?) -> Void)?
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    public init() throws { throw CHHapticError(.notSupported) }
    /// - Parameter audioSession: nil: a session of the engine's own.
    public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }
    open var stoppedHandler: (@Sendable (StoppedReason) -> Void) = { _ in }
    open var resetHandler: (@Sendable () -> Void) = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler = nil) { completionHandler?(nil) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
