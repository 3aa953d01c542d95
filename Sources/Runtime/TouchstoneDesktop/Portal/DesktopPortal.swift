// SPDX-License-Identifier: MIT
import Foundation

/// The desktop's portal, by which programs ask for what is the person's: how everything looks, and pages that another
/// program shows.
///
/// https://flatpak.github.io/xdg-desktop-portal/docs/
package enum DesktopPortal {
    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    private static let prefix = "org.freedesktop.portal."

    // MARK: Appearance

    private static let (namespace, key) = ("org.freedesktop.appearance", "color-scheme")

    /// - Parameter changed: told at first, and whenever the person changes it; not where the person prefers nothing.
    @MainActor
    static func watchAppearance(
        on bus: BusConnection, changed: @escaping @MainActor @Sendable (_ isDark: Bool) -> Void
    ) {
        let signal = BusSignal(path: path, prefix + "Settings", "SettingChanged", firstValue: namespace)
        _ = bus.listen(to: signal) { _, values in
            guard values.count == 3, values[1].text == key, let isDark = isDark(values[2]) else { return }
            changed(isDark)
        }
        // `ReadOne`, which came later, has one variant less around the value.
        let method = BusMethod(service, path, prefix + "Settings", "Read")
        bus.call(method, [.string(namespace), .string(key)]) { result in
            switch result {
            case .success(let values): if let isDark = values.first.flatMap(isDark) { changed(isDark) }
            case .failure(let error): Desktop.report(.appearance, "the desktop's portal", error)
            }
        }
    }

    /// nil: the person has no preference.
    static func isDark(_ scheme: BusValue) -> Bool? {
        switch scheme.number {
        case 1: true
        case 2: false
        default: nil
        }
    }

    // MARK: Links

    /// Lets the desktop open a page or write a letter, by the program that the person has chosen for it.
    @MainActor
    package static func open(_ url: URL) { open(url, on: .session) }

    @MainActor
    static func open(_ url: URL, on bus: BusConnection) {
        // No window stands behind the desktop's own questions, and nothing is asked of it.
        let arguments: [BusValue] = [.string(""), .string(url.absoluteString), .properties([:])]
        bus.call(BusMethod(service, path, prefix + "OpenURI", "OpenURI"), arguments) { result in
            if case .failure(let error) = result { Desktop.report(.links, "the desktop's portal", error) }
        }
    }
}
