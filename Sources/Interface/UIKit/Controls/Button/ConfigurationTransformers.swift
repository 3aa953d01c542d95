// SPDX-License-Identifier: MIT

/// Makes one colour of another where a configuration uses it.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (white, alpha) = (CGFloat(0), CGFloat(0))
            return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
        }
    }
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }
}

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer {
    /// Texts in another font, whatever the configuration says.
    static func font(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { incoming in
            var result = incoming
            result.font = font
            return result
        }
    }
}
