// SPDX-License-Identifier: MIT

/// Items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: __ObjCObject, UIDynamicItem {
    private let members: [any UIDynamicItem]
    private var places: [CGPoint]
    private var middle: CGPoint
    private var size: CGSize
    private var turn = CGAffineTransform.identity

    public init(items: [any UIDynamicItem]) {
        members = items
        var box = CGRect.null
        for item in items {
            box = box.union(
                CGRect(
                    x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                    width: item.bounds.width, height: item.bounds.height))
        }
        if box.isNull { box = .zero }
        (middle, size) = (CGPoint(x: box.midX, y: box.midY), box.size)
        places = items.map { CGPoint(x: $0.center.x - box.midX, y: $0.center.y - box.midY) }
        super.init()
    }

    open var items: [any UIDynamicItem] { members }
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            placeMembers()
        }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            placeMembers()
        }
    }

    private func placeMembers() {
        for (item, place) in zip(members, places) {
            let moved = place.applying(turn)
            item.center = CGPoint(x: middle.x + moved.x, y: middle.y + moved.y)
            item.transform = turn
        }
    }
}
