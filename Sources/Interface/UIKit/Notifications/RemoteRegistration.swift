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
package enum PushToken {
    static func current() -> Result<Data, any Error> { token(of: AppIdentity.identifier) }

    /// One for pushes of that kind alone. Calls need a background mode besides.
    package static func current(_ kind: PushKind) -> Result<Data, any Error> {
        guard kind != .voip || AppIdentity.backgroundModes.contains("voip") else {
            return .failure(problem("“voip” is not among UIBackgroundModes in Info.plist"))
        }
        return token(of: kind.owner(of: AppIdentity.identifier))
    }

    private static func token(of owner: String) -> Result<Data, any Error> {
        guard AppEntitlements.string("aps-environment") != nil else {
            return .failure(problem("no valid “aps-environment” entitlement string found for application"))
        }
        do { return .success(try NotificationStore(device: .current).token(of: owner)) } catch {
            return .failure(error)
        }
    }

    private static func problem(_ text: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: 3000, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
