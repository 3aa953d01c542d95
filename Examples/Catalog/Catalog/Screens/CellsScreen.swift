import UIKit

/// Every style of cell, every accessory, and content configurations.
final class CellsScreen: UITableViewController {
    private struct Row {
        var style = UITableViewCell.CellStyle.default
        var title: String
        var detail: String?
        var symbol: String?
        var accessory = UITableViewCell.AccessoryType.none
        var hasSwitch = false
        var isConfigured = false
    }

    private let sections: [(header: String?, footer: String?, rows: [Row])] = [
        ("Styles", nil, [
            Row(title: "Default"),
            Row(style: .subtitle, title: "Subtitle", detail: "A smaller line below"),
            Row(style: .value1, title: "Value 1", detail: "At the side"),
            Row(style: .value2, title: "Value 2", detail: "Like an address"),
        ]),
        ("Accessories", "A tap on the information button is told apart from one on the row.", [
            Row(title: "Disclosure", accessory: .disclosureIndicator),
            Row(title: "Check mark", accessory: .checkmark),
            Row(title: "Detail", accessory: .detailButton),
            Row(title: "Detail and disclosure", accessory: .detailDisclosureButton),
            Row(title: "A switch", hasSwitch: true),
        ]),
        ("With symbols", nil, [
            Row(style: .value1, title: "Wi-Fi", detail: "Home", symbol: "wifi", accessory: .disclosureIndicator),
            Row(style: .value1, title: "Sounds", detail: "Loud", symbol: "speaker.wave.2.fill",
                accessory: .disclosureIndicator),
        ]),
        ("Content configurations", nil, [
            Row(title: "Favourites", detail: "42 items", symbol: "star.fill", accessory: .disclosureIndicator,
                isConfigured: true),
            Row(title: "Recents", detail: "Yesterday", symbol: "clock.fill", isConfigured: true),
        ]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "cells"
    }

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
        let identifier = "\(row.style.rawValue)\(row.isConfigured)"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
        if row.isConfigured {
            var content = cell.defaultContentConfiguration()
            content.text = row.title
            content.secondaryText = row.detail
            content.image = row.symbol.flatMap { UIImage(systemName: $0) }
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = row.title
            cell.detailTextLabel?.text = row.detail
            cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
        }
        cell.accessoryType = row.accessory
        cell.accessoryView = row.hasSwitch ? UISwitch() : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
