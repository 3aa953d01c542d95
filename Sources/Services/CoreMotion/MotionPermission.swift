// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Whether the app may know what the person does: steps, activities, heights. Bare sensors need no permission.
enum MotionPermission {
    static var status: CMAuthorizationStatus {
        switch Permissions.current.state(of: .motion) {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited, .whenInUse, .once, .provisional, .granted: .authorized
        }
    }

    /// Asks the person once.
    /// - Parameter done: on any thread, with nil where the app may, else with the error for its handler.
    static func request(_ done: @escaping @Sendable ((any Error)?) -> Void) {
        Permissions.current.request(.motion) { state in
            done(state.isAllowed ? nil : NSError(domain: CMErrorDomain, code: Int(refusal.rawValue)))
        }
    }

    private static let refusal = CMErrorMotionActivityNotAuthorized
}

/// Whether the sensors tell the app nothing: one that is behind others is suspended, unless it has something to go on with.
enum MotionDelivery {
    static var isHeld: Bool { AppPresence.isBehind && !BackgroundWork.isGoingOn() }
}
