// SPDX-License-Identifier: MIT

@_exported public import Accounts
// Posts to the services that iOS knew before version 11, and the controller of share extensions. Posts of the sheet are
// kept in the device's folder; requests go where their URL says.
public import FoundationNetworking
@_exported public import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled = 0, done }
public enum SLRequestMethod: Int, Sendable { case GET = 0, POST, DELETE, PUT }

public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
public typealias SLRequestHandler = @Sendable (Data?, HTTPURLResponse?, (any Error)?) -> Void
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// The services, by their type.
enum SocialService {
    static let names = [
        SLServiceTypeTwitter: "Twitter", SLServiceTypeFacebook: "Facebook", SLServiceTypeSinaWeibo: "Sina Weibo",
        SLServiceTypeTencentWeibo: "Tencent Weibo", SLServiceTypeLinkedIn: "LinkedIn",
    ]
    static let accountTypes = [
        SLServiceTypeTwitter: ACAccountTypeIdentifierTwitter, SLServiceTypeFacebook: ACAccountTypeIdentifierFacebook,
        SLServiceTypeSinaWeibo: ACAccountTypeIdentifierSinaWeibo,
        SLServiceTypeTencentWeibo: ACAccountTypeIdentifierTencentWeibo,
        SLServiceTypeLinkedIn: ACAccountTypeIdentifierLinkedIn,
    ]
}
