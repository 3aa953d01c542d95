// SPDX-License-Identifier: MIT

public struct CNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError
        case authorizationDenied = 100, noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser
        case featureNotAvailable
        case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle, containmentScope
        case parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600, clientIdentifierDoesNotExist, clientIdentifierCollision
        case changeHistoryExpired, changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
        case vCardMalformed = 700, vCardSummarizationError
    }

    public let code: Code
    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
    public init(_ code: Code) { self.code = code }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }

    private var text: String {
        switch code {
        case .authorizationDenied: "Access Denied"
        case .recordDoesNotExist: "Updated Record Does Not Exist"
        case .vCardMalformed: "vCard Malformed"
        default: "The operation couldn\u{2019}t be completed."
        }
    }
}
