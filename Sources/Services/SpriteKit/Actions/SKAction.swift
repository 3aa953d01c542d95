// SPDX-License-Identifier: MIT

/// Something that a node does over time. The object says what; each node that runs it keeps its own progress.
open class SKAction: __ObjCObject, NSCopying, NSSecureCoding {
    /// Seconds at speed one; what an action made of others takes is theirs.
    open var duration: TimeInterval {
        get { ownDuration ?? body.duration }
        set { ownDuration = newValue }
    }
    open var timingMode = SKActionTimingMode.linear
    /// Takes the place of `timingMode`; from and to 0...1.
    open var timingFunction: SKActionTimingFunction = { $0 } { didSet { hasTimingFunction = true } }
    open var speed: CGFloat = 1

    final let body: any ActionBody
    private var ownDuration: TimeInterval?
    private final var hasTimingFunction = false

    init(_ body: any ActionBody, duration: TimeInterval? = nil) {
        self.body = body
        ownDuration = duration.map { max(0, $0) }
        super.init()
    }
    public override convenience init() { self.init(Nothing(), duration: 0) }

    public required init?(coder: NSCoder) {
        body = Nothing()
        super.init()
        Unsupported.report("SKAction read from an archive of the app's own")
    }
    open func encode(with coder: NSCoder) { Unsupported.report("SKAction written to an archive") }
    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { copied(body) }

    /// The way back; what cannot go back is documented at each maker.
    open func reversed() -> SKAction { copied(body.reversed) }

    private final func copied(_ body: any ActionBody) -> SKAction {
        let copy = SKAction(body, duration: ownDuration)
        (copy.timingMode, copy.speed) = (timingMode, speed)
        if hasTimingFunction { copy.timingFunction = timingFunction }
        return copy
    }

    /// - Parameter part: of the time, 0 to 1.
    final func eased(_ part: CGFloat) -> CGFloat {
        if hasTimingFunction { return CGFloat(timingFunction(Float(part))) }
        switch timingMode {
        case .linear: return part
        case .easeIn: return part * part
        case .easeOut: return part * (2 - part)
        case .easeInEaseOut: return part * part * (3 - 2 * part)
        }
    }
}

/// What an action does.
protocol ActionBody {
    /// Seconds at speed one.
    var duration: TimeInterval { get }
    var reversed: any ActionBody { get }
    @MainActor func process(of action: SKAction) -> any ActionProcess
}

/// An action that runs on a node, with its progress.
@MainActor
protocol ActionProcess: AnyObject {
    /// Goes on by `seconds` of the node's time.
    /// - Returns: the seconds left over when it has ended; nil: it goes on.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval?
}

/// Does nothing for a while.
struct Nothing: ActionBody {
    var duration: TimeInterval = 0
    /// Seconds around the duration within which it is drawn anew each time.
    var range: TimeInterval = 0
    var reversed: any ActionBody { self }
    func process(of action: SKAction) -> any ActionProcess {
        let duration = action.duration
        let lasts = range > 0 ? max(0, duration + Double.random(in: -range / 2...range / 2)) : duration
        return TimedProcess(action, lasts: lasts) { _, _ in }
    }
}

/// Changes something by parts over time.
struct Change: ActionBody {
    /// Called when it starts; what it answers is called each frame with the part of the way, 0 to 1, from 0 on, and the
    /// part before.
    let begin: @MainActor (SKNode) -> Step
    /// nil: does nothing.
    let back: (@Sendable () -> Change)?
    typealias Step = @MainActor (_ node: SKNode, _ part: CGFloat, _ before: CGFloat) -> Void

    var duration: TimeInterval { 0 }
    var reversed: any ActionBody { back.map { $0() } ?? Nothing() }
    func process(of action: SKAction) -> any ActionProcess {
        var step: Step?
        var before: CGFloat = 0
        let begin = begin
        return TimedProcess(action, lasts: action.duration) { node, time in
            let part = action.eased(time)
            let step =
                step
                ?? {
                    let made = begin(node); step = made; return made
                }()
            step(node, part, before)
            before = part
        }
    }
}

/// Happens at once.
struct Instant: ActionBody {
    let perform: @MainActor (SKNode) -> Void
    /// nil: the same again.
    let back: (@MainActor (SKNode) -> Void)?

    var duration: TimeInterval { 0 }
    var reversed: any ActionBody { back.map { Instant(perform: $0, back: perform) } ?? self }
    func process(of action: SKAction) -> any ActionProcess { InstantProcess(perform) }
}

@MainActor
private final class InstantProcess: ActionProcess {
    private let perform: @MainActor (SKNode) -> Void
    init(_ perform: @escaping @MainActor (SKNode) -> Void) { self.perform = perform }
    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        perform(node)
        return seconds
    }
}

/// Runs for a time of its own, at the action's speed.
@MainActor
final class TimedProcess: ActionProcess {
    private let action: SKAction
    private let lasts: TimeInterval
    private var elapsed: TimeInterval = 0
    /// With the part of the time, 0 to 1.
    private let apply: (SKNode, CGFloat) -> Void

    init(_ action: SKAction, lasts: TimeInterval, _ apply: @escaping (SKNode, CGFloat) -> Void) {
        (self.action, self.lasts, self.apply) = (action, lasts, apply)
    }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let speed = Double(action.speed)
        guard speed > 0 || lasts == 0 else { return nil }
        elapsed += seconds * speed
        // Sums of frames' times miss their whole by rounding.
        if elapsed >= lasts - 1e-9 {
            apply(node, 1)
            return speed > 0 ? max(0, elapsed - lasts) / speed : seconds
        }
        apply(node, CGFloat(elapsed / lasts))
        return nil
    }
}
