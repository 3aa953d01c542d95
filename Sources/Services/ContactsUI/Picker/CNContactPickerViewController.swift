// SPDX-License-Identifier: MIT

/// Lets a person pick from the device's people. The app needs no permission: it sees what is picked alone.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The rows of a card, by keys; nil: all.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be picked; others are grey. nil: all.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are picked by a touch; of others the card opens. nil: all, when the delegate takes contacts.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which rows of a card are picked by a touch. nil: all, when the delegate takes properties.
    open var predicateForSelectionOfProperty: NSPredicate?

    private lazy var list = ContactListController(mode: mode, predicate: predicateForEnablingContact)
    private lazy var inner = UINavigationController(rootViewController: list)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func hears(_ selector: String) -> Bool { delegate?.responds(to: Selector(selector)) ?? false }

    private var mode: ContactListController.Mode {
        if hears("contactPicker:didSelectContacts:") { return .several }
        if hears("contactPicker:didSelectContactProperties:") { return .severalProperties }
        return .one
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
        list.onCancel = { [weak self] in self?.cancel() }
        list.onSelect = { [weak self] in self?.selected($0) }
        list.onDone = { [weak self] in self?.done($0) }
    }

    private func cancel() {
        if let delegate { _ = optionalCall { delegate.contactPickerDidCancel(self) } }
        dismissSelf()
    }

    private func dismissSelf() { presentingViewController?.dismiss(animated: true) }

    private func selected(_ contact: CNContact) {
        let takesContacts = hears("contactPicker:didSelectContact:")
        let isPicked = predicateForSelectionOfContact?.evaluate(with: contact) ?? takesContacts
        guard !isPicked else {
            if let delegate { _ = optionalCall { delegate.contactPicker(self, didSelect: contact) } }
            return dismissSelf()
        }
        let card = CNContactViewController(for: contact)
        card.displayedPropertyKeys = displayedPropertyKeys
        card.allowsEditing = false
        card.allowsActions = false
        card.onProperty = { [weak self] in self?.selected($0) ?? true }
        inner.pushViewController(card, animated: true)
    }

    /// - Returns: whether the row's own action follows.
    private func selected(_ property: CNContactProperty) -> Bool {
        let takesProperties = hears("contactPicker:didSelectContactProperty:")
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? takesProperties else { return true }
        if let delegate { _ = optionalCall { delegate.contactPicker(self, didSelect: property) } }
        dismissSelf()
        return false
    }

    private func done(_ contacts: [CNContact]) {
        if let delegate {
            if mode == .several {
                _ = optionalCall { delegate.contactPicker(self, didSelect: contacts) }
            } else {
                let properties = contacts.flatMap { self.properties(of: $0) }
                _ = optionalCall { delegate.contactPicker(self, didSelectContactProperties: properties) }
            }
        }
        dismissSelf()
    }

    /// The first value of each shown property.
    private func properties(of contact: CNContact) -> [CNContactProperty] {
        let rows = ContactRow.all(of: contact, keys: displayedPropertyKeys.map { Set($0) })
        var seen = Set<String>()
        return rows.filter { seen.insert($0.property.key).inserted }.map(\.property)
            .filter { predicateForSelectionOfProperty?.evaluate(with: $0) ?? true }
    }
}
