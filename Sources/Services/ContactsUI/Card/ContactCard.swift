// SPDX-License-Identifier: MIT

/// The rows of a card: header, values by kind, what can be done.
@MainActor
final class ContactCard: __ObjCObject, UITableViewDataSource, UITableViewDelegate {
    private struct Command {
        let title: String
        let body: @MainActor (CNContactViewController) -> Void
    }

    private unowned let owner: CNContactViewController
    private var sections: [[ContactRow]] = []
    private var commands: [Command] = []
    private let header = ContactHeader()

    init(for owner: CNContactViewController) {
        self.owner = owner
        super.init()
    }

    func install(in table: UITableView) {
        let keys = owner.displayedPropertyKeys.map { Set($0.compactMap { $0 as? String }) }
        sections = ContactRow.sections(of: owner.contact, keys: keys)
        commands = []
        if owner.kind == .unknown, owner.allowsEditing {
            commands.append(Command(title: "Create New Contact") { $0.createNew() })
        }
        if owner.allowsActions { commands.append(Command(title: "Share Contact") { $0.share() }) }
        table.dataSource = self
        table.delegate = self
        header.show(owner, width: table.bounds.width)
        table.tableHeaderView = header
        table.reloadData()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count + (commands.isEmpty ? 0 : 1) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < sections.count ? sections[section].count : commands.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section < sections.count else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = commands[indexPath.row].title
            cell.textLabel?.textColor = owner.view.tintColor
            return cell
        }
        let row = sections[indexPath.section][indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.title
        content.textProperties.font = .systemFont(ofSize: 14)
        content.secondaryText = row.text
        content.secondaryTextProperties.font = .systemFont(ofSize: 17)
        content.secondaryTextProperties.numberOfLines = 0
        let isHighlighted =
            owner.highlighted.map {
                $0.key == row.property.key && ($0.identifier == nil || $0.identifier == row.property.identifier)
            } ?? false
        let color: UIColor = row.isLink ? owner.view.tintColor : .label
        content.secondaryTextProperties.color = isHighlighted ? .systemRed : color
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section < sections.count else { return commands[indexPath.row].body(owner) }
        owner.touch(sections[indexPath.section][indexPath.row])
    }
}

/// Picture, name, organisation and what can be done at once.
final class ContactHeader: UIView {
    private let monogram = MonogramView()
    private let name = UILabel()
    private let detail = UILabel()
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = .systemFont(ofSize: 28, weight: .regular)
        detail.font = .systemFont(ofSize: 15)
        detail.textColor = .secondaryLabel
        for label in [name, detail] {
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
        addSubview(monogram)
    }

    required init?(coder: NSCoder) { fatalError("ContactHeader: is made in code only") }

    func show(_ owner: CNContactViewController, width: CGFloat) {
        let contact = owner.contact
        monogram.show(contact)
        let hasName = !(contact.givenName + contact.familyName + contact.organizationName).isEmpty
        name.text = hasName ? contact.shownName : owner.alternateName ?? contact.shownName
        let isPerson = !(contact.givenName + contact.familyName).isEmpty
        let job = [contact.jobTitle, contact.departmentName].filter { !$0.isEmpty }.joined(separator: " \u{2014} ")
        let lines = [job, isPerson ? contact.organizationName : "", owner.message ?? ""]
        detail.text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        buttons.forEach { $0.removeFromSuperview() }
        buttons = owner.allowsActions ? actions(owner) : []
        buttons.forEach(addSubview)
        frame = CGRect(x: 0, y: 0, width: width, height: layOut(width))
    }

    private func actions(_ owner: CNContactViewController) -> [UIButton] {
        let rows = ContactRow.all(of: owner.contact, keys: nil)
        let phone = rows.first { $0.property.key == CNContactPhoneNumbersKey }?.action
        let mail = rows.first { $0.property.key == CNContactEmailAddressesKey }?.action
        let text = phone.flatMap { URL(string: "sms:" + $0.absoluteString.dropFirst(4)) }
        let video = phone.flatMap { URL(string: "facetime:" + $0.absoluteString.dropFirst(4)) }
        return [
            button("message", "message.fill", text), button("call", "phone.fill", phone),
            button("video", "video.fill", video), button("mail", "envelope.fill", mail),
        ]
    }

    private func button(_ title: String, _ symbol: String, _ url: URL?) -> UIButton {
        var look = UIButton.Configuration.plain()
        look.title = title
        look.image = UIImage(systemName: symbol)
        look.imagePlacement = .top
        look.imagePadding = 4
        look.attributedTitle = AttributedString(
            title, attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 11)]))
        look.background.backgroundColor = .secondarySystemGroupedBackground
        look.background.cornerRadius = 10
        let button = UIButton(
            configuration: look, primaryAction: UIAction { _ in if let url { UIApplication.shared.open(url) } })
        button.isEnabled = url != nil
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = layOut(bounds.width)
    }

    /// - Returns: the height that it takes.
    private func layOut(_ width: CGFloat) -> CGFloat {
        let side: CGFloat = 100
        monogram.frame = CGRect(x: (width - side) / 2, y: 12, width: side, height: side)
        var y = monogram.frame.maxY + 10
        for label in [name, detail] where !(label.text ?? "").isEmpty {
            let height = label.sizeThatFits(CGSize(width: width - 40, height: 200)).height
            label.frame = CGRect(x: 20, y: y, width: width - 40, height: height)
            y += height + 4
        }
        guard !buttons.isEmpty else { return y + 12 }
        y += 12
        let gap: CGFloat = 8
        let count = CGFloat(buttons.count)
        let buttonWidth = (width - 40 - gap * (count - 1)) / count
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 20 + CGFloat(index) * (buttonWidth + gap), y: y, width: buttonWidth, height: 60)
        }
        return y + 60 + 16
    }
}
