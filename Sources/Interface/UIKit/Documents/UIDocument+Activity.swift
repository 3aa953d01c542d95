// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Documents of the person's iCloud folder are activities by themselves: another device opens the same one.
extension UIDocument {
    func makeActivity() {
        guard userActivity == nil, FileManager.default.isUbiquitousItem(at: fileURL), let type = activityType else {
            return
        }
        let activity = NSUserActivity(activityType: type)
        activity.title = localizedName
        activity.setOwner(self) { [weak self, weak activity] in
            guard let self, let activity else { return }
            MainActor.assumeIsolated { self.updateUserActivityState(activity) }
        }
        activity.needsSave = true
        userActivity = activity
        activity.becomeCurrent()
    }

    func endActivity() {
        userActivity?.invalidate()
        userActivity = nil
    }

    /// What Info.plist's entry for the document's type says; nil: it has none, or says nothing.
    private var activityType: String? {
        guard let fileType else { return nil }
        let entries = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
        let entry = entries.first { ($0["LSItemContentTypes"] as? [String] ?? []).contains(fileType) }
        return entry?["NSUbiquitousDocumentUserActivityType"] as? String
    }
}
