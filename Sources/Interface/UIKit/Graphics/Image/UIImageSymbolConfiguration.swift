// SPDX-License-Identifier: MIT

extension UIImage {
    /// Size, weight, scale and colours of a symbol. Parts that are not given are the context's.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked: everything is constant.
        struct Attributes: Equatable {
            var pointSize: CGFloat?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var textStyle: UIFont.TextStyle?
            var colors: [UIColor] = []
            var prefersMulticolor: Bool?
        }

        let attributes: Attributes

        init(_ attributes: Attributes, traits: UITraitCollection? = nil, locale: Locale? = nil) {
            self.attributes = attributes
            super.init(traits: traits, locale: locale)
        }

        public required init?(coder: NSCoder) {
            var attributes = Attributes()
            if coder.containsValue(forKey: "pointSize") {
                attributes.pointSize = CGFloat(coder.decodeDouble(forKey: "pointSize"))
            }
            attributes.weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: "weight")) ?? .unspecified
            attributes.scale = SymbolScale(rawValue: coder.decodeInteger(forKey: "scale")) ?? .unspecified
            self.attributes = attributes
            super.init(coder: coder)
        }

        open override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            if let size = attributes.pointSize { coder.encode(Double(size), forKey: "pointSize") }
            coder.encode(attributes.weight.rawValue, forKey: "weight")
            coder.encode(attributes.scale.rawValue, forKey: "scale")
        }

        open class var unspecified: SymbolConfiguration { SymbolConfiguration(Attributes()) }

        public convenience init(scale: SymbolScale) { self.init(Attributes(scale: scale)) }
        public convenience init(pointSize: CGFloat) { self.init(Attributes(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(Attributes(weight: weight)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Attributes(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Attributes(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Attributes(textStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Attributes(scale: scale, textStyle: textStyle))
        }
        public convenience init(font: UIFont) { self.init(Attributes(pointSize: font.pointSize)) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Attributes(pointSize: font.pointSize, scale: scale))
        }

        /// All layers in this colour; iOS fades the outer ones.
        public convenience init(hierarchicalColor: UIColor) { self.init(Attributes(colors: [hierarchicalColor])) }

        /// The first colour for what is cut out of a ground, as the minus of `minus.circle.fill`, the second for the ground;
        /// symbols of one layer in the first.
        public convenience init(paletteColors: [UIColor]) { self.init(Attributes(colors: paletteColors)) }

        open class func preferringMulticolor() -> Self {
            (SymbolConfiguration(Attributes(prefersMulticolor: true)) as? Self) ?? self.none
        }

        open class func preferringMonochrome() -> Self {
            (SymbolConfiguration(Attributes(prefersMulticolor: false)) as? Self) ?? self.none
        }

        private class var none: Self {
            preconditionFailure("UIImage.SymbolConfiguration: \(self) has to override the class methods that make it")
        }

        open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
        open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }

        private func changed(_ change: (inout Attributes) -> Void) -> Self {
            var copy = attributes
            change(&copy)
            return (SymbolConfiguration(copy, traits: traitCollection, locale: locale) as? Self) ?? self
        }

        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        open override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && attributes == (object as? SymbolConfiguration)?.attributes
        }

        override func remade(_ traits: UITraitCollection?, _ locale: Locale?) -> UIImage.Configuration {
            SymbolConfiguration(attributes, traits: traits, locale: locale)
        }

        override func merged(with other: UIImage.Configuration) -> UIImage.Configuration {
            let joined = [traitCollection, other.traitCollection].compactMap { $0 }
            let traits = joined.isEmpty ? nil : UITraitCollection(traitsFrom: joined)
            guard let over = (other as? SymbolConfiguration)?.attributes else {
                return remade(traits, other.locale ?? locale)
            }
            var result = attributes
            if let size = over.pointSize { (result.pointSize, result.textStyle) = (size, nil) }
            if let style = over.textStyle { (result.textStyle, result.pointSize) = (style, nil) }
            if over.weight != .unspecified { result.weight = over.weight }
            if over.scale != .unspecified { result.scale = over.scale }
            if !over.colors.isEmpty { result.colors = over.colors }
            result.prefersMulticolor = over.prefersMulticolor ?? result.prefersMulticolor
            return SymbolConfiguration(result, traits: traits, locale: other.locale ?? locale)
        }
    }
}

extension UIImage.SymbolConfiguration {
    var colors: [UIColor] { attributes.colors }

    var resolvedWeight: Int { attributes.weight == .unspecified ? 4 : attributes.weight.rawValue }

    var resolvedScale: Int {
        switch attributes.scale {
        case .small: 1
        case .large: 3
        case .default, .unspecified, .medium: 2
        }
    }

    func resolvedPointSize(_ traits: UITraitCollection?) -> CGFloat {
        if let size = attributes.pointSize { return size > 0 ? size : 17 }
        if let style = attributes.textStyle {
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        return Self.bodySize(traits)
    }

    /// Without any other word a symbol is as large as body text.
    static func bodySize(_ traits: UITraitCollection?) -> CGFloat { 17 }
}
