// SPDX-License-Identifier: MIT

public let MPErrorDomain = "MPErrorDomain"

/// What goes wrong with the music library.
public struct MPError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0
        case permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported
        case cancelled, requestTimedOut
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init?(_nsError error: NSError) {
        guard error.domain == MPErrorDomain, let code = Code(rawValue: error.code) else { return nil }
        self.code = code
    }
    public static var errorDomain: String { MPErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var permissionDenied: Code { .permissionDenied }
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    public static var notFound: Code { .notFound }
    public static var notSupported: Code { .notSupported }
    public static var cancelled: Code { .cancelled }
    public static var requestTimedOut: Code { .requestTimedOut }
}

extension MPError.Code {
    /// Lets `catch MPError.notFound` find errors of this code.
    public static func ~= (code: MPError.Code, error: any Error) -> Bool {
        if let error = error as? MPError { return error.code == code }
        let error = error as NSError
        return error.domain == MPErrorDomain && error.code == code.rawValue
    }
}
