// SPDX-License-Identifier: MIT

/// Asks for a login that names a person.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back in the credential as it is.
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks for "Sign in with Apple".
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The person of an earlier login, to be asked again.
    open var user: String?
}

/// Makes requests for "Sign in with Apple", and knows what became of earlier logins.
///
/// Devices here have no Apple Account: no request succeeds, and no earlier login is known.
open class ASAuthorizationAppleIDProvider: __ObjCObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }

    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// The handler is called on another queue: with `notFound`.
    @preconcurrency
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.notFound, nil) } }

    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }
public enum ASUserAgeRange: Int, Sendable { case unknown = 0, child, notChild }

/// What "Sign in with Apple" gives: no device here has an account that could give one.
open class ASAuthorizationAppleIDCredential: __ObjCObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
    open var userAgeRange: ASUserAgeRange { .unknown }

    package override init() { super.init() }
}
