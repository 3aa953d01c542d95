// SPDX-License-Identifier: MIT

/// What UI tests see of one element of the app: a view, an accessibility element or a key, with what it contains.
///
/// A value that goes from the app's process to the test's.
package struct AutomationElement: Sendable {
    /// Of one element.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Answers touches.
        package static let enabled = Flags(rawValue: 1)
        /// As cells and segments are.
        package static let selected = Flags(rawValue: 2)
        /// Gets what is typed.
        package static let focused = Flags(rawValue: 4)
        /// The window that holds the app's own screen.
        package static let main = Flags(rawValue: 8)
        /// A system alert, which belongs to the home screen and not to the app.
        package static let system = Flags(rawValue: 16)
    }

    /// By this the app finds the element again, until the next tree is made.
    package var id: UInt32 = 0
    /// What kind of thing a test takes it for.
    package var role = AutomationRole.other
    /// The accessibility identifier; empty: none.
    package var identifier = ""
    /// What VoiceOver would say; empty: nothing.
    package var label = ""
    /// The title that is shown; empty: none.
    package var title = ""
    /// nil: it has none.
    package var value: String?
    /// nil: it has none.
    package var placeholder: String?
    /// In points of the screen.
    package var frame = CGRect.zero
    /// Bits of `UIAccessibilityTraits`.
    package var traits: UInt64 = 0
    /// Enabled, unless it says otherwise.
    package var flags: Flags = .enabled
    /// In the order in which tests count them.
    package var children: [AutomationElement] = []

    /// Enabled, without a name.
    package init(role: AutomationRole) { self.role = role }
}

/// The kinds of elements that UIKit has, with the numbers of `XCUIElement.ElementType`.
package enum AutomationRole: UInt8, Sendable {
    case other = 1, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
    case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
    case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
    case collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
    case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell
    case helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
    case stepper, tab, touchBar, statusItem
}
