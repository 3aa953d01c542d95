// SPDX-License-Identifier: MIT
import UniformTypeIdentifiers

/// Hears of previews and menus. Every requirement is optional; without a controller for previews there are none.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController {
        byName(
            self, "documentInteractionControllerViewControllerForPreview:", [controller], or: UIViewController())
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        byName(self, "documentInteractionControllerRectForPreview:", [controller], or: .zero)
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        byName(self, "documentInteractionControllerViewForPreview:", [controller], or: nil)
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        byName(self, "documentInteractionControllerWillBeginPreview:", [controller])
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        byName(self, "documentInteractionControllerDidEndPreview:", [controller])
    }
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        byName(self, "documentInteractionControllerWillPresentOptionsMenu:", [controller])
    }
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        byName(self, "documentInteractionControllerDidDismissOptionsMenu:", [controller])
    }
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        byName(self, "documentInteractionControllerWillPresentOpenInMenu:", [controller])
    }
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        byName(self, "documentInteractionControllerDidDismissOpenInMenu:", [controller])
    }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) { byName(self, "documentInteractionController:willBeginSendingToApplication:", [controller, application]) }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) { byName(self, "documentInteractionController:didEndSendingToApplication:", [controller, application]) }
}

/// Previews a file of the app's, and offers what can be done with it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: __ObjCObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    /// The file's type; set it where the extension does not tell.
    open var uti: String?
    open var name: String?
    /// A property list for the app that opens the file.
    open var annotation: Any?
    /// Keeps the controller while it shows something, as UIKit does.
    private static var shown: [UIDocumentInteractionController] = []
    private var preview: UIViewController?
    private var sheet: UIActivityViewController?

    /// Of no file yet.
    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
        uti = UTType(filenameExtension: url.pathExtension)?.identifier
        super.init()
    }

    /// Pictures of the file's kind, small first.
    open var icons: [UIImage] {
        guard let url else { return [] }
        let symbol = FilePreviewKind.symbol(of: url)
        return [32, 64].compactMap { (size: CGFloat) in
            UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        }
    }

    /// A tap for the preview and a long press for the menu.
    open var gestureRecognizers: [UIGestureRecognizer] {
        let tap = UITapGestureRecognizer()
        tap.addTarget(tapTarget, action: ActionTarget.action)
        let press = UILongPressGestureRecognizer()
        press.addTarget(pressTarget, action: ActionTarget.action)
        return [tap, press]
    }
    private lazy var tapTarget = ActionTarget { [weak self] _ in self?.presentPreview(animated: true) }
    private lazy var pressTarget = ActionTarget { [weak self] in
        guard let press = $0 as? UILongPressGestureRecognizer, press.state == .began, let view = press.view else {
            return
        }
        self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }

    // MARK: Preview

    /// Presents a preview over the delegate's controller, or pushes it onto that navigation controller.
    /// - Returns: false without such a controller, or a file.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        let parent = delegate.flatMap { delegate in
            optionalCall { delegate.documentInteractionControllerViewControllerForPreview(self) }
        }
        guard let parent, let url, preview == nil else { return false }
        let screen = FilePreviewController()
        screen.show([.init(url: url, title: name)], at: 0)
        tell { $0.documentInteractionControllerWillBeginPreview(self) }
        Self.shown.append(self)
        if let navigation = parent as? UINavigationController {
            preview = screen
            navigation.pushViewController(screen, animated: animated)
            return true
        }
        screen.onDone = { [weak self] in self?.dismissPreview(animated: true) }
        let frame = UINavigationController(rootViewController: screen)
        frame.modalPresentationStyle = .fullScreen
        preview = frame
        parent.present(frame, animated: animated)
        return true
    }

    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        self.preview = nil
        let ended = { [self] in
            tell { $0.documentInteractionControllerDidEndPreview(self) }
            Self.shown.removeAll { $0 === self }
        }
        if let navigation = preview.navigationController {
            navigation.popViewController(animated: animated)
            ended()
        } else {
            preview.presentingViewController?.dismiss(animated: animated, completion: ended)
        }
    }

    // MARK: Menus

    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(animated, from: view, isOpenIn: false) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(animated, from: nil, isOpenIn: false) { $0.barButtonItem = item }
    }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(animated, from: view, isOpenIn: true) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(animated, from: nil, isOpenIn: true) { $0.barButtonItem = item }
    }
    open func dismissMenu(animated: Bool) { sheet?.dismiss(animated: animated) }

    private func present(
        _ animated: Bool, from view: UIView?, isOpenIn: Bool, _ anchor: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        var top = (view?.window ?? UIApplication.shared.keyWindow)?.rootViewController
        while let next = top?.presentedViewController { top = next }
        guard let top, let url, sheet == nil else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        if let popover = sheet.popoverPresentationController { anchor(popover) }
        sheet.completionWithItemsHandler = { [self] _, _, _, _ in
            self.sheet = nil
            Self.shown.removeAll { $0 === self }
            tell {
                isOpenIn
                    ? $0.documentInteractionControllerDidDismissOpenInMenu(self)
                    : $0.documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
        self.sheet = sheet
        Self.shown.append(self)
        tell {
            isOpenIn
                ? $0.documentInteractionControllerWillPresentOpenInMenu(self)
                : $0.documentInteractionControllerWillPresentOptionsMenu(self)
        }
        top.present(sheet, animated: animated)
        return true
    }

    private func tell(_ body: (any UIDocumentInteractionControllerDelegate) -> Void) {
        if let delegate { _ = optionalCall { body(delegate) } }
    }
}
