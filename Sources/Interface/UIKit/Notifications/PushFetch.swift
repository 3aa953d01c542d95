// SPDX-License-Identifier: MIT
import Synchronization
import TouchstoneDevice

/// The time that an app has to load what a push tells of, or because the device thinks it is time to, and what it says has
/// come of it.
final class PushFetch: Sendable {
    private let result = Mutex<UIBackgroundFetchResult?>(nil)
    private let reason: BackgroundWork.Reason
    /// The delegate's method, for complaints.
    private let method: String

    init(
        _ reason: BackgroundWork.Reason = .push,
        method: String = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    ) {
        (self.reason, self.method) = (reason, method)
    }

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
        BackgroundWork.set(reason, true)
        DeadlineQueue.shared.schedule(after: Self.limit) { [self] in
            guard result.withLock({ $0 }) == nil else { return }
            FileHandle.standardError.write(
                Data(
                    ("touchstone: \(method): the handler was not called within 30 seconds; iOS counts that as failed "
                        + "and wakes the app less often\n").utf8
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
        BackgroundWork.set(reason, false)
        if Thread.isMainThread { return MainActor.assumeIsolated { Self.lastResult = outcome } }
        DispatchQueue.main.async { Self.lastResult = outcome }
    }
}
