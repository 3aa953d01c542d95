// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// What the generated entry point of a content extension runs.
@MainActor
public enum __NotificationContent {
    public static func run() { __uiApplicationMain { ContentDelegate() } }
}

/// The extension in its process: its controller, the notification that it shows, and what it tells the banner.
@MainActor
final class ContentProcess {
    static let shared = ContentProcess()

    private(set) var controller: (any UNNotificationContentExtension)?
    private var notification: UNNotification?
    private(set) var mediaButton: MediaButton?

    /// Below the notification. Set before anything was: those of its category, which the banner knows.
    var actions: [UNNotificationAction] = [] {
        didSet { say(["actions": actions.map(Self.description)]) }
    }

    func say(_ message: [String: Any]) { ExtensionHost.current?.send(message) }

    private static func description(of action: UNNotificationAction) -> [String: Any] {
        var values: [String: Any] = [
            "identifier": action.identifier, "title": action.title,
            "isDestructive": action.options.contains(.destructive), "opensApp": action.options.contains(.foreground),
        ]
        if let text = action as? UNTextInputNotificationAction {
            values["sendTitle"] = text.textInputButtonTitle
            values["placeholder"] = text.textInputPlaceholder
        }
        return values
    }

    // MARK: The controller

    /// nil: Info.plist names none that can be made.
    func makeController() -> UIViewController? {
        let information = Bundle.main.infoDictionary?["NSExtension"] as? [String: Any]
        let made: UIViewController?
        if let storyboard = information?["NSExtensionMainStoryboard"] as? String {
            made = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
        } else {
            made = (information?["NSExtensionPrincipalClass"] as? String).flatMap(Self.controller)
        }
        controller = made as? any UNNotificationContentExtension
        if controller == nil {
            FileHandle.standardError.write(Data("the extension has no controller that shows notifications\n".utf8))
        }
        return made
    }

    private static func controller(named name: String) -> UIViewController? {
        let module = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ""
        return ((NSClassFromString(name) ?? NSClassFromString(module + "." + name)) as? UIViewController.Type)?.init()
    }

    // MARK: From the banner

    func take(_ message: [String: Any]) {
        if let text = message["notification"] as? String, let data = Data(base64Encoded: text) {
            show(data, date: Date(timeIntervalSinceReferenceDate: message["date"] as? Double ?? 0))
        } else if let action = message["response"] as? String {
            respond(action, text: message["text"] as? String)
        }
    }

    private func show(_ data: Data, date: Date) {
        // Written by the banner's process, of the same version.
        guard let record = try? PropertyListDecoder().decode(NotificationRecord.self, from: data) else { return }
        let notification = UNNotification(DeliveredNotification(record: record, date: date))
        self.notification = notification
        controller?.didReceive(notification)
        placeMediaButton()
    }

    private func respond(_ action: String, text: String?) {
        guard let notification, let controller else { return say(["option": Self.forward]) }
        let response = UNNotificationResponse.make(notification, action: action, text: text)
        controller.didReceive(response) { [weak self] option in self?.say(["option": Int(option.rawValue)]) }
    }

    private static let forward = Int(UNNotificationContentExtensionResponseOption.dismissAndForwardAction.rawValue)

    private func placeMediaButton() {
        guard let controller, let view = (controller as? UIViewController)?.view,
            controller.mediaPlayPauseButtonType != .none, mediaButton == nil
        else { return }
        let button = MediaButton(controller)
        button.frame = controller.mediaPlayPauseButtonFrame
        view.addSubview(button)
        mediaButton = button
    }
}

/// Plays and pauses what the extension shows.
final class MediaButton: UIButton {
    var isPlaying = false { didSet { update() } }
    private let controller: any UNNotificationContentExtension

    init(_ controller: any UNNotificationContentExtension) {
        self.controller = controller
        super.init(frame: .zero)
        tintColor = controller.mediaPlayPauseButtonTintColor
        accessibilityIdentifier = "media"
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                isPlaying.toggle()
                if isPlaying { self.controller.mediaPlay() } else { self.controller.mediaPause() }
            }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { fatalError("MediaButton: is made in code only") }

    private func update() {
        // One over the content goes while it plays, and a touch there pauses.
        let isHidden = isPlaying && controller.mediaPlayPauseButtonType == .overlay
        let name = isPlaying ? "pause.circle.fill" : "play.circle.fill"
        let configuration = UIImage.SymbolConfiguration(pointSize: 44)
        setImage(isHidden ? nil : UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    }
}

private final class ContentDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .clear
        window.rootViewController = ContentContainer(ContentProcess.shared.makeController())
        window.makeKeyAndVisible()
        self.window = window
        ExtensionHost.current?.heard = { ContentProcess.shared.take($0) }
        return true
    }
}

/// Holds the extension's controller, and tells the banner how high that wants to be.
private final class ContentContainer: UIViewController {
    private let content: UIViewController?

    init(_ content: UIViewController?) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("ContentContainer: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let content else { return }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        preferredContentSizeDidChange(forChildContentContainer: content)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        let height = container.preferredContentSize.height
        if height > 0, height != view.bounds.height { ContentProcess.shared.say(["height": Double(height)]) }
    }
}
