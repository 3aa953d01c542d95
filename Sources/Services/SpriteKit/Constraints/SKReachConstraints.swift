// SPDX-License-Identifier: MIT

/// How far a joint turns when actions reach for something.
open class SKReachConstraints: __ObjCObject, NSSecureCoding {
    /// Radians.
    open var lowerAngleLimit: CGFloat
    open var upperAngleLimit: CGFloat

    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
        super.init()
    }
    public required init?(coder: NSCoder) {
        lowerAngleLimit = coder.decodeDouble(forKey: "_lowerAngleLimit")
        upperAngleLimit = coder.decodeDouble(forKey: "_upperAngleLimit")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(Double(lowerAngleLimit), forKey: "_lowerAngleLimit")
        coder.encode(Double(upperAngleLimit), forKey: "_upperAngleLimit")
    }
    open class var supportsSecureCoding: Bool { true }
}
