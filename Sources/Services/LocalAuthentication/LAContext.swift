// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat
import Synchronization
import TouchstoneDevice

/// Asks the person at the device to show that it is theirs: by face or finger, or by the passcode.
///
/// Which sensor the device has, whether somebody is enrolled, whether there is a passcode and what the sensor sees next
/// are parts of the world (`{"world": {"biometry": ..., "lock": ...}}`, `./touchstone device biometry`). A new device has
/// Face ID, nobody enrolled and no passcode, as a new simulator. Safe from any thread.
open class LAContext: __ObjCObject, KeychainAuthentication, @unchecked Sendable {
    // All that is stored lies behind this lock.
    private struct State {
        var fallbackTitle: String?
        var cancelTitle: String?
        var reason = ""
        var maxBiometryFailures: NSNumber?
        var reuseDuration: TimeInterval = 0
        var interactionNotAllowed = false
        var biometryType = LABiometryType.none
        var domainState: Data?
        var isValid = true
        var credential: Data?
        var hasMatched = false
        var checks: [OwnerCheck] = []
    }
    private let state = Mutex(State())

    public override init() { super.init() }

    /// Of the button that leads from the sensor to something else: "" hides it.
    open var localizedFallbackTitle: String? {
        get { state.withLock { $0.fallbackTitle } }
        set { state.withLock { $0.fallbackTitle = newValue } }
    }
    open var localizedCancelTitle: String? {
        get { state.withLock { $0.cancelTitle } }
        set { state.withLock { $0.cancelTitle = newValue } }
    }
    /// What the person reads where no call says it: of guarded items of the keychain.
    open var localizedReason: String {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }
    @available(*, deprecated)
    open var maxBiometryFailures: NSNumber? {
        get { state.withLock { $0.maxBiometryFailures } }
        set { state.withLock { $0.maxBiometryFailures = newValue } }
    }
    /// Seconds. The device itself is not unlocked by the sensor here, so that there is nothing to use again.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { state.withLock { $0.reuseDuration } }
        set { state.withLock { $0.reuseDuration = newValue } }
    }
    open var interactionNotAllowed: Bool {
        get { state.withLock { $0.interactionNotAllowed } }
        set { state.withLock { $0.interactionNotAllowed = newValue } }
    }
    /// Known after `canEvaluatePolicy`, as on iOS.
    open var biometryType: LABiometryType { state.withLock { $0.biometryType } }
    /// Another value after each change of who is enrolled; nil before somebody was recognised or could be.
    open var evaluatedPolicyDomainState: Data? { state.withLock { $0.domainState } }

    /// Ends what is under way with `appCancel`; the context cannot be used again.
    open func invalidate() {
        let checks = state.withLock { state in
            state.isValid = false
            return state.checks
        }
        onMain { for check in checks { check.cancel(.appCancel) } }
    }

    // MARK: Policies

    /// Sets `biometryType`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        guard let refusal = refusal(of: policy.ownerPolicy) else { return true }
        error?.pointee = refusal as NSError
        return false
    }

    /// - Parameter localizedReason: what the person reads; must not be empty.
    /// - Parameter reply: called on a thread of the system's own.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        evaluate(policy.ownerPolicy, localizedReason, reply)
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
            }
        }
    }

    /// Asks for what guards an item, before the item is used.
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard let policy = accessControl.ownerPolicy else {
            return DispatchQueue.global().async { reply(true, nil) }
        }
        evaluate(policy, localizedReason, reply)
    }

    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String
    ) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluateAccessControl(accessControl, operation: operation, localizedReason: localizedReason) {
                isOwner, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
            }
        }
    }

    private func evaluate(
        _ policy: OwnerPolicy, _ reason: String, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard !reason.isEmpty else {
            NSException.raise(.invalidArgumentException, "Non-empty localizedReason must be provided.")
        }
        @Sendable func answer(_ error: LAError?) { DispatchQueue.global().async { reply(error == nil, error) } }
        if let refusal = refusal(of: policy) { return answer(refusal) }
        // Whom the context has recognised once need not show it again.
        if state.withLock({ $0.hasMatched }) { return answer(nil) }
        if interactionNotAllowed { return answer(LAError(LAError.Code.notInteractive)) }
        asksForFace(policy) { [self] mayUseFace in
            var policy = policy
            if !mayUseFace {
                guard policy == .owner else { return answer(LAError(LAError.Code.biometryNotAvailable)) }
                policy = .passcode
            }
            let request = request(policy, reason)
            onMain { self.ask(request) { answer($0) } }
        }
    }

    private func request(_ policy: OwnerPolicy, _ reason: String) -> OwnerRequest {
        var request = OwnerRequest(policy, reason: reason)
        state.withLock { state in
            if let title = state.cancelTitle, !title.isEmpty { request.cancelTitle = title }
            if let title = state.fallbackTitle { request.fallbackTitle = title.isEmpty ? nil : title }
        }
        return request
    }

    @MainActor private func ask(_ request: OwnerRequest, _ answer: @escaping @Sendable (LAError?) -> Void) {
        guard state.withLock({ $0.isValid }) else { return answer(LAError(.invalidContext)) }
        let check = OwnerCheck.start(request) { [self] result in
            switch result {
            case .success:
                state.withLock { $0.hasMatched = true }
                noteEnrolment()
                answer(nil)
            case .failure(let refusal): answer(LAError(refusal))
            }
        }
        if let check { state.withLock { $0.checks.append(check) } }
    }

    /// Apps say in Info.plist why they look at faces, and the person agrees once; see `NSFaceIDUsageDescription`.
    private func asksForFace(_ policy: OwnerPolicy, _ then: @escaping @Sendable (Bool) -> Void) {
        let world = World.shared.state
        guard biometryType == .faceID, OwnerCheck.refusal(of: .biometry, in: world) == nil, policy != .passcode else {
            return then(true)
        }
        if policy == .owner, !Permissions.current.hasUsageText("NSFaceIDUsageDescription") { return then(false) }
        Permissions.current.request(.faceID) { then($0 == .granted) }
    }

    private func refusal(of policy: OwnerPolicy) -> LAError? {
        let world = World.shared.state
        let isValid = state.withLock { state in
            state.biometryType = LABiometryType(world.biometry.sensor)
            return state.isValid
        }
        guard isValid else { return LAError(.invalidContext) }
        if let refusal = OwnerCheck.refusal(of: policy, in: world) { return LAError(refusal) }
        if policy == .biometry, biometryType == .faceID, Permissions.current.state(of: .faceID) == .denied {
            return LAError(LAError.Code.biometryNotAvailable)
        }
        noteEnrolment()
        return nil
    }

    private func noteEnrolment() {
        let biometry = World.shared.state.biometry
        let domain = biometry.isEnrolled ? Data("enrolled \(biometry.enrolment)".utf8) : nil
        state.withLock { $0.domainState = domain }
    }

    // MARK: Credentials

    @discardableResult
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        state.withLock { $0.credential = credential }
        return true
    }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { state.withLock { $0.credential != nil } }

    // MARK: The keychain

    /// False again once the context is invalid.
    package var hasAuthenticated: Bool { state.withLock { $0.hasMatched && $0.isValid } }
    /// Whether the keychain may ask the person through this context.
    package var allowsInteraction: Bool { !interactionNotAllowed }
    /// Empty where the app has set none.
    package var reasonForKeychain: String { localizedReason }
    /// The keychain has asked in this context's place: what is read next asks no more.
    package func noteAuthentication() { state.withLock { $0.hasMatched = true } }
}

private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}

extension LAError {
    init(_ refusal: OwnerRefusal) {
        self.init(Code(rawValue: refusal.rawValue) ?? .authenticationFailed)
    }
}
