// SPDX-License-Identifier: MIT
import UIKit

/// A row of a page.
struct FormRow {
    enum Kind {
        case plain
        /// Leads to another page.
        case link(@MainActor () -> UIViewController?)
        case toggle(isOn: Bool, changed: @MainActor (Bool) -> Void)
        case check(isChecked: Bool, chosen: @MainActor () -> Void)
        case cell(@MainActor () -> UITableViewCell)
    }

    var title = ""
    var detail: String?
    /// Before the detail.
    var mark: UIImage?
    var image: UIImage?
    var kind = Kind.plain
    /// For scripts and tests.
    var identifier: String?
}

struct FormSection {
    var header: String?
    var footer: String?
    var rows: [FormRow]
}

/// A page of Settings: sections that are made anew when what they show has changed.
class FormController: UITableViewController {
    private var sections: [FormSection] = []

    init(title: String) {
        super.init(style: .insetGrouped)
        self.title = title
        // Of Settings' pages only the first has a large title.
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("FormController: is made in code only") }

    /// Overridden by pages.
    func makeSections() -> [FormSection] { [] }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    func reload() {
        sections = makeSections()
        tableView.reloadData()
    }

    /// Does what may fail; a failure is shown.
    func attempt(_ body: () throws -> Void) {
        do { try body() } catch {
            let alert = UIAlertController(
                title: "Cannot Change Setting", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    func reading<Result>(_ fallback: Result, _ body: () throws -> Result) -> Result {
        do { return try body() } catch {
            FileHandle.standardError.write(Data("touchstone: Settings: \(error)\n".utf8))
            return fallback
        }
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        if case .cell(let make) = row.kind { return make() }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        if let mark = row.mark, let detail = row.detail {
            let marked = NSMutableAttributedString(attachment: NSTextAttachment(image: mark))
            marked.append(NSAttributedString(string: " " + detail))
            cell.detailTextLabel?.attributedText = marked
            cell.detailTextLabel?.accessibilityLabel = "recently used, " + detail
        }
        cell.imageView?.image = row.image
        cell.accessibilityIdentifier = row.identifier ?? row.title
        switch row.kind {
        case .plain, .cell: cell.selectionStyle = .none
        case .link: cell.accessoryType = .disclosureIndicator
        case .check(let isChecked, _): cell.accessoryType = isChecked ? .checkmark : .none
        case .toggle(let isOn, let changed):
            let control = UISwitch()
            control.isOn = isOn
            control.accessibilityIdentifier = row.identifier ?? row.title
            control.addAction(UIAction { [weak control] _ in changed(control?.isOn ?? isOn) }, for: .valueChanged)
            cell.accessoryView = control
            cell.accessibilityIdentifier = nil
            cell.selectionStyle = .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch sections[indexPath.section].rows[indexPath.row].kind {
        case .plain, .toggle, .cell: break
        case .link(let page):
            if let page = page() { navigationController?.pushViewController(page, animated: true) }
        case .check(_, let chosen):
            chosen()
            reload()
        }
    }
}
