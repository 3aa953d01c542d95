// SPDX-License-Identifier: MIT

/// Something that can be done with what an app shares.
@preconcurrency @MainActor
open class UIActivity: __ObjCObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    public enum Category: Int, Sendable { case action = 0, share }

    public override init() { super.init() }

    /// The sheet that is told when the activity is done.
    final weak var sheet: UIActivityViewController?

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Called when there is no `activityViewController`; calls `activityDidFinish` at its end.
    open func perform() { activityDidFinish(true) }
    open func activityDidFinish(_ completed: Bool) { sheet?.finished(self, completed) }
}

/// Provides an item for sharing when it is needed.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        byName(
            self, "activityViewController:subjectForActivityType:", [activityViewController, activityType], or: "")
    }
}

/// Makes an item when the person has chosen an activity.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
@preconcurrency
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    // Unchecked, as `Operation` is.
    public let placeholderItem: Any?
    @MainActor public private(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// Subclasses make the item here.
    open var item: Any { placeholderItem ?? "" }

    @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? "" }

    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}

/// Copies, prints and saves what is shared. The activities of the system that reach other apps are listed, and reported
/// when chosen, because there are no other apps here.
final class SystemActivity: UIActivity {
    private let kind: ActivityType
    private let name: String
    private let symbol: String
    private var items: [Any] = []

    init(_ kind: ActivityType, _ name: String, _ symbol: String) {
        self.kind = kind
        self.name = name
        self.symbol = symbol
        super.init()
    }

    static var all: [SystemActivity] {
        [
            SystemActivity(.message, "Messages", "message"), SystemActivity(.mail, "Mail", "envelope"),
            SystemActivity(.copyToPasteboard, "Copy", "doc.on.doc"),
            SystemActivity(.saveToCameraRoll, "Save Image", "square.and.arrow.down"),
            SystemActivity(.addToReadingList, "Add to Reading List", "eyeglasses"),
            SystemActivity(.assignToContact, "Assign to Contact", "person.crop.circle"),
            SystemActivity(.print, "Print", "printer"),
            SystemActivity(saveToFiles, "Save to Files", "folder"),
        ]
    }

    private static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")

    private func isPrintable(_ item: Any) -> Bool {
        if item is NSAttributedString || item is UIPrintPageRenderer || item is UIPrintFormatter { return true }
        return (item as? URL).map { UIPrintInteractionController.canPrint($0) } ?? false
    }

    override var activityType: ActivityType? { kind }
    override var activityTitle: String? { SystemStrings.text(name) }

    /// The icon of the app that it leads to.
    var tile: (symbol: String, color: UIColor)? {
        switch kind {
        case .message: ("message.fill", .systemGreen)
        case .mail: ("envelope.fill", .systemBlue)
        default: nil
        }
    }

    override var activityImage: UIImage? { UIImage(systemName: symbol) }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let hasImage = activityItems.contains { $0 is UIImage }
        let hasPage = activityItems.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
        switch kind {
        case .saveToCameraRoll, .assignToContact: return hasImage
        case .addToReadingList: return hasPage
        case .print: return hasImage || activityItems.contains { isPrintable($0) }
        case Self.saveToFiles: return activityItems.contains { ($0 as? URL)?.isFileURL == true }
        default: return !activityItems.isEmpty
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        switch kind {
        case .copyToPasteboard: copyItems()
        case .print: printItems()
        case .saveToCameraRoll:
            for case let image as UIImage in items { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
            activityDidFinish(true)
        case Self.saveToFiles: saveFiles()
        default:
            Unsupported.report("UIActivity.\(name)")
            activityDidFinish(false)
        }
    }

    /// Once the sheet is gone: the print panel comes in its place.
    private func printItems() {
        let controller = UIPrintInteractionController.shared
        if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
            controller.printPageRenderer = renderer
        } else if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first {
            controller.printFormatter = formatter
        } else if let text = items.lazy.compactMap({ $0 as? NSAttributedString }).first {
            controller.printFormatter = UISimpleTextPrintFormatter(attributedText: text)
        } else {
            controller.printingItems = items.filter { $0 is UIImage || isPrintable($0) }
        }
        activityDidFinish(true)
        let presenter = sheet?.presentingViewController
        DispatchQueue.main.async {
            guard presenter?.presentedViewController == nil else {
                presenter?.dismiss(animated: true) { controller.present(animated: true) }
                return
            }
            controller.present(animated: true)
        }
    }

    private func saveFiles() {
        do {
            let folder = DeviceFiles.folder
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for case let url as URL in items where url.isFileURL {
                try Data(contentsOf: url).write(
                    to: folder.appendingPathComponent(url.lastPathComponent), options: .atomic)
            }
            activityDidFinish(true)
        } catch {
            Unsupported.report("UIActivity.\(name): \(error)")
            activityDidFinish(false)
        }
    }

    private func copyItems() {
        UIPasteboard.general.items = items.compactMap { item in
            switch item {
            case let text as String: ["public.utf8-plain-text": text]
            case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
            case let url as URL: ["public.url": url]
            case let image as UIImage: ["public.png": image]
            default: nil
            }
        }
        activityDidFinish(true)
    }
}
