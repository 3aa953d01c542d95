// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// An app's extension that shows notifications of some categories when they are pulled open.
package struct ContentExtension {
    let executable: String
    /// Height of the view for a width of 1, until the extension says another.
    let ratio: CGFloat
    /// Whether the notification's own title and text are left out.
    let hidesDefaultContent: Bool
    /// Whether touches of its view are the extension's; else they open the notification.
    let isInteractive: Bool

    /// nil: the app has none for the category.
    package static func of(_ app: Bundle, category: String) -> ContentExtension? {
        guard !category.isEmpty, let folder = app.builtInPlugInsURL else { return nil }
        // Most apps have no such folder.
        let bundles = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return bundles.lazy.filter { $0.pathExtension == "appex" }
            .compactMap { ContentExtension(bundle: $0, category: category) }.first
    }

    private init?(bundle: URL, category: String) {
        // A bundle whose list is missing or cannot be read shows nothing: the system's own look stays.
        guard let data = FileManager.default.contents(atPath: bundle.appendingPathComponent("Info.plist").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let information = list["NSExtension"] as? [String: Any],
            information["NSExtensionPointIdentifier"] as? String == "com.apple.usernotifications.content-extension",
            let attributes = information["NSExtensionAttributes"] as? [String: Any],
            let name = list["CFBundleExecutable"] as? String
        else { return nil }
        let one = (attributes["UNNotificationExtensionCategory"] as? String).map { [$0] }
        guard (one ?? attributes["UNNotificationExtensionCategory"] as? [String] ?? []).contains(category) else {
            return nil
        }
        executable = bundle.appendingPathComponent(name).path
        ratio =
            (attributes["UNNotificationExtensionInitialContentSizeRatio"] as? NSNumber).map {
                CGFloat($0.doubleValue)
            } ?? 1
        hidesDefaultContent = attributes["UNNotificationExtensionDefaultContentHidden"] as? Bool ?? false
        isInteractive = attributes["UNNotificationExtensionUserInteractionEnabled"] as? Bool ?? false
    }
}

/// The long look of a banner: the extension's view, and what it asks for.
@MainActor
final class LongLook: BannerLook {
    private let surface = ExtensionView()
    var view: UIView { surface }
    let hidesDefaultContent: Bool
    private(set) var height: CGFloat
    private var chosen: (button: NotificationButton, text: String?)?
    var wish: (BannerWish) -> Void = { _ in }

    /// nil: the app has no extension for the notification.
    static func make(_ app: Bundle, _ notification: DeliveredNotification, width: CGFloat) -> (any BannerLook)? {
        ContentExtension.of(app, category: notification.record.category).map {
            LongLook($0, notification, width: width)
        }
    }

    func end() { surface.end() }

    init(_ found: ContentExtension, _ notification: DeliveredNotification, width: CGFloat) {
        height = (width * max(0, found.ratio)).rounded()
        hidesDefaultContent = found.hidesDefaultContent
        surface.isInteractive = found.isInteractive
        surface.isUserInteractionEnabled = found.isInteractive
        surface.accessibilityIdentifier = "NotificationContent"
        surface.heard = { [weak self] in self?.take($0) }
        surface.start(found.executable, size: CGSize(width: width, height: max(1, height)))
        do {
            let record = try PropertyListEncoder().encode(notification.record).base64EncodedString()
            surface.send(["notification": record, "date": notification.date.timeIntervalSinceReferenceDate])
        } catch { preconditionFailure("LongLook: a notification's record cannot be encoded: \(error)") }
    }

    /// The extension says what becomes of it.
    func choose(_ button: NotificationButton, text: String?) {
        chosen = (button, text)
        var message: [String: Any] = ["response": button.identifier]
        message["text"] = text
        surface.send(message)
    }

    private func take(_ message: [String: Any]) {
        if let points = message["height"] as? Double {
            height = CGFloat(points)
            surface.send(["height": points])
            wish(.height(height))
        } else if let actions = message["actions"] as? [[String: Any]] {
            wish(.actions(actions.compactMap(Self.button)))
        } else if let option = message["option"] as? Int, let chosen {
            self.chosen = nil
            if option == 2 { wish(.answered(chosen.button, text: chosen.text)) } else if option == 1 { wish(.dismiss) }
        } else if message["open"] != nil {
            wish(.open)
        } else if message["dismiss"] != nil {
            wish(.dismiss)
        }
    }

    private static func button(_ values: [String: Any]) -> NotificationButton? {
        guard let identifier = values["identifier"] as? String, let title = values["title"] as? String else {
            return nil
        }
        var button = NotificationButton(identifier: identifier, title: title)
        button.isDestructive = values["isDestructive"] as? Bool ?? false
        button.opensApp = values["opensApp"] as? Bool ?? false
        button.sendTitle = values["sendTitle"] as? String
        button.placeholder = values["placeholder"] as? String ?? ""
        return button
    }
}
