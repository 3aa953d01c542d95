// SPDX-License-Identifier: MIT

/// Numbers from a lower to an upper limit, both included.
open class SKRange: __ObjCObject, NSSecureCoding, NSCopying {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    /// At 0.
    public convenience override init() { self.init(lowerLimit: 0, upperLimit: 0) }

    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        (lowerLimit, upperLimit) = (lower, upper)
        super.init()
    }
    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    open class func withNoLimits() -> Self {
        unsafeDowncast(
            SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude), to: Self.self)
    }

    public required init?(coder: NSCoder) {
        lowerLimit = coder.decodeDouble(forKey: "_lowerLimit")
        upperLimit = coder.decodeDouble(forKey: "_upperLimit")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(Double(lowerLimit), forKey: "_lowerLimit")
        coder.encode(Double(upperLimit), forKey: "_upperLimit")
    }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

    /// The nearest number within the limits.
    final func limit(_ value: CGFloat) -> CGFloat { min(upperLimit, max(lowerLimit, value)) }
}
