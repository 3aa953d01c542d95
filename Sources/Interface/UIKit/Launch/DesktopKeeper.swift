// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDesktop
import TouchstoneDevice

/// The desktop's Secret Service as keeper of the keychain's key, for those who ask for it (`--desktop secrets`). A key that
/// it has is asked of it in every later run, whatever was asked for then: there is no other copy.
struct DesktopKeeper: KeychainKeeper {
    func keep(_ key: [UInt8], named name: String) throws -> Bool {
        guard Desktop.takes(.secrets) else { return false }
        let device = Device.variable("DEVICE_NAME") ?? Device.current.folder.lastPathComponent
        return try DesktopSecrets.shared.keep(key, named: name, label: "Keychain of \(device) (Touchstone)")
    }

    func key(named name: String) throws -> [UInt8]? { try DesktopSecrets.shared.secret(named: name) }
}
