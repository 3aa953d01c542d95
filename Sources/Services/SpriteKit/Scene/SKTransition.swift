// SPDX-License-Identifier: MIT

/// How one scene takes the place of another in a view.
open class SKTransition: __ObjCObject, NSCopying {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection), reveal(SKTransitionDirection), moveIn(SKTransitionDirection)
        case doorsOpen(isHorizontal: Bool), doorsClose(isHorizontal: Bool), doorway
        case flip(isHorizontal: Bool)
        case filter(CIFilter)
    }
    final let kind: Kind
    final let duration: TimeInterval
    /// The new scene stands still until the transition is over.
    open var pausesIncomingScene = true
    /// Here the old scene always stands still.
    open var pausesOutgoingScene = true

    /// A cross fade of a second.
    public convenience override init() { self.init(.crossFade, 1) }

    private init(_ kind: Kind, _ duration: TimeInterval) {
        (self.kind, self.duration) = (kind, max(0, duration))
        super.init()
    }
    /// - Parameter filter: one of the filters for transitions, with `inputTargetImage` and `inputTime`.
    public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(.filter(filter), sec) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTransition(kind, duration)
        (copy.pausesIncomingScene, copy.pausesOutgoingScene) = (pausesIncomingScene, pausesOutgoingScene)
        return copy
    }

    private class func make(_ kind: Kind, _ duration: TimeInterval) -> SKTransition { SKTransition(kind, duration) }

    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { make(.crossFade, sec) }
    /// Through black.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { make(.fade(.black), sec) }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { make(.fade(color), sec) }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        make(.push(direction), sec)
    }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        make(.reveal(direction), sec)
    }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        make(.moveIn(direction), sec)
    }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        make(.doorsOpen(isHorizontal: true), sec)
    }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        make(.doorsOpen(isHorizontal: false), sec)
    }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        make(.doorsClose(isHorizontal: true), sec)
    }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        make(.doorsClose(isHorizontal: false), sec)
    }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { make(.doorway, sec) }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        make(.flip(isHorizontal: true), sec)
    }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        make(.flip(isHorizontal: false), sec)
    }
}
