// SPDX-License-Identifier: MIT

public let SFErrorDomain = "SFErrorDomain"
public let SFContentBlockerErrorDomain = "SFContentBlockerErrorDomain"
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"
public let SFExtensionMessageKey = "message"
public let SFExtensionProfileKey = "profile"

public struct SFError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case noExtensionFound = 1, noAttachmentFound, loadingInterrupted }
    public let code: Code
    public static var errorDomain: String { SFErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var noAttachmentFound: Code { .noAttachmentFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
}

/// What content blockers could not do, until iOS 10; `SFError` since.
public enum SFContentBlockerErrorCode: Int, Sendable {
    case noExtensionFound = 1
    case noAttachmentFound
    case loadingInterrupted
}

public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1 }
    public let code: Code
    public static var errorDomain: String { SFAuthenticationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static var canceledLogin: Code { .canceledLogin }
}

public struct SSReadingListError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case urlSchemeNotAllowed = 1 }
    public let code: Code
    public static var errorDomain: String { SSReadingListErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}
