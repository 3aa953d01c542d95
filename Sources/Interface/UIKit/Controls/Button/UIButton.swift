// SPDX-License-Identifier: MIT

/// A title and an image that are tapped.
///
/// Two kinds of look: by state (`setTitle(_:for:)` and the like), or by a `configuration`, which wins when set.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Title and image come from the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    final var content = ButtonContent()
    final var label: UILabel?
    final var picture: UIImageView?
    final var backdrop: UIImageView?
    final var configured: ConfiguredButtonViews?
    /// The picture darkened for the highlighted state, and what it was made from.
    final var darkened: (source: UIImage, result: UIImage)?

    /// Whether `sizeToFit` was ever called: from then on the title keeps its padding from the edge it is aligned with.
    private(set) final var isSizedToFit = false
    open override func sizeToFit() {
        super.sizeToFit()
        isSizedToFit = true
    }

    open internal(set) var buttonType = ButtonType.custom

    package override var primaryEvent: Event { .touchUpInside }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) {
        change { $0.titles[state] = title }
        configure(for: state) { if $0.attributedTitle != nil { $0.title = title } }
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state] = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.shadowColors[state] = color } }
    open func setImage(_ image: UIImage?, for state: State) {
        change { $0.images[state] = image }
        configure(for: state) { if $0.image != nil { $0.image = image } }
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgroundImages[state] = image } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { $0.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) } }
        configure(for: state) { look in
            if look.attributedTitle != nil { look.attributedTitle = title.map { AttributedString($0) } }
        }
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        change { $0.symbolConfigurations[state] = configuration }
    }

    open func title(for state: State) -> String? { content.value(content.titles, for: state) }
    open func titleShadowColor(for state: State) -> UIColor? { content.value(content.shadowColors, for: state) }
    open func image(for state: State) -> UIImage? { content.value(content.images, for: state) }
    open func backgroundImage(for state: State) -> UIImage? { content.value(content.backgroundImages, for: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        content.value(content.attributedTitles, for: state)
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value(content.symbolConfigurations, for: state)
    }
    /// Without a colour of its own, a system button's title has the tint, a custom one's is white.
    open func titleColor(for state: State) -> UIColor? {
        content.value(content.titleColors, for: state) ?? defaultTitleColor(for: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Made on first use. Set its font and line breaking here; text and colours by state.
    open var titleLabel: UILabel? {
        let part = titlePart
        if configured?.title == nil { attachTitle() }
        return part
    }
    open var subtitleLabel: UILabel? { configured?.subtitle }
    open var imageView: UIImageView? { configured?.image ?? madeImageView }

    // MARK: Insets and flags

    /// Zero means the standard insets, 6 points above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeChanged() } }
    }
    /// Moves the title after the content has been sized.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var reversesTitleShadowWhenHighlighted = false
    /// Behind title and image of a selected system button.
    final var selectionGround: UIView?
    /// A glow below the finger.
    open var showsTouchWhenHighlighted = false
    final weak var glow: UIView?
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    /// The title that shows, a configuration's before the state's, where the app says nothing else.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? configuration?.title ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    /// The image that the button's type has from the start; nil: none.
    final var standardGlyph: UIImage?
    /// The user chose another element of the pop-up menu.
    package func elementWasChosen() {}
    /// Whether the button shows that a pointer is over it.
    open var isPointerInteractionEnabled: Bool {
        get { pointer.isInstalled }
        set { pointer.isInstalled = newValue }
    }
    open var isHovered: Bool { pointer.isInside }
    /// The effect of a pointer over the button; setting it lets the button show effects.
    open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }
    private final lazy var pointer = ButtonPointer(self)
    open var isHeld: Bool { isHighlighted && isTracking }
    /// Without effect: see `behavioralStyle`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Never a Mac's, whatever is preferred.
    public final var behavioralStyle: UIBehavioralStyle { .pad }
    open var role = Role.normal { didSet { if configuration != nil { setNeedsUpdateConfiguration() } } }
    /// Opens on a long press, or at once with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? {
        didSet {
            menuChanged()
            contentSizeChanged()
        }
    }
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// A tap turns `isSelected` on and off.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

    // MARK: Configuration

    open var configuration: UIButton.Configuration? {
        didSet { configurationChanged() }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether changes of the button's state recolour what the configuration shows. The update handler is called
    /// either way.
    open var automaticallyUpdatesConfiguration = true
    final var needsUpdateConfiguration = false

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Adapts the configuration to the state: by default with `configurationUpdateHandler`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Layout

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

    open override var intrinsicContentSize: CGSize { contentSize(fitting: nil) }
    package override var isTappedByDefault: Bool { true }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }
    package override var wrapsToLayoutWidth: Bool { configuration?.wrapsTitle == true }
    package override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        contentSize(fitting: CGSize(width: width, height: 0))
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if configuration == nil { attachTitle() }
        layOutContent()
    }

    open override var forFirstBaselineLayout: UIView { titlePart ?? self }
    open override var forLastBaselineLayout: UIView { titlePart ?? self }
    package override var hasOwnBaselines: Bool { titleBaselines != nil }
    package override var baselineAttachment: CGFloat? { titleBaselines?.place }
    package override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        titleBaselines.map { ($0.first, $0.last) } ?? (0, 0)
    }

    // MARK: State

    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        showState(from: oldState)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if configuration != nil { setNeedsUpdateConfiguration() }
        updateContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configured?.isStale = true
        updateContent()
    }

    open override func sendAction(_ action: UIAction) {
        super.sendAction(action)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }
}

extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        public static let roundedRect = ButtonType.system
    }

    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

public typealias UIButtonType = UIButton.ButtonType
