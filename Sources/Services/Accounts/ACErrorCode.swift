// SPDX-License-Identifier: MIT

/// Why something could not be done with accounts, in the order of ACError.h.
public struct ACErrorCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let unknown = ACErrorCode(1)
    public static let accountMissingRequiredProperty = ACErrorCode(2)
    public static let accountAuthenticationFailed = ACErrorCode(3)
    public static let accountTypeInvalid = ACErrorCode(4)
    public static let accountAlreadyExists = ACErrorCode(5)
    public static let accountNotFound = ACErrorCode(6)
    public static let permissionDenied = ACErrorCode(7)
    public static let accessInfoInvalid = ACErrorCode(8)
    public static let clientPermissionDenied = ACErrorCode(9)
    public static let accessDeniedByProtectionPolicy = ACErrorCode(10)
    public static let credentialNotFound = ACErrorCode(11)
    public static let fetchCredentialFailed = ACErrorCode(12)
    public static let storeCredentialFailed = ACErrorCode(13)
    public static let removeCredentialFailed = ACErrorCode(14)
    public static let updatingNonexistentAccount = ACErrorCode(15)
    public static let invalidClientBundleID = ACErrorCode(16)
    public static let deniedByPlugin = ACErrorCode(17)
    public static let coreDataSaveFailed = ACErrorCode(18)
    public static let failedSerializingAccountInfo = ACErrorCode(19)
    public static let invalidCommand = ACErrorCode(20)
    public static let missingTransportMessageID = ACErrorCode(21)
    public static let credentialItemNotFound = ACErrorCode(22)
    public static let credentialItemNotExpired = ACErrorCode(23)
}

public let ACErrorUnknown = ACErrorCode.unknown
public let ACErrorAccountMissingRequiredProperty = ACErrorCode.accountMissingRequiredProperty
public let ACErrorAccountAuthenticationFailed = ACErrorCode.accountAuthenticationFailed
public let ACErrorAccountTypeInvalid = ACErrorCode.accountTypeInvalid
public let ACErrorAccountAlreadyExists = ACErrorCode.accountAlreadyExists
public let ACErrorAccountNotFound = ACErrorCode.accountNotFound
public let ACErrorPermissionDenied = ACErrorCode.permissionDenied
public let ACErrorAccessInfoInvalid = ACErrorCode.accessInfoInvalid
public let ACErrorClientPermissionDenied = ACErrorCode.clientPermissionDenied
public let ACErrorAccessDeniedByProtectionPolicy = ACErrorCode.accessDeniedByProtectionPolicy
public let ACErrorCredentialNotFound = ACErrorCode.credentialNotFound
public let ACErrorFetchCredentialFailed = ACErrorCode.fetchCredentialFailed
public let ACErrorStoreCredentialFailed = ACErrorCode.storeCredentialFailed
public let ACErrorRemoveCredentialFailed = ACErrorCode.removeCredentialFailed
public let ACErrorUpdatingNonexistentAccount = ACErrorCode.updatingNonexistentAccount
public let ACErrorInvalidClientBundleID = ACErrorCode.invalidClientBundleID
public let ACErrorDeniedByPlugin = ACErrorCode.deniedByPlugin
public let ACErrorCoreDataSaveFailed = ACErrorCode.coreDataSaveFailed
public let ACErrorFailedSerializingAccountInfo = ACErrorCode.failedSerializingAccountInfo
public let ACErrorInvalidCommand = ACErrorCode.invalidCommand
public let ACErrorMissingTransportMessageID = ACErrorCode.missingTransportMessageID
public let ACErrorCredentialItemNotFound = ACErrorCode.credentialItemNotFound
public let ACErrorCredentialItemNotExpired = ACErrorCode.credentialItemNotExpired
