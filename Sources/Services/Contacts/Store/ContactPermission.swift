// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Whether the app may see the device's people.
enum ContactPermission {
    static var status: CNAuthorizationStatus {
        switch Permissions.current.state(of: .contacts) {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited, .whenInUse, .once, .provisional, .granted: .authorized
        }
    }

    /// - Parameter done: on any thread but the caller's turn.
    static func request(_ done: @escaping @Sendable (Bool) -> Void) {
        Permissions.current.request(.contacts) { state in
            let hold = ClockHold()
            DispatchQueue.global().async {
                done(state.isAllowed)
                hold.release()
            }
        }
    }
}
