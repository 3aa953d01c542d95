// SPDX-License-Identifier: MIT

/// What a login gave the app.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What makes requests for one kind of login.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A login that succeeded.
open class ASAuthorization: __ObjCObject {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    package init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
        super.init()
    }
}

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    }
    public let code: Code
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// Asks for a login.
open class ASAuthorizationRequest: __ObjCObject {
    public let provider: any ASAuthorizationProvider

    package init(provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}
