// SPDX-License-Identifier: MIT

/// Why there is no connection, or a command was not carried out.
public struct CBError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached, unknownDevice, operationNotSupported, peerRemovedPairingInformation
        case encryptionTimedOut, tooManyLEPairedDevices, leGattExceededBackgroundNotificationLimit
        case leGattNearBackgroundNotificationLimit

        /// Matches errors of this code, as in `catch CBError.connectionTimeout`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CBError)?.code == code }
        public static var unkownDevice: Code { .unknownDevice }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CBErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public static var unknown: Code { .unknown }
    public static var invalidParameters: Code { .invalidParameters }
    public static var invalidHandle: Code { .invalidHandle }
    public static var notConnected: Code { .notConnected }
    public static var outOfSpace: Code { .outOfSpace }
    public static var operationCancelled: Code { .operationCancelled }
    public static var connectionTimeout: Code { .connectionTimeout }
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    public static var connectionFailed: Code { .connectionFailed }
    public static var connectionLimitReached: Code { .connectionLimitReached }
    public static var unknownDevice: Code { .unknownDevice }
    public static var operationNotSupported: Code { .operationNotSupported }
    public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
    public static var encryptionTimedOut: Code { .encryptionTimedOut }
    public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }

    /// In the system's words.
    public var errorDescription: String? {
        switch code {
        case .invalidParameters: "One or more parameters were invalid."
        case .invalidHandle: "The specified handle is invalid."
        case .notConnected: "The specified device is not connected."
        case .outOfSpace: "The device has run out of space to complete the intended operation."
        case .operationCancelled: "The operation was cancelled."
        case .connectionTimeout: "The connection has timed out unexpectedly."
        case .peripheralDisconnected: "The specified device has disconnected from us."
        case .uuidNotAllowed: "The specified UUID is not allowed for this operation."
        case .alreadyAdvertising: "Advertising has already started."
        case .connectionFailed: "The connection has failed unexpectedly."
        case .connectionLimitReached:
            "The system has reached the maximum number of connections. Cannot create new connection."
        case .unknownDevice: "The device is unknown."
        case .operationNotSupported: "Operation is not supported."
        case .peerRemovedPairingInformation: "Peer removed pairing information"
        case .encryptionTimedOut: "Failed to encrypt the connection, the connection has timed out unexpectedly."
        case .tooManyLEPairedDevices: "The system has reached the maximum number of paired devices."
        case .unknown, .leGattExceededBackgroundNotificationLimit, .leGattNearBackgroundNotificationLimit:
            "Unknown error."
        }
    }
}

/// How a peripheral answers that something cannot be read or written. Codes are those of the Attribute Protocol.
public struct CBATTError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case success = 0, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources

        /// Matches errors of this code, as in `catch CBATTError.readNotPermitted`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CBATTError)?.code == code }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CBATTErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    public static var success: Code { .success }
    public static var invalidHandle: Code { .invalidHandle }
    public static var readNotPermitted: Code { .readNotPermitted }
    public static var writeNotPermitted: Code { .writeNotPermitted }
    public static var invalidPdu: Code { .invalidPdu }
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    public static var requestNotSupported: Code { .requestNotSupported }
    public static var invalidOffset: Code { .invalidOffset }
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    public static var prepareQueueFull: Code { .prepareQueueFull }
    public static var attributeNotFound: Code { .attributeNotFound }
    public static var attributeNotLong: Code { .attributeNotLong }
    public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    public static var unlikelyError: Code { .unlikelyError }
    public static var insufficientEncryption: Code { .insufficientEncryption }
    public static var unsupportedGroupType: Code { .unsupportedGroupType }
    public static var insufficientResources: Code { .insufficientResources }

    /// In the system's words.
    public var errorDescription: String? {
        switch code {
        case .success: "Success."
        case .invalidHandle: "The handle is invalid."
        case .readNotPermitted: "Reading is not permitted."
        case .writeNotPermitted: "Writing is not permitted."
        case .invalidPdu: "The command is invalid."
        case .insufficientAuthentication: "Authentication is insufficient."
        case .requestNotSupported: "The request is not supported."
        case .invalidOffset: "The offset is invalid."
        case .insufficientAuthorization: "Authorization is insufficient."
        case .prepareQueueFull: "The prepare queue is full."
        case .attributeNotFound: "The attribute could not be found."
        case .attributeNotLong: "The attribute is not long."
        case .insufficientEncryptionKeySize: "The encryption key size is insufficient."
        case .invalidAttributeValueLength: "The value's length is invalid."
        case .unlikelyError: "Unlikely error."
        case .insufficientEncryption: "Encryption is insufficient."
        case .unsupportedGroupType: "The group type is unsupported."
        case .insufficientResources: "Resources are insufficient."
        }
    }
}

public let CBErrorDomain = "CBErrorDomain"
public let CBATTErrorDomain = "CBATTErrorDomain"
