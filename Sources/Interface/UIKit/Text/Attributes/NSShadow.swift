// SPDX-License-Identifier: MIT
import CoreText

/// A shadow as a value of the `.shadow` attribute.
open class NSShadow: __ObjCObject, NSCopying, NSSecureCoding, TextShadow, @unchecked Sendable {
    // Sendable as on iOS; whoever makes one finishes changing it before sharing it.

    /// In points, y down.
    open var shadowOffset = CGSize.zero
    /// In points; zero is a sharp edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at a third of full opacity to begin with, nil draws none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }

    /// Points, y down.
    package var textShadowOffset: CGSize { shadowOffset }
    /// Never negative.
    package var textShadowBlur: Double { max(0, Double(shadowBlurRadius)) }
    /// nil: no shadow.
    package var textShadowColor: Any? { shadowColor }

    // MARK: NSSecureCoding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
    }
}

extension UIColor: TextColor {
    /// For the traits of this moment.
    package var textCGColor: CGColor { cgColor }
}
