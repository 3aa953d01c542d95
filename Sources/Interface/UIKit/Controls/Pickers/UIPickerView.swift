// SPDX-License-Identifier: MIT

/// Wheels to choose from, one a component.
///
/// Everything that can be overridden is declared in this body.
@preconcurrency @MainActor
open class UIPickerView: UIView, UIScrollViewDelegate {
    final var wheels: [PickerWheel] = []
    final let band = UIView()
    private final var isLoaded = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishPicker()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishPicker()
    }

    public convenience init() { self.init(frame: CGRect(origin: .zero, size: PickerLaw.size)) }

    private final func finishPicker() {
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.layer.cornerRadius = 8
        band.backgroundColor = .quaternarySystemFill
        addSubview(band)
        if bounds.isEmpty { bounds.size = PickerLaw.size }
    }

    /// Asked for everything anew when it changes.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// The band is always there, as on iOS since 7.
    /// Without effect here: as on iOS since 7, the indicator always shows.
    open var showsSelectionIndicator = true

    // MARK: Queries

    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].rowCount : 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }
    /// nil for rows that do not show.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].view(forRow: row) : nil
    }
    /// -1 where there are no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
        return wheels[component].selectedRow
    }

    // MARK: Changes

    /// The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].select(row, animated: animated && window != nil)
    }

    open func reloadAllComponents() {
        isLoaded = true
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for (component, wheel) in wheels.enumerated() {
            wheel.reload()
            nameWheel(wheel, component)
        }
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].reload()
        setNeedsLayout()
    }

    private final func loadIfNeeded() { if !isLoaded { reloadAllComponents() } }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { PickerLaw.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerLaw.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        placeWheels()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { loadIfNeeded() }
    }
}

/// Numbers of the wheel, measured (facts/measured-laws.md 7 and 10).
enum PickerLaw {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let selectedFont = UIFont.systemFont(ofSize: 23.5)
    static let font = UIFont.systemFont(ofSize: 21)
    static let neighbourAlpha: CGFloat = 0.447
    static let side: CGFloat = 9
    static let gap: CGFloat = 5

    /// Rows in a whole turn of the wheel.
    static func turn(height: CGFloat, rowHeight: CGFloat) -> CGFloat {
        (2 * (height + 75) / max(1, rowHeight)).rounded(.up)
    }

    static func radius(height: CGFloat) -> CGFloat { 0.334225372 * (height + 75) }

    /// Middle and height of a row `distance` rows from the selection; nil behind the wheel.
    static func place(_ distance: CGFloat, height: CGFloat, rowHeight: CGFloat) -> (middle: CGFloat, height: CGFloat)? {
        let angle = distance * 2 * .pi / turn(height: height, rowHeight: rowHeight)
        guard abs(angle) < .pi / 2 - 1e-3 else { return nil }
        return (height / 2 + radius(height: height) * sin(angle), rowHeight * cos(angle))
    }

    /// Width of each of `count` components in a picker.
    static func componentWidth(_ width: CGFloat, count: Int) -> CGFloat {
        ((width - 2 * side - gap * CGFloat(count - 1)) / CGFloat(max(1, count))).rounded(.down)
    }

    static func band(_ size: CGSize, rowHeight: CGFloat) -> CGRect {
        CGRect(x: side, y: (size.height - rowHeight - 2) / 2, width: size.width - 2 * side, height: rowHeight + 2)
    }
}

extension UIPickerView {
    fileprivate func placeWheels() {
        let rowHeight = wheels.map(\.rowHeight).max() ?? PickerLaw.rowHeight
        band.frame = PickerLaw.band(bounds.size, rowHeight: rowHeight)
        let standard = PickerLaw.componentWidth(bounds.width, count: wheels.count)
        let widths = wheels.indices.map { index -> CGFloat in
            guard let delegate else { return standard }
            let asked = optionalCall { delegate.pickerView(self, widthForComponent: index) } ?? standard
            return asked > 0 && asked.isFinite ? asked : standard
        }
        let total = widths.reduce(0, +) + PickerLaw.gap * CGFloat(max(0, wheels.count - 1))
        var x = (bounds.width - total) / 2
        let order =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? Array(wheels.indices.reversed()) : Array(wheels.indices)
        for index in order {
            wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            x += widths[index] + PickerLaw.gap
        }
    }

    func wheelSettled(_ wheel: PickerWheel) {
        guard let delegate else { return }
        _ = optionalCall { delegate.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component) }
    }
}
