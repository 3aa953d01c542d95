// SPDX-License-Identifier: MIT

/// A colour: fixed components, a pattern, or one that depends on the environment it is used in.
///
/// Component values may lie outside 0...1 (extended sRGB and extended gray), as on iOS since version 10.
///
/// Sendable because nothing of it changes.
open class UIColor: __ObjCObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Unchecked: `storage` is a constant and `CGColor` is immutable.
    /// Never changes; dynamic colours keep their definition.
    package let storage: ColorStorage

    /// Any thread.
    package init(storage: ColorStorage) {
        self.storage = storage
        super.init()
    }

    /// A colour without components: clear. Subclasses written for iOS call it and override the accessors.
    public override init() {
        storage = .gray(white: 0, alpha: 0)
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .gray(white: white.orZero, alpha: alpha.asAlpha)
        super.init()
    }

    /// Hue, saturation and brightness are clamped to 0...1; a hue of 1 is red again.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = RGBComponents(hue: hue.orZero, saturation: saturation.orZero, brightness: brightness.orZero)
        storage = .rgb(rgb, alpha: alpha.asAlpha)
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(RGBComponents(red: red.orZero, green: green.orZero, blue: blue.orZero), alpha: alpha.asAlpha)
        super.init()
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .displayP3(
            RGBComponents(red: red.orZero, green: green.orZero, blue: blue.orZero), alpha: alpha.asAlpha)
        super.init()
    }

    public init(cgColor: CGColor) {
        storage = .native(cgColor)
        super.init()
    }

    /// The block runs each time the colour is used, on the thread that uses it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .provider(DynamicColorProvider(resolve: dynamicProvider))
        super.init()
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Archives

    public required init?(coder: NSCoder) {
        guard let decoded = ColorStorage(coder: coder) else { return nil }
        storage = decoded
        super.init()
    }

    open func encode(with coder: NSCoder) { storage.encode(with: coder, color: self) }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Values

    /// The colour in the current environment (`UITraitCollection.current`).
    open var cgColor: CGColor { fixed.storage.makeCGColor() }

    /// False and no change of the arguments when the colour is a pattern. RGB colours give their luminance.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let (value, opacity) = fixed.storage.whiteAndAlpha else { return false }
        white?.pointee = value
        alpha?.pointee = opacity
        return true
    }

    /// False and no change of the arguments when the colour is a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let (rgb, opacity) = fixed.storage.rgbAndAlpha else { return false }
        let hsb = rgb.hueSaturationBrightness
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = opacity
        return true
    }

    /// Components in extended sRGB. False and no change of the arguments when the colour is a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let (rgb, opacity) = fixed.storage.rgbAndAlpha else { return false }
        red?.pointee = rgb.red
        green?.pointee = rgb.green
        blue?.pointee = rgb.blue
        alpha?.pointee = opacity
        return true
    }

    /// Replaces (does not multiply) the alpha. Of a dynamic colour it is a dynamic colour again.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(storage: storage.withAlpha(alpha.asAlpha, of: self))
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        storage.resolved(of: self, with: traitCollection)
    }

    // MARK: Drawing

    /// Sets fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Identity

    /// Colours of different spaces differ, even when they look the same: `UIColor.white` is not RGB 1, 1, 1.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || storage == other.storage
    }

    open override var hash: Int { storage.hashValue }

    open override var description: String { storage.description(of: self) }

    /// The components by name (`redComponent`, ...), for key-value coding.
    open override func value(forKey key: String) -> Any? {
        guard let (rgb, alpha) = fixed.storage.rgbAndAlpha else { return super.value(forKey: key) }
        switch key {
        case "redComponent": return rgb.red
        case "greenComponent": return rgb.green
        case "blueComponent": return rgb.blue
        case "alphaComponent": return alpha
        case "hueComponent": return rgb.hueSaturationBrightness.hue
        case "saturationComponent": return rgb.hueSaturationBrightness.saturation
        case "brightnessComponent": return rgb.hueSaturationBrightness.brightness
        case "whiteComponent": return fixed.storage.whiteAndAlpha?.white
        case "cgColor", "CGColor": return cgColor
        default: return super.value(forKey: key)
        }
    }

    /// This colour without anything dynamic.
    package var fixed: UIColor {
        storage.isDynamic ? storage.resolved(of: self, with: .current) : self
    }

    /// True when the colour must be looked at again after the environment changed.
    package var isDynamic: Bool { storage.isDynamic }
}

extension CGFloat {
    /// NaN counts as zero, so that no colour carries one into the pixels.
    fileprivate var orZero: CGFloat { isNaN ? 0 : self }
    fileprivate var asAlpha: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
