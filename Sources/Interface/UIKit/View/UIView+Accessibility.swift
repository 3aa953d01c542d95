// SPDX-License-Identifier: MIT

/// What assistive techniques and scripts are told about an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}

extension UIView {
    /// Values the app set; nil where it did not, so that a class's own answer holds. An object, because most views
    /// have none.
    @MainActor
    final class AccessibilityState {
        var smallestText: UIContentSizeCategory?
        var largestText: UIContentSizeCategory?
        var focusGroup: String?
        var focusPriority: UIFocusGroupPriority?
        /// The inner nil: none.
        var focusEffect: UIFocusEffect??
        var isElement: Bool?
        var role: AutomationRole?
        var identifier: String?
        var label: String?
        var hint: String?
        var value: String?
        var traits: UIAccessibilityTraits?
        var frame: CGRect?
        var elementsHidden: Bool?
        var isModal: Bool?
        var groupsChildren: Bool?
        var elements: [Any]?
        var language: String?
        var ignoresInvertColors: Bool?
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var customActions: [UIAccessibilityCustomAction]?
        var customRotors: [UIAccessibilityCustomRotor]?
        var containerType: UIAccessibilityContainerType?
        var navigationStyle: UIAccessibilityNavigationStyle?
        var respondsToUserInteraction: Bool?
        var userInputLabels: [String]?
        var attributedLabel: NSAttributedString?
        var attributedHint: NSAttributedString?
        var attributedValue: NSAttributedString?
        var textualContext: UIAccessibilityTextualContext?
        var showsLargeContent: Bool?
        var largeTitle: String?
        var largeImage: UIImage?
        var scalesLargeImage: Bool?
        var largeImageInsets: UIEdgeInsets?
    }

    func editAccessibility(_ change: (AccessibilityState) -> Void) {
        let state = accessibility ?? AccessibilityState()
        accessibility = state
        change(state)
    }
}

extension UIView: UIAccessibilityIdentification {}
