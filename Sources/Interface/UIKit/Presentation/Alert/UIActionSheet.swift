// SPDX-License-Identifier: MIT

/// The menu of iOS 2 to 8, which is in no need of a controller to present it: it is presented by the controller of the
/// view it is shown in.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var title = ""
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// -1: there is none.
    open var cancelButtonIndex = -1
    /// -1: there is none.
    open var destructiveButtonIndex = -1
    open private(set) var isVisible = false

    private var buttonTitles: [String] = []
    private var controller: UIAlertController?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The buttons count from the destructive one; the cancelling one is the last.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    open var numberOfButtons: Int { buttonTitles.count }

    /// The first button that neither cancels nor destroys; -1 when there is none.
    open var firstOtherButtonIndex: Int {
        buttonTitles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }

    /// - Returns: the index of the new button.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    // MARK: Showing

    open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }
    open func show(from view: UIToolbar) { show(in: view) }
    open func show(from view: UITabBar) { show(in: view) }

    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(on: view.owningController ?? view.window?.rootViewController, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    open func show(from item: UIBarButtonItem, animated: Bool) {
        let window = item.view?.window ?? UIApplication.shared.keyWindow
        show(on: item.view?.owningController ?? window?.rootViewController, animated: animated) {
            $0.barButtonItem = item
        }
    }

    private func show(
        on presenter: UIViewController?, animated: Bool, _ anchor: (UIPopoverPresentationController) -> Void
    ) {
        guard !isVisible, var presenter else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        isVisible = true
        let controller = makeController()
        self.controller = controller
        if let popover = controller.popoverPresentationController { anchor(popover) }
        call { $0.willPresent(self) }
        presenter.present(controller, animated: animated) { self.call { $0.didPresent(self) } }
    }

    private func makeController() -> UIAlertController {
        let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttonTitles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            // The sheet is there as long as somebody may answer it, whoever else keeps it.
            sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.answer(index) })
        }
        return sheet
    }

    private func answer(_ index: Int) {
        call { $0.actionSheet(self, clickedButtonAt: index) }
        call { $0.actionSheet(self, willDismissWithButtonIndex: index) }
        isVisible = false
        controller = nil
        call { $0.actionSheet(self, didDismissWithButtonIndex: index) }
    }

    /// Does not tell of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible, let controller else { return }
        call { $0.actionSheet(self, willDismissWithButtonIndex: buttonIndex) }
        controller.dismiss(animated: animated) {
            self.isVisible = false
            self.controller = nil
            self.call { $0.actionSheet(self, didDismissWithButtonIndex: buttonIndex) }
        }
    }

    private func call(_ body: (any UIActionSheetDelegate) -> Void) {
        guard let delegate else { return }
        _ = optionalCall { body(delegate) }
    }
}

public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 2
    case blackOpaque = 1
}

@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    func willPresent(_ actionSheet: UIActionSheet)
    func didPresent(_ actionSheet: UIActionSheet)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        byName(self, "actionSheet:clickedButtonAtIndex:", [actionSheet, buttonIndex])
    }
    public func actionSheetCancel(_ actionSheet: UIActionSheet) { byName(self, "actionSheetCancel:", [actionSheet]) }
    public func willPresent(_ actionSheet: UIActionSheet) { byName(self, "willPresentActionSheet:", [actionSheet]) }
    public func didPresent(_ actionSheet: UIActionSheet) { byName(self, "didPresentActionSheet:", [actionSheet]) }
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        byName(self, "actionSheet:willDismissWithButtonIndex:", [actionSheet, buttonIndex])
    }
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        byName(self, "actionSheet:didDismissWithButtonIndex:", [actionSheet, buttonIndex])
    }
}
