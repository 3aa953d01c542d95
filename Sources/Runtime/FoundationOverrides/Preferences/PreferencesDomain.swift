// SPDX-License-Identifier: MIT
import CoreFoundation
import Foundation
import FoundationCompat
import Synchronization

/// The preferences of one app or suite, kept as iOS keeps them: what an app sets is stored without being asked to, soon
/// after it was set, when the process ends, or at once in `synchronize`. Several processes may change a domain: each
/// writes only the keys that it has set, into what the others have stored.
final class PreferencesDomain: Sendable {
    private struct State {
        var stored: PreferencesFile.Values = [:]
        var stamp: PreferencesFile.Stamp?
        /// What this process has set and not stored; nil: removed.
        var pending: [String: AnyObject?] = [:]
        var willStore = false
    }

    private let file: PreferencesFile
    // The values are copies that nobody changes.
    private let state = Mutex(State())

    private init(name: String) { file = PreferencesFile(url: Self.location(of: name)) }

    // MARK: Domains

    private static let known = Mutex<[String: PreferencesDomain]>([:])

    static func named(_ name: String) -> PreferencesDomain {
        known.withLock { domains in
            if let domain = domains[name] { return domain }
            let domain = PreferencesDomain(name: name)
            domains[name] = domain
            return domain
        }
    }

    /// The app's own; programs without an identifier go by their name.
    static let application = named(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    /// What every app on the device sees: its language and region.
    static let global = named(".GlobalPreferences")

    private static func location(of name: String) -> URL {
        let safe = name.replacingOccurrences(of: "/", with: "-")
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
        let folder = group?.appendingPathComponent("Library/Preferences") ?? ownFolder
        return folder.appendingPathComponent(safe + ".plist")
    }

    private static let ownFolder: URL = {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty { return URL(fileURLWithPath: folder) }
        return URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Preferences")
    }()

    // MARK: Values

    func value(forKey key: String) -> AnyObject? {
        state.withLock { state in
            if let pending = state.pending[key] { return Held(pending) }
            refresh(&state)
            return Held(state.stored[key])
        }.object
    }

    func all() -> PreferencesFile.Values {
        state.withLock { state in
            refresh(&state)
            return Held(Self.merged(state.stored, state.pending))
        }.object
    }

    /// - Parameter value: a copy that nobody changes; nil removes the key.
    func set(_ value: AnyObject?, forKey key: String) {
        let value = Held(value)
        let mustSchedule = state.withLock { state in
            state.pending.updateValue(value.object, forKey: key)
            defer { state.willStore = true }
            return !state.willStore
        }
        if mustSchedule { Self.writer.async { self.synchronize() } }
    }

    /// Stores what is set and takes in what others have stored.
    /// - Returns: false: it cannot be stored, and is kept for the next time.
    @discardableResult
    func synchronize() -> Bool {
        state.withLock { state in
            state.willStore = false
            guard !state.pending.isEmpty else {
                refresh(&state)
                return true
            }
            do {
                try store(&state)
                return true
            } catch {
                NSLog("%@", "UserDefaults: \(file.url.path) cannot be written: \(error)")
                return false
            }
        }
    }

    /// One after the other, apart from what the app does.
    private static let writer = DispatchQueue(label: "UserDefaults", qos: .utility)

    static func synchronizeAll() {
        for domain in known.withLock({ Array($0.values) }) { domain.synchronize() }
    }

    // MARK: Storing

    private func store(_ state: inout State) throws {
        try SafeFile.locking(file.url.deletingLastPathComponent()) {
            refresh(&state)
            let merged = Self.merged(state.stored, state.pending)
            try file.write(merged)
            state.stored = merged
            state.pending = [:]
            state.stamp = file.stamp
        }
    }

    /// Another process may have stored something since.
    private func refresh(_ state: inout State) {
        let stamp = file.stamp
        guard stamp != state.stamp else { return }
        state.stored = file.read()
        state.stamp = stamp
    }

    private static func merged(
        _ stored: PreferencesFile.Values, _ pending: [String: AnyObject?]
    ) -> PreferencesFile.Values {
        var result = stored
        for (key, value) in pending { result[key] = value }
        return result
    }

    /// Carries values out of the lock.
    // Sendable: the values are immutable property lists.
    private struct Held<Value>: @unchecked Sendable {
        let object: Value
        init(_ object: Value) { self.object = object }
    }
}

@section(".init_array") @used
private let storePreferencesAtExit: @convention(c) () -> Void = { atexit { PreferencesDomain.synchronizeAll() } }
