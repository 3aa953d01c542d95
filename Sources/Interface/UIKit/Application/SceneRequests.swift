// SPDX-License-Identifier: MIT

public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a request about scenes was refused.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    public let code: Code
    public static let errorDomain = UISceneErrorDomain
    public var errorCode: Int { code.rawValue }
    private let text: String?
    public var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        text = userInfo[NSLocalizedDescriptionKey] as? String
    }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// How a window scene leaves the screen.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// Without effect here: a scene goes at once.
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// What becomes of requests for more scenes, or fewer. Phones have one, which can be activated and not destroyed; on tablets
/// an app may have several, each of which takes the whole screen.
@MainActor
enum SceneRequests {
    /// Set by launching: connects a session's scene.
    static var connect: (UISceneSession, UIScene.ConnectionOptions) -> UIScene = { _, _ in
        preconditionFailure("SceneRequests.connect: no app was launched")
    }

    static func activate(
        _ session: UISceneSession?, activity: NSUserActivity?, _ failed: ((any Error) -> Void)?
    ) {
        guard let session else {
            guard UIApplication.shared.supportsMultipleScenes else { return tell(.multipleScenesNotSupported, failed) }
            // The caller goes on first.
            DeadlineQueue.shared.schedule(after: 0) { open(with: activity) }
            return
        }
        guard let scene = session.scene else { return tell(.multipleScenesNotSupported, failed) }
        DeadlineQueue.shared.schedule(after: 0) { bringToFront(scene) }
        guard let activity, let delegate = scene.delegate else { return }
        delegate.scene(scene, continue: activity)
    }

    static func destroy(_ session: UISceneSession, _ failed: ((any Error) -> Void)?) {
        guard let scene = session.scene else { return tell(.multipleScenesNotSupported, failed) }
        guard UIApplication.shared.scenes.count > 1 else { return tell(.requestDenied, failed) }
        DeadlineQueue.shared.schedule(after: 0) { discard(scene) }
    }

    // MARK: One has the screen

    /// One more scene, which gets the screen.
    private static func open(with activity: NSUserActivity?) {
        let options = UIScene.ConnectionOptions()
        if let activity { options.userActivities = [activity] }
        let old = UIApplication.shared.scenesInFront
        let scene = connect(newSession(), options)
        scene.isBehindOthers = true
        take(screenFrom: old, for: scene)
    }

    /// With the first number that none has.
    private static func newSession() -> UISceneSession {
        let plain = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let known = Set(UIApplication.shared.sessions.map(\.persistentIdentifier))
        var number = 0
        while true {
            let session = UISceneSession(role: .windowApplication, configuration: plain, number: number)
            if !known.contains(session.persistentIdentifier) { return session }
            number += 1
        }
    }

    private static func bringToFront(_ scene: UIScene) {
        guard scene.isBehindOthers else { return }
        take(screenFrom: UIApplication.shared.scenesInFront, for: scene)
    }

    /// Those that leave are told first of what begins, and last of what has ended.
    private static func take(screenFrom old: [UIScene], for scene: UIScene) {
        let application = UIApplication.shared
        let isInFront = application.state != .background
        if application.state == .active { for other in old { other.resignActive() } }
        if isInFront { scene.enterForeground() }
        for other in old {
            other.isBehindOthers = true
            other.showsWindows(false)
        }
        scene.isBehindOthers = false
        scene.showsWindows(true)
        application.scenesChanged()
        if isInFront { for other in old { other.enterBackground() } }
        if application.state == .active { scene.becomeActive() }
    }

    /// It goes with all of its windows, and does not come back.
    private static func discard(_ scene: UIScene) {
        let application = UIApplication.shared
        if !scene.isBehindOthers, let heir = application.scenes.last(where: \.isBehindOthers) { bringToFront(heir) }
        scene.disconnect()
        for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
        application.scenes.removeAll { $0 === scene }
        application.sessions.removeAll { $0 === scene.session }
        scene.session.sceneStorage = nil
        application.delegateStorage?.application(application, didDiscardSceneSessions: [scene.session])
    }

    static func tell(_ code: UISceneError.Code, text: String? = nil, _ failed: ((any Error) -> Void)?) {
        guard let failed else { return }
        let error = UISceneError(code, userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
        DeadlineQueue.shared.schedule(after: 0) { failed(error) }
    }
}
