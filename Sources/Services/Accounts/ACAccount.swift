// SPDX-License-Identifier: MIT

/// A service that has accounts.
open class ACAccountType: __ObjCObject, @unchecked Sendable {
    // Sendable: immutable; whether access was granted is read from the device.
    open private(set) var identifier: String!
    open var accountTypeDescription: String! { Self.names[identifier] }
    /// Never asks.
    open var accessGranted: Bool { database.isGranted(identifier) }
    private let database: AccountDatabase

    static let names = [
        ACAccountTypeIdentifierTwitter: "Twitter", ACAccountTypeIdentifierFacebook: "Facebook",
        ACAccountTypeIdentifierSinaWeibo: "Sina Weibo", ACAccountTypeIdentifierTencentWeibo: "Tencent Weibo",
        ACAccountTypeIdentifierLinkedIn: "LinkedIn",
    ]

    init(_ identifier: String, _ database: AccountDatabase = .current) {
        self.identifier = identifier
        self.database = database
        super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ACAccountType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// What proves an account to its service. Sendable as accounts are.
open class ACAccountCredential: __ObjCObject, @unchecked Sendable {
    open var oauthToken: String!
    let tokenSecret: String?
    let refreshToken: String?
    let expiryDate: Date?

    public init!(oAuthToken token: String!, tokenSecret secret: String!) {
        oauthToken = token
        tokenSecret = secret
        refreshToken = nil
        expiryDate = nil
        super.init()
    }
    public init!(oAuth2Token token: String!, refreshToken: String!, expiryDate: Date!) {
        oauthToken = token
        tokenSecret = nil
        self.refreshToken = refreshToken
        self.expiryDate = expiryDate
        super.init()
    }
}

/// A person's account of a service. Sendable as on iOS, where one thread at a time changes it.
open class ACAccount: __ObjCObject, @unchecked Sendable {
    open private(set) var identifier: NSString!
    open var accountType: ACAccountType!
    open var accountDescription: String!
    open var username: String!
    open var userFullName: String! { username }
    open var credential: ACAccountCredential!

    public init!(accountType type: ACAccountType!) {
        identifier = UUID().uuidString as NSString
        accountType = type
        super.init()
    }

    init(_ record: AccountRecord) {
        identifier = record.identifier as NSString
        accountType = ACAccountType(record.type)
        accountDescription = record.description
        username = record.username
        super.init()
        if let token = record.token {
            credential = ACAccountCredential(oAuthToken: token, tokenSecret: record.secret ?? "")
        }
    }

    /// For requests of the system's own.
    package convenience init(signedBy record: AccountRecord) { self.init(record) }

    /// What requests are signed with.
    package var signature: (token: String, secret: String?)? {
        credential.map { ($0.oauthToken ?? "", $0.tokenSecret) }
    }
}
