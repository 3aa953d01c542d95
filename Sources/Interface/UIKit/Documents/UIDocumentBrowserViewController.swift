// SPDX-License-Identifier: MIT
public import UniformTypeIdentifiers

/// The first screen of an app that works on documents: the device's files (see `DeviceFiles`), those that changed last, and
/// a button that makes a new one.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }
    public enum ImportMode: UInt, Sendable { case none, copy, move }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true { didSet { rebuild() } }
    open var allowsPickingMultipleItems = false { didSet { rebuild() } }
    open var shouldShowFileExtensions = false { didSet { rebuild() } }
    open var localizedCreateDocumentActionTitle = "Create Document"
    /// Width by height of a document; the list shows none.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { rebuild() } }
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { rebuild() } }
    public let contentTypesForRecentDocuments: [UTType]
    open var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
    private let recents = UINavigationController()
    private let browse = UINavigationController()
    private let tabs = UITabBarController()

    /// - Parameter contentTypes: nil: those of the documents in the app's Info.plist.
    public init(forOpening contentTypes: [UTType]?) {
        contentTypesForRecentDocuments = contentTypes ?? Self.typesOfInfo
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.map { UTType($0) ?? UTType(importedAs: $0) })
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        contentTypesForRecentDocuments = Self.typesOfInfo
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        contentTypesForRecentDocuments = Self.typesOfInfo
        super.init(coder: coder)
    }

    private static var typesOfInfo: [UTType] {
        let documents = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
        let names = documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        return names.isEmpty ? [.item] : names.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for (controller, name, symbol) in [(recents, "Recents", "clock"), (browse, "Browse", "folder")] {
            controller.navigationBar.prefersLargeTitles = true
            controller.tabBarItem = UITabBarItem(
                title: SystemStrings.text(name), image: UIImage(systemName: symbol + ".fill"), tag: 0)
        }
        tabs.viewControllers = [recents, browse]
        tabs.selectedViewController = browse
        addChild(tabs)
        tabs.view.frame = view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
        rebuild()
    }

    private func rebuild() {
        guard isViewLoaded else { return }
        recents.setViewControllers([list(of: DeviceFiles.folder, showsRecent: true)], animated: false)
        browse.setViewControllers([list(of: DeviceFiles.folder)], animated: false)
    }

    private func reload() {
        for navigation in [recents, browse] { (navigation.topViewController as? FileListController)?.reload() }
    }

    private func list(of folder: URL, showsRecent: Bool = false) -> FileListController {
        let list = FileListController(
            folder: folder, types: contentTypesForRecentDocuments, showsRecent: showsRecent)
        list.showsExtensions = shouldShowFileExtensions
        list.allowsMultipleSelection = allowsPickingMultipleItems
        list.choose = { [weak self] in self?.picked($0) }
        list.openFolder = { [weak self] folder in
            guard let self else { return }
            (tabs.selectedViewController as? UINavigationController)?
                .pushViewController(self.list(of: folder), animated: true)
        }
        if allowsDocumentCreation { list.create = { [weak self] in self?.createDocument(in: folder) } }
        list.loadViewIfNeeded()
        list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        list.navigationItem.rightBarButtonItems =
            (list.navigationItem.rightBarButtonItems ?? []) + additionalTrailingNavigationBarButtonItems
        return list
    }

    private func picked(_ urls: [URL]) {
        guard let delegate else { return }
        let isHandled = optionalCall { () -> Bool in
            delegate.documentBrowser(self, didPickDocumentsAt: urls)
            return true
        }
        if isHandled == nil { delegate.documentBrowser(self, didPickDocumentURLs: urls) }
    }

    private func createDocument(in folder: URL) {
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let url, mode != .none else { return }
            self?.importDocument(at: url, into: folder, mode) { _, _ in }
        }
    }

    private func importDocument(
        at url: URL, into folder: URL, _ mode: ImportMode, then completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        do {
            let placed = try DeviceFiles.place(url, in: folder, keepsOriginal: mode != .move)
            reload()
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: placed)
            completion(placed, nil)
        } catch {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            completion(nil, error)
        }
    }

    /// Shows the folder of a document, and copies one from elsewhere there first when asked to.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        if importIfNeeded, !DeviceFiles.contains(url) {
            return importDocument(at: url, into: DeviceFiles.folder, .copy) { completion?($0, $1) }
        }
        guard FileManager.default.fileExists(atPath: url.path) else {
            completion?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url]))
            return
        }
        completion?(url, nil)
    }

    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        importDocument(at: documentURL, into: neighbourURL.deletingLastPathComponent(), importMode) {
            completion($0, $1)
        }
    }

    /// - Parameter proposedName: without the extension.
    open func renameDocument(
        at documentURL: URL, proposedName: String,
        completionHandler: @escaping (_ finalURL: URL?, _ error: (any Error)?) -> Void
    ) {
        let target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
            .appendingPathExtension(documentURL.pathExtension)
        do {
            try FileManager.default.moveItem(at: documentURL, to: target)
            reload()
            completionHandler(target, nil)
        } catch { completionHandler(nil, error) }
    }

    /// Moves between the list and a document's screen.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}

/// A document's screen fades in over the list.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: __ObjCObject, UIViewControllerAnimatedTransitioning {
    /// Of the document while it loads; shown by the app.
    open var loadingProgress: Progress?
    open weak var targetView: UIView?

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isArriving = transitionContext.viewController(forKey: .to)?.isBeingPresented == true
        guard let view = transitionContext.view(forKey: isArriving ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isArriving, let controller = transitionContext.viewController(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            view.alpha = isArriving ? 1 : 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// Make a document and hand its file over, or nil and `none`.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        byName(self, "documentBrowser:didPickDocumentsAtURLs:", [controller, documentURLs])
    }
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    {
        byName(self, "documentBrowser:didPickDocumentURLs:", [controller, documentURLs])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        byName(self, "documentBrowser:didRequestDocumentCreationWithHandler:", [controller, importHandler])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {
        byName(
            self, "documentBrowser:didImportDocumentAtURL:toDestinationURL:", [controller, sourceURL, destinationURL])
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {
        byName(self, "documentBrowser:failedToImportDocumentAtURL:error:", [controller, documentURL, error])
    }
}
