// SPDX-License-Identifier: MIT

/// Makes requests for passkeys. Devices here keep none: no request succeeds.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: __ObjCObject, ASAuthorizationProvider {
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider: self)
        (request.challenge, request.name, request.userID) = (challenge, name, userID)
        return request
    }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self)
        request.challenge = challenge
        return request
    }
}

/// How much a website wants to know that the person is there.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self(rawValue: "preferred")
    public static let required = Self(rawValue: "required")
    public static let discouraged = Self(rawValue: "discouraged")
}

/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    open var challenge = Data()
    open var name = ""
    open var userID = Data()
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}

/// Asks for a login by passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    open var challenge = Data()
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}

/// Names a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: __ObjCObject {
    open var credentialID: Data

    public init(credentialID: Data) {
        self.credentialID = credentialID
        super.init()
    }
}

/// A new passkey: none is ever made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: __ObjCObject, ASAuthorizationCredential {
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }

    package override init() { super.init() }
}

/// A login by passkey: none ever succeeds.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: __ObjCObject, ASAuthorizationCredential {
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { Data() }
    open var signature: Data! { Data() }
    open var userID: Data! { Data() }

    package override init() { super.init() }
}
