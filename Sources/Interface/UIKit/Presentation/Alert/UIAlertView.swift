// SPDX-License-Identifier: MIT

/// The alert of iOS 2 to 8, which is in no need of a controller to present it.
///
/// It shows a `UIAlertController` in a window of its own above the app's. Of several only the last is seen; the one
/// before it comes back when it is answered. Differs from iOS: the styles with text fields
/// are those of the controller.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    open weak var delegate: (any UIAlertViewDelegate)?
    /// Shows at once when it changes while the alert is up; the same holds for the message.
    open var title = "" { didSet { alert?.title = title } }
    open var message: String? { didSet { alert?.message = message } }
    /// -1: there is none.
    open var cancelButtonIndex = -1
    open var alertViewStyle = UIAlertViewStyle.default
    open private(set) var isVisible = false

    private var buttonTitles: [String] = []
    private var alertWindow: UIWindow?
    private var alert: UIAlertController?
    /// Those that wait for an answer: only the last one is seen.
    private static var waiting: [UIAlertView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as? any UIAlertViewDelegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    open var numberOfButtons: Int { buttonTitles.count }

    /// The first button that is not the cancel button; -1 when there is none.
    open var firstOtherButtonIndex: Int { buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// - Returns: the index of the new button.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard let fields = alert?.textFields, fields.indices.contains(textFieldIndex) else { return nil }
        return fields[textFieldIndex]
    }

    open func show() {
        guard !isVisible else { return }
        isVisible = true
        let alert = makeController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.windowLevel = .alert
        window.rootViewController = root
        window.isHidden = false
        alertWindow = window
        self.alert = alert
        Self.waiting.last?.alertWindow?.isHidden = true
        Self.waiting.append(self)
        call { $0.willPresent(self) }
        root.present(alert, animated: true) { self.call { $0.didPresent(self) } }
    }

    private func makeController() -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        addTextFields(to: alert)
        for (index, title) in buttonTitles.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
            // The alert is shown as long as somebody may answer it, whoever else keeps it.
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.answer(index) })
        }
        return alert
    }

    private func addTextFields(to alert: UIAlertController) {
        switch alertViewStyle {
        case .default: break
        case .plainTextInput: alert.addTextField()
        case .secureTextInput: alert.addTextField { $0.isSecureTextEntry = true }
        case .loginAndPasswordInput:
            alert.addTextField { $0.placeholder = "Login" }
            alert.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
        }
    }

    private func answer(_ index: Int) {
        call { $0.alertView(self, clickedButtonAt: index) }
        call { $0.alertView(self, willDismissWithButtonIndex: index) }
        close()
        call { $0.alertView(self, didDismissWithButtonIndex: index) }
    }

    private func close() {
        isVisible = false
        alertWindow?.isHidden = true
        alertWindow = nil
        Self.waiting.removeAll { $0 === self }
        Self.waiting.last?.alertWindow?.isHidden = false
        alert = nil
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible else { return }
        call { $0.alertView(self, willDismissWithButtonIndex: buttonIndex) }
        alert?.dismiss(animated: animated) {
            self.close()
            self.call { $0.alertView(self, didDismissWithButtonIndex: buttonIndex) }
        }
    }

    private func call(_ body: (any UIAlertViewDelegate) -> Void) {
        guard let delegate else { return }
        _ = optionalCall { body(delegate) }
    }
}

public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        byName(self, "alertView:clickedButtonAtIndex:", [alertView, buttonIndex])
    }
    public func willPresent(_ alertView: UIAlertView) { byName(self, "willPresentAlertView:", [alertView]) }
    public func didPresent(_ alertView: UIAlertView) { byName(self, "didPresentAlertView:", [alertView]) }
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        byName(self, "alertView:willDismissWithButtonIndex:", [alertView, buttonIndex])
    }
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        byName(self, "alertView:didDismissWithButtonIndex:", [alertView, buttonIndex])
    }
}
