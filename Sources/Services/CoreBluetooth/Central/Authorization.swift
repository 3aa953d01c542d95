// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

func currentAuthorization() -> CBManagerAuthorization {
    switch Permissions.current.state(of: .bluetooth) {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited, .whenInUse, .once, .provisional, .granted: .allowedAlways
    }
}
