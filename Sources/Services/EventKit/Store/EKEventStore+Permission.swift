// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

extension EKEntityType {
    var permission: PermissionKind { self == .event ? .calendar : .reminders }
}

extension EKEventStore {
    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        status(Permissions.current.state(of: entityType.permission))
    }

    private static func status(_ state: PermissionState) -> EKAuthorizationStatus {
        switch state {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited: .writeOnly
        case .whenInUse, .once, .provisional, .granted: .fullAccess
        }
    }

    func canRead(_ type: EKEntityType) -> Bool {
        Self.status(permissions.state(of: type.permission)) == .fullAccess
    }

    func mayAdd(_ type: EKEntityType) -> Bool { permissions.state(of: type.permission).isAllowed }

    func expectAccess(_ type: EKEntityType) throws {
        guard mayAdd(type) else { throw EKError(.eventStoreNotAuthorized) }
    }

    // MARK: Asking

    /// Asks the person once for all of the calendar; later the answer of then comes at once. On any thread.
    ///
    /// iOS 17 answers apps built for it with an error instead; apps of then ask by `requestFullAccessToEvents`.
    public func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        permissions.request(entityType.permission) { state in
            let hold = ClockHold()
            DispatchQueue.global().async {
                completion(state.isAllowed, nil)
                hold.release()
            }
        }
    }

    public func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }
    public func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// The device asks for all of the calendar; who answers "write-only" beforehand lets the app add alone.
    public func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }

    public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            requestAccess(to: entityType) { granted, error in
                done.resume(with: error.map { .failure($0) } ?? .success(granted))
            }
        }
    }
    public func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    public func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
}
