// SPDX-License-Identifier: MIT

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the library does not do what an app asks.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case persistentChangeTokenExpired = 3105
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case persistentChangeDetailsUnavailable = 3210
        case changeNotSupported = 3300
        case operationInterrupted = 3301
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case libraryInFileProviderSyncRoot = 5423
        @available(*, deprecated, renamed: "internalError")
        public static var invalid: Code { .internalError }
    }

    public let code: Code
    private let reason: String?
    public var errorUserInfo: [String: Any] { reason.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        reason = userInfo[NSLocalizedDescriptionKey] as? String
    }
    init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

    /// What the app sees of an error of the store.
    init(_ error: any Error) {
        switch error {
        case let error as PHPhotosError: self = error
        case CocoaError.fileWriteOutOfSpace: self.init(.notEnoughSpace, error.localizedDescription)
        default: self.init(.internalError, "\(error)")
        }
    }

    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var internalError: Code { .internalError }
    public static var userCancelled: Code { .userCancelled }
    public static var changeNotSupported: Code { .changeNotSupported }
    public static var identifierNotFound: Code { .identifierNotFound }
    public static var invalidResource: Code { .invalidResource }
    public static var missingResource: Code { .missingResource }
    public static var notEnoughSpace: Code { .notEnoughSpace }
    public static var networkAccessRequired: Code { .networkAccessRequired }
    public static var accessRestricted: Code { .accessRestricted }
    public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
    /// `catch PHPhotosError.userCancelled`.
    public static func ~= (code: PHPhotosError.Code, error: any Error) -> Bool {
        (error as? PHPhotosError)?.code == code
    }
}
