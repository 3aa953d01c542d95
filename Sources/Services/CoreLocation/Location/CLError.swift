// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Why there is no position, region, heading or address.
///
/// Sendable because nothing of it changes.
public struct CLError: CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
        case geocodeCanceled
        case deferredFailed
        case deferredNotUpdatingLocation
        case deferredAccuracyTooLow
        case deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable
        case rangingFailure
        case promptDeclined
        case historicalLocationError

        /// Matches errors of this code, as in `catch CLError.denied`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    public static let errorDomain = "kCLErrorDomain"
    public let code: Code
    // Constants that somebody gave with the error.
    public let errorUserInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        errorUserInfo = userInfo
    }

    public var errorCode: Int { code.rawValue }
    public var userInfo: [String: Any] { errorUserInfo }
    /// As Foundation words an error that has no text of its own.
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
    }
    public var alternateRegion: CLRegion? { errorUserInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion }

    public static func == (a: CLError, b: CLError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}

public let kCLErrorDomain = CLError.errorDomain
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
