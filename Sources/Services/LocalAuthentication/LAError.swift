// SPDX-License-Identifier: MIT
public import FoundationCompat

/// Why the owner was not authenticated.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case companionNotAvailable = -11
        case biometryNotPaired = -12
        case biometryDisconnected = -13
        case invalidDimensions = -14
        case notInteractive = -1004

        /// Matches errors of this code, as in `case LAError.userCancel:`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public static let errorDomain = "com.apple.LocalAuthentication"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .passcodeNotSet: "Passcode not set."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryLockout: "Biometry is locked out."
        case .userCancel: "Authentication canceled."
        case .userFallback: "Fallback authentication mechanism selected."
        case .systemCancel: "Authentication was canceled by system."
        case .appCancel: "Authentication was canceled by application."
        case .invalidContext: "Context is invalid."
        case .notInteractive: "User interaction is required."
        default: "Authentication failure."
        }
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
}

public let LAErrorDomain = LAError.errorDomain
public let kLAErrorDomain = LAErrorDomain
public let kLAErrorAuthenticationFailed: Int32 = -1
public let kLAErrorUserCancel: Int32 = -2
public let kLAErrorUserFallback: Int32 = -3
public let kLAErrorSystemCancel: Int32 = -4
public let kLAErrorPasscodeNotSet: Int32 = -5
public let kLAErrorTouchIDNotAvailable: Int32 = -6
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
public let kLAErrorTouchIDLockout: Int32 = -8
public let kLAErrorAppCancel: Int32 = -9
public let kLAErrorInvalidContext: Int32 = -10
public let kLAErrorWatchNotAvailable: Int32 = -11
public let kLAErrorCompanionNotAvailable = kLAErrorWatchNotAvailable
public let kLAErrorBiometryNotPaired: Int32 = -12
public let kLAErrorBiometryDisconnected: Int32 = -13
public let kLAErrorInvalidDimensions: Int32 = -14
public let kLAErrorNotInteractive: Int32 = -1004
public let kLAErrorBiometryNotAvailable = kLAErrorTouchIDNotAvailable
public let kLAErrorBiometryNotEnrolled = kLAErrorTouchIDNotEnrolled
public let kLAErrorBiometryLockout = kLAErrorTouchIDLockout
