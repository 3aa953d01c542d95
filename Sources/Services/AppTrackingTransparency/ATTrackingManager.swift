// SPDX-License-Identifier: MIT
@_exported public import Foundation
import TouchstoneDevice
import UIKit

/// Whether the app may follow the person across other apps: asked once, by an alert of the system's; the answer is the device's, and
/// Settings changes it.
///
/// Sendable because nothing of it changes.
open class ATTrackingManager: __ObjCObject, @unchecked Sendable {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }

    open class var trackingAuthorizationStatus: AuthorizationStatus {
        status(Permissions.current.state(of: .tracking))
    }

    private class func status(_ state: PermissionState) -> AuthorizationStatus {
        switch state {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        default: state.isAllowed ? .authorized : .denied
        }
    }

    /// - Parameter completion: called on the main thread. Without `NSUserTrackingUsageDescription` the app ends, as on iOS.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        Permissions.current.request(.tracking) { state in DispatchQueue.main.async { completion(status(state)) } }
    }

    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { done in requestTrackingAuthorization { done.resume(returning: $0) } }
    }
}
