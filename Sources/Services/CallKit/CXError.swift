// SPDX-License-Identifier: MIT

/// Why an incoming call was not shown.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
        case filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    public var errorCode: Int { code.rawValue }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    public static var filteredByBlockList: Code { .filteredByBlockList }
}

/// Why a transaction was not carried out.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached, callIsProtected
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    public var errorCode: Int { code.rawValue }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var unknownCallProvider: Code { .unknownCallProvider }
    public static var emptyTransaction: Code { .emptyTransaction }
    public static var unknownCallUUID: Code { .unknownCallUUID }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var invalidAction: Code { .invalidAction }
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}

/// Why the list of an extension was not read.
public struct CXErrorCodeCallDirectoryManagerError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries
        case maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
    public var errorCode: Int { code.rawValue }

    public static var unknown: Code { .unknown }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var extensionDisabled: Code { .extensionDisabled }
}

public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"
