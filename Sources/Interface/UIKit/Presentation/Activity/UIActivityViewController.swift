// SPDX-License-Identifier: MIT

/// A sheet with what can be done with some items.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let own: [UIActivity]
    private var isDone = false

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
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

    private var headline: String {
        for item in resolved(nil) {
            if let text = item as? String { return text }
            if let text = item as? NSAttributedString { return text.string }
            if let url = item as? URL { return url.host ?? url.lastPathComponent }
        }
        return resolved(nil).contains { $0 is UIImage } ? "Image" : "\(items.count) items"
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let content = ActivityListView(
            headline: headline, image: resolved(nil).compactMap { $0 as? UIImage }.first, activities: activities,
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

/// The contents of the sheet: what is shared on top, the activities as rows of a card.
final class ActivityListView: UIView {
    private let scroll = UIScrollView()
    private let card = UIView()
    private let title = UILabel()
    private let picture = UIImageView()
    private let closeButton = UIButton(type: .close)
    private var rows: [ActivityRow] = []

    init(
        headline: String, image: UIImage?, activities: [UIActivity], choose: @escaping (UIActivity) -> Void,
        close: @escaping () -> Void
    ) {
        super.init(frame: .zero)
        title.text = headline
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        picture.image = image ?? UIImage(systemName: "doc.text")
        picture.tintColor = .secondaryLabel
        picture.contentMode = image == nil ? .center : .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.backgroundColor = .tertiarySystemFill
        closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        scroll.alwaysBounceVertical = true
        for view in [title, picture, closeButton, scroll] as [UIView] { addSubview(view) }
        scroll.addSubview(card)
        for (index, activity) in activities.enumerated() {
            let row = ActivityRow(activity, isFirst: index == 0)
            row.addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
            card.addSubview(row)
            rows.append(row)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        picture.frame = CGRect(x: 16, y: 16, width: 44, height: 44)
        closeButton.frame = CGRect(x: width - 46, y: 16, width: 30, height: 30)
        title.frame = CGRect(x: 72, y: 16, width: max(0, width - 72 - 60), height: 44)
        scroll.frame = CGRect(x: 0, y: 76, width: width, height: max(0, bounds.height - 76))
        let height: CGFloat = 52
        card.frame = CGRect(x: 16, y: 0, width: max(0, width - 32), height: CGFloat(rows.count) * height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: card.bounds.width, height: height)
        }
        scroll.contentSize = CGSize(width: width, height: card.bounds.height + 24)
    }
}

/// Title at the left, icon at the right.
final class ActivityRow: UIControl {
    private let label = UILabel()
    private let icon = UIImageView()
    private let line = UIView()

    init(_ activity: UIActivity, isFirst: Bool) {
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: 17)
        icon.image = activity.activityImage
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = isFirst
        for view in [label, icon, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 16, y: 0, width: bounds.width - 16, height: 1 / max(1, traitCollection.displayScale))
        icon.frame = CGRect(x: bounds.width - 44, y: (bounds.height - 26) / 2, width: 28, height: 26)
        label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 68), height: bounds.height)
    }
}
