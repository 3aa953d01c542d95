// SPDX-License-Identifier: MIT
import Synchronization

/// How the application and its URL sessions tell each other of transfers that go on without the app. Any thread.
package enum BackgroundTransfers {
    private struct State {
        var service: (@Sendable () -> Bool)?
        /// Sessions whose events the app's delegate was told of, and whose own delegate has not heard that they are over.
        var expected: Set<String> = []
        var observer: (@Sendable (String) -> Void)?
    }
    private static let state = Mutex(State())

    /// For the application, before the app's first line.
    /// - Parameter start: starts what carries transfers on, and says whether it could; nil: nothing does.
    package static func setService(_ start: (@Sendable () -> Bool)?) { state.withLock { $0.service = start } }

    /// Whether transfers outlive the app.
    package static var hasService: Bool { state.withLock { $0.service != nil } }

    /// To be called once a transfer is written down; a service that runs already goes on.
    /// - Returns: false: nothing carries it on.
    package static func startService() -> Bool { state.withLock { $0.service }?() ?? false }

    /// The app's delegate was told that transfers of the session have ended.
    package static func expectEvents(of session: String) {
        let observer = state.withLock { state in
            state.expected.insert(session)
            return state.observer
        }
        observer?(session)
    }

    /// For the sessions: once all of its events are told.
    /// - Returns: whether anybody waits for that; the next call says no.
    package static func takeExpected(_ session: String) -> Bool {
        state.withLock { $0.expected.remove(session) != nil }
    }

    /// For the sessions: who hears of `expectEvents`.
    package static func observe(_ body: @escaping @Sendable (String) -> Void) { state.withLock { $0.observer = body } }
}
