// SPDX-License-Identifier: MIT

/// A colour as a filter's input: components in a colour space, not premultiplied. Immutable.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class CIColor: __ObjCObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Immutable after init.
    private let color: CGColor
    private let rgb: SIMD4<Double>

    /// Colours of other models than RGB become sRGB; patterns become black.
    public init(cgColor: CGColor) {
        if cgColor.colorSpace?.model == .rgb, let values = cgColor.components, values.count == 4 {
            color = cgColor
            rgb = SIMD4(values.map { Double($0) })
        } else {
            let c = cgColor.srgb
            color = CGColor(red: CGFloat(c.x), green: CGFloat(c.y), blue: CGFloat(c.z), alpha: CGFloat(c.w))
            rgb = c
        }
        super.init()
    }

    /// In sRGB. Components outside [0, 1] are kept.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// nil when the space is not RGB.
    public convenience init?(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb,
            let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
        else { return nil }
        self.init(cgColor: color)
    }

    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
    }

    /// Red, green, blue and, if it is there, alpha between 0 and 1, as `stringRepresentation` writes them; what is
    /// missing is 0, alpha 1.
    public convenience init(string representation: String) {
        let parts = representation.split { " ,[]".contains($0) }.map { CGFloat(Double($0) ?? 0) }
        func part(_ i: Int, _ other: CGFloat) -> CGFloat { i < parts.count ? parts[i] : other }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "CIColorComponents") else { return nil }
        self.init(string: text as String)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: stringRepresentation), forKey: "CIColorComponents")
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var numberOfComponents: Int { color.numberOfComponents }
    /// As many as `numberOfComponents`, alpha last; valid as long as the object.
    open var components: UnsafePointer<CGFloat> { UnsafePointer(storedComponents) }

    private lazy var storedComponents: UnsafeMutablePointer<CGFloat> = {
        let values = color.components ?? []
        let pointer = UnsafeMutablePointer<CGFloat>.allocate(capacity: max(1, values.count))
        pointer.initialize(from: values, count: values.count)
        hasStoredComponents = true
        return pointer
    }()
    private var hasStoredComponents = false
    deinit { if hasStoredComponents { storedComponents.deallocate() } }

    open var red: CGFloat { CGFloat(rgb.x) }
    open var green: CGFloat { CGFloat(rgb.y) }
    open var blue: CGFloat { CGFloat(rgb.z) }
    open var alpha: CGFloat { CGFloat(rgb.w) }
    open var colorSpace: CGColorSpace { color.colorSpace ?? .standardRGB }
    open var stringRepresentation: String { [red, green, blue, alpha].map(shortNumber).joined(separator: " ") }
    open override var description: String { "(\(stringRepresentation))" }
    open override var hash: Int { rgb.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.color == color }

    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    /// The colour for Core Graphics.
    package var cgColor: CGColor { color }
    /// sRGB, encoded, not premultiplied.
    package var srgb: SIMD4<Double> { color.srgb }
}

extension CGColor {
    /// Core Image's colour as one of Core Graphics.
    package convenience init(ciColor: CIColor) {
        let c = ciColor.srgb
        self.init(red: CGFloat(c.x), green: CGFloat(c.y), blue: CGFloat(c.z), alpha: CGFloat(c.w))
    }
}
