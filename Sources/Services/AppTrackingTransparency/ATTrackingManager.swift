// SPDX-License-Identifier: MIT
@_exported public import Foundation
import UIKit

/// Whether the app may follow the person across other apps: asked once, by an alert of the system's.
///
/// Sendable because nothing of it changes.
open class ATTrackingManager: __ObjCObject, @unchecked Sendable {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }

    private static let key = "TouchstoneTrackingAuthorization"

    open class var trackingAuthorizationStatus: AuthorizationStatus {
        switch ProcessInfo.processInfo.environment["TOUCHSTONE_TRACKING"] {
        case "authorized": .authorized
        case "denied": .denied
        case "restricted": .restricted
        default:
            AuthorizationStatus(rawValue: UInt(max(0, UserDefaults.standard.integer(forKey: key)))) ?? .notDetermined
        }
    }

    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        let current = trackingAuthorizationStatus
        guard current == .notDetermined else { return DispatchQueue.main.async { completion(current) } }
        guard let purpose = Bundle.main.object(forInfoDictionaryKey: "NSUserTrackingUsageDescription") as? String else {
            NSException.raise(
                .init("NSInternalInconsistencyException"),
                "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  "
                    + "The app's Info.plist must contain an NSUserTrackingUsageDescription key with a string value "
                    + "explaining to the user how the app uses this data.")
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { ask(purpose, completion) } }
    }

    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { done in requestTrackingAuthorization { done.resume(returning: $0) } }
    }

    @MainActor
    private static func ask(_ purpose: String, _ done: @escaping @Sendable (AuthorizationStatus) -> Void) {
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "App"
        let alert = UIAlertController(
            title:
                "Allow \u{201c}\(name)\u{201d} to track your activity across other companies\u{2019} apps and websites?",
            message: purpose, preferredStyle: .alert)
        func end(_ status: AuthorizationStatus) {
            UserDefaults.standard.set(Int(status.rawValue), forKey: key)
            done(status)
        }
        alert.addAction(UIAlertAction(title: "Ask App Not to Track", style: .default) { _ in end(.denied) })
        alert.addAction(UIAlertAction(title: "Allow", style: .default) { _ in end(.authorized) })
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var controller = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        guard let controller else { return done(.notDetermined) }
        controller.present(alert, animated: true)
    }
}
