// SPDX-License-Identifier: MIT

// What an app lets the device's search find, in a database of the device.
@_exported public import Foundation
import UIKit
@_exported public import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSIndexErrorDomain = "CSIndexErrorDomain"
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

public struct CSIndexError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001
        case invalidClientStateError = -1002, remoteConnectionError = -1003, quotaExceeded = -1004
        case indexingUnsupported = -1005, mismatchedClientState = -1006
    }
    public let code: Code
    public static var errorDomain: String { CSIndexErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -2000, indexUnreachable = -2001, invalidQuery = -2002, cancelled = -2003
    }
    public let code: Code
    public static var errorDomain: String { CSSearchQueryErrorDomain }
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

// What `CSSearchableItemAttributeSet.mailboxIdentifiers` holds. Apple documents the names alone, the text is ours.
public let CSMailboxInbox = "inbox"
public let CSMailboxDrafts = "drafts"
public let CSMailboxSent = "sent"
public let CSMailboxJunk = "junk"
public let CSMailboxTrash = "trash"
public let CSMailboxArchive = "archive"
