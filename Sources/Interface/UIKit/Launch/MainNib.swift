// SPDX-License-Identifier: MIT

/// The nib that an app of before storyboards starts with. Its owner is the application, to which it may bring another
/// delegate than the one the app was started with, and it brings the window.
@MainActor
enum MainNib {
    /// Lives as long as the app, as the top-level objects of iOS do: nobody else holds a window or a delegate.
    private(set) static var objects: [Any] = []

    /// Does nothing for apps without `NSMainNibFile`.
    static func load(for application: UIApplication) {
        guard let name = name(isPad: UIScreen.main.device.isPad) else { return }
        load(named: name, in: .main, for: application)
    }

    static func load(named name: String, in bundle: Bundle, for application: UIApplication) {
        objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: application)
        // Windows of nibs have the size of the screen they were drawn for.
        for case let window as UIWindow in objects { window.frame = UIScreen.main.bounds }
    }

    private static func name(isPad: Bool) -> String? {
        let keys = isPad ? ["NSMainNibFile~ipad", "NSMainNibFile"] : ["NSMainNibFile"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first { !$0.isEmpty }
    }
}
