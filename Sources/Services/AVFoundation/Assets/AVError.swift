// SPDX-License-Identifier: MIT
import MediaEngine

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
public let AVErrorDeviceKey = "AVErrorDeviceKey"
public let AVErrorTimeKey = "AVErrorTimeKey"
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
public let AVErrorPIDKey = "AVErrorPIDKey"
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
public let AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey"
public let AVErrorFileTypeKey = "AVErrorFileTypeKey"
public let AVErrorPresentationTimeStampKey = "AVErrorPresentationTimeStampKey"
public let AVErrorPersistentTrackIDKey = "AVErrorPersistentTrackIDKey"

/// What goes wrong with media.
public struct AVError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812
        case maximumNumberOfSamplesForFileFormatReached = -11813
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case compositionTrackSegmentsNotContiguous = -11824
        case invalidCompositionTrackSegmentDuration = -11825
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsProtected = -11835
        case noImageAtTime = -11832
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case operationNotAllowed = -11862
        case serverIncorrectlyConfigured = -11850
        case applicationIsNotAuthorizedToUseDevice = -11852
        case operationInterrupted = -11847
        case operationNotSupportedForAsset = -11838
        case invalidVideoComposition = -11841
        case referenceForbiddenByReferencePolicy = -11842
        case torchLevelUnavailable = -11846
        case incompatibleAsset = -11848
        case failedToLoadMediaData = -11849
        case screenCaptureFailed = -11856
        case displayWasDisabled = -11845
        case noSourceTrack = -11859
        case noLongerPlayable = -11867
        case unsupportedOutputSettings = -11861
        case operationCancelled = -11878
        case contentNotUpdated = -11866
        case maximumStillImageCaptureRequestsExceeded = -11830
        case deviceIsNotAvailableInBackground = -11837
        case applicationIsNotAuthorized = -11836
        case decoderTemporarilyUnavailable = -11839
        case encoderTemporarilyUnavailable = -11840
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        case invalidCompositionTrackSegmentSourceDuration = -11827
        case invalidOutputURLPathExtension = -11843
        case fileTypeDoesNotSupportSampleReferences = -11854
        case undecodableMediaData = -11855
        case airPlayControllerRequiresInternet = -11857
        case airPlayReceiverRequiresInternet = -11858
        case videoCompositorFailed = -11869
        case recordingAlreadyInProgress = -11868
        case unsupportedDeviceActiveFormat = -11873
        case createContentKeyRequestFailed = -11860
        case sessionHardwareCostOverage = -11872
        case invalidSampleCursor = -11880
        case failedToLoadSampleData = -11881
        case airPlayReceiverTemporarilyUnavailable = -11882
        case encodeFailed = -11883
        case sandboxExtensionDenied = -11884
    }

    public let code: Code
    private let texts: [String: String]
    private let facts: AVErrorFacts
    public init(_ code: Code) { self.init(code, "") }
    /// - Parameter userInfo: under the keys `AVErrorDeviceKey`, `AVErrorTimeKey` and the like.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        facts = AVErrorFacts(userInfo)
        texts = userInfo.compactMapValues { $0 as? String }
    }
    /// - Parameter reason: for developers; empty: none is given.
    package init(_ code: Code, _ reason: String) {
        self.code = code
        facts = AVErrorFacts([:])
        let text = "The operation could not be completed"
        texts =
            reason.isEmpty
            ? [NSLocalizedDescriptionKey: text]
            : [NSLocalizedDescriptionKey: text, NSLocalizedFailureReasonErrorKey: reason]
    }

    /// - Parameter error: of `AVFoundationErrorDomain`; others, and codes without a name, become `unknown`.
    public init(_nsError error: NSError) {
        let code = error.domain == AVFoundationErrorDomain ? Code(rawValue: error.code) : nil
        self.init(code ?? .unknown, userInfo: error.userInfo)
    }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { facts.userInfo.merging(texts) { $1 } }

    public var device: AVCaptureDevice? { facts.device }
    public var time: CMTime? { facts.time }
    /// Bytes.
    public var fileSize: Int64? { facts.fileSize }
    public var processID: Int? { facts.processID }
    public var recordingSuccessfullyFinished: Bool? { facts.isRecordingWhole }
    public var mediaType: AVMediaType? { facts.mediaType }
    public var mediaSubtypes: [Int]? { facts.mediaSubtypes }
    public var presentationTimeStamp: CMTime? { facts.presentationTime }
    public var persistentTrackID: CMPersistentTrackID? { facts.track }
    public var fileType: AVFileType? { facts.fileType }

    public static var unknown: Code { .unknown }
    public static var decoderNotFound: Code { .decoderNotFound }
    public static var operationInterrupted: Code { .operationInterrupted }
    public static var contentIsProtected: Code { .contentIsProtected }
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    public static var maximumDurationReached: Code { .maximumDurationReached }
    public static var mediaServicesWereReset: Code { .mediaServicesWereReset }

    init(_ failure: MediaFailure) {
        switch failure {
        case .missing: self.init(.unknown, failure.text)
        case .unreadable: self.init(.fileFormatNotRecognized, failure.text)
        case .needsPackage(let name):
            Unsupported.report("AVFoundation: \(failure.text) (apt: \(name))")
            self.init(.decoderNotFound, failure.text)
        case .cannotWrite: self.init(.exportFailed, failure.text)
        case .cancelled: self.init(.operationCancelled, failure.text)
        }
    }
}

extension AVError.Code {
    /// Lets `catch AVError.decoderNotFound` find errors of this code.
    public static func ~= (code: AVError.Code, error: any Error) -> Bool {
        if let error = error as? AVError { return error.code == code }
        let error = error as NSError
        return error.domain == AVFoundationErrorDomain && error.code == code.rawValue
    }
}
