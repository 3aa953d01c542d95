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
    /// Without effect here: scenes are not destroyed on request.
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// What becomes of requests for more scenes, or fewer: as on phones there is one, which can be activated and not
/// destroyed.
@MainActor
enum SceneRequests {
    static func activate(
        _ session: UISceneSession?, activity: NSUserActivity?, _ failed: ((any Error) -> Void)?
    ) {
        guard let scene = session?.scene else { return tell(.multipleScenesNotSupported, failed) }
        guard let activity, let delegate = scene.delegate else { return }
        delegate.scene(scene, continue: activity)
    }

    static func destroy(_ session: UISceneSession, _ failed: ((any Error) -> Void)?) {
        tell(session.scene == nil ? .multipleScenesNotSupported : .requestDenied, failed)
    }

    static func tell(_ code: UISceneError.Code, text: String? = nil, _ failed: ((any Error) -> Void)?) {
        guard let failed else { return }
        let error = UISceneError(code, userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
        DeadlineQueue.shared.schedule(after: 0) { failed(error) }
    }
}
