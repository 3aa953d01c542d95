// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What the system asks of an app now and then.
extension UIApplication {
    /// Time to load what is new, for apps with the background mode `fetch` whose delegate has the method.
    func fetchInBackground() {
        guard AppIdentity.backgroundModes.contains("fetch"), let delegate = delegateStorage else { return }
        let fetch = PushFetch(.fetch, method: "application(_:performFetchWithCompletionHandler:)")
        let heard: Void? = optionalCall {
            delegate.application(self, performFetchWithCompletionHandler: { fetch.finish($0) })
        }
        if heard != nil { fetch.begin() }
    }

    /// Midnight has come, the time zone or daylight saving changed, or the clock was set.
    func timeChangedSignificantly() {
        if NotificationStore.exists(on: .current) { NotificationService.shared.recalculate() }
        delegateStorage?.applicationSignificantTimeChange(self)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: self)
    }
}
