// SPDX-License-Identifier: MIT

/// What an app hands to an extension, and back: a text and attachments.
open class NSExtensionItem: __ObjCObject, NSCopying {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        copy.attributedTitle = attributedTitle
        copy.attributedContentText = attributedContentText
        copy.attachments = attachments
        copy.userInfo = userInfo
        return copy
    }
}

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

extension NSNotification.Name {
    public static let NSExtensionHostWillEnterForeground = NSNotification.Name("NSExtensionHostWillEnterForeground")
    public static let NSExtensionHostDidEnterBackground = NSNotification.Name("NSExtensionHostDidEnterBackground")
    public static let NSExtensionHostWillResignActive = NSNotification.Name("NSExtensionHostWillResignActive")
    public static let NSExtensionHostDidBecomeActive = NSNotification.Name("NSExtensionHostDidBecomeActive")
}

/// A request of an app to an extension: what it is to work on, and the way to answer.
///
/// An extension that runs by itself has a context without items; its answers are kept in `outcome`.
open class NSExtensionContext: __ObjCObject, @unchecked Sendable {
    // Sendable: items are set once, the outcome behind a lock.
    /// How the extension ended.
    package enum Outcome {
        case completed([Any])
        case cancelled(any Error)
    }

    public let inputItems: [Any]
    private let lock = NSLock()
    private var answered: Outcome?

    public override convenience init() { self.init(inputItems: []) }

    /// What the host hands over; empty for an extension that runs by itself.
    package init(inputItems: [Any]) {
        self.inputItems = inputItems
        super.init()
    }

    /// nil: it has not answered yet. Any thread.
    package var outcome: Outcome? { lock.withLock { answered } }

    /// - Parameter completionHandler: on any thread, with whether the extension's time has run out.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        lock.withLock { answered = answered ?? .completed(items ?? []) }
        if let completionHandler { DispatchQueue.global().async { completionHandler(false) } }
    }

    open func cancelRequest(withError error: any Error) { lock.withLock { answered = answered ?? .cancelled(error) } }

    /// Opens a URL in its app; only Today widgets may. Of one that another process shows, that process opens it.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        DispatchQueue.main.async {
            if let open = URLOpener.openElsewhere {
                open(URL)
                completionHandler?(ExtensionProcess.isWidget)
                return
            }
            UIApplication.shared.open(URL, options: [:]) { completionHandler?($0) }
        }
    }
}

/// The principal object of an extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}

extension NSExtensionRequestHandling {
    public func beginRequest(with context: NSExtensionContext) {
        byName(self, "beginRequestWithExtensionContext:", [context])
    }
}

extension UIViewController {
    /// Of an extension's controller, the request; in apps nil.
    public var extensionContext: NSExtensionContext? { ExtensionProcess.context }
}

/// What the running process is to extensions.
@MainActor
package enum ExtensionProcess {
    /// Made when the process is an extension.
    package static let context: NSExtensionContext? =
        Bundle.main.object(forInfoDictionaryKey: "NSExtension") == nil ? nil : NSExtensionContext()

    /// Whether it is a Today widget.
    static var isWidget: Bool {
        let information = Bundle.main.object(forInfoDictionaryKey: "NSExtension") as? [String: Any]
        return information?["NSExtensionPointIdentifier"] as? String == "com.apple.widget-extension"
    }
}
