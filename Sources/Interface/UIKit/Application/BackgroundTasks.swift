// SPDX-License-Identifier: MIT

/// Tasks that ask for time after the app left the foreground.
struct BackgroundTasks {
    private var next = 1
    private var handlers: [Int: (@MainActor @Sendable () -> Void)?] = [:]

    var isEmpty: Bool { handlers.isEmpty }

    mutating func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        defer { next += 1 }
        handlers[next] = .some(handler)
        return UIBackgroundTaskIdentifier(rawValue: next)
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) { handlers[identifier.rawValue] = nil }

    /// Ends everything and returns the handlers to call: time is up.
    mutating func expire() -> [@MainActor @Sendable () -> Void] {
        defer { handlers = [:] }
        return handlers.sorted { $0.key < $1.key }.compactMap(\.value)
    }
}
