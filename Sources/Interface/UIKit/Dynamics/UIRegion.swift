// SPDX-License-Identifier: MIT

/// An area around the origin in which a field works.
@preconcurrency @MainActor
open class UIRegion: __ObjCObject {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }
    open class var infinite: UIRegion { UIRegion { _ in true } }

    open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { self.contains($0) || region.contains($0) } }
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { self.contains($0) && !region.contains($0) }
    }
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { self.contains($0) && region.contains($0) }
    }
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
