// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting = 0, running, finishing, canceling, completed }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }

public struct SFSpeechError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalServiceError = 1, audioReadFailed, undefinedTemplateClassName = 7, malformedSupplementalModel
        case timeout = 10, missingParameter
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {
        byName(self, "speechRecognizer:availabilityDidChange:", [speechRecognizer, available])
    }
}

/// Sendable: what changes is set before tasks start.
open class SFSpeechRecognizer: __ObjCObject, @unchecked Sendable {
    open private(set) var locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open var supportsOnDeviceRecognition = false
    open var isAvailable: Bool { false }

    public override init() {
        locale = .current
        super.init()
    }
    public init?(locale: Locale) {
        self.locale = locale
        super.init()
    }
    /// Languages in which iOS recognises speech; a recogniser for one is made, and is not available.
    open class func supportedLocales() -> Set<Locale> {
        Set(
            ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "ko-KR", "pt-BR", "zh-CN"].map(Locale.init))
    }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        status(Permissions.current.state(of: .speech))
    }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    {
        Permissions.current.request(.speech) { state in DispatchQueue.main.async { handler(status(state)) } }
    }
    private class func status(_ state: PermissionState) -> SFSpeechRecognizerAuthorizationStatus {
        switch state {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited, .whenInUse, .once, .provisional, .granted: .authorized
        }
    }

    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        // Handed to the recogniser's queue once.
        nonisolated(unsafe) let handler = resultHandler
        fail(task) { handler(nil, $0) }
        return task
    }
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        // Called on the recogniser's queue.
        nonisolated(unsafe) weak let listener = delegate
        fail(task) { _ in
            guard let listener else { return }
            _ = optionalCall { listener.speechRecognitionTask(task, didFinishSuccessfully: false) }
        }
        return task
    }
    private func fail(_ task: SFSpeechRecognitionTask, _ tell: @escaping @Sendable (any Error) -> Void) {
        Unsupported.report("SFSpeechRecognizer: speech is not recognised")
        queue.addOperation {
            let error = NSError(
                domain: "kAFAssistantErrorDomain", code: 1101,
                userInfo: [NSLocalizedDescriptionKey: "Speech recognition is not available."])
            task.end(error)
            tell(error)
        }
    }
}

/// Sendable: the lock guards what changes.
open class SFSpeechRecognitionTask: __ObjCObject, @unchecked Sendable {
    private let lock = NSLock()
    private var (current, failure, cancelled): (SFSpeechRecognitionTaskState, (any Error)?, Bool) = (
        .starting, nil, false
    )
    open var state: SFSpeechRecognitionTaskState { lock.withLock { current } }
    open var error: (any Error)? { lock.withLock { failure } }
    open var isCancelled: Bool { lock.withLock { cancelled } }
    open var isFinishing: Bool { state == .finishing }
    func end(_ error: any Error) { lock.withLock { (current, failure) = (.completed, error) } }
    open func finish() { lock.withLock { if current != .completed { current = .finishing } } }
    open func cancel() {
        lock.withLock {
            cancelled = true
            if current != .completed { current = .canceling }
        }
    }
}

public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
        byName(self, "speechRecognitionTask:didFinishSuccessfully:", [task, successfully])
    }
}
