// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// What stands on the home screen.
@MainActor
struct HomeIcon {
    let identifier: String
    let name: String
    let picture: UIImage
    /// 0: none.
    let badge: Int
    /// Quick actions of Info.plist, in its order.
    let shortcuts: [Shortcut]

    struct Shortcut {
        let type: String
        let title: String
        let subtitle: String?
        let symbol: String?
    }

    /// Points.
    static let side: CGFloat = 60

    init(_ app: InstalledApp, badge: Int) {
        (identifier, name, self.badge) = (app.identifier, app.name, badge)
        picture = app.icon(side: Self.side)
        let items = app.bundle.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        func text(_ value: Any?) -> String? {
            (value as? String).map { app.bundle.localizedString(forKey: $0, value: $0, table: "InfoPlist") }
        }
        shortcuts = items.compactMap { item in
            guard let type = item["UIApplicationShortcutItemType"] as? String,
                let title = text(item["UIApplicationShortcutItemTitle"])
            else { return nil }
            return Shortcut(
                type: type, title: title, subtitle: text(item["UIApplicationShortcutItemSubtitle"]),
                symbol: item["UIApplicationShortcutItemIconSymbolName"] as? String)
        }
    }

    private init(system identifier: String, name: String, picture: UIImage) {
        (self.identifier, self.name, self.picture, badge, shortcuts) = (identifier, name, picture, 0, [])
    }

    static func all(on device: Device) -> [HomeIcon] {
        let store = NotificationStore.exists(on: device) ? NotificationStore(device: device) : nil
        return InstalledApp.all(on: device).map { app in
            do { return HomeIcon(app, badge: try store?.badge(of: app.identifier) ?? 0) } catch {
                FileHandle.standardError.write(Data("touchstone: badge of \(app.identifier): \(error)\n".utf8))
                return HomeIcon(app, badge: 0)
            }
        }
    }

    /// What the dock holds: the apps that every device has.
    static var dock: [HomeIcon] {
        [HomeIcon(system: "com.apple.Preferences", name: "Settings", picture: settingsPicture)]
    }

    private static var settingsPicture: UIImage {
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: frame.size).image { _ in
            UIBezierPath(roundedRect: frame, cornerRadius: side * 0.2237).addClip()
            UIColor(white: 0.56, alpha: 1).setFill()
            UIRectFill(frame)
            let configuration = UIImage.SymbolConfiguration(pointSize: 38, weight: .regular)
            let gear = UIImage(systemName: "gearshape.fill", withConfiguration: configuration)
            guard let gear = gear?.withTintColor(UIColor(white: 0.2, alpha: 1), renderingMode: .alwaysOriginal) else {
                return
            }
            gear.draw(at: CGPoint(x: (side - gear.size.width) / 2, y: (side - gear.size.height) / 2))
        }
    }
}
