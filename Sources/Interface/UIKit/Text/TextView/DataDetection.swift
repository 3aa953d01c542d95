// SPDX-License-Identifier: MIT
import Glibc

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// What the detector finds in a text view's text, as links.
enum DataDetection {
    /// Ranges in UTF-16 units and what they lead to, in order.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(NSRange, URL)] {
        if types != .all, !types.subtracting([.link, .phoneNumber, .address, .calendarEvent]).isEmpty {
            Unsupported.report("UIDataDetectorTypes (other than link, phoneNumber, address and calendarEvent)")
        }
        guard let detector = detector(types) else { return [] }
        return detector.detect(in: text, [], NSRange(location: 0, length: text.utf16.count)).compactMap { found in
            link(found.data).map { (found.range, $0) }
        }
    }

    /// nil when none of the types is looked for.
    private static func detector(_ types: UIDataDetectorTypes) -> NSDataDetector? {
        let wanted = checkingTypes(types)
        guard wanted != 0 else { return nil }
        do { return try NSDataDetector(types: wanted) } catch { preconditionFailure("DataDetection: \(error)") }
    }

    private static func checkingTypes(_ types: UIDataDetectorTypes) -> NSTextCheckingTypes {
        var result: NSTextCheckingTypes = 0
        if types.contains(.calendarEvent) { result |= 1 << 3 }
        if types.contains(.address) { result |= 1 << 4 }
        if types.contains(.link) { result |= 1 << 5 }
        if types.contains(.phoneNumber) { result |= 1 << 11 }
        return result
    }

    private static func link(_ data: DetectedData) -> URL? {
        switch data.kind {
        case .link, .mail: data.url
        case .phone: URL(string: "tel:" + data.text.filter { $0.isNumber || $0 == "+" })
        // What dates and postal addresses lead to, as on iOS.
        case .address, .date: URL(string: DetectedItem.scheme + "://0")
        }
    }
}

// MARK: What a touch does

/// What a touch on a postal address or a date does that a detector has found. No address of the web stands for them: what the
/// link's text says is looked at again.
@MainActor
package enum DetectedItem {
    /// A screen that makes an event, which EventKitUI gives.
    package static var makeEventScreen: ((_ title: String, _ start: Date) -> UIViewController)?
    private static var isAsked = false

    nonisolated static let scheme = "x-apple-data-detectors"

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
                UIAlertAction(title: "Create Event", style: .default) { _ in
                    presenter.present(makeScreen(title(of: line, without: text), date), animated: true)
                })
        }
        sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in UIPasteboard.general.string = text })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
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
