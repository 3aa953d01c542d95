// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// - Returns: whether touching the value calls, writes or shows it; without the method, it does.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// The person is done with a new, unknown or edited contact; nil: cancelled. The app dismisses the controller.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool {
        byName(
            self, "contactViewController:shouldPerformDefaultActionForContactProperty:", [viewController, property],
            or: true)
    }
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        byName(self, "contactViewController:didCompleteWithContact:", [viewController, contact])
    }
}

/// A contact's card: known, unknown, or new and to be filled in.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    enum Kind { case known, unknown, new }

    open private(set) var contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Where the contact comes from, and goes; nil: the device's.
    open var contactStore: CNContactStore?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?
    /// In place of a name that the contact does not have.
    open var alternateName: String? { didSet { reload() } }
    /// A line below the name.
    open var message: String? { didSet { reload() } }
    /// The rows, by keys; nil: all.
    open var displayedPropertyKeys: [Any]? { didSet { reload() } }
    open var allowsEditing = true { didSet { updateBar() } }
    /// Whether the card offers to call, write and share.
    open var allowsActions = true { didSet { reload() } }
    /// The device has one store: contacts are never linked.
    open var shouldShowLinkedContacts = false

    /// Of a picker: asked before the delegate.
    var onProperty: ((CNContactProperty) -> Bool)?
    let kind: Kind
    private(set) var highlighted: (key: String, identifier: String?)?
    private lazy var card = ContactCard(for: self)
    private lazy var form = ContactForm(contact, isNew: kind == .new)
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var isEditingContact = false

    /// Every property is read: fetch a contact with this descriptor.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactVCardSerialization.descriptorForRequiredKeys()
    }

    private init(_ contact: CNContact, _ kind: Kind) {
        self.contact = contact
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(for contact: CNContact) { self.init(contact, .known) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
    public convenience init(forNewContact contact: CNContact?) {
        self.init((contact?.copy() as? CNContact) ?? CNContact(), .new)
    }
    public required init?(coder: NSCoder) {
        contact = CNContact()
        kind = .new
        super.init(coder: coder)
    }

    open func highlightProperty(withKey key: String, identifier: String?) {
        highlighted = (key, identifier)
        reload()
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.sectionHeaderHeight = 8
        table.sectionFooterHeight = 8
        table.keyboardDismissMode = .interactive
        view.addSubview(table)
        isEditingContact = kind == .new
        reload()
        updateBar()
    }

    private func reload() {
        guard isViewLoaded else { return }
        if isEditingContact { form.install(in: table) } else { card.install(in: table) }
    }

    private func updateBar() {
        guard isViewLoaded else { return }
        navigationItem.title = kind == .new ? ContactWords.text("New Contact") : nil
        let action = { (body: @escaping (CNContactViewController) -> Void) in
            UIAction { [weak self] _ in if let self { body(self) } }
        }
        if isEditingContact {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: action { $0.cancelEditing() })
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: action { $0.finishEditing() })
        } else {
            navigationItem.leftBarButtonItem = nil
            let edit = UIBarButtonItem(systemItem: .edit, primaryAction: action { $0.beginEditing() })
            navigationItem.rightBarButtonItem = allowsEditing && kind == .known ? edit : nil
        }
    }

    // MARK: Editing

    func beginEditing() {
        isEditingContact = true
        form = ContactForm(contact, isNew: false)
        form.onDelete = { [weak self] in self?.askToDelete() }
        reload()
        updateBar()
    }

    private func cancelEditing() {
        view.endEditing(true)
        guard kind != .new else { return complete(nil) }
        isEditingContact = false
        reload()
        updateBar()
    }

    private func finishEditing() {
        view.endEditing(true)
        let edited = form.contact
        guard save(edited) else { return }
        contact = edited.copy() as? CNContact ?? edited
        guard kind != .new else { return complete(contact) }
        isEditingContact = false
        reload()
        updateBar()
        complete(contact)
    }

    /// Into the device's store, whoever the app is: it is the person who saves.
    private func save(_ edited: CNMutableContact) -> Bool {
        let request = CNSaveRequest()
        do {
            if try ContactAccess.isSaved(edited) {
                request.update(edited)
            } else {
                request.add(edited, toContainerWithIdentifier: parentContainer?.identifier)
                if let parentGroup { request.addMember(edited, to: parentGroup) }
            }
            try ContactAccess.perform(request)
            return true
        } catch {
            let alert = UIAlertController(
                title: "Cannot Save Contact", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return false
        }
    }

    private func askToDelete() {
        let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: ContactWords.text("Delete Contact"), style: .destructive) { [weak self] _ in
                self?.delete()
            })
        question.addAction(UIAlertAction(title: ContactWords.text("Cancel"), style: .cancel))
        question.popoverPresentationController?.sourceView = view
        present(question, animated: true)
    }

    private func delete() {
        guard let gone = contact.mutableCopy() as? CNMutableContact else { return }
        let request = CNSaveRequest()
        request.delete(gone)
        do { try ContactAccess.perform(request) } catch { Unsupported.report("CNContactViewController: \(error)") }
        complete(nil)
        navigationController?.popViewController(animated: true)
    }

    private func complete(_ contact: CNContact?) {
        if let delegate { _ = optionalCall { delegate.contactViewController(self, didCompleteWith: contact) } }
    }

    // MARK: What the card's rows do

    func touch(_ row: ContactRow) {
        if let onProperty, !onProperty(row.property) { return }
        let own = delegate.flatMap { delegate in
            optionalCall { delegate.contactViewController(self, shouldPerformDefaultActionFor: row.property) }
        }
        guard own ?? true, let url = row.action else { return }
        UIApplication.shared.open(url)
    }

    func share() {
        do {
            let data = try CNContactVCardSerialization.data(with: [contact])
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                contact.shownName.replacingOccurrences(of: "/", with: "-") + ".vcf")
            try data.write(to: file)
            let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
            sheet.popoverPresentationController?.sourceView = view
            present(sheet, animated: true)
        } catch { Unsupported.report("CNContactViewController: \(error)") }
    }

    /// An unknown contact becomes a known one.
    func createNew() {
        let new = CNContactViewController(forNewContact: contact)
        new.contactStore = contactStore
        new.delegate = relay
        present(UINavigationController(rootViewController: new), animated: true)
    }

    private lazy var relay = CompletionRelay(for: self)

    func didCreate(_ new: CNContact?) {
        dismiss(animated: true)
        guard let new else { return }
        contact = new
        reload()
        complete(new)
    }
}

/// Hears of the form that an unknown contact opens.
@MainActor
private final class CompletionRelay: __ObjCObject, CNContactViewControllerDelegate {
    private unowned let owner: CNContactViewController
    init(for owner: CNContactViewController) {
        self.owner = owner
        super.init()
    }
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        owner.didCreate(contact)
    }
}
