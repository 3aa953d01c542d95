// SPDX-License-Identifier: MIT

/// Where a popover goes: on the side of its source that the permitted arrow directions and the room allow.
struct PopoverPlacement: Equatable {
    /// Points the arrow sticks out of the card.
    static let arrowLength: CGFloat = 13
    /// Half the arrow's base, and how far its middle stays from the card's corners.
    static let arrowHalfWidth: CGFloat = 14
    static let arrowMargin: CGFloat = 28

    /// The card and its arrow.
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The arrow's middle along the card's side, from the card's origin.
    var arrowPosition: CGFloat

    /// - Parameters:
    ///   - size: of the content. It shrinks where there is no room.
    ///   - anchor: the source. An arrow `up` puts the card below it.
    ///   - room: where card and arrow have to stay.
    ///   - permitted: `unknown` counts as all; none: a card without an arrow over the source's middle, as where no
    ///     side has room worth a card.
    ///   - mayOverlap: whether a card without enough room beside the source covers it; else it shrinks.
    init(
        size: CGSize, anchor: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool = false
    ) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let candidates = order.filter { permitted.contains($0) }
        let placements = candidates.map { Self.area($0, anchor, room) }
        func lack(_ area: CGRect) -> CGFloat {
            max(0, size.width - area.width) * max(1, size.height) + max(0, size.height - area.height) * size.width
        }
        // The first that fits, else the one that cuts off least.
        let best = placements.indices.min { lack(placements[$0]) < lack(placements[$1]) }
        guard let best, mayOverlap || Self.isWorthwhile(placements[best], for: size) else {
            self = Self.centered(size, over: anchor, in: room)
            return
        }
        direction = candidates[best]
        let area = mayOverlap ? Self.wholeArea(direction, room) : placements[best]
        let card = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(middle - length / 2, low), max(low, high - length))
        }
        let arrow = Self.arrowLength
        switch direction {
        case .left, .right:
            let y = along(anchor.midY, card.height, room.minY, room.maxY)
            let x = direction == .left ? anchor.maxX : anchor.minX - card.width - arrow
            frame = CGRect(
                x: min(max(x, room.minX), max(room.minX, room.maxX - card.width - arrow)), y: y,
                width: card.width + arrow, height: card.height)
            arrowPosition = anchor.midY - y
        default:
            let x = along(anchor.midX, card.width, room.minX, room.maxX)
            let y = direction == .up ? anchor.maxY : anchor.minY - card.height - arrow
            frame = CGRect(
                x: x, y: min(max(y, room.minY), max(room.minY, room.maxY - card.height - arrow)), width: card.width,
                height: card.height + arrow)
            arrowPosition = anchor.midX - x
        }
    }

    private init(frame: CGRect, direction: UIPopoverArrowDirection, arrowPosition: CGFloat) {
        self.frame = frame
        self.direction = direction
        self.arrowPosition = arrowPosition
    }

    /// Less room than this in a direction is none: nobody could read a card of that size.
    private static let leastSide: CGFloat = 100

    private static func isWorthwhile(_ area: CGRect, for size: CGSize) -> Bool {
        area.width >= min(size.width, leastSide) && area.height >= min(size.height, leastSide)
    }

    /// A card without an arrow.
    private static func centered(_ size: CGSize, over anchor: CGRect, in room: CGRect) -> PopoverPlacement {
        let card = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let x = min(max(anchor.midX - card.width / 2, room.minX), room.maxX - card.width)
        let y = min(max(anchor.midY - card.height / 2, room.minY), room.maxY - card.height)
        return PopoverPlacement(
            frame: CGRect(origin: CGPoint(x: x, y: y), size: card), direction: .unknown, arrowPosition: 0)
    }

    /// The room of a card that may lie over its source.
    private static func wholeArea(_ direction: UIPopoverArrowDirection, _ room: CGRect) -> CGRect {
        let isVertical = direction == .up || direction == .down
        return CGRect(
            x: room.minX, y: room.minY, width: max(0, room.width - (isVertical ? 0 : arrowLength)),
            height: max(0, room.height - (isVertical ? arrowLength : 0)))
    }

    /// The room a card has, its arrow taken off.
    private static func area(_ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ room: CGRect) -> CGRect {
        var area = room
        switch direction {
        case .up: area.size.height = room.maxY - max(room.minY, anchor.maxY) - arrowLength
        case .down: area.size.height = min(room.maxY, anchor.minY) - room.minY - arrowLength
        case .left: area.size.width = room.maxX - max(room.minX, anchor.maxX) - arrowLength
        default: area.size.width = min(room.maxX, anchor.minX) - room.minX - arrowLength
        }
        return CGRect(
            origin: area.origin, size: CGSize(width: max(0, area.size.width), height: max(0, area.size.height)))
    }
}

/// The card with its arrow.
@MainActor
final class PopoverCardView: UIView {
    private let arrow = CAShapeLayer()
    private let clip = UIView()
    private var content: UIView?
    var direction = UIPopoverArrowDirection.up { didSet { setNeedsLayout() } }
    var arrowPosition: CGFloat = 0 { didSet { setNeedsLayout() } }
    var fill: UIColor = .systemBackground {
        didSet {
            clip.backgroundColor = fill
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = 13
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.addSublayer(arrow)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    func hold(_ view: UIView) {
        content = view
        clip.addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = cardFrame
        content?.frame = clip.bounds
        arrow.path = direction == .unknown ? nil : arrowPath
        arrow.fillColor = fill.resolvedColor(with: traitCollection).cgColor
    }

    private var cardFrame: CGRect {
        let length = PopoverPlacement.arrowLength
        var insets = UIEdgeInsets.zero
        switch direction {
        case .up: insets.top = length
        case .down: insets.bottom = length
        case .left: insets.left = length
        case .right: insets.right = length
        default: break
        }
        return bounds.inset(by: insets)
    }

    private var arrowPath: CGPath {
        let card = cardFrame
        let half = PopoverPlacement.arrowHalfWidth
        let margin = PopoverPlacement.arrowMargin
        let isVertical = direction == .up || direction == .down
        let side = isVertical ? card.width : card.height
        let middle = min(max(arrowPosition, margin), max(margin, side - margin))
        func point(_ along: CGFloat, tip: Bool) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: along, y: tip ? 0 : card.minY)
            case .down: CGPoint(x: along, y: tip ? bounds.maxY : card.maxY)
            case .left: CGPoint(x: tip ? 0 : card.minX, y: along)
            default: CGPoint(x: tip ? bounds.maxX : card.maxX, y: along)
            }
        }
        let path = CGMutablePath()
        path.addLines(between: [
            point(middle - half, tip: false), point(middle, tip: true), point(middle + half, tip: false),
        ])
        path.closeSubpath()
        return path
    }
}
