// SPDX-License-Identifier: MIT

/// `UIApplicationSceneManifest` of Info.plist.
@MainActor
struct SceneManifest {
    struct Configuration {
        var name: String?
        var role: UISceneSession.Role
        var delegateClassName: String?
        var sceneClassName: String?
        var storyboardName: String?
    }

    /// Whether scenes own the windows: Info.plist has the key, and it or the app's delegate says what they are made of.
    /// With a bare key the delegate's windows are shown, and it hears of the app's life, as without the key.
    var isPresent: Bool { hasKey && (!configurations.isEmpty || delegateConfigures) }
    private let hasKey: Bool
    /// Whether the app can do with several scenes at once.
    let allowsMany: Bool
    var configurations: [Configuration]

    static var main = SceneManifest(Bundle.main.infoDictionary ?? [:])

    init(_ info: [String: Any]) {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        hasKey = manifest != nil
        allowsMany = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        configurations = roles.sorted { $0.key < $1.key }.flatMap { role, list in
            (list as? [[String: Any]] ?? []).map { entry in
                Configuration(
                    name: entry["UISceneConfigurationName"] as? String, role: UISceneSession.Role(rawValue: role),
                    delegateClassName: entry["UISceneDelegateClassName"] as? String,
                    sceneClassName: entry["UISceneClassName"] as? String,
                    storyboardName: entry["UISceneStoryboardFile"] as? String)
            }
        }
    }

    private var delegateConfigures: Bool {
        UIApplication.shared.delegate?
            .responds(to: "application:configurationForConnectingSceneSession:options:") ?? false
    }

    /// Gives a configuration the classes that Info.plist has under its name, or the role's first when it has none.
    func fill(_ configuration: UISceneConfiguration) {
        let candidates = configurations.filter { $0.role == configuration.role }
        let found = candidates.first { configuration.name == nil || $0.name == configuration.name }
        guard let found else { return }
        configuration.delegateClass = found.delegateClassName.flatMap(Self.classNamed)
        configuration.sceneClass = found.sceneClassName.flatMap(Self.classNamed)
        configuration.storyboardName = found.storyboardName
    }

    /// `$(PRODUCT_MODULE_NAME).Name` may reach here with its variable replaced, or as a plain name.
    static func classNamed(_ name: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        let module = (Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String) ?? ""
        return NSClassFromString(module + "." + name)
    }
}
