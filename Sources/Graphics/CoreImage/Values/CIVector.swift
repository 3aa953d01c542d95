// SPDX-License-Identifier: MIT

/// Numbers that are a filter's input: a position, a rectangle, a row of a matrix, the weights of a convolution. Immutable.
///
/// Sendable because nothing of it changes.
open class CIVector: __ObjCObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Immutable after init.
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
        super.init()
    }

    /// Copies the numbers.
    package init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

    /// Origin, then size.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    /// a, b, c, d, tx, ty.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// As `stringRepresentation` writes it: numbers between brackets; what is no number ends them.
    public convenience init(string representation: String) {
        let parts = representation.split { "[], \t\n".contains($0) }
        self.init(parts.map { Double($0) }.prefix { $0 != nil }.compactMap { $0.map { CGFloat($0) } })
    }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "CIVectorValues") else { return nil }
        self.init(string: text as String)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: stringRepresentation), forKey: "CIVectorValues")
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var count: Int { values.count }
    /// 0 behind the last.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var cgAffineTransformValue: CGAffineTransform {
        guard count >= 6 else { return .identity }
        return CGAffineTransform(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }
    open var stringRepresentation: String { "[" + values.map(shortNumber).joined(separator: " ") + "]" }
    open override var description: String { stringRepresentation }
    open override var hash: Int { values.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    /// For the kernels; precision beyond 24 bits is lost.
    package var floats: [Float] { values.map { Float($0) } }
}

/// Without a fraction when there is none, as `%g` writes it.
func shortNumber(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
