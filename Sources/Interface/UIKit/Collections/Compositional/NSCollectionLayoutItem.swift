// SPDX-License-Identifier: MIT

/// One element of a group: its size and what is around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: __ObjCObject, @preconcurrency NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    private let extraItems: [NSCollectionLayoutSupplementaryItem]
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { extraItems }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, extraItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// Inside of the size.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Outside of the size.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view beside or over an item or group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Where it is on a box.
    final func frame(on box: CGRect) -> CGRect {
        let size = layoutSize.size(in: box.size)
        let outer = containerAnchor.point
        let inner = itemAnchor?.point ?? outer
        let shift = containerAnchor.shift(size)
        let own = itemAnchor?.shift(size) ?? .zero
        return CGRect(
            x: box.minX + box.width * outer.x - size.width * inner.x + shift.x + own.x,
            y: box.minY + box.height * outer.y - size.height * inner.y + shift.y + own.y, width: size.width,
            height: size.height)
    }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// The content makes room for it.
    open var extendsBoundary = true
    /// Stays in sight as long as its section is.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }
}

/// Something behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = -1

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
