// SPDX-License-Identifier: MIT
import HostKit

/// What a page's own controls have to know of the app: the languages to choose from, and what other devices offer.
@MainActor
final class PageControls {
    private static var shared: PageControls?

    /// Does nothing on hosts that are no pages.
    static func install(on host: any DisplayHost) {
        if host is any PageHost { shared = PageControls() }
    }

    private lazy var dock = HandoffDock { [weak self] in self?.tell() }

    private init() { tell() }

    private func tell() {
        let offers = dock.offers.map { offer in
            let picture = dock.picture(of: offer, side: 44).pngData() ?? Data()
            return ["app": offer.app, "name": offer.name, "picture": picture.base64EncodedString()]
        }
        let languages = ControlChoices.languages.map { ["value": $0.value, "title": $0.title] }
        let state: [String: Any] = [
            "languages": languages, "language": ControlChoices.language.value, "offers": offers,
        ]
        do {
            let data = try JSONSerialization.data(withJSONObject: state)
            HostPage.host?.show(controls: String(decoding: data, as: UTF8.self))
        } catch { preconditionFailure("PageControls: texts can be encoded: \(error)") }
    }
}
