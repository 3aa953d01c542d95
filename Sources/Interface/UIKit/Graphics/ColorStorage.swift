// SPDX-License-Identifier: MIT

/// What a `UIColor` is made of.
package enum ColorStorage: @unchecked Sendable {
    // Unchecked: the classes in the payloads are immutable; a pattern's image is, too, once it is part of a colour.
    case gray(white: CGFloat, alpha: CGFloat)
    /// Extended sRGB.
    case rgb(RGBComponents, alpha: CGFloat)
    case displayP3(RGBComponents, alpha: CGFloat)
    case native(CGColor)
    /// The colour made of the image, and the image.
    case pattern(CGColor, AnyObject)
    case system(SystemColor)
    case provider(DynamicColorProvider)
    /// Another, dynamic, colour with its alpha replaced.
    case withAlpha(UIColor, CGFloat)

    var isDynamic: Bool {
        switch self {
        case .system, .provider, .withAlpha: true
        case .gray, .rgb, .displayP3, .native, .pattern: false
        }
    }

    /// In extended sRGB; nil for patterns. Dynamic colours are resolved in the current environment.
    var rgbAndAlpha: (RGBComponents, alpha: CGFloat)? {
        switch self {
        case .gray(let white, let alpha): return (RGBComponents(red: white, green: white, blue: white), alpha)
        case .rgb(let rgb, let alpha): return (rgb, alpha)
        case .displayP3(let rgb, let alpha): return (rgb.fromDisplayP3, alpha)
        case .native(let color): return color.extendedSRGBComponents
        case .pattern: return nil
        case .system(let color): return color.value(in: .current).components
        case .provider(let provider): return provider.resolve(.current).fixed.storage.rgbAndAlpha
        case .withAlpha(let color, let alpha): return color.fixed.storage.rgbAndAlpha.map { ($0.0, alpha) }
        }
    }

    var whiteAndAlpha: (white: CGFloat, alpha: CGFloat)? {
        if case .gray(let white, let alpha) = self { return (white, alpha) }
        return rgbAndAlpha.map { ($0.0.luminance, $0.alpha) }
    }

    func withAlpha(_ alpha: CGFloat, of color: UIColor) -> ColorStorage {
        switch self {
        case .gray(let white, _): return .gray(white: white, alpha: alpha)
        case .rgb(let rgb, _): return .rgb(rgb, alpha: alpha)
        case .displayP3(let rgb, _): return .displayP3(rgb, alpha: alpha)
        case .native(let color): return .native(color.copy(alpha: alpha) ?? color)
        case .pattern: return self
        case .withAlpha(let base, _): return .withAlpha(base, alpha)
        case .system, .provider: return .withAlpha(color, alpha)
        }
    }

    func resolved(of color: UIColor, with traits: UITraitCollection) -> UIColor {
        switch self {
        case .gray, .rgb, .displayP3, .native, .pattern:
            return color
        case .system(let system):
            return system.color(in: traits)
        case .provider(let provider):
            let result = traits.withCurrent { provider.resolve(traits) }
            return result === color ? .clear : result.resolvedColor(with: traits)
        case .withAlpha(let base, let alpha):
            return base.resolvedColor(with: traits).withAlphaComponent(alpha)
        }
    }

    func makeCGColor() -> CGColor {
        switch self {
        case .gray(let white, let alpha):
            return CGColor(gray: white, alpha: alpha)
        case .rgb(let rgb, let alpha):
            return CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
        case .displayP3(let rgb, let alpha):
            return CGColor.displayP3(rgb, alpha: alpha)
        case .native(let color):
            return color
        case .pattern(let color, _):
            return color
        case .system, .provider, .withAlpha:
            preconditionFailure("UIColor: a dynamic colour must be resolved before it becomes a CGColor")
        }
    }

    func description(of color: UIColor) -> String {
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        switch self {
        case .gray(let white, let alpha):
            return "UIExtendedGrayColorSpace \(number(white)) \(number(alpha))"
        case .rgb(let rgb, let alpha):
            return
                "UIExtendedSRGBColorSpace \(number(rgb.red)) \(number(rgb.green)) \(number(rgb.blue)) \(number(alpha))"
        case .displayP3(let rgb, let alpha):
            return "UIDisplayP3ColorSpace \(number(rgb.red)) \(number(rgb.green)) \(number(rgb.blue)) \(number(alpha))"
        case .native(let color):
            return "\(color)"
        case .pattern(_, let image):
            return "UIPatternColor image = \(image)"
        case .system(let system):
            return "<UIDynamicSystemColor: \(address(of: color)); name = \(system.name)>"
        case .provider:
            return "<UIDynamicProviderColor: \(address(of: color))>"
        case .withAlpha(let base, let alpha):
            return "<UIDynamicModifiedColor: \(address(of: color)); alpha = \(number(alpha)); base = \(base)>"
        }
    }

    private func address(of color: UIColor) -> String { addressText(color) }
}

/// The block of a dynamic colour; colours made of one block are equal.
package final class DynamicColorProvider: @unchecked Sendable {
    // Unchecked: Apple lets any thread run the app's block; the app answers for it.
    let resolve: (UITraitCollection) -> UIColor
    init(resolve: @escaping (UITraitCollection) -> UIColor) { self.resolve = resolve }
}

extension ColorStorage: Hashable {
    /// Fixed colours of one `CGColor` are equal; dynamic ones only where they are of one definition.
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.gray(let a, let b), .gray(let c, let d)): a == c && b == d
        case (.rgb(let a, let b), .rgb(let c, let d)): a == c && b == d
        case (.displayP3(let a, let b), .displayP3(let c, let d)): a == c && b == d
        case (.native(let a), .native(let b)): a == b
        case (.native(let a), let other) where !other.isDynamic: a == other.makeCGColor()
        case (let other, .native(let b)) where !other.isDynamic: other.makeCGColor() == b
        case (.pattern(_, let a), .pattern(_, let b)): a === b
        case (.system(let a), .system(let b)): a === b
        case (.provider(let a), .provider(let b)): a === b
        case (.withAlpha(let a, let b), .withAlpha(let c, let d)): a.isEqual(c) && b == d
        default: false
        }
    }

    /// Coarser than equality: fixed colours hash by eight bits a component.
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .gray, .rgb, .displayP3, .native:
            // The same for a component colour and the CGColor made of it, which are equal.
            let (rgb, alpha) = rgbAndAlpha ?? (RGBComponents(red: 0, green: 0, blue: 0), 0)
            hasher.combine(Int((rgb.red * 255).clamped))
            hasher.combine(Int((rgb.green * 255).clamped))
            hasher.combine(Int((rgb.blue * 255).clamped))
            hasher.combine(Int((alpha * 255).clamped))
        case .pattern(_, let image): hasher.combine(ObjectIdentifier(image))
        case .system(let color): hasher.combine(ObjectIdentifier(color))
        case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
        case .withAlpha(let color, let alpha):
            hasher.combine(color.hash)
            hasher.combine(alpha)
        }
    }
}

extension CGFloat {
    /// Kept where it fits an integer.
    fileprivate var clamped: CGFloat { rounded().isFinite ? Swift.min(Swift.max(rounded(), -1e9), 1e9) : 0 }
}
