// SPDX-License-Identifier: MIT

extension SKAction {
    // MARK: Together

    public class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(SequenceBody(actions: copies(actions))) }
    public class func group(_ actions: [SKAction]) -> SKAction { SKAction(GroupBody(actions: copies(actions))) }
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(RepeatBody(action: copies([action])[0], count: max(0, count)))
    }
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(RepeatBody(action: copies([action])[0], count: nil))
    }
    private class func copies(_ actions: [SKAction]) -> [SKAction] { actions.map { $0.copy() as? SKAction ?? $0 } }

    // MARK: Time

    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(Nothing(), duration: sec) }
    /// - Parameter durationRange: seconds around `sec`; each run waits for another time in it.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(Nothing(range: durationRange), duration: sec)
    }
    public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction {
        addition(CGVector(dx: speed, dy: 0), sec) { node, step in node.speed += step.dx }
    }
    /// Not reversible.
    public class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction {
        setting(to: speed, sec, { $0.speed }, { $0.speed = $1 })
    }

    // MARK: Code; reversed the same

    public class func run(_ block: @escaping () -> Void) -> SKAction {
        nonisolated(unsafe) let work = block  // Actions run on the main thread, where apps make them.
        return SKAction(Instant(perform: { _ in work() }, back: nil))
    }
    /// On the queue, not on the main thread; nobody waits for it.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let work = block  // Handed over to the one queue that runs it, as on iOS.
        return SKAction(Instant(perform: { _ in queue.async { work() } }, back: nil))
    }
    /// - Parameter block: each frame, with the node and the seconds that have passed.
    public class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction(CustomBody(block: block), duration: seconds) }
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        nonisolated(unsafe) let target = target  // As for blocks.
        return SKAction(Instant(perform: { _ in _ = __objcSend(target, selector, []) }, back: nil))
    }
    /// Runs `action` on the child; this one ends at once.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(ChildBody(action: action, name: name))
    }
    public class func removeFromParent() -> SKAction {
        SKAction(Instant(perform: { $0.removeFromParent() }, back: nil))
    }

    // MARK: Physics

    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        pushing(sec) { $0.applyForce(force) }
    }
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        pushing(sec) { $0.applyForce(force, at: point) }
    }
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        pushing(sec) { $0.applyTorque(torque) }
    }
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        addition(impulse, sec) { $0.physicsBody?.applyImpulse($1) }
    }
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        addition(impulse, sec) { $0.physicsBody?.applyImpulse($1, at: point) }
    }
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        addition(CGVector(dx: impulse, dy: 0), sec) { $0.physicsBody?.applyAngularImpulse($1.dx) }
    }
    public class func changeMass(to value: Float, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = node.physicsBody?.mass ?? 0
            return { node, part, _ in node.physicsBody?.mass = start + (CGFloat(value) - start) * part }
        }
    }
    public class func changeMass(by value: Float, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: CGFloat(value), dy: 0), duration) { $0.physicsBody?.mass += $1.dx }
    }
    public class func changeCharge(to value: Float, duration: TimeInterval) -> SKAction {
        change(duration) { node in
            let start = node.physicsBody?.charge ?? 0
            return { node, part, _ in node.physicsBody?.charge = start + (CGFloat(value) - start) * part }
        }
    }
    public class func changeCharge(by value: Float, duration: TimeInterval) -> SKAction {
        addition(CGVector(dx: CGFloat(value), dy: 0), duration) { $0.physicsBody?.charge += $1.dx }
    }
    private static func pushing(_ duration: TimeInterval, _ push: @escaping @MainActor (SKPhysicsBody) -> Void)
        -> SKAction
    {
        change(duration) { _ in { node, _, _ in if let body = node.physicsBody { push(body) } } }
    }

    // MARK: Reaching

    /// Inverse kinematics is not there: nothing turns, and that is reported.
    public class func reach(to position: CGPoint, rootNode root: SKNode, duration: TimeInterval) -> SKAction {
        Unsupported.report("SKAction.reach")
        return wait(forDuration: duration)
    }
    public class func reach(to position: CGPoint, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        reach(to: position, rootNode: root, duration: 0)
    }
    public class func reach(to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        reach(to: CGPoint.zero, rootNode: root, duration: sec)
    }
    public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        reach(to: CGPoint.zero, rootNode: root, duration: 0)
    }
}

// MARK: - Of an action file

extension SKAction {
    /// The action `name` of the app's action files; nil when none has it.
    public convenience init?(named name: String) {
        guard let action = SKAction.archived(named: name, in: nil) else { return nil }
        self.init(action.body, duration: action.duration)
        (speed, timingMode) = (action.speed, action.timingMode)
    }
    public convenience init?(named name: String, duration sec: TimeInterval) {
        self.init(named: name)
        duration = sec
    }
    public convenience init?(named name: String, from url: URL) {
        guard let action = SKAction.archived(named: name, in: url.path) else { return nil }
        self.init(action.body, duration: action.duration)
        (speed, timingMode) = (action.speed, action.timingMode)
    }
}

/// A block each frame with the seconds since the start.
private struct CustomBody: ActionBody {
    let block: (SKNode, CGFloat) -> Void
    var duration: TimeInterval { 0 }
    var reversed: any ActionBody { self }
    func process(of action: SKAction) -> any ActionProcess {
        let seconds = CGFloat(action.duration)
        return TimedProcess(action, lasts: action.duration) { node, part in
            block(node, action.eased(part) * seconds)
        }
    }
}

/// Starts an action on children.
private struct ChildBody: ActionBody {
    let action: SKAction
    let name: String
    var duration: TimeInterval { 0 }
    var reversed: any ActionBody { ChildBody(action: action.reversed(), name: name) }
    func process(of action: SKAction) -> any ActionProcess {
        TimedProcess(action, lasts: 0) { node, _ in
            for child in node.allMatches(of: name) { child.run(self.action) }
        }
    }
}
