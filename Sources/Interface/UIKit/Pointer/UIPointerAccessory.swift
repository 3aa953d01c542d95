// SPDX-License-Identifier: MIT

/// A small shape beside the pointer: an arrow that says where it may be dragged.
@preconcurrency @MainActor
open class UIPointerAccessory: __ObjCObject {
    /// Where an accessory is: an angle around the pointer, clockwise from its top, and a distance in points.
    public struct Position: Hashable, Sendable {
        public var offset: CGFloat
        public var angle: CGFloat

        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        public static var defaultOffset: CGFloat { 18 }
        public static var top: Position { eighth(0) }
        public static var topRight: Position { eighth(1) }
        public static var right: Position { eighth(2) }
        public static var bottomRight: Position { eighth(3) }
        public static var bottom: Position { eighth(4) }
        public static var bottomLeft: Position { eighth(5) }
        public static var left: Position { eighth(6) }
        public static var topLeft: Position { eighth(7) }

        private static func eighth(_ count: CGFloat) -> Position {
            Position(offset: defaultOffset, angle: count * .pi / 4)
        }
    }

    public let shape: UIPointerShape
    public let position: Position
    /// The shape turns with its angle.
    open var orientationMatchesAngle = false

    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
        super.init()
    }

    /// Points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -4))
        path.addLine(to: CGPoint(x: 5, y: 3))
        path.addLine(to: CGPoint(x: -5, y: 3))
        path.close()
        let accessory = UIPointerAccessory(.path(path), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }

    /// The outline around the pointer's middle, points.
    var outline: UIBezierPath {
        let path: UIBezierPath =
            switch shape {
            case .path(let path): path.copy() as? UIBezierPath ?? path
            case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
            case .verticalBeam(let length):
                UIBezierPath(roundedRect: CGRect(x: -1, y: -length / 2, width: 2, height: length), cornerRadius: 1)
            case .horizontalBeam(let length):
                UIBezierPath(roundedRect: CGRect(x: -length / 2, y: -1, width: length, height: 2), cornerRadius: 1)
            }
        if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: position.angle)) }
        path.apply(
            CGAffineTransform(
                translationX: sin(position.angle) * position.offset, y: -cos(position.angle) * position.offset))
        return path
    }
}
