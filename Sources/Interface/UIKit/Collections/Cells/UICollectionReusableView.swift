// SPDX-License-Identifier: MIT

/// A view that a collection view shows for an element, and shows again for another one when the first is out of sight.
open class UICollectionReusableView: UIView {
    /// Under which it was registered and goes back; nil: it was not dequeued.
    package final var reuseName: String?
    /// What the view shows now; nil while it waits to be used again.
    package final var shownAttributes: UICollectionViewLayoutAttributes?
    final weak var holder: UICollectionView?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var reuseIdentifier: String? { reuseName }

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Called after frame, transform, opacity and order have been taken from the attributes; subclasses take what their
    /// layout's own attributes add.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view would rather have than what the layout estimated. By default the size that its constraints ask
    /// for, or `sizeThatFits`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes, content: self) }

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

extension UICollectionReusableView {
    /// Takes everything that attributes say about any view, then lets the class take the rest.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        shownAttributes = attributes
        show(attributes)
        apply(attributes)
    }

    /// Geometry and look, without telling the class.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
            transform3D = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let depth = CGFloat(min(max(attributes.zIndex, -1_000_000), 1_000_000))
        if layer.zPosition != depth { layer.zPosition = depth }
    }

    /// The default measuring: sides that the attributes leave open take what `content` asks for.
    final func fittingAttributes(
        _ attributes: UICollectionViewLayoutAttributes, content: UIView
    ) -> UICollectionViewLayoutAttributes {
        let sides = attributes.measuring
        guard !sides.isEmpty else { return attributes }
        // Storyboards of old have the constraints of the content in the cell.
        let content = content.constraints.isEmpty && !constraints.isEmpty ? self : content
        let size = content.contentSize(near: attributes.size, open: sides)
        let wanted = CGSize(
            width: sides.contains(.width) ? size.width : attributes.size.width,
            height: sides.contains(.height) ? size.height : attributes.size.height)
        guard wanted != attributes.size else { return attributes }
        let origin = attributes.frame.origin
        let preferred = attributes.duplicate
        preferred.frame = CGRect(origin: origin, size: wanted)
        return preferred
    }
}

extension UIView {
    /// The size that constraints inside ask for, else `sizeThatFits`. Where the constraints leave a side free, as when
    /// they only centre something, it stays what the layout estimated.
    fileprivate func contentSize(near size: CGSize, open sides: CellMeasuring) -> CGSize {
        let isConfigured = self is any UIContentView
        guard !constraints.isEmpty || isConfigured else { return sizeThatFits(size) }
        let target = CGSize(
            width: isConfigured && sides.contains(.width) ? 0 : size.width,
            height: isConfigured && sides.contains(.height) ? 0 : size.height)
        return systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: sides.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: sides.contains(.height) ? .fittingSizeLevel : .required)
    }
}
