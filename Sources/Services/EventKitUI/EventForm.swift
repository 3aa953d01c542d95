// SPDX-License-Identifier: MIT

/// The fields of an event.
final class EventForm: UITableViewController {
    private enum Row { case title, location, allDay, starts, ends, repeats, calendar, alert, url, notes, delete }

    weak var owner: EKEventEditViewController?
    private var rows: [[Row]] = []
    private var event: EKEvent? { owner?.event }
    private lazy var addButton = UIBarButtonItem(
        title: EventWords.text(event?.isNew == true ? "Add" : "Done"),
        primaryAction: UIAction { [weak self] _ in self?.save() })

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("EventForm: is made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let isNew = event?.isNew ?? true
        title = EventWords.text(isNew ? "New Event" : "Edit Event")
        rows = [[.title, .location], [.allDay, .starts, .ends], [.repeats], [.calendar], [.alert], [.url, .notes]]
        if !isNew { rows.append([.delete]) }
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.leftBarButtonItem = cancel
        addButton.style = .done
        navigationItem.rightBarButtonItem = addButton
        update()
    }

    /// A title is what iOS wants before it offers to add.
    private func update() {
        guard let event else { return }
        addButton.isEnabled = !(event.title ?? "").isEmpty && event.startDate <= event.endDate && event.hasChanges
    }

    // MARK: Ending

    private func save() {
        view.endEditing(true)
        guard let event, let owner else { return }
        guard !event.isNew, event.hasRecurrenceRules else { return save(event, .thisEvent) }
        let question = UIAlertController(
            title: "This is a repeating event.", message: nil, preferredStyle: .actionSheet)
        for (title, span) in [
            ("Save for This Event Only", EKSpan.thisEvent), ("Save for Future Events", .futureEvents),
        ] {
            question.addAction(
                UIAlertAction(title: title, style: .default) { [weak self] _ in self?.save(event, span) })
        }
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.popoverPresentationController?.barButtonItem = addButton
        owner.present(question, animated: true)
    }

    private func save(_ event: EKEvent, _ span: EKSpan) {
        do {
            try owner?.eventStore.save(event, span: span)
            owner?.complete(.saved)
        } catch { EventProblem.show("Cannot Save Event", error, in: self) }
    }

    private func cancel() {
        view.endEditing(true)
        guard addButton.isEnabled, let owner else { return owner?.cancelEditing() ?? () }
        let isNew = event?.isNew ?? true
        let question = UIAlertController(
            title: isNew
                ? "Are you sure you want to discard this new event?" : "Are you sure you want to discard your changes?",
            message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in self?.owner?.cancelEditing()
            })
        question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        question.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        owner.present(question, animated: true)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let isNotes = rows[indexPath.section][indexPath.row] == .notes
        let standard: CGFloat = isNotes ? 120 : 44
        return max(standard, UIFontMetrics.default.scaledValue(for: standard))
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let event else { return UITableViewCell() }
        switch rows[indexPath.section][indexPath.row] {
        case .title: return TextCell("Title", event.title, changed: change { $0.title = $1 })
        case .location:
            return TextCell("Location", event.location, changed: change { $0.location = $1 })
        case .url:
            return TextCell(
                "URL", event.url?.absoluteString, changed: change { $0.url = $1.isEmpty ? nil : URL(string: $1) })
        case .notes: return NotesCell(event.notes ?? "", changed: change { $0.notes = $1 })
        case .allDay: return allDayCell(event)
        case .starts: return dateCell("Starts", event.startDate) { [weak self] in self?.setStart($0) }
        case .ends: return dateCell("Ends", event.endDate) { [weak self] in self?.setEnd($0) }
        case .repeats: return menuCell("Repeat", EventTexts.repetition(event.recurrenceRules?.first), repeatMenu)
        case .calendar: return menuCell("Calendar", event.calendar?.title ?? "", calendarMenu)
        case .alert: return menuCell("Alert", EventTexts.alert(event.alarms?.first), alertMenu)
        case .delete:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = EventWords.text("Delete Event")
            cell.textLabel?.textColor = .systemRed
            cell.textLabel?.textAlignment = .center
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard rows[indexPath.section][indexPath.row] == .delete, let event else { return }
        EventDeletion.ask(event, from: self) { [weak self] in self?.owner?.complete(.deleted) }
    }

    private func change<Value>(_ body: @escaping (EKEvent, Value) -> Void) -> (Value) -> Void {
        { [weak self] value in
            guard let self, let event else { return }
            body(event, value)
            update()
        }
    }

    // MARK: Dates

    private func allDayCell(_ event: EKEvent) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = EventWords.text("All-day")
        cell.selectionStyle = .none
        let control = UISwitch()
        control.isOn = event.isAllDay
        control.addAction(
            UIAction { [weak self, weak control] _ in
                event.isAllDay = control?.isOn ?? false
                self?.update()
                self?.tableView.reloadData()
            }, for: .valueChanged)
        cell.accessoryView = control
        return cell
    }

    private func dateCell(_ title: String, _ date: Date, _ changed: @escaping (Date) -> Void) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = EventWords.text(title)
        cell.selectionStyle = .none
        let picker = UIDatePicker()
        picker.datePickerMode = event?.isAllDay == true ? .date : .dateAndTime
        picker.preferredDatePickerStyle = .compact
        picker.date = date
        picker.accessibilityIdentifier = title
        picker.addAction(UIAction { [weak picker] _ in if let picker { changed(picker.date) } }, for: .valueChanged)
        picker.sizeToFit()
        cell.accessoryView = picker
        return cell
    }

    /// The end moves along.
    private func setStart(_ date: Date) {
        guard let event else { return }
        let length = event.endDate.timeIntervalSince(event.startDate)
        event.startDate = date
        event.endDate = date.addingTimeInterval(length)
        update()
        tableView.reloadData()
    }

    private func setEnd(_ date: Date) {
        event?.endDate = date
        update()
    }

    // MARK: Menus

    private func menuCell(_ title: String, _ value: String, _ menu: UIMenu) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = EventWords.text(title)
        cell.selectionStyle = .none
        cell.accessoryView = UIButton.formMenu(title, value: value, menu: menu)
        return cell
    }

    private func choice(_ title: String, _ isOn: Bool, _ body: @escaping (EKEvent) -> Void) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
            guard let self, let event else { return }
            body(event)
            update()
            tableView.reloadData()
        }
    }

    private var repeatMenu: UIMenu {
        let rules: [(String, EKRecurrenceFrequency, Int)] = [
            ("Every Day", .daily, 1), ("Every Week", .weekly, 1), ("Every 2 Weeks", .weekly, 2),
            ("Every Month", .monthly, 1), ("Every Year", .yearly, 1),
        ]
        let current = event?.recurrenceRules?.first
        let never = choice(EventWords.text("Never"), current == nil) { $0.recurrenceRules = nil }
        return UIMenu(
            children: [never]
                + rules.map { title, frequency, interval in
                    choice(EventWords.text(title), current?.frequency == frequency && current?.interval == interval) {
                        $0.recurrenceRules = [
                            EKRecurrenceRule(recurrenceWith: frequency, interval: interval, end: nil)
                        ]
                    }
                })
    }

    private var calendarMenu: UIMenu {
        let calendars = owner?.eventStore.calendars(for: .event) ?? []
        return UIMenu(
            children: calendars.filter(\.allowsContentModifications).map { calendar in
                choice(calendar.title, event?.calendar == calendar) { $0.calendar = calendar }
            })
    }

    private var alertMenu: UIMenu {
        let offsets: [TimeInterval] = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080].map { $0 * -60 }
        let current = event?.alarms?.first?.relativeOffset
        let none = choice(EventWords.text("None"), current == nil) { $0.alarms = nil }
        return UIMenu(
            children: [none]
                + offsets.map { offset in
                    choice(EventTexts.alert(EKAlarm(relativeOffset: offset)), current == offset) {
                        $0.alarms = [EKAlarm(relativeOffset: offset)]
                    }
                })
    }
}
