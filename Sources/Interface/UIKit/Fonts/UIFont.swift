// SPDX-License-Identifier: MIT
import CoreText

/// A font at a size in points. Bridged to `CTFont` on iOS; the same class here.
public typealias UIFont = CTFont

extension CTFont {
    /// How heavy a face is: 0 is regular, negative lighter, positive bolder.
    public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// How wide a face is: 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    // MARK: Creating

    /// A font of iOS's list or one the app registered. nil when the name is unknown. A size of zero means 12 points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let identity = FontIdentity(name: fontName) else { return nil }
        self.init(identity, size: fontSize == 0 ? 12 : Double(fontSize))
    }

    /// The font a descriptor asks for. A size above zero overrides the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let asked = pointSize > 0 ? Double(pointSize) : descriptor.size
        self.init(descriptor.identity, orSystemAt: asked > 0 ? asked : 12)
    }
}

extension CTFont {
    // MARK: System fonts

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(.standard, 0, fontSize) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(.standard, Double(weight.rawValue), fontSize)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var identity = FontIdentity(.system(.standard), weight: Double(weight.rawValue))
        identity.width = Double(width.rawValue)
        return UIFont(identity, orSystemAt: Double(fontSize))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(.standard, Double(Weight.bold.rawValue), fontSize)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(.standard, 0, fontSize, isItalic: true)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(.monospaced, Double(weight.rawValue), fontSize)
    }

    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(.standard, Double(weight.rawValue), fontSize, features: ["tnum"])
    }

    private static func system(
        _ design: SystemDesign, _ weight: Double, _ size: CGFloat, isItalic: Bool = false, features: [String] = []
    ) -> UIFont {
        var identity = FontIdentity(.system(design), weight: weight, isItalic: isItalic)
        identity.features = features
        return UIFont(identity, orSystemAt: Double(size))
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Families

    public class var familyNames: [String] { FontFamilies.names }

    /// PostScript names of a family's faces, empty for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] { FontFamilies.fontNames(familyName) }

    // MARK: Attributes

    public var familyName: String { core.family }
    public var fontName: String { core.postScriptName }
    public var pointSize: CGFloat { CGFloat(core.size) }
    /// Top of the line above the baseline, in points.
    public var ascender: CGFloat { CGFloat(core.metrics.ascent) }
    /// Bottom of the line relative to the baseline: negative.
    public var descender: CGFloat { CGFloat(-core.metrics.descent) }
    public var capHeight: CGFloat { CGFloat(core.metrics.capHeight) }
    public var xHeight: CGFloat { CGFloat(core.metrics.xHeight) }
    /// Distance between the baselines of two lines.
    public var lineHeight: CGFloat { CGFloat(core.lineHeight) }
    public var leading: CGFloat { CGFloat(core.metrics.leading) }
    public var fontDescriptor: UIFontDescriptor { core.matchingDescriptor }

    /// The same face at another size; the receiver when the size is the same.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        // A size of one's own no longer follows a text style.
        var identity = core.identity
        (identity.textStyle, identity.scaling) = (nil, nil)
        if fontSize == pointSize, core.identity.textStyle == nil, core.identity.scaling == nil { return self }
        return UIFont(core: FontCore.make(identity, size: Double(fontSize)) ?? core.resized(Double(fontSize)))
    }
}
