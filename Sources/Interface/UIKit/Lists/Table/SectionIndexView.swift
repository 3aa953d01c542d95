// SPDX-License-Identifier: MIT

/// What the titles along a list's trailing edge look like, and where they lead.
@MainActor
protocol SectionIndexList: UIScrollView {
    var sectionIndexColor: UIColor? { get }
    var sectionIndexBackgroundColor: UIColor? { get }
    var sectionIndexTrackingBackgroundColor: UIColor? { get }
    func goToIndexTitle(_ title: String, _ index: Int)
}

extension UITableView: SectionIndexList {}

extension SectionIndexList {
    /// Along the edge where rows end, between the bars, in the list's moving coordinates.
    var indexFrame: CGRect {
        let inset = adjustedContentInset
        let width = SectionIndexView.width
        let x =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right
        return CGRect(
            x: x, y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
    }
}

/// The titles along a list's trailing edge; a finger on them scrolls to their sections.
@MainActor
final class SectionIndexView: UIControl {
    static let width: CGFloat = 15

    private unowned let list: any SectionIndexList
    private var labels: [UILabel] = []
    private var last: Int?

    var titles: [String] { didSet { if titles != oldValue { show() } } }

    init(list: any SectionIndexList, titles: [String]) {
        self.list = list
        self.titles = titles
        super.init(frame: .zero)
        accessibilityLabel = "Section index"
        show()
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    func show() {
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel(frame: .zero)
            label.text = title == UITableView.indexSearch ? "\u{2315}" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            label.textColor = list.sectionIndexColor ?? tintColor
            addSubview(label)
            return label
        }
        backgroundColor =
            isTracking
            ? list.sectionIndexTrackingBackgroundColor ?? list.sectionIndexBackgroundColor
            : list.sectionIndexBackgroundColor
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for label in labels { label.textColor = list.sectionIndexColor ?? tintColor }
    }

    private var step: CGFloat { labels.isEmpty ? 0 : min(14, bounds.height / CGFloat(labels.count)) }
    private var top: CGFloat { (bounds.height - step * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { go(touch) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { go(touch) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { last = nil }
    override func cancelTracking(with event: UIEvent?) { last = nil }

    private func go(_ touch: UITouch) -> Bool {
        guard !titles.isEmpty, step > 0 else { return false }
        let place = Int((touch.location(in: self).y - top) / step)
        let index = min(max(place, 0), titles.count - 1)
        if index != last {
            last = index
            list.goToIndexTitle(titles[index], index)
        }
        return true
    }
}

extension UITableView {
    func loadIndexTitles() {
        let titles =
            dataSourceStorage.flatMap { source in optionalCall { source.sectionIndexTitles(for: self) } } ?? nil
        guard let titles, !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        if let indexView { return indexView.titles = titles }
        let view = SectionIndexView(list: self, titles: titles)
        indexView = view
        addSubview(view)
    }

    func arrangeIndex() {
        guard let view = indexView, let geometry else { return }
        let rows = geometry.counts.reduce(0, +)
        view.isHidden = rows < sectionIndexMinimumDisplayRowCount
        view.frame = indexFrame
    }

    func goToIndexTitle(_ title: String, _ index: Int) {
        if title == Self.indexSearch {
            contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
            return
        }
        let section =
            dataSourceStorage.flatMap { source in
                optionalCall { source.tableView(self, sectionForSectionIndexTitle: title, at: index) }
            } ?? index
        guard loaded.sections.indices.contains(section) else { return }
        contentOffset = clamped(
            CGPoint(x: contentOffset.x, y: sectionRect(section).minY - adjustedContentInset.top))
    }
}
