// SPDX-License-Identifier: MIT

/// The views a cell makes besides its content.
struct CellParts {
    /// Chevron, check mark or button of the accessory type.
    var standardAccessory: UIView?
    var standardType = UITableViewCell.AccessoryType.none
    /// The accessory that showed at the last change.
    weak var lastAccessory: UIView?
    var selection: UIView?
    var configuredBackground: BackgroundConfigurationView?
    var topLine: UITableViewCellSeparatorView?
    var bottomLine: UITableViewCellSeparatorView?
    var editControl: CellEditControl?
    var reorderControl: ReorderControl?
    var isRounded = false
}

extension UITableViewCell {
    var shownAccessory: UIView? {
        if isShownEditing {
            if let editingAccessoryView { return editingAccessoryView }
            return editingAccessoryType == .none ? nil : parts.standardAccessory
        }
        if let accessoryView { return accessoryView }
        return accessoryType == .none ? nil : parts.standardAccessory
    }

    func accessoryChanged() {
        let type = isShownEditing ? editingAccessoryType : accessoryType
        if type != parts.standardType {
            parts.standardAccessory?.removeFromSuperview()
            parts.standardAccessory = makeAccessory(type)
            parts.standardType = type
        }
        let shown = shownAccessory
        for view in [accessoryView, editingAccessoryView, parts.standardAccessory] as [UIView?] {
            guard let view, view !== shown, view.superview === self else { continue }
            view.removeFromSuperview()
        }
        if let shown, shown.superview !== self { addSubview(shown) }
        dropStrayAccessories(shown)
        setNeedsLayout()
    }

    /// A view that was an accessory and is none any more leaves the cell.
    private func dropStrayAccessories(_ shown: UIView?) {
        if let last = parts.lastAccessory, last !== shown, last.superview === self { last.removeFromSuperview() }
        parts.lastAccessory = shown
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return AccessoryImage.chevron()
        case .checkmark: return AccessoryImage.check()
        case .detailButton: return DetailAccessory(withChevron: false) { [weak self] in self?.detailTapped() }
        case .detailDisclosureButton: return DetailAccessory(withChevron: true) { [weak self] in self?.detailTapped() }
        }
    }

    private func detailTapped() { table?.accessoryTapped(self) }

    func accessoryTintChanged() { parts.standardAccessory?.tintColorDidChange() }

    func placeAccessory(_ size: CGSize) {
        guard let view = shownAccessory else { return }
        let extent = accessorySize(view)
        let content = contentFrame(size)
        let x = isRightToLeft ? content.minX - extent.width : content.maxX
        let frame = CGRect(
            x: pixel(x), y: pixel((size.height - extent.height) / 2), width: extent.width, height: extent.height)
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Editing

    func placeEditControls(_ size: CGSize) {
        placeEditControl(size)
        let shows = isShownEditing && showsReorderControl
        if shows, parts.reorderControl == nil {
            let control = ReorderControl(cell: self)
            parts.reorderControl = control
            addSubview(control)
        } else if !shows {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
        }
        let width: CGFloat = Self.reorderControlWidth
        parts.reorderControl?.frame = CGRect(
            x: isRightToLeft ? 6 : size.width - width - 6, y: 0, width: width, height: size.height)
    }

    private func placeEditControl(_ size: CGSize) {
        guard showsEditControl else {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
            return
        }
        let control = parts.editControl ?? CellEditControl(cell: self)
        if parts.editControl == nil {
            parts.editControl = control
            addSubview(control)
        }
        control.show(showsSelectionMark ? nil : editingStyleStorage, isChecked: isShownSelected)
        let width = Self.editControlWidth + 9
        control.frame = CGRect(
            x: isRightToLeft ? size.width - width : 0, y: 0, width: width, height: size.height)
    }
}

/// Chevron or check mark.
@MainActor
enum AccessoryImage {
    static func chevron() -> UIImageView {
        let view = symbol("chevron.forward", size: 14, weight: .semibold)
        view.tintColor = .tertiaryLabel
        view.frame.size = CGSize(width: 10.5, height: 14)
        return view
    }

    static func check() -> UIImageView {
        let view = symbol("checkmark", size: 16, weight: .semibold)
        view.frame.size = CGSize(width: 19, height: 18)
        return view
    }

    static func symbol(_ name: String, size: CGFloat, weight: UIImage.SymbolWeight) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate))
        view.contentMode = .center
        return view
    }
}

/// The information button, with a chevron behind it or without.
final class DetailAccessory: UIView {
    init(withChevron: Bool, tapped: @escaping () -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: withChevron ? 22 + 15 + 10.5 : 22, height: 22))
        let button = UIButton(type: .detailDisclosure)
        button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
        button.accessibilityLabel = "More Info"
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        addSubview(button)
        guard withChevron else { return }
        let chevron = AccessoryImage.chevron()
        chevron.frame.origin = CGPoint(x: bounds.width - 10.5, y: 4)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, part) in subviews.enumerated() { part.frame.origin.x = index == 0 ? 0 : bounds.width - 10.5 }
        mirrorPlaced(subviews)
    }

    /// A finger is wider than the button.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let button = subviews.first
        return bounds.insetBy(dx: -10, dy: -12).holds(point) ? button : nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -12).holds(point)
    }
}

/// The round control at the leading edge while editing: delete, insert, or a mark of selection.
final class CellEditControl: UIControl {
    private let image = UIImageView(frame: .zero)
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        image.contentMode = .center
        addSubview(image)
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    /// What the button does to its row; nil: nothing, it marks the selection.
    private(set) var spokenVerb: String?

    /// nil: a mark of selection.
    func show(_ style: UITableViewCell.EditingStyle?, isChecked: Bool) {
        let (name, color): (String, UIColor) =
            switch style {
            case .delete: ("minus.circle.fill", .systemRed)
            case .insert: ("plus.circle.fill", .systemGreen)
            case nil, .some(.none): isChecked ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
            }
        spokenVerb = style == .delete ? "Delete" : style == .insert ? "Insert" : nil
        // Marks of selection take no touches: the row does.
        isUserInteractionEnabled = style != nil
        accessibilityLabel = style == .insert ? "Insert" : style == .delete ? "Delete" : nil
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        let multicolor = style == nil ? nil : UIImage.SymbolConfiguration(paletteColors: [.white, color])
        let symbol = UIImage(systemName: name, withConfiguration: configuration)
        image.image = multicolor.flatMap { symbol?.applyingSymbolConfiguration($0) } ?? symbol
        image.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        image.frame = CGRect(x: mirrored ? 6 : bounds.width - 35, y: (bounds.height - 26) / 2, width: 26, height: 26)
    }

    private func tapped() {
        guard let cell else { return }
        cell.table?.editControlTapped(cell)
    }
}

/// The three lines that a row is moved by.
final class ReorderControl: UIView {
    private(set) weak var cell: UITableViewCell?
    private let image: UIImageView

    init(cell: UITableViewCell) {
        self.cell = cell
        image = AccessoryImage.symbol("line.3.horizontal", size: 17, weight: .regular)
        super.init(frame: .zero)
        image.tintColor = .tertiaryLabel
        accessibilityLabel = "Reorder"
        addSubview(image)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }
}
