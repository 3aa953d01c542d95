// SPDX-License-Identifier: MIT

public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0, saved, deleted
    public static var cancelled: EKEventEditViewAction { .canceled }
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The app dismisses the controller.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Where new events go; without the method, into the store's default calendar.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        guard let calendar = controller.eventStore.defaultCalendarForNewEvents else {
            return EKCalendar(for: .event, eventStore: controller.eventStore)
        }
        return byName(self, "eventEditViewControllerDefaultCalendarForNewEvents:", [controller], or: calendar)
    }
}

/// Lets a person make or change an event. It is presented, and saves by itself.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    /// nil: a new one is made in the store.
    open var event: EKEvent?
    private let form = EventForm()

    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finish()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finish()
    }

    private func finish() {
        form.owner = self
        viewControllers = [form]
    }

    open override func viewDidLoad() {
        if eventStore == nil { eventStore = event?.store ?? EKEventStore() }
        if event == nil { event = newEvent() }
        if let event { prepare(event) }
        super.viewDidLoad()
    }

    /// The next full hour, for an hour, as iOS proposes.
    private func newEvent() -> EKEvent { EKEvent(eventStore: eventStore) }

    private func prepare(_ event: EKEvent) {
        if event.startDate == nil {
            let hour = Calendar.current.dateInterval(of: .hour, for: Date())
            event.startDate = hour?.end ?? Date()
        }
        if event.endDate == nil { event.endDate = event.startDate.addingTimeInterval(3600) }
        guard event.calendar == nil else { return }
        let own = editViewDelegate.flatMap { delegate in
            optionalCall { delegate.eventEditViewControllerDefaultCalendar(forNewEvents: self) }
        }
        event.calendar = own ?? eventStore.defaultCalendarForNewEvents
    }

    /// As the person's Cancel, without the question.
    open func cancelEditing() {
        event?.rollback()
        complete(.canceled)
    }

    func complete(_ action: EKEventEditViewAction) {
        editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
    }
}
