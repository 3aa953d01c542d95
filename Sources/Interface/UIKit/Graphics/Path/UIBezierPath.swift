// SPDX-License-Identifier: MIT

/// Corners of a rectangle, in a space whose y axis points down.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A path with the attributes to draw it. Points are in the space of the context it is drawn in.
open class UIBezierPath: __ObjCObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Default 1; 0 draws a line of one pixel.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Accepted; curves are always drawn finer than a pixel shows.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() { super.init() }

    private func set(_ cgPath: CGPath) { path = cgPath.mutableCopy() ?? CGMutablePath() }

    public convenience init(rect: CGRect) {
        self.init()
        set(CGPath(rect: rect.standardized, transform: nil))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        set(CGPath(ellipseIn: rect.standardized, transform: nil))
    }

    /// Corners continue into the sides as iOS draws them, not with a sudden change of curvature. The radius is
    /// limited to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        set(RoundedRectangle.path(rect.standardized, cornerRadius, .allCorners))
    }

    /// As above with a choice of corners. Of the radii the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        set(RoundedRectangle.path(rect.standardized, cornerRadii.width, corners))
    }

    /// Angles in radians, clockwise as seen with y pointing down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        set(cgPath)
    }

    // MARK: Archives and copies

    public required init?(coder: NSCoder) {
        super.init()
        guard let elements = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "elements") as? [Double],
            let decoded = CGPath.decoded(elements)
        else { return nil }
        set(decoded)
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "lineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "lineJoinStyle")) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: path.encoded.map { NSNumber(value: $0) }), forKey: "elements")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(lineCapStyle.rawValue, forKey: "lineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "lineJoinStyle")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    // MARK: Construction

    /// A copy; setting replaces the whole path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { set(newValue) }
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // UIKit's y axis points down, Core Graphics means its clockwise with y up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func reversing() -> UIBezierPath {
        let result = copy(with: nil) as? UIBezierPath ?? UIBezierPath()
        result.set(path.reversed)
        return result
    }
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { set(path.copy(using: $0) ?? path) }
    }

    // MARK: Questions

    open var isEmpty: Bool { path.isEmpty }
    /// Around the curves, not their control points; null when empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether filling covers the point.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Dashes

    /// nil or a count of 0 draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Each argument that is not nil receives its part; `pattern` has to have room for `count` numbers.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (i, length) in dashes.enumerated() { pattern?[i] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing into the current context

    /// With the current fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// With the current stroke colour and this path's line attributes.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth == 0 ? 1 / max(context.ctm.meanScale, .leastNormalMagnitude) : lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dashPhase, lengths: dashes)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { fill() }
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { stroke() }
    }

    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    /// Intersects the context's clip with the path's inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        if path.isEmpty {
            context.clip(to: .zero)
        } else {
            context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other
            || (path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
                && lineJoinStyle == other.lineJoinStyle && usesEvenOddFillRule == other.usesEvenOddFillRule)
    }

    open override var hash: Int { path.hashValue }
}
