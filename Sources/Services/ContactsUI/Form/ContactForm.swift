// SPDX-License-Identifier: MIT

/// The fields of a contact, to be filled in: names, labelled values that can be added and removed, notes.
@MainActor
final class ContactForm: __ObjCObject, UITableViewDataSource, UITableViewDelegate {
    /// A value while it is edited.
    struct Entry {
        var label: String
        var texts: [String]
        let original: CNContactProperty?
    }

    let contact: CNMutableContact
    var onDelete: () -> Void = {}
    private let isNew: Bool
    private var lists: [FormList]
    private weak var table: UITableView?
    private let names: [(String, ReferenceWritableKeyPath<CNMutableContact, String>)] = [
        ("First name", \.givenName), ("Last name", \.familyName), ("Company", \.organizationName),
    ]

    init(_ contact: CNContact, isNew: Bool) {
        self.contact = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
        self.isNew = isNew
        lists = FormList.all(of: contact)
        super.init()
    }

    func install(in table: UITableView) {
        self.table = table
        table.dataSource = self
        table.delegate = self
        let header = UIView(frame: CGRect(x: 0, y: 0, width: table.bounds.width, height: 124))
        let monogram = MonogramView(frame: CGRect(x: (table.bounds.width - 100) / 2, y: 12, width: 100, height: 100))
        monogram.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        monogram.show(contact)
        header.addSubview(monogram)
        table.tableHeaderView = header
        table.reloadData()
    }

    // MARK: Sections: names, lists, notes, delete

    private var noteSection: Int { lists.count + 1 }

    func numberOfSections(in tableView: UITableView) -> Int { lists.count + 2 + (isNew ? 0 : 1) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 0 { return names.count }
        if section < noteSection { return lists[section - 1].entries.count + 1 }
        return 1
    }

    private var traits: UITraitCollection { table?.traitCollection ?? .current }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard (1..<noteSection).contains(indexPath.section) else { return FormCell.height(fields: 1) }
        let list = lists[indexPath.section - 1]
        guard indexPath.row < list.entries.count else { return FormCell.height(fields: 1) }
        return FormCell.height(fields: list.placeholders.count, isLabeled: true, in: traits)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 { return nameCell(indexPath.row) }
        if indexPath.section == noteSection {
            return FormCell(placeholders: ["Notes"], texts: [contact.note]) { [contact] in contact.note = $1 }
        }
        guard indexPath.section < noteSection else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ContactWords.text("Delete Contact")
            cell.textLabel?.textColor = .systemRed
            return cell
        }
        return listCell(indexPath)
    }

    private func nameCell(_ row: Int) -> UITableViewCell {
        let (title, path) = names[row]
        return FormCell(placeholders: [title], texts: [contact[keyPath: path]]) { [contact] in
            contact[keyPath: path] = $1
        }
    }

    private func listCell(_ indexPath: IndexPath) -> UITableViewCell {
        let index = indexPath.section - 1
        let list = lists[index]
        guard indexPath.row < list.entries.count else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.cell()
            content.text = ContactWords.text("add \(list.name)")
            content.image = UIImage(systemName: "plus.circle.fill")
            content.imageProperties.tintColor = .systemGreen
            cell.contentConfiguration = content
            return cell
        }
        let entry = list.entries[indexPath.row]
        let cell = FormCell(placeholders: list.placeholders, texts: entry.texts, label: entry.label) { [weak self] in
            self?.change(index, indexPath.row, field: $0, to: $1)
        }
        cell.onRemove = { [weak self] in self?.remove(index, indexPath.row) }
        cell.keyboardType = list.keyboardType
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section > noteSection { return onDelete() }
        guard (1..<noteSection).contains(indexPath.section) else { return }
        let index = indexPath.section - 1
        guard indexPath.row == lists[index].entries.count else { return }
        lists[index].addEntry()
        lists[index].write(to: contact)
        tableView.reloadData()
        (tableView.cellForRow(at: indexPath) as? FormCell)?.startEditing()
    }

    private func change(_ list: Int, _ row: Int, field: Int, to text: String) {
        lists[list].entries[row].texts[field] = text
        lists[list].write(to: contact)
    }

    private func remove(_ list: Int, _ row: Int) {
        table?.endEditing(true)
        lists[list].entries.remove(at: row)
        lists[list].write(to: contact)
        table?.reloadData()
    }
}
