// SPDX-License-Identifier: MIT

/// What views say of themselves to UI tests, and which of their subviews tests see.
@MainActor
enum AutomationContent {
    static func fill(_ element: inout AutomationElement, from view: UIView) {
        element.identifier = view.accessibilityIdentifier ?? view.barIdentifier ?? ""
        element.label = view.accessibilityLabel ?? ""
        element.value = view.accessibilityValue
        element.frame = view.accessibilityFrame
        let traits = view.accessibilityTraits
        element.traits = traits.rawValue
        element.flags = flags(traits, isEnabled: (view as? UIControl)?.isEnabled ?? true)
        if (view as? UIControl)?.isSelected == true { element.flags.insert(.selected) }
        if view.isFirstResponder { element.flags.insert(.focused) }
        fillText(&element, view)
        fillCellParts(&element, view)
        fillControl(&element, view)
        fillContainer(&element, view)
    }

    static func flags(_ traits: UIAccessibilityTraits, isEnabled: Bool) -> AutomationElement.Flags {
        var flags: AutomationElement.Flags = []
        if isEnabled, !traits.contains(.notEnabled) { flags.insert(.enabled) }
        if traits.contains(.selected) { flags.insert(.selected) }
        return flags
    }

    private static func fillText(_ element: inout AutomationElement, _ view: UIView) {
        switch view {
        case let label as UILabel:
            if !label.isEnabled { element.flags.remove(.enabled) }
        case let field as UITextField:
            let placeholder = field.placeholder ?? field.attributedPlaceholder?.string
            element.placeholder = placeholder
            let text = field.text ?? ""
            // An empty field reads its placeholder; a secret one as many bullets as it has characters.
            let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
            if element.value == nil { element.value = text.isEmpty ? placeholder ?? "" : shown }
            if field is UISearchTextField, element.label.isEmpty { element.label = placeholder ?? "" }
        case let text as UITextView:
            if element.value == nil { element.value = text.text ?? "" }
        case is FieldClearButton: element.label = "Clear text"
        case let button as UIButton:
            if element.label.isEmpty { element.label = name(of: button) }
        case let picture as UIImageView:
            if element.label.isEmpty { element.label = picture.image?.accessibilityLabel ?? "" }
            if element.identifier.isEmpty { element.identifier = picture.image.flatMap(identifier) ?? "" }
        default: break
        }
    }

    /// What stands at the edges of rows is named by the row's text.
    private static func fillCellParts(_ element: inout AutomationElement, _ view: UIView) {
        switch view {
        case is ReorderControl: element.label = "Reorder " + rowText(around: view)
        case let control as CellEditControl:
            if let verb = control.spokenVerb { element.label = verb + " " + rowText(around: view) }
        case let wheel as PickerWheel where element.label.isEmpty: element.label = wheel.spokenLabel ?? ""
        default: break
        }
    }

    private static func rowText(around view: UIView) -> String {
        var next = view.superview
        while let current = next, !(current is UITableViewCell) { next = current.superview }
        guard let cell = next as? UITableViewCell else { return "" }
        if let label = cell.accessibilityLabel, !label.isEmpty { return label }
        return texts(in: cell.contentView).joined(separator: ", ")
    }

    private static func texts(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        if let text = (view as? UILabel)?.text, !text.isEmpty { return [text] }
        return view.subviews.flatMap(texts)
    }

    private static func name(of button: UIButton) -> String {
        button.configuration?.title ?? button.currentImage?.accessibilityLabel
            ?? button.currentImage.flatMap(identifier) ?? ""
    }

    private static func identifier(of image: UIImage) -> String? {
        image.accessibilityIdentifier ?? image.storage.symbol?.name
    }

    private static func fillControl(_ element: inout AutomationElement, _ view: UIView) {
        guard element.value == nil else { return }
        switch view {
        case let toggle as UISwitch: element.value = toggle.isOn ? "1" : "0"
        case let slider as UISlider: element.value = percent(slider.value, slider.minimumValue, slider.maximumValue)
        case let stepper as UIStepper: element.value = number(stepper.value)
        case let pages as UIPageControl: element.value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
        case let progress as UIProgressView: element.value = percent(progress.progress, 0, 1)
        case let spinner as UIActivityIndicatorView:
            element.value = spinner.isAnimating ? "1" : "0"
            if element.label.isEmpty { element.label = spinner.isAnimating ? "In progress" : "Progress halted" }
        case let wheel as PickerWheel: element.value = wheel.shownTitle
        default: break
        }
    }

    private static func percent(_ value: Float, _ low: Float, _ high: Float) -> String {
        let part = high > low ? (value - low) / (high - low) : 0
        return "\(Int((part * 100).rounded()))%"
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    private static func fillContainer(_ element: inout AutomationElement, _ view: UIView) {
        switch view {
        case let window as UIWindow:
            if window === UIApplication.shared.keyWindow { element.flags.insert(.main) }
            // Alerts that iOS shows from another process.
            if window.windowLevel.rawValue > KeyboardWindow.topLevel { element.flags.insert(.system) }
        case let cell as UITableViewCell:
            if cell.isSelected { element.flags.insert(.selected) }
        case let cell as UICollectionViewCell:
            if cell.isSelected { element.flags.insert(.selected) }
        case is UITabBar where element.label.isEmpty: element.label = "Tab Bar"
        case is UIToolbar where element.label.isEmpty: element.label = "Toolbar"
        case let card as AlertCardView where element.label.isEmpty: element.label = card.shownTitle ?? ""
        case let sheet as ActionSheetView where element.label.isEmpty: element.label = sheet.shownTitle ?? ""
        case is DimmingView where element.identifier.isEmpty:
            element.identifier = "PopoverDismissRegion"
            element.label = "dismiss popup"
        case is ActivityListView where element.identifier.isEmpty: element.identifier = "ActivityListView"
        default: break
        }
    }

    // MARK: Contents

    /// Whether tests see nothing inside: elements that the app made one, and controls.
    static func isLeaf(_ view: UIView, _ role: AutomationRole) -> Bool {
        switch role {
        case .switch, .slider, .pageIndicator, .progressIndicator, .activityIndicator, .colorWell, .pickerWheel,
            .staticText, .textView, .key, .link:
            return true
        case _ where view is ReorderControl || view is CellEditControl: return true
        // Buttons of bars, unlike those of an app's own, show nothing inside.
        case _ where view is BarButton || view is BackButton: return true
        // What UIKit draws on a button is seen; a view that the app made a button by its traits is one element.
        case .button, .image: return AutomationRole.ofClass(view) == nil && view.isAccessibilityElement
        case .textField, .secureTextField, .searchField: return false
        default: return view.isAccessibilityElement && view.automationRole == nil
        }
    }

    /// The subviews that tests may see, in their order for tests.
    static func contents(of view: UIView) -> [UIView] {
        switch view {
        case let field as UITextField: return [field.leftView, field.rightView].compactMap { $0 } + clear(of: field)
        case is UIButton, is BarButton, is TabBarButton, is AlertButton, is BackButton: return buttonParts(of: view)
        case is UINavigationBar: return inRow(view.subviews.filter { !($0 is BarBackground) })
        case is NavigationBarContent, is UIToolbar: return inRow(view.subviews.filter { !($0 is BarBackground) })
        case is UITabBar: return inRow(view.subviews)
        case let list as any SwipeList: return inColumn(list.subviews.filter { $0 !== list.rowSwipe?.container })
        case is UITableViewCell: return view.subviews.filter { !($0 is UITableViewCellSeparatorView) }
        case let container as UILayoutContainerView:
            // The bar comes before the screen, as it stands above it.
            let bars = container.subviews.filter { $0 is UINavigationBar }
            return bars + container.subviews.filter { !($0 is UINavigationBar) }
        default: return view.subviews
        }
    }

    private static func clear(of field: UITextField) -> [UIView] { field.subviews.filter { $0 is FieldClearButton } }

    /// Texts and pictures that show something; other views of the app inside a button are seen too.
    private static func buttonParts(of view: UIView) -> [UIView] {
        view.subviews.filter { part in
            switch part {
            case let label as UILabel: return !(label.text ?? "").isEmpty && !(view is TabBarButton)
            case let picture as UIImageView: return picture.image != nil
            default: return view is BarButton && !part.subviews.isEmpty || part is UIControl
            }
        }
    }

    private static func inRow(_ views: [UIView]) -> [UIView] {
        views.enumerated().sorted {
            ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset)
        }.map(\.element)
    }

    private static func inColumn(_ views: [UIView]) -> [UIView] {
        views.enumerated().sorted {
            let (a, b) = ($0.element.frame, $1.element.frame)
            return (a.minY, a.minX, $0.offset) < (b.minY, b.minX, $1.offset)
        }.map(\.element)
    }

    /// Whether a view's contents stand in its place: what iOS does not have, or does not tell tests of.
    static func isTransparent(_ view: UIView, in parent: UIView) -> Bool {
        guard !view.isHidden, view.alpha >= 0.01, view.accessibilityIdentifier == nil else { return false }
        switch view {
        case is NavigationBarContent, is LargeTitleView, is UITableViewCellContentView: return true
        case let bar as BarButton: return bar.item.customView != nil
        default: return false
        }
    }

    /// What a swiped row shows beside it belongs to its cell: tests that were recorded on iOS ask for
    /// `cells.buttons["Delete"]`.
    static func swipeButtons(of view: UIView) -> [UIView] {
        guard let swipe = (view.superview as? any SwipeList)?.rowSwipe, swipe.cell === view else { return [] }
        return swipe.container.subviews
    }

    /// How many containers of iOS stand around a view: around a window's root view a transition view and a drop shadow
    /// view, around a screen of a navigation or tab controller a wrapper.
    static func wrappers(around view: UIView, in parent: UIView) -> Int {
        if let window = parent as? UIWindow, window.rootViewController?.viewIfLoaded === view { return 2 }
        if parent is NavigationStageView { return 1 }
        return 0
    }
}

extension UIView {
    /// Bars are known by their titles; one without a title by its screen's class, but for the word "Controller":
    /// `navigationBars["Notes.ListView"]`, as tests recorded on iOS ask for it.
    fileprivate var barIdentifier: String? {
        guard let bar = self as? UINavigationBar else { return nil }
        if let title = bar.topItem?.title { return title }
        let owner = sequence(first: bar as UIResponder) { $0.next }.lazy.compactMap { $0 as? UINavigationController }
            .first
        guard let screen = owner?.topViewController else { return nil }
        let name = __NSStringFromClass(type(of: screen))
        let suffix = "Controller"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
}

extension PickerWheel {
    /// What the middle row says.
    fileprivate var shownTitle: String? { title(ofRow: selectedRow) }
}
