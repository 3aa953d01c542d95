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

    /// All transfers of a background session have ended. Only an app that stands behind others is told: the session's
    /// delegate hears of them in any case.
    func handleEvents(ofSession identifier: String) {
        guard applicationState == .background, let delegate = delegateStorage else { return }
        let time = PushFetch(
            .transfer, method: "application(_:handleEventsForBackgroundURLSession:completionHandler:)")
        let heard: Void? = optionalCall {
            delegate.application(
                self, handleEventsForBackgroundURLSession: identifier, completionHandler: { time.finish(.newData) })
        }
        guard heard != nil else { return }
        time.begin()
        BackgroundTransfers.expectEvents(of: identifier)
    }

    /// Midnight has come, the time zone or daylight saving changed, or the clock was set.
    func timeChangedSignificantly() {
        if NotificationStore.exists(on: .current) { NotificationService.shared.recalculate() }
        delegateStorage?.applicationSignificantTimeChange(self)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: self)
    }
}
