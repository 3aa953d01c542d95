// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What commands of the device left for the app's next start and what it is started for: it stands among the launch options,
/// and scenes get it as they connect.
@MainActor
struct LaunchArrivals {
    /// With the identifier of the app that opens it.
    var link: (url: URL, source: String?)?
    var activity: NSUserActivity?
    /// The payload of the last push that is not PushKit's.
    var push: [AnyHashable: Any]?

    /// The notification that a person opened.
    private(set) var opened: DeliveredNotification?

    static let current = LaunchArrivals(file: LaunchOptions.current.pendingSteps)

    private init(file: String?) {
        guard let file, let data = FileManager.default.contents(atPath: file) else { return }
        // A damaged file is told of when its steps are done.
        let steps = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]] ?? []
        push = steps.last { $0["push"] != nil && $0["kind"] == nil }?["push"] as? [AnyHashable: Any]
        for step in steps { take(step) }
    }

    private mutating func take(_ step: [String: Any]) {
        // The same: what is no step is told of later.
        switch (try? ScriptStepParser(step: step).action()) {
        case .open(let url, let source):
            if ["http", "https"].contains(url.scheme?.lowercased()) {
                activity = ActivityContinuation.activity(for: url)
            } else {
                link = (url, source)
            }
        case .continuation(.deliver(let activity)): self.activity = activity
        case .notificationAnswer(let identifier, nil, _): opened = Self.delivered(identifier)
        default: break
        }
    }

    /// Whether the step is done as the app is launched.
    static func holds(_ action: ScriptStep.Action) -> Bool {
        switch action {
        // An action is chosen once the app has been launched.
        case .open, .continuation(.deliver), .notificationAnswer(_, nil, _): true
        default: false
        }
    }

    func fill(_ options: inout [UIApplication.LaunchOptionsKey: Any]) {
        if let link {
            options[.url] = link.url
            options[.sourceApplication] = link.source
        }
        switch opened?.record.origin {
        case .push?: options[.remoteNotification] = opened?.record.decodedUserInfo
        case .local?: options[.localNotification] = opened.map { UILocalNotification($0.record) }
        case .request?, nil: break
        }
        if let activity {
            options[.userActivityDictionary] = [
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
                "UIApplicationLaunchOptionsUserActivityKey": activity,
            ]
        }
    }

    /// nil, with a word on standard error where the store cannot be read: it may have gone meanwhile.
    private static func delivered(_ identifier: String) -> DeliveredNotification? {
        do {
            let store = NotificationStore(device: .current)
            return try store.delivered(to: AppIdentity.identifier).first { $0.record.identifier == identifier }
        } catch {
            FileHandle.standardError.write(Data("touchstone: notifications: \(error)\n".utf8))
            return nil
        }
    }

    func fill(_ options: UIScene.ConnectionOptions) {
        options.openedNotification = opened
        if let link { options.urlContexts = [UIOpenURLContext(url: link.url, source: link.source)] }
        if let activity {
            options.userActivities = [activity]
            options.handoffUserActivityType = activity.activityType
        }
        options.sourceApplication = link?.source
    }

    /// For apps without scenes, once they have been launched.
    func deliver(to application: UIApplication) {
        if let link { _ = application.receive(link.url, from: link.source) }
        if let activity {
            if activity.activityType != NSUserActivityTypeBrowsingWeb {
                ActivityContinuation.begin(activity.activityType)
            }
            ActivityContinuation.deliver(activity)
        }
    }
}
