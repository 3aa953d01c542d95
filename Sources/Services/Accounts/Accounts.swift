// SPDX-License-Identifier: MIT

// Accounts of the services that iOS knew before version 11. They live in the device's settings: apps see them once the
// person allows it.
@_exported public import FoundationCompat

public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
public let ACAccountTypeIdentifierTencentWeibo = "com.apple.tencentweibo"
public let ACAccountTypeIdentifierLinkedIn = "com.apple.linkedin"

public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
public let ACFacebookAudienceEveryone = "ACFacebookAudienceEveryone"
public let ACFacebookAudienceFriends = "ACFacebookAudienceFriends"
public let ACFacebookAudienceOnlyMe = "ACFacebookAudienceOnlyMe"
public let ACLinkedInAppIdKey = "ACLinkedInAppIdKey"
public let ACLinkedInPermissionsKey = "ACLinkedInPermissionsKey"
public let ACTencentWeiboAppIdKey = "ACTencentWeiboAppIdKey"

public let ACErrorDomain = "com.apple.accounts"

extension NSNotification.Name {
    public static let ACAccountStoreDidChange = NSNotification.Name("ACAccountStoreDidChangeNotification")
}

public enum ACAccountCredentialRenewResult: Int, Sendable { case renewed = 0, rejected, failed }

public typealias ACAccountStoreSaveCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias ACAccountStoreRemoveCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias ACAccountStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias ACAccountStoreCredentialRenewalHandler =
    @Sendable (ACAccountCredentialRenewResult, (any Error)?) -> Void
