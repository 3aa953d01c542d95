// SPDX-License-Identifier: MIT

/// Asks for a password of the person's keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests for passwords that the person saved: devices here have none for apps' websites.
open class ASAuthorizationPasswordProvider: __ObjCObject, ASAuthorizationProvider {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A name and a password.
open class ASPasswordCredential: __ObjCObject, ASAuthorizationCredential, NSCopying {
    public let user: String
    public let password: String

    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
