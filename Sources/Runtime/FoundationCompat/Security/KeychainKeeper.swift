// SPDX-License-Identifier: MIT
import Synchronization

/// Who keeps the keys of keychains for a person, so that the device's folder alone opens none.
package protocol KeychainKeeper: Sendable {
    /// Waits, on any thread.
    /// - Parameter name: to find it by; letters and digits.
    /// - Returns: false: it is not wanted here, and the key lies in the device's folder.
    func keep(_ key: [UInt8], named name: String) throws -> Bool

    /// Waits, on any thread.
    /// - Returns: nil: there is none of the name.
    func key(named name: String) throws -> [UInt8]?
}

/// The keeper of this process, for code that knows none.
package enum KeychainKeepers {
    private struct State {
        var keeper: (any KeychainKeeper)?
        /// Those that were read or made: a keeper is asked once.
        var keys: [String: [UInt8]] = [:]
    }
    private static let state = Mutex(State())

    /// Set by launching, before anything of the app runs; nil: keys lie in the devices' folders.
    package static var current: (any KeychainKeeper)? {
        get { state.withLock { $0.keeper } }
        set { state.withLock { $0.keeper = newValue } }
    }

    static func remembered(_ name: String) -> [UInt8]? { state.withLock { $0.keys[name] } }

    static func remember(_ key: [UInt8], named name: String) { state.withLock { $0.keys[name] = key } }
}
