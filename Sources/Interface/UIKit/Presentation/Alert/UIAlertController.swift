// SPDX-License-Identifier: MIT

/// A question in front of everything: a card with buttons in the middle, or a sheet of them at the bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
        modalPresentationStyle = isPopover ? .popover : .custom
    }

    /// Action sheets of iPads are popovers at what was tapped.
    var isPopover: Bool { style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad }

    /// Of a popover: as high as its choices.
    open override var preferredContentSize: CGSize {
        get { isPopover ? (view as? ActionSheetView)?.popoverSize ?? .zero : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var style = Style.alert
    private var list: [UIAlertAction] = []
    private var fields: [UITextField] = []
    /// Chosen by a tap; its handler runs when the alert is gone.
    final var chosen: UIAlertAction?

    open var preferredStyle: Style { style }
    open var actions: [UIAlertAction] { list }
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    open var message: String? { didSet { contentChanged() } }
    open override var title: String? { didSet { contentChanged() } }
    /// Shown bold, and performed by the return key. Alerts only.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    open var severity = Severity.default

    public enum Severity: Int, Sendable {
        case `default` = 0
        case critical = 1
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, list.contains(where: { $0.style == .cancel }) {
            NSException.raise(
                .internalInconsistencyException,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        list.append(action)
        action.changed = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        if style == .actionSheet {
            NSException.raise(
                .internalInconsistencyException,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fields.append(field)
        contentChanged()
    }

    open override func loadView() {
        view = style == .alert ? AlertCardView(alert: self) : ActionSheetView(alert: self)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    private func contentChanged() { (viewIfLoaded as? any AlertContentView)?.reload() }

    /// Goes away, then performs the action.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, chosen == nil else { return }
        chosen = action
        guard presentingViewController != nil else { return action.handler?(action) ?? () }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    /// A touch beside an action sheet. A sheet without a cancelling action stays, a popover goes.
    func cancel() {
        if let action = list.first(where: { $0.style == .cancel }) {
            choose(action)
        } else if isPopover {
            presentingViewController?.dismiss(animated: true)
        }
    }

    /// In the order they are shown: the cancelling one last, in a pair first.
    var arrangedActions: [UIAlertAction] {
        let cancelling = list.filter { $0.style == .cancel }
        let others = list.filter { $0.style != .cancel }
        return style == .alert && list.count == 2 ? cancelling + others : others + cancelling
    }

    /// Bold: the preferred one, else the cancelling one.
    func isBold(_ action: UIAlertAction) -> Bool {
        preferredAction.map { $0 === action } ?? (action.style == .cancel)
    }
}

@MainActor
protocol AlertContentView: UIView {
    func reload()
    /// Room is the container's bounds without its safe area.
    func placement(in container: UIView) -> CGRect
}
