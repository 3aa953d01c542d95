// SPDX-License-Identifier: MIT
import Synchronization

/// Whether the running app stands behind others. The application says so; services that fall silent there ask.
package enum AppPresence {
    private struct State {
        var isBehind = false
        var observers: [Int: @MainActor @Sendable (Bool) -> Void] = [:]
        var count = 0
    }
    private static let state = Mutex(State())

    /// From entering the background to entering the foreground; false at the start. Any thread.
    package static var isBehind: Bool { state.withLock { $0.isBehind } }

    /// For the application, and for tests in its place: after the app itself has heard of it. Observers are told also of what
    /// they know: an app that the device has started behind others comes to the front without having gone.
    @MainActor package static func set(isBehind: Bool) {
        let observers: [@MainActor @Sendable (Bool) -> Void] = state.withLock { state in
            state.isBehind = isBehind
            return state.observers.sorted { $0.key < $1.key }.map(\.value)
        }
        for observer in observers { observer(isBehind) }
    }

    /// Calls `body` after each `set`, in the order of the calls.
    /// - Returns: a number for `removeObserver`.
    package static func observe(_ body: @escaping @MainActor @Sendable (Bool) -> Void) -> Int {
        state.withLock { state in
            state.count += 1
            state.observers[state.count] = body
            return state.count
        }
    }

    /// Does nothing for an unknown number.
    package static func removeObserver(_ number: Int) { state.withLock { $0.observers[number] = nil } }
}
