// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// Registering for pushes: a token for an app whose entitlements allow it, else iOS's error.
extension UIApplication {
    /// Answers later on the main queue, with one of the two calls (NO31).
    func answerRemoteRegistration() {
        let token = PushToken.current()
        DispatchQueue.main.async { [self] in
            switch token {
            case .success(let token):
                NotificationRegistration.isRemote = true
                delegateStorage?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
            case .failure(let error):
                delegateStorage?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }
}

/// The 32 bytes by which a push service knows an app on a device: random, kept for as long as the device's folder.
enum PushToken {
    static func current() -> Result<Data, any Error> {
        guard AppEntitlements.string("aps-environment") != nil else {
            return .failure(
                NSError(
                    domain: NSCocoaErrorDomain, code: 3000,
                    userInfo: [
                        NSLocalizedDescriptionKey: "no valid “aps-environment” entitlement string found for application"
                    ]))
        }
        do { return .success(try NotificationStore(device: .current).token(of: AppIdentity.identifier)) } catch {
            return .failure(error)
        }
    }
}
