// SPDX-License-Identifier: MIT

/// How far the player has come with one aim. Any identifier is an achievement here.
open class GKAchievement: __ObjCObject, @unchecked Sendable {  // set up by the thread that made it
    open var identifier: String
    /// 0 to 100.
    open var percentComplete = 0.0
    open var isCompleted: Bool { percentComplete >= 100 }
    open var showsCompletionBanner = false
    open private(set) var lastReportedDate = Date()
    open private(set) var player: GKPlayer = GKLocalPlayer.local

    public override init() {
        identifier = ""
        super.init()
    }
    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
    public convenience init(identifier: String, player: GKPlayer) { self.init(identifier: identifier) }

    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        askStore({
            try GameStore.current.achievements().map { kept in
                let one = GKAchievement(identifier: kept.name)
                (one.percentComplete, one.lastReportedDate) = (kept.percent, kept.date)
                return one
            }
        }) { completionHandler?($0, $1) }
    }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        askStore({ try GameStore.current.resetAchievements() }) { completionHandler?($1) }
    }
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let banners = achievements.filter { $0.isCompleted && $0.showsCompletionBanner }.map(\.identifier)
        askStore({
            for one in achievements {
                try GameStore.current.report(min(100, max(0, one.percentComplete)), achievement: one.identifier)
            }
        }) { _, error in
            if error == nil { for name in banners { GKNotificationBanner.show(withTitle: name, message: "Completed") } }
            completionHandler?(error)
        }
    }
    open class func report(_ achievements: [GKAchievement]) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            report(achievements) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
}

/// None: they are App Store Connect's.
open class GKAchievementDescription: __ObjCObject {
    open class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { askStore({ [GKAchievementDescription]() }) { completionHandler?($0, $1) } }
}

/// A line at the top of the screen that goes away by itself.
open class GKNotificationBanner: __ObjCObject {
    open class func show(
        withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
    ) { show(withTitle: title, message: message, duration: 3, completionHandler: completionHandler) }

    open class func show(
        withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)? = nil
    ) {
        // Handed to the main queue once.
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { MainActor.assumeIsolated { present(title, message, duration, done) } }
    }

    @MainActor private static func present(
        _ title: String?, _ message: String?, _ duration: TimeInterval, _ done: (() -> Void)?
    ) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let window = scenes.first?.windows.first else { done?(); return }
        let banner = UILabel(
            frame: CGRect(x: 16, y: window.safeAreaInsets.top + 4, width: window.bounds.width - 32, height: 60))
        banner.text = [title, message].compactMap { $0 }.joined(separator: "\n")
        banner.numberOfLines = 2
        banner.textAlignment = .center
        banner.backgroundColor = .secondarySystemBackground
        banner.layer.cornerRadius = 14
        banner.clipsToBounds = true
        window.addSubview(banner)
        UIView.animate(
            withDuration: 0.3, delay: duration, options: [], animations: { banner.alpha = 0 },
            completion: { _ in
                banner.removeFromSuperview()
                done?()
            })
    }
}
