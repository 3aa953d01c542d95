// SPDX-License-Identifier: MIT

/// All people by letters, with search.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    enum Mode { case one, several, severalProperties }

    private struct Section {
        let title: String
        let contacts: [CNContact]
    }

    var onCancel: () -> Void = {}
    var onSelect: (CNContact) -> Void = { _ in }
    var onDone: ([CNContact]) -> Void = { _ in }
    private let mode: Mode
    private let predicate: NSPredicate?
    private var all: [CNContact] = []
    private var sections: [Section] = []
    private var picked = Set<String>()
    private let search = UISearchController(searchResultsController: nil)

    init(mode: Mode, predicate: NSPredicate?) {
        self.mode = mode
        self.predicate = predicate
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("ContactListController: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ContactWords.text("Contacts")
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        if mode == .one {
            navigationItem.rightBarButtonItem = cancel
        } else {
            navigationItem.leftBarButtonItem = cancel
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
        }
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        do { all = try ContactAccess.contacts() } catch {
            Unsupported.report("CNContactPickerViewController: \(error)")
        }
        all.sort { name($0).localizedStandardCompare(name($1)) == .orderedAscending }
        filter("")
    }

    private func name(_ contact: CNContact) -> String {
        let name = ContactAccess.sortName(contact)
        return name.isEmpty ? contact.shownName : name
    }

    private func done() { onDone(all.filter { picked.contains($0.identifier) }) }

    // MARK: Search

    func updateSearchResults(for searchController: UISearchController) { filter(searchController.searchBar.text ?? "") }

    private func filter(_ text: String) {
        let shown = text.isEmpty ? all : all.filter { matches($0, text) }
        let groups = Dictionary(grouping: shown) { letter(of: $0) }
        // What does not begin with a letter stands last, as on iOS.
        sections = groups.keys.sorted { ($0 == "#" ? 1 : 0, $0) < ($1 == "#" ? 1 : 0, $1) }.map {
            Section(title: $0, contacts: groups[$0] ?? [])
        }
        tableView.backgroundView = shown.isEmpty ? emptyNote(isSearch: !text.isEmpty) : nil
        tableView.separatorStyle = shown.isEmpty ? .none : .singleLine
        tableView.reloadData()
    }

    private func emptyNote(isSearch: Bool) -> UIView {
        let note = UILabel()
        note.text = ContactWords.text(isSearch ? "No Results" : "No Contacts")
        note.font = .preferredFont(forTextStyle: .title2)
        note.textColor = .secondaryLabel
        note.textAlignment = .center
        return note
    }

    private func matches(_ contact: CNContact, _ text: String) -> Bool {
        CNContact.predicateForContacts(matchingName: text).evaluate(with: contact)
            || contact.emailAddresses.contains { ($0.value as String).localizedCaseInsensitiveContains(text) }
            || contact.phoneNumbers.contains { $0.value.stringValue.contains(text) }
    }

    private func letter(of contact: CNContact) -> String {
        let first = name(contact).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).first
        return first.map { $0.isLetter ? String($0).uppercased() : "#" } ?? "#"
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.title) }

    private func isEnabled(_ contact: CNContact) -> Bool { predicate?.evaluate(with: contact) ?? true }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        cell.textLabel?.attributedText = styledName(contact)
        cell.selectionStyle = isEnabled(contact) ? .default : .none
        cell.isUserInteractionEnabled = isEnabled(contact)
        cell.accessoryType = picked.contains(contact.identifier) ? .checkmark : .none
        return cell
    }

    /// The name by which the list is sorted stands out.
    private func styledName(_ contact: CNContact) -> NSAttributedString {
        let color: UIColor = isEnabled(contact) ? .label : .tertiaryLabel
        let plain = UIFont.preferredFont(forTextStyle: .body)
        let text = NSMutableAttributedString(
            string: contact.shownName, attributes: [.font: plain, .foregroundColor: color])
        let strong = contact.familyName.isEmpty ? contact.shownName : contact.familyName
        let range = (contact.shownName as NSString).range(of: strong, options: .backwards)
        if range.location != NSNotFound {
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: plain.pointSize, weight: .semibold), range: range)
        }
        return text
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        guard isEnabled(contact) else { return }
        guard mode != .one else { return onSelect(contact) }
        if picked.remove(contact.identifier) == nil { picked.insert(contact.identifier) }
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
