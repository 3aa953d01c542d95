// SPDX-License-Identifier: MIT

/// A path, filled and drawn along.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public convenience init(path: CGPath) { self.init(path: path, centered: false) }
    /// - Parameter centered: moves the middle of the path to the node's position.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        guard centered else {
            self.path = path
            return
        }
        let box = path.boundingBoxOfPath
        var toMiddle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = path.copy(using: &toMiddle)
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// Around the position.
    public convenience init(rectOf size: CGSize) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints))))
        self.init(path: path)
    }
    /// A smooth curve through the points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Spline.path(through: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints)))))
    }

    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    /// Points of the node's coordinates.
    open var lineWidth: CGFloat = 1
    /// How far the line shines.
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha
    /// Fills the path, multiplied with `fillColor`.
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture? {
        didSet { if strokeTexture != nil { Unsupported.report("SKShapeNode.strokeTexture") } }
    }
    open var fillShader: SKShader? { didSet { fillShader.reportIfSet() } }
    open var strokeShader: SKShader? { didSet { strokeShader.reportIfSet() } }
    open var lineLength: CGFloat {
        var length: CGFloat = 0
        path?.segments { length += $0.length }
        return length
    }

    override var contentBounds: CGRect? {
        guard let path, !path.isEmpty else { return nil }
        let margin = lineWidth / 2 + glowWidth
        return path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin)
    }
    override func makeArtist() -> NodeArtist? { ShapeArtist(self) }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let shape = node as? SKShapeNode else { return }
        (path, fillColor, strokeColor) = (shape.path, shape.fillColor, shape.strokeColor)
        (lineWidth, glowWidth, lineCap) = (shape.lineWidth, shape.glowWidth, shape.lineCap)
        (lineJoin, miterLimit, isAntialiased) = (shape.lineJoin, shape.miterLimit, shape.isAntialiased)
        (blendMode, fillTexture) = (shape.blendMode, shape.fillTexture)
    }
}

/// Catmull and Rom's curve: each piece's ends point along the line between the neighbours.
enum Spline {
    static func path(through points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        guard points.count > 1 else { return path }
        for index in 1..<points.count {
            let before = points[max(0, index - 2)]
            let (start, end) = (points[index - 1], points[index])
            let after = points[min(points.count - 1, index + 1)]
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
        }
        return path
    }
}
