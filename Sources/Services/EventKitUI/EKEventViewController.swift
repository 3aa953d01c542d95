// SPDX-License-Identifier: MIT

public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The app takes the controller away.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// What there is to know of an event. It wants a navigation controller around it.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private struct Row {
        let title: String
        let value: String
    }

    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent! { didSet { reload() } }
    /// Whether the person can change and delete it.
    open var allowsEditing = false { didSet { updateBar() } }
    /// A preview belongs to invitations, which the local store has none of.
    open var allowsCalendarPreview = false

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var sections: [[Row]] = []
    private lazy var relay = EditRelay(for: self)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event Details"
        view.backgroundColor = .systemGroupedBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        reload()
        updateBar()
    }

    private func reload() {
        guard isViewLoaded, let event else { return }
        sections = []
        sections.append([Row(title: "Calendar", value: event.calendar?.title ?? "")])
        if event.hasAlarms {
            sections.append(
                (event.alarms ?? []).enumerated().map { index, alarm in
                    Row(title: index == 0 ? "Alert" : "Second Alert", value: EventTexts.alert(alarm))
                })
        }
        if let url = event.url { sections.append([Row(title: "URL", value: url.absoluteString)]) }
        if let notes = event.notes, !notes.isEmpty { sections.append([Row(title: "Notes", value: notes)]) }
        let header = EventHeader(event, width: view.bounds.width)
        table.tableHeaderView = header
        table.reloadData()
    }

    private var canEdit: Bool { allowsEditing && (event?.calendar?.allowsContentModifications ?? false) }

    private func updateBar() {
        guard isViewLoaded else { return }
        let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
        navigationItem.rightBarButtonItem = canEdit ? edit : nil
        table.reloadData()
    }

    // MARK: Table

    public func numberOfSections(in tableView: UITableView) -> Int { sections.count + (canEdit ? 1 : 0) }
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < sections.count ? sections[section].count : 1
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.section < sections.count else {
            cell.textLabel?.text = "Delete Event"
            cell.textLabel?.textColor = .systemRed
            cell.textLabel?.textAlignment = .center
            return cell
        }
        let row = sections[indexPath.section][indexPath.row]
        let isLong = row.title == "Notes" || row.title == "URL"
        var content = isLong ? UIListContentConfiguration.subtitleCell() : .valueCell()
        content.text = row.title
        content.secondaryText = row.value
        content.secondaryTextProperties.numberOfLines = 0
        if isLong { content.secondaryTextProperties.font = .systemFont(ofSize: 15) }
        content.secondaryTextProperties.color = row.title == "URL" ? view.tintColor : .secondaryLabel
        cell.contentConfiguration = content
        cell.selectionStyle = row.title == "URL" ? .default : .none
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section < sections.count else { return askToDelete() }
        if sections[indexPath.section][indexPath.row].title == "URL", let url = event.url {
            UIApplication.shared.open(url)
        }
    }

    // MARK: Changing

    private func edit() {
        let editor = EKEventEditViewController()
        editor.eventStore = event.store
        editor.event = event
        editor.editViewDelegate = relay
        present(editor, animated: true)
    }

    func didEdit(_ action: EKEventEditViewAction) {
        dismiss(animated: true)
        if action == .deleted { return complete(.deleted) }
        reload()
    }

    private func askToDelete() {
        EventDeletion.ask(event, from: self) { [weak self] in self?.complete(.deleted) }
    }

    private func complete(_ action: EKEventViewAction) {
        delegate?.eventViewController(self, didCompleteWith: action)
    }
}

/// Title, place and time.
private final class EventHeader: UIView {
    init(_ event: EKEvent, width: CGFloat) {
        super.init(frame: .zero)
        let rule = event.recurrenceRules?.first
        let lines: [(String, UIFont, UIColor)] = [
            (event.title.isEmpty ? "New Event" : event.title, .systemFont(ofSize: 22, weight: .bold), .label),
            (event.location ?? "", .systemFont(ofSize: 15), .secondaryLabel),
            (EventTexts.dates(of: event), .systemFont(ofSize: 15), .label),
            (
                rule == nil ? "" : "Repeats " + EventTexts.repetition(rule).lowercased(), .systemFont(ofSize: 15),
                .secondaryLabel
            ),
        ]
        var y: CGFloat = 16
        for (text, font, color) in lines where !text.isEmpty {
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = 0
            let height = label.sizeThatFits(CGSize(width: width - 40, height: 500)).height
            label.frame = CGRect(x: 20, y: y, width: width - 40, height: height)
            label.autoresizingMask = .flexibleWidth
            addSubview(label)
            y += height + 6
        }
        frame = CGRect(x: 0, y: 0, width: width, height: y + 6)
    }

    required init?(coder: NSCoder) { fatalError("EventHeader: is made in code only") }
}

@MainActor
private final class EditRelay: __ObjCObject, EKEventEditViewDelegate {
    private unowned let owner: EKEventViewController
    init(for owner: EKEventViewController) {
        self.owner = owner
        super.init()
    }
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
        owner.didEdit(action)
    }
}

/// The question before an event goes, and its end.
@MainActor
enum EventDeletion {
    static func ask(_ event: EKEvent, from controller: UIViewController, done: @escaping @MainActor () -> Void) {
        let repeats = event.hasRecurrenceRules
        let question = UIAlertController(
            title: repeats ? "This is a repeating event." : "Are you sure you want to delete this event?", message: nil,
            preferredStyle: .actionSheet)
        let remove = { (span: EKSpan) in
            { (_: UIAlertAction) in
                do {
                    try event.store.remove(event, span: span)
                    done()
                } catch { EventProblem.show("Cannot Delete Event", error, in: controller) }
            }
        }
        question.addAction(
            UIAlertAction(
                title: repeats ? "Delete This Event Only" : "Delete Event", style: .destructive,
                handler: remove(.thisEvent)))
        if repeats {
            question.addAction(
                UIAlertAction(title: "Delete All Future Events", style: .destructive, handler: remove(.futureEvents)))
        }
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.popoverPresentationController?.sourceView = controller.view
        controller.present(question, animated: true)
    }
}

@MainActor
enum EventProblem {
    static func show(_ title: String, _ error: any Error, in controller: UIViewController) {
        let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
    }
}
