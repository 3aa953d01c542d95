// SPDX-License-Identifier: MIT
import UIKit

/// Counts to 1,200, a step a second, also behind other apps, as long as the system lets it. The count is kept at every step:
/// after a termination it goes on from there.
final class LongTask {
    static let end = 1200

    private let defaults: UserDefaults
    private let pause: TimeInterval
    private(set) var isRunning = false
    /// A line for each step: the count, and how much time the app has left behind other apps.
    var log: (String) -> Void = { NSLog("%@", $0) }

    /// - Parameter pause: seconds between two steps.
    init(defaults: UserDefaults = .standard, pause: TimeInterval = 1) {
        self.defaults = defaults
        self.pause = pause
    }

    /// The step that was done last.
    var count: Int {
        get { defaults.integer(forKey: "count") }
        set { defaults.set(newValue, forKey: "count") }
    }

    /// - Parameter finished: on the main queue, with whether the count has come to its end.
    func start(finished: @escaping (Bool) -> Void) {
        guard !isRunning, UIDevice.current.isMultitaskingSupported else { return }
        isRunning = true
        if count >= Self.end { count = 0 }
        var identifier = UIBackgroundTaskIdentifier.invalid
        let stop = { [weak self] in
            self?.isRunning = false
            UIApplication.shared.endBackgroundTask(identifier)
            identifier = .invalid
        }
        identifier = UIApplication.shared.beginBackgroundTask { [weak self] in
            self?.log("time is over at \(self?.count ?? 0)")
            stop()
        }
        step { isDone in
            stop()
            finished(isDone)
        }
    }

    private func step(_ finished: @escaping (Bool) -> Void) {
        guard isRunning else { return finished(false) }
        guard count < Self.end else { return finished(true) }
        DispatchQueue.global().async { [pause] in
            Thread.sleep(forTimeInterval: pause)
            DispatchQueue.main.async { [weak self] in
                guard let self, isRunning else { return finished(false) }
                count += 1
                log("\(count) \(remaining)")
                step(finished)
            }
        }
    }

    private var remaining: String {
        let seconds = UIApplication.shared.backgroundTimeRemaining
        return seconds == .greatestFiniteMagnitude ? "still in foreground" : String(format: "%.1f seconds left", seconds)
    }
}
