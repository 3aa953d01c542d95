// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIVisualEffect: __ObjCObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A translucent material: what lies behind, blurred, with stronger colours and under a tint.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    /// Of the first style.
    public convenience override init() { self.init(style: .light) }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    /// Radius, saturation and tint of the three old styles are those of Apple's sample code "UIImageEffects" (2013);
    /// the tints of the system materials are by eye.
    var material: Material {
        switch style {
        case .extraLight: Material(radius: 20, tint: UIColor(white: 0.97, alpha: 0.82))
        case .light: Material(radius: 30, tint: UIColor(white: 1, alpha: 0.3))
        case .dark: Material(radius: 20, tint: UIColor(white: 0.11, alpha: 0.73))
        case .regular: Material(tint: Self.adaptive(0.66))
        case .prominent: Material(tint: Self.adaptive(0.8))
        case .systemUltraThinMaterial: Material(tint: Self.adaptive(0.44))
        case .systemThinMaterial: Material(tint: Self.adaptive(0.6))
        case .systemMaterial: Material(tint: Self.adaptive(0.74))
        case .systemThickMaterial: Material(tint: Self.adaptive(0.84))
        case .systemChromeMaterial: Material(tint: Self.adaptive(0.8))
        case .systemUltraThinMaterialLight: Material(tint: Self.light(0.44))
        case .systemThinMaterialLight: Material(tint: Self.light(0.6))
        case .systemMaterialLight: Material(tint: Self.light(0.74))
        case .systemThickMaterialLight: Material(tint: Self.light(0.84))
        case .systemChromeMaterialLight: Material(tint: Self.light(0.8))
        case .systemUltraThinMaterialDark: Material(tint: Self.dark(0.44))
        case .systemThinMaterialDark: Material(tint: Self.dark(0.6))
        case .systemMaterialDark: Material(tint: Self.dark(0.74))
        case .systemThickMaterialDark: Material(tint: Self.dark(0.84))
        case .systemChromeMaterialDark: Material(tint: Self.dark(0.8))
        }
    }

    struct Material {
        var backdrop: BackdropState
        var tint: UIColor

        init(radius: CGFloat = 29.5, tint: UIColor) {
            backdrop = BackdropState(radius: radius, saturation: 1.8)
            self.tint = tint
        }
    }

    private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 249.0 / 255, alpha: alpha) }
    private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 29.0 / 255, alpha: alpha) }
    private static func adaptive(_ alpha: CGFloat) -> UIColor {
        let (light, dark) = (light(alpha), dark(alpha))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension UIView {
    /// Makes the view a pane of the effect's material; nil: of nothing.
    func show(material effect: UIBlurEffect?) {
        layer.backdrop = effect?.material.backdrop
        backgroundColor = effect?.material.tint
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Content drawn in the manner of the blur around it; here it keeps its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
