// SPDX-License-Identifier: MIT

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The app dismisses the chooser, here and below.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
        byName(self, "calendarChooserSelectionDidChange:", [calendarChooser])
    }
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
        byName(self, "calendarChooserDidFinish:", [calendarChooser])
    }
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {
        byName(self, "calendarChooserDidCancel:", [calendarChooser])
    }
}

/// Lets a person choose one or several calendars. It wants a navigation controller around it.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open private(set) var selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false { didSet { updateBar() } }
    open var showsCancelButton = false { didSet { updateBar() } }
    open var selectedCalendars = Set<EKCalendar>() { didSet { table.reloadData() } }

    private let displayStyle: EKCalendarChooserDisplayStyle
    private let entityType: EKEntityType
    private let store: EKEventStore
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var groups: [(title: String, calendars: [EKCalendar])] = []

    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        self.displayStyle = displayStyle
        self.entityType = entityType
        store = eventStore
        super.init(nibName: nil, bundle: nil)
        title = entityType == .event ? "Calendars" : "Lists"
    }

    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    public required init?(coder: NSCoder) {
        NSException.raise(
            .invalidArgumentException, "EKCalendarChooser: use init(selectionStyle:displayStyle:entityType:eventStore:)"
        )
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "calendar")
        view.addSubview(table)
        let calendars = store.calendars(for: entityType).filter {
            displayStyle == .allCalendars || $0.allowsContentModifications
        }
        groups = store.sources.compactMap { source in
            let own = calendars.filter { $0.source == source }
            let title = source.sourceType == .local ? SystemStrings.text("On My iPhone") : source.title
            return own.isEmpty ? nil : (title.uppercased(), own)
        }
        updateBar()
    }

    private func updateBar() {
        let done = UIAction { [weak self] _ in
            guard let self, let delegate else { return }
            _ = optionalCall { delegate.calendarChooserDidFinish(self) }
        }
        let cancel = UIAction { [weak self] _ in
            guard let self, let delegate else { return }
            _ = optionalCall { delegate.calendarChooserDidCancel(self) }
        }
        navigationItem.rightBarButtonItem =
            showsDoneButton ? UIBarButtonItem(systemItem: .done, primaryAction: done) : nil
        navigationItem.leftBarButtonItem =
            showsCancelButton ? UIBarButtonItem(systemItem: .cancel, primaryAction: cancel) : nil
    }

    public func numberOfSections(in tableView: UITableView) -> Int { groups.count }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].calendars.count
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "calendar", for: indexPath)
        let calendar = groups[indexPath.section].calendars[indexPath.row]
        let isSelected = selectedCalendars.contains(calendar)
        var content = UIListContentConfiguration.cell()
        content.text = calendar.title
        let color = UIColor(cgColor: calendar.cgColor)
        let isMany = selectionStyle == .multiple
        let symbol = isMany ? (isSelected ? "checkmark.circle.fill" : "circle") : "circle.fill"
        content.image = UIImage(systemName: symbol)
        content.imageProperties.tintColor = color
        if !isMany { content.imageProperties.maximumSize = CGSize(width: 12, height: 12) }
        cell.contentConfiguration = content
        cell.accessoryType = !isMany && isSelected ? .checkmark : .none
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let calendar = groups[indexPath.section].calendars[indexPath.row]
        if selectionStyle == .single {
            selectedCalendars = [calendar]
        } else if selectedCalendars.remove(calendar) == nil {
            selectedCalendars.insert(calendar)
        }
        if let delegate { _ = optionalCall { delegate.calendarChooserSelectionDidChange(self) } }
    }
}
