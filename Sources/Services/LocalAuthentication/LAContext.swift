// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}

public enum LACredentialType: Int, Sendable { case applicationPassword = 0 }
public enum LAAccessControlOperation: Int, Sendable {
    case createItem = 0, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

/// Asks the device's owner to show who they are. The device has Face ID, no face enrolled and no passcode, as a new
/// simulator: nothing can be evaluated, and the errors say so.
open class LAContext: __ObjCObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var maxBiometryFailures: NSNumber?
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open private(set) var biometryType = LABiometryType.none
    open private(set) var evaluatedPolicyDomainState: Data?
    private var isValid = true
    private var credential: Data?

    public override init() { super.init() }

    open func invalidate() { isValid = false }

    /// Sets `biometryType`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        biometryType = .faceID
        error?.pointee = reason(against: policy) as NSError
        return false
    }

    /// - Parameter localizedReason: what the user reads; must not be empty.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard !localizedReason.isEmpty else {
            NSException.raise(.invalidArgumentException, "Non-empty localizedReason must be provided.")
        }
        biometryType = .faceID
        let error = reason(against: policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw reason(against: policy)
    }

    @discardableResult
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        self.credential = credential
        return true
    }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { credential != nil }

    private func reason(against policy: LAPolicy) -> LAError {
        guard isValid else { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
    }
}
