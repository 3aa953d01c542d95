// SPDX-License-Identifier: MIT

extension InterfaceKind {
    static let tables: [String: InterfaceKind] = [
        "tableView": .view(UITableView.self, integers: { ["UIStyle": $0.tableStyle.rawValue] }),
        "tableViewCell": .view(
            UITableViewCell.self, integers: { ["UITableViewCellStyle": ($0.cellStyle ?? .default).rawValue] }),
        "tableViewCellContentView": .view(UITableViewCellContentView.self),
        "tableViewController": .controller(UITableViewController.self),
        "refreshControl": .view(UIRefreshControl.self),
    ]
}

extension InterfaceLoader {
    // MARK: Tables

    func setTable(_ table: UITableView, _ node: ResourceNode) {
        if let height = node.number("rowHeight") { table.rowHeight = height }
        if let height = node.number("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = node.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = node.number("sectionFooterHeight") { table.sectionFooterHeight = height }
        if let height = node.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
        if let height = node.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
        if node["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = node.color("separatorColor", self) { table.separatorColor = color }
        if let inset = node.value("separatorInset") { table.separatorInset = inset.insets }
        if let color = node.color("sectionIndexColor", self) { table.sectionIndexColor = color }
        if let color = node.color("sectionIndexBackgroundColor", self) { table.sectionIndexBackgroundColor = color }
        if let color = node.color("sectionIndexTrackingBackgroundColor", self) {
            table.sectionIndexTrackingBackgroundColor = color
        }
        if let count = node.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = count
        }
        update(table, \.allowsSelection, node.bool("allowsSelection", default: true))
        update(table, \.allowsSelectionDuringEditing, node.bool("allowsSelectionDuringEditing", default: false))
        update(table, \.allowsMultipleSelection, node.bool("allowsMultipleSelection", default: false))
        update(
            table, \.allowsMultipleSelectionDuringEditing,
            node.bool("allowsMultipleSelectionDuringEditing", default: false))
        update(table, \.insetsContentViewsToSafeArea, node.bool("contentViewInsetsToSafeArea", default: true))
        if let view = node.value("tableHeaderView").flatMap({ make($0) }) as? UIView { table.tableHeaderView = view }
        if let view = node.value("tableFooterView").flatMap({ make($0) }) as? UIView { table.tableFooterView = view }
        if let view = node.value("backgroundView").flatMap({ make($0) }) as? UIView { table.backgroundView = view }
        for prototype in node.child("prototypes")?.children ?? [] { registerPrototype(prototype, in: table) }
        if let sections = node.child("sections") { setStaticRows(of: table, sections) }
    }

    /// Each cell of the prototype is made anew, by a loader of its own that knows the scene's controller.
    private func registerPrototype(_ node: ResourceNode, in table: UITableView) {
        guard let identifier = node["reuseIdentifier"] else { return }
        table.pool.cellSources[identifier] = .prototype { [source = self.source] in
            let loader = source.makeLoader()
            if let owner = self.owner ?? source.owner {
                loader.owner = owner
                for identifier in source.ownerIdentifiers { loader.alias(identifier, owner) }
            }
            let cell = loader.make(node) as? UIView
            loader.finish()
            // What triggers the segues of buttons in cells lives as long as the table.
            self.templates += loader.templates
            return cell
        }
    }

    private func setStaticRows(of table: UITableView, _ node: ResourceNode) {
        // Tables with prototypes may hold an empty list of sections.
        guard !node.children.isEmpty else { return }
        let sections = node.children.map { section in
            StaticTable.Section(
                header: text(section, "headerTitle"), footer: text(section, "footerTitle"),
                cells: (section.child("cells")?.children ?? []).compactMap { make($0) as? UITableViewCell })
        }
        table.staticTable = StaticTable(sections: sections)
    }

    // MARK: Cells

    func setCell(_ cell: UITableViewCell, _ node: ResourceNode) {
        cell.reuseIdentifierStorage = node["reuseIdentifier"]
        cell.interfaceHeight = node.number("rowHeight")
        let isStandard = node.cellStyle != nil
        if let content = node.value("contentView") ?? node.child("tableViewCellContentView") {
            if cell.contentStorage.superview == nil { cell.addSubview(cell.contentStorage) }
            setView(cell.contentStorage, content)
        }
        if let content = node.listContent {
            cell.contentConfiguration = configured(cell.defaultContentConfiguration(), content)
        }
        if isStandard {
            cell.labels.text = object(node["textLabel"]) as? UILabel
            cell.labels.detail = object(node["detailTextLabel"]) as? UILabel
            cell.labels.image = object(node["imageView"]) as? UIImageView
        }
        switch node["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        default: break
        }
        cell.accessoryType = ResourceNode.accessory(node["accessoryType"])
        cell.editingAccessoryType = ResourceNode.accessory(node["editingAccessoryType"])
        if let view = node.value("accessoryView").flatMap({ make($0) }) as? UIView { cell.accessoryView = view }
        if let view = node.value("editingAccessoryView").flatMap({ make($0) }) as? UIView {
            cell.editingAccessoryView = view
        }
        if let view = node.value("backgroundView").flatMap({ make($0) }) as? UIView { cell.backgroundView = view }
        if let view = node.value("selectedBackgroundView").flatMap({ make($0) }) as? UIView {
            cell.selectedBackgroundView = view
        }
        if let inset = node.value("separatorInset") { cell.separatorInset = inset.insets }
        // Left out, the level is 0 and the width 10 points; the editor writes both when either differs.
        if let level = node.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = node.number("indentationWidth") { cell.indentationWidth = width }
        update(cell, \.showsReorderControl, node.bool("showsReorderControl", default: false))
        update(cell, \.shouldIndentWhileEditing, node.bool("shouldIndentWhileEditing", default: true))
    }

    /// `<listContentConfiguration text= secondaryText= image=>` of a cell, on top of the cell's standard look.
    func configured(_ standard: UIListContentConfiguration, _ node: ResourceNode) -> UIListContentConfiguration {
        var configuration = standard
        configuration.text = node["text"]
        configuration.secondaryText = node["secondaryText"]
        configuration.image = image(node, "image")
        return configuration
    }

    /// A cell's own segue goes when it is chosen, or when its accessory is tapped.
    func connectSegue(of cell: UITableViewCell, _ template: SegueTemplate, _ node: ResourceNode) {
        let trigger: (Any?) -> Void = { [weak cell] _ in template.trigger(cell) }
        if node["trigger"] == "accessoryAction" { cell.accessorySegue = trigger } else { cell.selectionSegue = trigger }
    }
}

extension ResourceNode {
    var listContent: ResourceNode? { value("contentConfiguration") ?? child("listContentConfiguration") }

    fileprivate var tableStyle: UITableView.Style {
        switch self["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// nil: a cell of an own design.
    fileprivate var cellStyle: UITableViewCell.CellStyle? {
        switch self["style"] {
        case "IBUITableViewCellStyleDefault": .default
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: nil
        }
    }

    fileprivate static func accessory(_ name: String?) -> UITableViewCell.AccessoryType {
        switch name {
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "checkmark": .checkmark
        case "detailButton": .detailButton
        default: .none
        }
    }
}
