// SPDX-License-Identifier: MIT
import Synchronization
import TouchstoneDevice

/// The time that an app has to load what a push tells of, and what it says has come of it.
final class PushFetch: Sendable {
    private let result = Mutex<UIBackgroundFetchResult?>(nil)

    /// Seconds, of iOS.
    private static let limit = 30.0

    /// Of the last push that the app was told; nil while it loads.
    @MainActor private(set) static var lastResult: UIBackgroundFetchResult?

    static func name(of result: UIBackgroundFetchResult) -> String {
        switch result {
        case .newData: "newData"
        case .noData: "noData"
        case .failed: "failed"
        }
    }

    /// Behind others an app hears of pushes with `content-available`, when its background modes say that it wants to.
    @MainActor
    static func isWanted(by record: NotificationRecord) -> Bool {
        guard record.origin == .push, AppIdentity.backgroundModes.contains("remote-notification") else { return false }
        let aps = record.decodedUserInfo["aps"] as? [String: Any]
        return (aps?["content-available"] as? NSNumber)?.intValue == 1
    }

    /// After the app was told: from here on it has its time.
    @MainActor
    func begin() {
        if result.withLock({ $0 }) != nil { return }
        Self.lastResult = nil
        DeadlineQueue.shared.schedule(after: Self.limit) { [self] in
            guard result.withLock({ $0 }) == nil else { return }
            FileHandle.standardError.write(
                Data(
                    ("touchstone: application(_:didReceiveRemoteNotification:fetchCompletionHandler:): the handler was "
                        + "not called within 30 seconds; iOS counts that as failed and wakes the app less often\n").utf8
                ))
            finish(.failed)
        }
    }

    /// A second call does nothing. Any thread.
    func finish(_ outcome: UIBackgroundFetchResult) {
        let isFirst = result.withLock { result in
            defer { result = result ?? outcome }
            return result == nil
        }
        guard isFirst else { return }
        if Thread.isMainThread { return MainActor.assumeIsolated { Self.lastResult = outcome } }
        DispatchQueue.main.async { Self.lastResult = outcome }
    }
}

/// Pushes that came while the app did not run.
enum PendingPush {
    /// The payload of the one that the app is started for: the last.
    @MainActor static var last: [AnyHashable: Any]? {
        guard let file = LaunchOptions.current.pendingSteps, let data = FileManager.default.contents(atPath: file)
        else {
            return nil
        }
        // A damaged file is told of when its steps are done.
        let steps = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]]
        return steps?.last { $0["push"] != nil }?["push"] as? [AnyHashable: Any]
    }
}
