// SPDX-License-Identifier: MIT

/// A button that pastes without a question: the person has said so by the tap.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel = 0
        case iconOnly
        case labelOnly
        case arrowAndLabel
    }

    /// What the button looks like.
    @preconcurrency @MainActor
    open class Configuration: __ObjCObject, @preconcurrency NSSecureCoding {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// Of the fixed style.
        open var cornerRadius: CGFloat = -1
        /// nil: white.
        open var baseForegroundColor: UIColor?
        /// nil: the tint.
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading

        public override init() { super.init() }
        open class var supportsSecureCoding: Bool { true }

        public required init?(coder: NSCoder) {
            super.init()
            displayMode =
                DisplayMode(rawValue: UInt(max(0, coder.decodeInteger(forKey: "displayMode")))) ?? .iconAndLabel
            cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
            cornerStyle =
                UIButton.Configuration.CornerStyle(rawValue: coder.decodeInteger(forKey: "cornerStyle")) ?? .dynamic
            baseForegroundColor = coder.decodeObject(of: UIColor.self, forKey: "foreground")
            baseBackgroundColor = coder.decodeObject(of: UIColor.self, forKey: "background")
        }

        open func encode(with coder: NSCoder) {
            coder.encode(Int(displayMode.rawValue), forKey: "displayMode")
            coder.encode(Double(cornerRadius), forKey: "cornerRadius")
            coder.encode(cornerStyle.rawValue, forKey: "cornerStyle")
            coder.encode(baseForegroundColor, forKey: "foreground")
            coder.encode(baseBackgroundColor, forKey: "background")
        }
    }

    public let configuration: Configuration
    /// What is pasted into; nil: the first responder.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
    private let button = UIButton(configuration: .filled())
    private var watcher: (any NSObjectProtocol)?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        finishPaste()
    }

    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        finishPaste()
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        finishPaste()
    }

    private func finishPaste() {
        var looks = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { looks.title = SystemStrings.text("Paste") }
        let symbol = configuration.displayMode == .arrowAndLabel ? "arrow.down.doc" : "doc.on.clipboard"
        if configuration.displayMode != .labelOnly { looks.image = UIImage(systemName: symbol) }
        looks.imagePadding = 6
        looks.imagePlacement = configuration.imagePlacement
        looks.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius >= 0 { looks.background.cornerRadius = configuration.cornerRadius }
        if let color = configuration.baseForegroundColor { looks.baseForegroundColor = color }
        if let color = configuration.baseBackgroundColor { looks.baseBackgroundColor = color }
        button.configuration = looks
        button.accessibilityLabel = SystemStrings.text("Paste")
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        watcher = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.update() } }
        if bounds.isEmpty { bounds.size = intrinsicContentSize }
    }

    private var receiver: (any UIPasteConfigurationSupporting)? {
        target ?? FirstResponder.current
    }

    /// Enabled while the target takes what lies on the pasteboard.
    private func update() {
        guard let receiver else { return button.isEnabled = true }
        let items = UIPasteboard.general.itemProviders
        button.isEnabled = receiver.canPaste(items) || (receiver as? any UITextInput) != nil && !items.isEmpty
    }

    private func paste() {
        guard let receiver else { return }
        let items = UIPasteboard.general.itemProviders
        if receiver.canPaste(items) {
            receiver.paste(itemProviders: items)
        } else {
            (receiver as? UIResponder)?.paste(self)
        }
    }

    open override var isEnabled: Bool { didSet { button.isUserInteractionEnabled = isEnabled } }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
