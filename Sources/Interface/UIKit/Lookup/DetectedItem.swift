// SPDX-License-Identifier: MIT
import Glibc

/// What a touch on a postal address or a date does that a detector has found. No address of the web stands for them: what the
/// link's text says is looked at again.
@MainActor
package enum DetectedItem {
    /// A screen that makes an event, which EventKitUI gives.
    package static var makeEventScreen: ((_ title: String, _ start: Date) -> UIViewController)?
    private static var isAsked = false

    static func install() { UITextView.openDetected = open }

    /// An address opens in Maps; a date asks whether an event is to be made.
    /// - Parameters:
    ///   - text: that was found.
    ///   - line: the text around it, of which an event gets its title.
    ///   - rect: where it stands in `view`.
    static func open(_ text: String, in line: String, from view: UIView, at rect: CGRect) {
        if let date = date(in: text) { return ask(about: text, date, line, view, rect) }
        var parts = URLComponents(string: "http://maps.apple.com/")
        parts?.queryItems = [URLQueryItem(name: "address", value: text)]
        if let url = parts?.url { UIApplication.shared.open(url) }
    }

    private static func date(in text: String) -> Date? {
        // The type is one of those that there are.
        let detector = try? NSDataDetector(types: 1 << 3)
        let found = detector?.detect(in: text, [], NSRange(location: 0, length: text.utf16.count)).first
        return found?.data.date(relativeTo: Date())
    }

    private static func ask(about text: String, _ date: Date, _ line: String, _ view: UIView, _ rect: CGRect) {
        guard let presenter = presenter(for: view) else { return }
        let sheet = UIAlertController(title: text, message: nil, preferredStyle: .actionSheet)
        if let makeScreen = eventScreen {
            sheet.addAction(
                UIAlertAction(title: SystemStrings.text("Create Event"), style: .default) { _ in
                    presenter.present(makeScreen(title(of: line, without: text), date), animated: true)
                })
        }
        sheet.addAction(
            UIAlertAction(title: SystemStrings.text("Copy"), style: .default) { _ in UIPasteboard.general.string = text
            })
        sheet.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = rect
        presenter.present(sheet, animated: true)
    }

    /// What else the sentence says; empty: nothing.
    private static func title(of line: String, without text: String) -> String {
        line.replacingOccurrences(of: text, with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
    }

    private static func presenter(for view: UIView) -> UIViewController? {
        let chain = sequence(first: view as UIResponder) { $0.next }
        var top = chain.lazy.compactMap { $0 as? UIViewController }.first ?? view.window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    /// Opens EventKitUI's library, where there is one, which sets what it can make.
    private static var eventScreen: ((String, Date) -> UIViewController)? {
        if makeEventScreen == nil, !isAsked {
            isAsked = true
            let name = "touchstone_register_event_screen"
            let own = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) == nil ? nil : $0 }
            if let library = own ?? dlopen("libTouchstoneEventKitUI.so", RTLD_NOW | RTLD_GLOBAL),
                let symbol = dlsym(library, name)
            {
                unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
            }
        }
        return makeEventScreen
    }
}
