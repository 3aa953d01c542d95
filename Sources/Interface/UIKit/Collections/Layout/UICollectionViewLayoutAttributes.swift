// SPDX-License-Identifier: MIT

/// Where one element of a collection view is and how it looks, in the coordinates of the collection view's content.
///
/// Layouts copy attributes before they change them; subclasses that add properties override `copy(with:)` and
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: __ObjCObject, @preconcurrency NSCopying, UIDynamicItem {
    final var category = UICollectionView.ElementCategory.cell
    final var kind: String?
    /// What the default measuring of cells may change.
    package final var measuring = CellMeasuring.both
    /// For cells of lists.
    package final var listRow: ListRowPlace?

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind) = (.supplementaryView, elementKind)
        self.indexPath = indexPath
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind) = (.decorationView, decorationViewKind)
        self.indexPath = indexPath
    }

    /// The box around the element as it shows, transform included. Setting it sets `size` and `center`.
    open var frame: CGRect {
        get {
            let size = self.size
            if transform3D.m11 == 1, CATransform3DIsIdentity(transform3D) {
                return CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                    height: size.height)
            }
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return box.applying(CATransform3DGetAffineTransform(transform3D)).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            guard !CATransform3DIsIdentity(transform3D) else {
                size = newValue.size
                return
            }
            let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform3D))
            size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
        }
    }
    open var center = CGPoint.zero
    open var size = CGSize.zero
    /// The origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            guard newValue.origin == .zero else {
                NSException.raise(
                    .invalidArgumentException,
                    "UICollectionViewLayoutAttributes: -setBounds: origin must be (0, 0), not \(newValue.origin)")
            }
            size = newValue.size
        }
    }
    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    /// Elements with greater numbers are in front.
    open var zIndex = 0
    open var isHidden = false
    /// Of supplementary and decoration views: what the layout gave them, which need not name an item.
    open var indexPath = IndexPath(indexes: [0, 0])

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// nil for cells.
    open var representedElementKind: String? { kind }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = objcNew(type(of: self)) as? UICollectionViewLayoutAttributes else { return self }
        (copy.category, copy.kind, copy.measuring) = (category, kind, measuring)
        copy.indexPath = indexPath
        copy.listRow = listRow
        (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || hasSameValues(as: other) }
    }

    open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && category == other.category && center == other.center
            && size == other.size && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && listRow?.isFirst == other.listRow?.isFirst && listRow?.isLast == other.listRow?.isLast
            && indexPath == other.indexPath && kind == other.kind
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var description: String { MainActor.assumeIsolated { summary } }

    private var summary: String {
        let f = frame
        let what = kind.map { "\(category == .decorationView ? "decoration" : "supplementary") kind: (\($0)); " } ?? ""
        let path = indexPath.map(String.init).joined(separator: " - ")
        return "<\(type(of: self)) index path: (\(path)); \(what)frame = (\(f.minX.short) \(f.minY.short); "
            + "\(f.width.short) \(f.height.short)); zIndex = \(zIndex); >"
    }
}

/// Which sides of a cell its content decides.
package struct CellMeasuring: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// As wide as the content wants.
    package static let width = CellMeasuring(rawValue: 1)
    /// As high as the content wants.
    package static let height = CellMeasuring(rawValue: 2)
    /// Neither side is given.
    package static let both: CellMeasuring = [.width, .height]
}

extension UICollectionViewLayoutAttributes {
    /// A copy of the receiver's own class.
    package var duplicate: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }
    var key: ElementKey { ElementKey(category: category, kind: kind, path: indexPath) }
}

/// Names one element of a collection view.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    var path: IndexPath

    static func cell(_ path: IndexPath) -> ElementKey { ElementKey(category: .cell, kind: nil, path: path) }
}
