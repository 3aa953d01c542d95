// SPDX-License-Identifier: MIT

/// A sheet with what can be done with some items.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let own: [UIActivity]
    private var isDone = false
    private var isPopover = false

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        // Tablets show it beside what was tapped.
        isPopover = UIDevice.current.userInterfaceIdiom == .pad
        modalPresentationStyle = isPopover ? .popover : .pageSheet
        if !isPopover { sheetPresentationController?.detents = [.medium(), .large()] }
    }

    /// Shares what the configuration provides, with the app's own activities that it names.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }

    public required init?(coder: NSCoder) { nil }

    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called once, after the sheet is gone: with nil when nothing was chosen.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var completionHandler: CompletionHandler?
    /// Without effect here: no activity stands out from the others.
    open var allowsProminentActivity = true

    // MARK: Items

    private func resolved(_ type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return type == nil
                ? source.activityViewControllerPlaceholderItem(self)
                : source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// The app's own activities first.
    var activities: [UIActivity] {
        let items = resolved(nil)
        let excluded = Set(excludedActivityTypes ?? [])
        return (own + SystemActivity.all).filter { activity in
            activity.activityType.map { !excluded.contains($0) } ?? true
        }.filter { $0.canPerform(withActivityItems: items) }
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let content = ActivityListView(
            SharePreview(resolved(nil)), activities, showsClose: !isPopover,
            choose: { [weak self] in self?.choose($0) },
            close: { [weak self] in self?.dismiss(animated: true) })
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || presentingViewController == nil, presentedViewController == nil else { return }
        complete(nil, false)
    }

    func choose(_ activity: UIActivity) {
        activity.sheet = self
        activity.prepare(withActivityItems: resolved(activity.activityType ?? UIActivity.ActivityType("")))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    func finished(_ activity: UIActivity, _ completed: Bool) {
        guard !isDone else { return }
        let type = activity.activityType
        let close = { [self] in
            guard presentingViewController != nil else { return complete(type, completed) }
            isDone = true
            presentingViewController?.dismiss(animated: true) {
                self.isDone = false
                self.complete(type, completed)
            }
        }
        if completed || !(activity is SystemActivity) { close() } else { complete(type, false) }
    }

    private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isDone else { return }
        isDone = true
        completionWithItemsHandler?(type, completed, nil, nil)
        completionHandler?(type, completed)
    }
}
