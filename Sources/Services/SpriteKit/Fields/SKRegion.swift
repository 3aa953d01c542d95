// SPDX-License-Identifier: MIT

/// A part of the plane, in a field's own coordinates: where the field acts.
open class SKRegion: __ObjCObject, NSCopying {
    private enum Part {
        case everywhere
        case path(CGPath)
        indirect case inverse(Part)
        indirect case union(Part, Part)
        indirect case difference(Part, Part)
        indirect case intersection(Part, Part)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everywhere: true
            case .path(let path): path.contains(point)
            case .inverse(let part): !part.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            }
        }
    }
    private let part: Part
    /// The outline it was made with; nil for one made of others.
    open private(set) var path: CGPath?

    /// Everywhere.
    public convenience override init() { self.init(.everywhere) }

    private init(_ part: Part, path: CGPath? = nil) {
        (self.part, self.path) = (part, path)
        super.init()
    }
    /// Everywhere.
    public class func infinite() -> SKRegion { SKRegion(.everywhere) }
    public convenience init(radius: Float) {
        self.init(size: CGSize(width: CGFloat(radius) * 2, height: CGFloat(radius) * 2), oval: true)
    }
    /// A rectangle about the origin.
    public convenience init(size: CGSize) { self.init(size: size, oval: false) }
    private convenience init(size: CGSize, oval: Bool) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(path: oval ? CGPath(ellipseIn: rect, transform: nil) : CGPath(rect: rect, transform: nil))
    }
    public convenience init(path: CGPath) { self.init(.path(path), path: path) }

    public func inverse() -> Self { make(.inverse(part)) }
    public func byUnion(with region: SKRegion) -> Self { make(.union(part, region.part)) }
    public func byDifference(from region: SKRegion) -> Self { make(.difference(part, region.part)) }
    public func byIntersection(with region: SKRegion) -> Self { make(.intersection(part, region.part)) }
    public func contains(_ point: CGPoint) -> Bool { part.contains(point) }
    open func copy(with zone: NSZone? = nil) -> Any { SKRegion(part, path: path) }

    private func make(_ part: Part) -> Self { unsafeDowncast(SKRegion(part), to: Self.self) }
}
