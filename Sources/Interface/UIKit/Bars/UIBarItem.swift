// SPDX-License-Identifier: MIT

/// What bars show: title, image and state of one of their items.
@preconcurrency @MainActor
open class UIBarItem: __ObjCObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UITitle") { title = coder.decodeObject(forKey: "UITitle") as? String }
        if coder.containsValue(forKey: "UITag") { tag = coder.decodeInteger(forKey: "UITag") }
    }

    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        coder.encode(tag, forKey: "UITag")
    }

    /// Called after anything that is shown has changed.
    package final var changed: () -> Void = {}

    /// The view that shows the item, for popovers to point at.
    package final weak var view: UIView?

    /// The view is not Apple's public property, yet widely read through key-value coding.
    open override func value(forUndefinedKey key: String) -> Any? {
        guard key == "view" else { return super.value(forUndefinedKey: key) }
        return MainActor.assumeIsolated { UncheckedView(view: view) }.view
    }

    // Sendable: key-value coding of a bar item is the main thread's, which the view does not leave.
    private struct UncheckedView: @unchecked Sendable { let view: UIView? }

    open var isEnabled = true { didSet { changed() } }
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    /// Takes the image's place in low bars: those of phones on their side.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityIdentifier: String? { didSet { changed() } }
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = true
    open var accessibilityTraits: UIAccessibilityTraits = .none

    final var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// The image for bars of that height, and how it is moved.
    final func shownImage(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
        guard traits.verticalSizeClass == .compact, let landscapeImagePhone else { return (image, imageInsets) }
        return (landscapeImagePhone, landscapeImagePhoneInsets)
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }
}
