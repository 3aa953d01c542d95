// SPDX-License-Identifier: MIT

/// Something beside the content of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case popUpMenu
        case customView(ObjectIdentifier)
    }

    public enum LayoutDimension: Sendable {
        case actual
        case custom(CGFloat)
        public static let standard = LayoutDimension.custom(24)
    }

    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public static func position(before accessory: UICellAccessory) -> Position {
            { list in list.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }
        public static func position(after accessory: UICellAccessory) -> Position {
            { list in list.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? list.count }
        }
    }

    /// What most accessories can be told.
    public struct Options {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DetailOptions = Options
    public typealias PopUpMenuOptions = Options

    /// Accessories with a disc.
    public struct FilledOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }
    public typealias DeleteOptions = FilledOptions
    public typealias InsertOptions = FilledOptions
    public typealias MultiselectOptions = FilledOptions

    public struct ReorderOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var showsVerticalSeparator: Bool
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }

    public struct OutlineDisclosureOptions {
        public enum Style: Int, Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }

    public struct LabelOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    let isHidden: Bool
    let tintColor: UIColor?
    let width: LayoutDimension?
    var text: String?
    var font: UIFont?
    var view: UIView?
    var action: (() -> Void)?
    /// A tap anywhere in the row opens or closes the outline, and selects nothing.
    var takesWholeRow = false

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, leading: Bool = false, isHidden: Bool = false,
        tint: UIColor? = nil, width: LayoutDimension? = nil, action: (() -> Void)? = nil
    ) {
        (accessoryType, self.displayed, isLeading, self.isHidden) = (type, displayed, leading, isHidden)
        (tintColor, self.width, self.action) = (tint, width, action)
    }

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, leading: Bool = false, _ options: Options,
        action: (() -> Void)? = nil
    ) {
        self.init(
            type, displayed, leading: leading, isHidden: options.isHidden, tint: options.tintColor,
            width: options.reservedLayoutWidth, action: action)
    }

    // MARK: Kinds

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, action: actionHandler) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, displayed, isHidden: options.isHidden, tint: options.tintColor,
            width: options.reservedLayoutWidth, action: actionHandler)
        accessory.takesWholeRow = options.style == .header
        return accessory
    }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = FilledOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, leading: true, isHidden: options.isHidden,
            tint: options.backgroundColor ?? .systemRed, action: actionHandler)
    }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = FilledOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, leading: true, isHidden: options.isHidden,
            tint: options.backgroundColor ?? .systemGreen, action: actionHandler)
    }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, isHidden: options.isHidden, tint: options.tintColor)
    }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = FilledOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, leading: true, isHidden: options.isHidden, tint: options.tintColor)
    }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, isHidden: options.isHidden, tint: options.tintColor)
        (accessory.text, accessory.font) = (text, options.font)
        return accessory
    }
    public typealias SelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void
    /// A button that bears the title of what is chosen in the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = Options(),
        selectedElementDidChangeHandler: SelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, options)
        accessory.view = PopUpAccessoryButton(menu, options.tintColor, selectedElementDidChangeHandler)
        return accessory
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        let (displayed, leading): (DisplayedState, Bool) =
            switch configuration.placement {
            case .leading(let displayed, _): (displayed, true)
            case .trailing(let displayed, _): (displayed, false)
            }
        var accessory = UICellAccessory(
            .customView(ObjectIdentifier(view)), displayed, leading: leading, isHidden: configuration.isHidden,
            tint: configuration.tintColor, width: configuration.reservedLayoutWidth)
        accessory.view = view
        return accessory
    }

    // MARK: Showing

    func isShown(editing: Bool) -> Bool {
        guard !isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return editing
        case .whenNotEditing: return !editing
        }
    }

    /// - Parameter isOn: expanded or selected, for the kinds that show it.
    func makeView(isOn: Bool, tint: UIColor) -> UIView {
        if let view { return view }
        if let text {
            let label = UILabel(frame: .zero)
            (label.text, label.font) = (text, font ?? .preferredFont(forTextStyle: .body))
            label.textColor = tintColor ?? .secondaryLabel
            return label
        }
        let (name, color, size): (String, UIColor, CGFloat) =
            switch accessoryType {
            case .disclosureIndicator: ("chevron.forward", .tertiaryLabel, 14)
            case .outlineDisclosure: (isOn ? "chevron.down" : "chevron.forward", tint, 14)
            case .checkmark: ("checkmark", tint, 16)
            case .delete: ("minus.circle.fill", .systemRed, 22)
            case .insert: ("plus.circle.fill", .systemGreen, 22)
            case .reorder: ("line.3.horizontal", .tertiaryLabel, 18)
            case .multiselect: (isOn ? "checkmark.circle.fill" : "circle", isOn ? tint : .tertiaryLabel, 22)
            case .detail: ("info.circle", tint, 22)
            case .label, .popUpMenu, .customView: ("chevron.up.chevron.down", tint, 14)
            }
        let weight: UIImage.SymbolWeight = size < 18 ? .semibold : .regular
        let image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
        let view = UIImageView(image: image)
        view.tintColor = tintColor ?? color
        view.contentMode = .center
        return view
    }
}
