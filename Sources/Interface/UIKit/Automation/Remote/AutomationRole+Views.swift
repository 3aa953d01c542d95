// SPDX-License-Identifier: MIT

extension AutomationRole {
    /// What a view is for UI tests: by its class, then, for plain views, by the traits that the app gave it.
    @MainActor
    static func of(_ view: UIView) -> AutomationRole {
        ofClass(view) ?? of(view.accessibilityTraits) ?? .other
    }

    /// nil: a plain view, which may be anything by its traits.
    @MainActor
    static func ofClass(_ view: UIView) -> AutomationRole? {
        view.automationRole ?? bar(view) ?? control(view) ?? list(view) ?? presentation(view)
    }

    private static func bar(_ view: UIView) -> AutomationRole? {
        switch view {
        case is UIWindow: .window
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is BarButton, is BackButton, is TabBarButton: .button
        default: nil
        }
    }

    @MainActor
    private static func control(_ view: UIView) -> AutomationRole? {
        switch view {
        case is UIButton: .button
        case is UILabel: .staticText
        case is UIImageView: .image
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UITextView: .textView
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIPickerView: .picker
        case is PickerWheel: .pickerWheel
        case is UIDatePicker: .datePicker
        case is UIColorWell: .colorWell
        case is CalendarDayButton, is CompactDateLabel, is MenuRow, is MenuTile, is SwipeButton, is AlertButton,
            is ActivityRow, is ActivityTile, is ReorderControl:
            .button
        case let control as CellEditControl: control.spokenVerb == nil ? .image : .button
        default: nil
        }
    }

    private static func list(_ view: UIView) -> AutomationRole? {
        switch view {
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UIScrollView: .scrollView
        default: nil
        }
    }

    private static func presentation(_ view: UIView) -> AutomationRole? {
        switch view {
        case is AlertCardView: .alert
        case is ActionSheetView: .sheet
        case is PopoverCardView: .popover
        case is KeyboardView: .keyboard
        default: nil
        }
    }

    /// nil: the traits say nothing about it.
    static func of(_ traits: UIAccessibilityTraits) -> AutomationRole? {
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.tabBar) { return .tabBar }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) { return .button }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) || traits.contains(.header) { return .staticText }
        return nil
    }
}
