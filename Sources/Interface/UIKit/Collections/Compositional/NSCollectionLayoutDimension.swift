// SPDX-License-Identifier: MIT

/// A width or height: points, or a part of what contains it.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: __ObjCObject, @preconcurrency NSCopying {
    enum Kind { case absolute, estimated, fractionalWidth, fractionalHeight, uniform }
    final let kind: Kind
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// The view's content decides in the end.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Like `estimated`, and all in a group get the greatest of them.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    final var isMeasured: Bool { kind == .estimated || kind == .uniform }

    final func length(in container: CGSize) -> CGFloat {
        let value =
            switch kind {
            case .absolute, .estimated, .uniform: dimension
            case .fractionalWidth: container.width * dimension
            case .fractionalHeight: container.height * dimension
            }
        return value.isFinite ? min(max(0, value), 1e7) : 0
    }
}

@preconcurrency @MainActor
open class NSCollectionLayoutSize: __ObjCObject, @preconcurrency NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    final func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
    final var measuring: CellMeasuring {
        var sides: CellMeasuring = []
        if widthDimension.isMeasured { sides.insert(.width) }
        if heightDimension.isMeasured { sides.insert(.height) }
        return sides
    }
}

/// A distance: exact, or at least.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: __ObjCObject, @preconcurrency NSCopying {
    public let spacing: CGFloat
    private let flexible: Bool

    init(_ spacing: CGFloat, flexible: Bool) {
        (self.spacing, self.flexible) = (spacing, flexible)
        super.init()
    }
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, flexible: true)
    }
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, flexible: false)
    }
    open var isFlexible: Bool { flexible }
    open var isFixed: Bool { !flexible }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances outside of an item's edges; nil: none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: __ObjCObject, @preconcurrency NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a supplementary item is held, by edges and an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: __ObjCObject, @preconcurrency NSCopying {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    private let fractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ fractional: Bool) {
        (self.edges, self.offset, self.fractional) = (edges, offset, fractional)
        super.init()
    }
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, false)
    }
    /// In parts of the item's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, true)
    }
    open var isAbsoluteOffset: Bool { !fractional }
    open var isFractionalOffset: Bool { fractional }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The held point of a box of `size`, as parts of it.
    final var point: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }
    final func shift(_ size: CGSize) -> CGPoint {
        fractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
