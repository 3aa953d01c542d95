// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIVisualEffect: __ObjCObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A translucent material.
///
/// Unlike on iOS what lies behind is not blurred: the material is a veil of the material's average colour, denser than
/// the original's so that text on it stays readable.
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

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    /// What stands for the material.
    var flatColor: UIColor {
        switch style {
        case .extraLight: UIColor(white: 0.97, alpha: 0.92)
        case .light: UIColor(white: 1, alpha: 0.72)
        case .dark: UIColor(white: 0.11, alpha: 0.82)
        case .regular, .systemMaterial: Self.adaptive(0.9)
        case .prominent, .systemThickMaterial: Self.adaptive(0.96)
        case .systemUltraThinMaterial: Self.adaptive(0.72)
        case .systemThinMaterial: Self.adaptive(0.82)
        case .systemChromeMaterial: Self.adaptive(0.94)
        case .systemUltraThinMaterialLight: Self.light(0.72)
        case .systemThinMaterialLight: Self.light(0.82)
        case .systemMaterialLight: Self.light(0.9)
        case .systemThickMaterialLight: Self.light(0.96)
        case .systemChromeMaterialLight: Self.light(0.94)
        case .systemUltraThinMaterialDark: Self.dark(0.72)
        case .systemThinMaterialDark: Self.dark(0.82)
        case .systemMaterialDark: Self.dark(0.9)
        case .systemThickMaterialDark: Self.dark(0.96)
        case .systemChromeMaterialDark: Self.dark(0.94)
        }
    }

    private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 249.0 / 255, alpha: alpha) }
    private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 29.0 / 255, alpha: alpha) }
    private static func adaptive(_ alpha: CGFloat) -> UIColor {
        let (light, dark) = (light(alpha), dark(alpha))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
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
