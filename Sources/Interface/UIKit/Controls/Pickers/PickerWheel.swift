// SPDX-License-Identifier: MIT

/// One component of a picker: rows on a wheel. It scrolls as a plain column of rows would, and shows them bent.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = PickerLaw.rowHeight
    private var cells: [Int: PickerCell] = [:]
    private var spare: [PickerCell] = []
    private var selected = 0
    private var isByHand = false
    private var laidOut = CGSize.zero

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        delegateStorage = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = .fast
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        addGestureRecognizer(PickerTapGestureRecognizer { [unowned self] in tapped($0) })
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload() {
        rowCount = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
        let asked = picker.delegate.flatMap { delegate in
            optionalCall { delegate.pickerView(picker, rowHeightForComponent: component) }
        }
        rowHeight = asked.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? PickerLaw.rowHeight
        for cell in cells.values { recycle(cell) }
        cells = [:]
        selected = min(max(0, selected), max(0, rowCount - 1))
        fitContent()
        setNeedsLayout()
    }

    private func fitContent() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(max(0, rowCount - 1)) * rowHeight + bounds.height)
        if !isTracking, !isDecelerating, !isScrollAnimating {
            contentOffset = CGPoint(x: 0, y: CGFloat(selected) * rowHeight)
        }
    }

    var selectedRow: Int { min(max(0, selected), max(0, rowCount - 1)) }

    func select(_ row: Int, animated: Bool) {
        selected = min(max(0, row), max(0, rowCount - 1))
        isByHand = false
        setContentOffset(CGPoint(x: 0, y: CGFloat(selected) * rowHeight), animated: animated)
        setNeedsLayout()
    }

    func view(forRow row: Int) -> UIView? {
        layoutIfNeeded()
        return cells[row]?.content
    }

    private var middle: CGFloat { contentOffset.y / rowHeight }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if laidOut != bounds.size {
            laidOut = bounds.size
            fitContent()
        }
        guard rowCount > 0, bounds.width > 0, bounds.height > 0 else { return }
        let reach = PickerLaw.turn(height: bounds.height, rowHeight: rowHeight) / 4
        let first = max(0, Int((middle - reach).rounded(.down)))
        let last = min(rowCount - 1, Int((middle + reach).rounded(.up)))
        let wanted = first <= last ? first...last : 0...0
        for (row, cell) in cells where !wanted.contains(row) {
            recycle(cell)
            cells[row] = nil
        }
        for row in wanted { place(row) }
    }

    private func place(_ row: Int) {
        let distance = CGFloat(row) - middle
        guard let (y, height) = PickerLaw.place(distance, height: bounds.height, rowHeight: rowHeight) else {
            if let cell = cells.removeValue(forKey: row) { recycle(cell) }
            return
        }
        let cell = cells[row] ?? make(row)
        UIView.performWithoutAnimation {
            cell.transform = .identity
            cell.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            cell.center = CGPoint(x: bounds.width / 2, y: bounds.minY + y)
            cell.transform = CGAffineTransform(scaleX: 1, y: max(0.01, height / rowHeight))
            cell.show(isSelected: abs(distance) < 0.5, fade: cos(min(1, abs(distance) / 5) * .pi / 2))
        }
    }

    private func make(_ row: Int) -> PickerCell {
        let cell = spare.popLast() ?? PickerCell()
        cells[row] = cell
        fill(cell, row)
        insertSubview(cell, at: 0)
        return cell
    }

    /// What assistive techniques read for a row: its title, or the texts of its view; nil where it has none.
    func title(ofRow row: Int) -> String? {
        guard let delegate = picker.delegate, row >= 0, row < rowCount else { return nil }
        if let title = optionalCall({
            delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)
        }) ?? nil {
            return title.string
        }
        if let title = optionalCall({ delegate.pickerView(picker, titleForRow: row, forComponent: component) }) ?? nil {
            return title
        }
        guard let view = cells[row]?.content else { return nil }
        return view.accessibilityLabel ?? Self.texts(in: view).joined(separator: ", ")
    }

    /// What the accessibility delegate calls the component; nil: nothing.
    var spokenLabel: String? {
        guard let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
        return delegate.pickerView(picker, accessibilityLabelForComponent: component)
    }

    private static func texts(in view: UIView) -> [String] {
        if let text = (view as? UILabel)?.text { return [text] }
        return view.subviews.flatMap(texts)
    }

    private func recycle(_ cell: PickerCell) {
        cell.removeFromSuperview()
        if spare.count < 12 { spare.append(cell) }
    }

    private func fill(_ cell: PickerCell, _ row: Int) {
        guard let delegate = picker.delegate else { return cell.show(title: "?") }
        let old = cell.takeCustom()
        if let view = optionalCall({
            delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
        }) {
            return cell.show(custom: view)
        }
        if let title = optionalCall({
            delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)
        }) ?? nil {
            return cell.show(attributed: title)
        }
        let title = optionalCall { delegate.pickerView(picker, titleForRow: row, forComponent: component) } ?? nil
        cell.show(title: title ?? "?")
    }

    // MARK: Touches

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let y = recognizer.location(in: picker).y - frame.minY
        let near = cells.keys.min { a, b in
            abs(CGFloat(place(of: a)) - y) < abs(CGFloat(place(of: b)) - y)
        }
        guard let row = near else { return }
        turnByHand(to: row)
    }

    /// As a person does: the picker's delegate hears of it when the wheel stands.
    func turnByHand(to row: Int) {
        guard row != selectedRow else { return }
        isByHand = true
        setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
    }

    private func place(of row: Int) -> CGFloat {
        PickerLaw.place(CGFloat(row) - middle, height: bounds.height, rowHeight: rowHeight)?.middle ?? .infinity
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsLayout()
        if isTracking || isDecelerating || isByHand {
            selected = Int(min(max(0, middle.rounded()), CGFloat(max(0, rowCount - 1))))
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isByHand = true }

    /// Wheels stop at rows.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = (targetContentOffset.pointee.y / rowHeight).rounded()
        targetContentOffset.pointee.y = min(max(0, row), CGFloat(max(0, rowCount - 1))) * rowHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    private func settle() {
        guard isByHand, !isTracking else { return }
        let row = Int(min(max(0, middle.rounded()), CGFloat(max(0, rowCount - 1))))
        selected = row
        let target = CGFloat(row) * rowHeight
        if abs(contentOffset.y - target) > 0.5, rowCount > 0 {
            return setContentOffset(CGPoint(x: 0, y: target), animated: true)
        }
        isByHand = false
        picker.wheelSettled(self)
    }
}

/// A row.
final class PickerCell: UIView {
    private let label = UILabel()
    private var custom: UIView?
    private var isPlain = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var content: UIView { custom ?? label }

    func takeCustom() -> UIView? {
        defer {
            custom?.removeFromSuperview()
            custom = nil
        }
        return custom
    }

    func show(title: String) {
        isPlain = true
        label.isHidden = false
        label.attributedText = nil
        label.text = title
        label.textColor = .label
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
    }

    func show(attributed: NSAttributedString) {
        isPlain = false
        label.isHidden = false
        label.font = PickerLaw.selectedFont
        label.attributedText = attributed
        label.textAlignment = .center
    }

    func show(custom view: UIView) {
        label.isHidden = true
        custom = view
        addSubview(view)
        setNeedsLayout()
    }

    /// Only the row in the band is large and dark.
    func show(isSelected: Bool, fade: CGFloat) {
        if isPlain, custom == nil {
            let font = isSelected ? PickerLaw.selectedFont : PickerLaw.font
            if label.font != font { label.font = font }
        }
        alpha = isSelected ? 1 : PickerLaw.neighbourAlpha * max(0.15, fade)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: PickerLaw.side, dy: 0)
        guard let custom else { return }
        // Labels and images fill the row; others keep their size in its middle.
        if custom.frame.size == .zero || custom is UILabel || custom is UIImageView {
            custom.frame = bounds
        } else {
            custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}

private final class PickerTapGestureRecognizer: UITapGestureRecognizer {
    private let onTap: (UIGestureRecognizer) -> Void

    init(_ onTap: @escaping (UIGestureRecognizer) -> Void) {
        self.onTap = onTap
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { if state == .ended { onTap(self) } }
}
