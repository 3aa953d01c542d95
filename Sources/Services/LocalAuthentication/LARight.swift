// SPDX-License-Identifier: MIT
import Synchronization

/// What the owner has to show before a right is theirs.
open class LAAuthenticationRequirement: __ObjCObject, @unchecked Sendable {
    // Sendable: never changes.
    let policy: LAPolicy
    /// What guards a key or a secret of the right in the keychain.
    let flags: SecAccessControlCreateFlags

    init(_ policy: LAPolicy, _ flags: SecAccessControlCreateFlags) {
        (self.policy, self.flags) = (policy, flags)
        super.init()
    }

    /// Face, finger or passcode.
    open class var `default`: LAAuthenticationRequirement { .init(.deviceOwnerAuthentication, .userPresence) }
    /// Face or finger.
    open class var biometry: LAAuthenticationRequirement {
        .init(.deviceOwnerAuthenticationWithBiometrics, .biometryAny)
    }
    /// Face or finger, of those that are enrolled now.
    open class var biometryCurrentSet: LAAuthenticationRequirement {
        .init(.deviceOwnerAuthenticationWithBiometrics, .biometryCurrentSet)
    }
    open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement {
        .init(.deviceOwnerAuthentication, .userPresence)
    }
}

/// What counts where the sensor does not recognise the owner.
open class LABiometryFallbackRequirement: __ObjCObject, @unchecked Sendable {
    // It has no state.
    open class var `default`: LABiometryFallbackRequirement { .init() }
    open class var devicePasscode: LABiometryFallbackRequirement { .init() }
}

/// Something that only the owner may do, for as long as they are trusted. Safe from any thread.
open class LARight: __ObjCObject, @unchecked Sendable {
    public enum State: Int, Sendable { case unknown = 0, authorizing, authorized, notAuthorized }

    // All that changes lies behind this lock.
    private struct Status {
        var state = State.unknown
        var tag = 0
        var context: LAContext?
    }
    private let status = Mutex(Status())
    final let requirement: LAAuthenticationRequirement

    /// With `LAAuthenticationRequirement.default`.
    public override convenience init() { self.init(requirement: .default) }
    public init(requirement: LAAuthenticationRequirement) {
        self.requirement = requirement
        super.init()
    }

    open var state: State { status.withLock { $0.state } }
    /// The app's own.
    open var tag: Int {
        get { status.withLock { $0.tag } }
        set { status.withLock { $0.tag = newValue } }
    }
    /// Of the present authorisation; nil: there is none.
    final var context: LAContext? { status.withLock { $0.context } }

    /// Whether the owner could show who they are: a passcode is set, a sensor is there.
    open func checkCanAuthorize() async throws {
        var error: NSError?
        guard LAContext().canEvaluatePolicy(requirement.policy, error: &error) else {
            throw error ?? LAError(LAError.Code.authenticationFailed) as NSError
        }
    }

    /// Asks the owner, unless the right is theirs already.
    open func authorize(localizedReason: String) async throws {
        if state == .authorized { return }
        let context = LAContext()
        change(to: .authorizing, nil)
        do {
            _ = try await context.evaluatePolicy(requirement.policy, localizedReason: localizedReason)
            change(to: .authorized, context)
        } catch {
            change(to: .notAuthorized, nil)
            throw error
        }
    }

    /// From now on the owner is asked again.
    open func deauthorize() async {
        context?.invalidate()
        change(to: .notAuthorized, nil)
    }

    private func change(to state: State, _ context: LAContext?) {
        status.withLock { ($0.state, $0.context) = (state, context) }
    }

    // MARK: With completion handlers, called on a thread of the system's own

    open func checkCanAuthorize(completion: @escaping @Sendable ((any Error)?) -> Void) {
        tell(completion) { try await $0.checkCanAuthorize() }
    }
    open func authorize(localizedReason: String, completion: @escaping @Sendable ((any Error)?) -> Void) {
        tell(completion) { try await $0.authorize(localizedReason: localizedReason) }
    }
    open func deauthorize(completion: @escaping @Sendable () -> Void) {
        Task {
            await deauthorize()
            completion()
        }
    }

    private func tell(
        _ completion: @escaping @Sendable ((any Error)?) -> Void,
        _ body: @escaping @Sendable (LARight) async throws -> Void
    ) {
        Task {
            do {
                try await body(self)
                completion(nil)
            } catch { completion(error) }
        }
    }
}
