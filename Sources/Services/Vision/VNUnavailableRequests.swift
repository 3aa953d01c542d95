// SPDX-License-Identifier: MIT

// Requests whose models are Apple's and not here: performing one ends with `VNError.unsupportedRequest`, as Vision's own
// do on devices that lack what they need, and the request is reported by name. An app that asks for more than it needs
// builds, and shows what it shows where nothing is found.
// https://developer.apple.com/documentation/vision

/// Would look for the horizon's angle.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    // Nothing of its own.
    public final var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }
}

/// Would look for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    // Nothing of its own.
    public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Would look for eyes, mouths and the like, in faces that are given or found.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    // Used by one thread at a time, as on iOS.
    open var inputFaceObservations: [VNFaceObservation]?
    public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Would judge how well faces are taken.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    // Used by one thread at a time, as on iOS.
    open var inputFaceObservations: [VNFaceObservation]?
    public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Would look for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    // Used by one thread at a time, as on iOS.
    open var upperBodyOnly = true
    public final var results: [VNDetectedObjectObservation]? { found as? [VNDetectedObjectObservation] }
}

/// Would say what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    // Nothing of its own.
    public final var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}

/// Would look for places of text.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    // Used by one thread at a time, as on iOS.
    open var reportCharacterBoxes = false
    public final var results: [VNTextObservation]? { found as? [VNTextObservation] }
}

/// Would read text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    // Used by one thread at a time, as on iOS.
    open var recognitionLanguages: [String] = ["en-US"]
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    /// A part of the picture's height.
    open var minimumTextHeight: Float = 0
    public final var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
    /// None: nothing reads here.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate = 0
    case fast
}

// MARK: What they would find

open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    // Constants.
    /// Radians.
    public let angle: CGFloat
    public let transform: CGAffineTransform

    init(angle: CGFloat) {
        self.angle = angle
        transform = CGAffineTransform(rotationAngle: angle)
        super.init(confidence: 1)
    }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    // Constants.
    /// Radians; nil where they were not found.
    public let roll: NSNumber? = nil
    public let yaw: NSNumber? = nil
    public let pitch: NSNumber? = nil
    public let faceCaptureQuality: Float? = nil
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    // A constant.
    public let identifier: String

    init(_ identifier: String, confidence: VNConfidence) {
        self.identifier = identifier
        super.init(confidence: confidence)
    }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    // A constant.
    public let characterBoxes: [VNRectangleObservation]? = nil
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    // Nothing of its own.
    /// The likeliest readings.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

public final class VNRecognizedText: Sendable {
    public let string: String
    public let confidence: VNConfidence

    init(_ string: String, confidence: VNConfidence) {
        self.string = string
        self.confidence = confidence
    }
}
