// SPDX-License-Identifier: MIT
internal import PhotoStore
import TouchstoneDevice
internal import UIKit

/// What the app may see of the library.
enum PhotoAccess {
    static func state(_ level: PHAccessLevel) -> PHAuthorizationStatus {
        let permissions = Permissions.current
        let whole = status(permissions.state(of: .photos))
        guard level == .addOnly else { return whole }
        // Who may read and write may add.
        if whole == .authorized || whole == .limited { return .authorized }
        return status(permissions.state(of: .photosAdd))
    }

    private static func status(_ state: PermissionState) -> PHAuthorizationStatus {
        switch state {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited: .limited
        case .whenInUse, .once, .provisional, .granted: .authorized
        }
    }

    static func request(_ level: PHAccessLevel, _ answered: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        let known = state(level)
        guard known == .notDetermined else { return DispatchQueue.global().async { answered(known) } }
        Permissions.current.request(level == .addOnly ? .photosAdd : .photos) { _ in
            let new = state(level)
            guard new == .limited else { return DispatchQueue.global().async { answered(new) } }
            // Somebody who limits access chooses what the app sees before the app hears of it.
            DispatchQueue.main.async {
                LimitedLibrary.present(from: nil) { _ in DispatchQueue.global().async { answered(new) } }
            }
        }
    }

    /// The library as the app may see it. The first look of an app that has not asked asks for it, as on iOS.
    static func snapshot() -> PhotoSnapshot {
        let status = state(.readWrite)
        if status == .notDetermined { request(.readWrite) { _ in } }
        guard status == .authorized || status == .limited else { return PhotoSnapshot() }
        do { return seen(try PhotoStore.shared.snapshot()) } catch {
            Unsupported.report("photo library: \(error)")
            return PhotoSnapshot()
        }
    }

    /// - Parameter snapshot: the whole library.
    static func seen(_ snapshot: PhotoSnapshot) -> PhotoSnapshot {
        switch state(.readWrite) {
        case .authorized: return snapshot
        case .limited:
            do { return snapshot.limited(to: try PhotoStore.shared.chosen(by: Permissions.current.app)) } catch {
                Unsupported.report("photo library: \(error)")
                return PhotoSnapshot()
            }
        case .notDetermined, .restricted, .denied: return PhotoSnapshot()
        }
    }
}
