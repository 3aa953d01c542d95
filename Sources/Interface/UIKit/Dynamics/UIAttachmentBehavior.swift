// SPDX-License-Identifier: MIT

/// Ties an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    /// How the two are tied.
    enum Kind {
        case distance, limit, pin, fixed
        case slide(CGVector)
    }

    final let kind: Kind
    final let first: any UIDynamicItem
    final let second: (any UIDynamicItem)?
    final let offset: UIOffset
    final let secondOffset: UIOffset

    private init(
        _ kind: Kind, _ first: any UIDynamicItem, _ offset: UIOffset, _ second: (any UIDynamicItem)?,
        _ secondOffset: UIOffset, anchor: CGPoint
    ) {
        (self.kind, self.first, self.second) = (kind, first, second)
        (self.offset, self.secondOffset, anchorPoint) = (offset, secondOffset, anchor)
        let from = CGPoint(x: first.center.x + offset.horizontal, y: first.center.y + offset.vertical)
        var to = anchor
        if let second {
            to = CGPoint(x: second.center.x + secondOffset.horizontal, y: second.center.y + secondOffset.vertical)
        }
        length = hypot(to.x - from.x, to.y - from.y)
        super.init()
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(.distance, item, .zero, nil, .zero, anchor: point)
    }
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(.distance, item, offset, nil, .zero, anchor: point) }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(.distance, item1, .zero, item2, .zero, anchor: .zero)
    }
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.distance, item1, offset1, item2, offset2, anchor: .zero) }

    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { make(.slide(axis), item1, item2, point) }
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { make(.slide(axis), item, nil, point) }
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, item1, offset1, item2, offset2, anchor: .zero) }
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { make(.fixed, item1, item2, point) }
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { make(.pin, item1, item2, point) }

    private class func make(
        _ kind: Kind, _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(kind, first, .zero, second, .zero, anchor: point)
    }

    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }
    /// In the reference view; of attachments to a point.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points between the ends; of attachments that keep one.
    open var length: CGFloat { didSet { changed() } }
    /// 0: rigid; else the spring's oscillations a second.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    open var damping: CGFloat = 0 { didSet { changed() } }
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// Radians of a pin, points of a slide.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    package override var actedOn: [any UIDynamicItem] { items }
}
