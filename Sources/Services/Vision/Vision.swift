// SPDX-License-Identifier: MIT

// What is found in pictures. Here these are codes and sheets, as Core Image finds them.
@_exported public import CoreImage
@_exported public import CoreVideo
@_exported public import ImageIO

/// From 0 to 1.
public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public let VNErrorDomain = "com.apple.vis"

public struct VNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case turiCore = -1
        case ok = 0
        case requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
        case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
        case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
        case unsupportedComputeStage, unsupportedComputeDevice
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { VNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var requestCancelled: Code { .requestCancelled }
    public static var invalidImage: Code { .invalidImage }
    public static var unsupportedRequest: Code { .unsupportedRequest }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
