// SPDX-License-Identifier: MIT

/// Background and hairline of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: __ObjCObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public let idiom: UIUserInterfaceIdiom

    public override init() {
        idiom = .phone
        super.init()
        configureWithDefaultBackground()
    }

    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    public required init?(coder: NSCoder) {
        idiom = .phone
        super.init()
        configureWithDefaultBackground()
    }

    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    final var changed: () -> Void = {}

    /// The material behind the colour; nil: none.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    open var backgroundColor: UIColor? { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// Of the hairline; nil or clear: none.
    open var shadowColor: UIColor? { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }

    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
        shadowColor = Self.hairline
    }

    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        (backgroundColor, backgroundImage, shadowImage) = (.systemBackground, nil, nil)
        shadowColor = Self.hairline
    }

    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        (backgroundColor, backgroundImage, shadowImage, shadowColor) = (nil, nil, nil, nil)
    }

    /// Black at 30 percent in light, white at 15 in dark.
    static let hairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    final func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}
