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
    /// Whether every device has it: it stays.
    let isSystem: Bool
    /// `LSApplicationCategoryType`; nil: none.
    let category: String?

    struct Shortcut {
        let type: String
        let title: String
        let subtitle: String?
        let symbol: String?
    }

    /// Points.
    nonisolated static let side: CGFloat = 60

    init(_ app: InstalledApp, badge: Int) {
        (identifier, name, self.badge, isSystem) = (app.identifier, app.name, badge, false)
        category = app.bundle.infoDictionary?["LSApplicationCategoryType"] as? String
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
        (isSystem, category) = (true, nil)
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
        let dark = UIColor(white: 0.2, alpha: 1)
        return [
            HomeIcon(
                system: "com.apple.mobileslideshow", name: "Photos",
                picture: picture("photo.on.rectangle.angled", .systemPink, on: .white)),
            HomeIcon(
                system: "com.apple.MobileAddressBook", name: "Contacts",
                picture: picture("person.crop.circle.fill", dark, on: UIColor(white: 0.86, alpha: 1))),
            HomeIcon(system: "com.apple.Maps", name: "Maps", picture: picture("map.fill", .white, on: .systemGreen)),
            HomeIcon(
                system: "com.apple.Preferences", name: "Settings",
                picture: picture("gearshape.fill", dark, on: UIColor(white: 0.56, alpha: 1))),
        ]
    }

    private static func picture(_ symbol: String, _ tint: UIColor, on background: UIColor) -> UIImage {
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: frame.size).image { _ in
            UIBezierPath(roundedRect: frame, cornerRadius: side * 0.2237).addClip()
            background.setFill()
            UIRectFill(frame)
            let configuration = UIImage.SymbolConfiguration(pointSize: 36, weight: .regular)
            let drawn = UIImage(systemName: symbol, withConfiguration: configuration)
            guard let drawn = drawn?.withTintColor(tint, renderingMode: .alwaysOriginal) else { return }
            drawn.draw(at: CGPoint(x: (side - drawn.size.width) / 2, y: (side - drawn.size.height) / 2))
        }
    }
}
