// SPDX-License-Identifier: MIT

/// A field to search with, with a cancel button and scopes where they are asked for.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent, minimal
    }

    public enum Icon: Int, Sendable {
        case search = 0
        case clear, bookmark, resultsList
    }

    final let field = UISearchTextField()
    final let cancel = UIButton(type: .system)
    final let scopes = UISegmentedControl()
    final let ground = UIImageView()
    final let scopeGround = UIImageView()
    final let hairline = UIView()
    final let promptLabel = UILabel()
    final let side = UIButton(type: .system)
    final lazy var fieldListener = SearchFieldListener(self)
    /// The controller whose bar this is.
    final weak var controller: UISearchController?
    /// The same of older code.
    final weak var display: UISearchDisplayController?
    /// In a navigation bar the row is lower and has no ground.
    package final var isInNavigationBar = false { didSet { lookChanged() } }
    final var icons: [Icon: [UInt: UIImage]] = [:]
    final var backgroundImages: [UIBarMetrics: UIImage] = [:]
    final var fieldImages: [UInt: UIImage] = [:]
    final var scopeImages: [UInt: UIImage] = [:]
    final var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    final var iconOffsets: [Icon: UIOffset] = [:]
    private final var accessory: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishSearchBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let showsCancel = coder is InterfaceCoder && showsCancelButton
        finishSearchBar()
        if showsCancel { showsCancelButton = true }
    }

    public convenience init() { self.init(frame: .zero) }

    open weak var delegate: (any UISearchBarDelegate)?
    open var barPosition: UIBarPosition {
        delegate.flatMap { delegate in optionalCall { delegate.position(for: self) } } ?? .any
    }

    // MARK: Text

    open var searchTextField: UISearchTextField { field }
    open var text: String? {
        get { field.text }
        set {
            guard field.text != newValue ?? "" else { return }
            field.text = newValue
            controller?.textChanged()
        }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            heightChanged()
        }
    }

    // MARK: Buttons

    open var showsCancelButton: Bool {
        get { !cancel.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        showCancel(showsCancelButton, animated: animated)
    }
    open var showsBookmarkButton = false { didSet { sideChanged() } }
    open var showsSearchResultsButton = false { didSet { sideChanged() } }
    open var isSearchResultsButtonSelected = false { didSet { side.isSelected = isSearchResultsButtonSelected } }
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            cancel.isEnabled = isEnabled
        }
    }
    /// Without effect here: there is no dictation.
    open var isLookToDictateEnabled = false

    // MARK: Scopes

    open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
    open var selectedScopeButtonIndex = 0 {
        didSet { if scopes.selectedSegmentIndex != selectedScopeButtonIndex { scopesChanged() } }
    }
    open var showsScopeBar = false { didSet { if oldValue != showsScopeBar { heightChanged() } } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Look

    open var barStyle = UIBarStyle.default { didSet { lookChanged() } }
    open var searchBarStyle = Style.default { didSet { lookChanged() } }
    open var isTranslucent = true { didSet { lookChanged() } }
    open var barTintColor: UIColor? { didSet { lookChanged() } }
    open var backgroundImage: UIImage? {
        get { backgroundImages[.default] }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Behind the scopes alone.
    open var scopeBarBackgroundImage: UIImage? {
        get { scopeGround.image }
        set {
            scopeGround.image = newValue
            setNeedsLayout()
        }
    }
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet {
            field.inset = searchTextPositionAdjustment
            field.setNeedsLayout()
        }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = backgroundImage
        lookChanged()
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldImages[state.rawValue] = backgroundImage
        lookChanged()
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state.rawValue] }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: [:]][state.rawValue] = iconImage
        iconsChanged()
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state.rawValue] }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeImages[state.rawValue] = backgroundImage
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeImages[state.rawValue] }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeAttributes[state.rawValue] = attributes
        scopes.setTitleTextAttributes(attributes, for: state)
    }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes[state.rawValue]
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconOffsets[icon] = adjustment
        iconsChanged()
    }
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

    // MARK: Text input traits, those of the field

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set {
            accessory = newValue
            field.inputAccessoryView = newValue
        }
    }

    // MARK: View

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        field.tintColor = tintColor
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookChanged()
    }
}
