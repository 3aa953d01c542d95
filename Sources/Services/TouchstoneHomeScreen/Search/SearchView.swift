// SPDX-License-Identifier: MIT
import CoreSpotlight
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// Search over the home screen: apps by their names, and what apps have let the device find.
final class SearchView: UIView, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    private struct Section {
        let title: String
        let rows: [Row]
    }
    private enum Row {
        case app(HomeIcon)
        case item(DeviceSearch.Hit, InstalledApp)
    }

    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private let bar = UISearchBar()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let device: Device
    private let icons: [HomeIcon]
    private var sections: [Section] = []
    var openApp: (HomeIcon) -> Void = { _ in }
    var openItem: (DeviceSearch.Hit) -> Void = { _ in }
    var leave: () -> Void = {}

    /// - Parameter icons: of the home screen and the dock.
    init(device: Device, icons: [HomeIcon]) {
        (self.device, self.icons) = (device, icons)
        super.init(frame: .zero)
        accessibilityIdentifier = "Search"
        overrideUserInterfaceStyle = .dark
        bar.placeholder = "Search"
        bar.searchBarStyle = .minimal
        bar.showsCancelButton = true
        bar.autocapitalizationType = .none
        bar.searchTextField.accessibilityIdentifier = "search"
        bar.delegate = self
        table.backgroundColor = .clear
        table.keyboardDismissMode = .onDrag
        (table.dataSource, table.delegate) = (self, self)
        for part in [ground, table, bar] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("SearchView: is made in code only") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { bar.becomeFirstResponder() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        bar.frame = CGRect(x: 8, y: safeAreaInsets.top, width: bounds.width - 16, height: 56)
        let keyboard = keyboardLayoutGuide.layoutFrame.minY
        let bottom = keyboard > bar.frame.maxY ? keyboard : bounds.height
        table.frame = CGRect(x: 0, y: bar.frame.maxY, width: bounds.width, height: bottom - bar.frame.maxY)
    }

    // MARK: What is found

    func find(_ text: String) {
        let words = SearchWords(text)
        let apps = words.isEmpty ? [] : icons.filter { words.allBeginWords(of: $0.name) }
        let named = apps.isEmpty ? [] : [Section(title: "Applications", rows: apps.map(Row.app))]
        sections = named + items(text)
        table.reloadData()
    }

    /// A section an app, in the order of the best item of each; items of apps that have left the device are not shown.
    private func items(_ text: String) -> [Section] {
        let hits: [DeviceSearch.Hit]
        do { hits = try DeviceSearch.hits(for: text) } catch {
            FileHandle.standardError.write(Data("touchstone: the device's search: \(error)\n".utf8))
            return []
        }
        let installed = Dictionary(InstalledApp.all(on: device).map { ($0.identifier, $0) }) { first, _ in first }
        var order: [String] = []
        for hit in hits where !order.contains(hit.app) { order.append(hit.app) }
        return order.compactMap { identifier in
            installed[identifier].map { app in
                Section(
                    title: app.name, rows: hits.filter { $0.app == identifier }.map { Row.item($0, app) })
            }
        }
    }

    // MARK: Table

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    /// Points.
    private static let iconSide: CGFloat = 38

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        switch sections[indexPath.section].rows[indexPath.row] {
        case .app(let icon):
            (content.text, content.image) = (icon.name, icon.picture)
            content.imageProperties.maximumSize = CGSize(width: Self.iconSide, height: Self.iconSide)
            cell.accessibilityIdentifier = "found \(icon.identifier)"
        case .item(let hit, let app):
            (content.text, content.image) = (hit.title, app.icon(side: Self.iconSide))
            content.secondaryText = hit.detail.isEmpty ? nil : hit.detail
            content.secondaryTextProperties.numberOfLines = 2
            content.secondaryTextProperties.color = .secondaryLabel
            cell.accessibilityIdentifier = "found \(hit.app) \(hit.identifier)"
        }
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        bar.resignFirstResponder()
        switch sections[indexPath.section].rows[indexPath.row] {
        case .app(let icon): openApp(icon)
        case .item(let hit, _): openItem(hit)
        }
    }

    // MARK: Field

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { find(searchText) }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        leave()
    }
}
