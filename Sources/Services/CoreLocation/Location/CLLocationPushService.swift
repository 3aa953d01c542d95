// SPDX-License-Identifier: MIT
public import FoundationCompat

/// The principal class of an extension that a push starts to ask for the device's place. There are no such extensions
/// here: `CLLocationManager.startMonitoringLocationPushes` says so.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    /// - Parameter completion: to be called once the place has been sent.
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
    public func serviceExtensionWillTerminate() {}
}

/// Why pushes cannot ask for the device's place.
public struct CLLocationPushServiceError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0
        case missingPushExtension
        case missingPushServerEnvironment
        case missingEntitlement
        case unsupportedPlatform

        /// Matches errors of this code, as in `catch CLLocationPushServiceError.missingEntitlement`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? CLLocationPushServiceError)?.code == code
        }
    }

    public static let errorDomain = "CLLocationPushServiceErrorDomain"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }

    public static var unknown: Code { .unknown }
    public static var missingPushExtension: Code { .missingPushExtension }
    public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}

public let CLLocationPushServiceErrorDomain = CLLocationPushServiceError.errorDomain
