// SPDX-License-Identifier: MIT

/// One finger from the moment it comes down until it lifts. The object stays the same and changes.
@preconcurrency @MainActor
open class UITouch: __ObjCObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// Screen points.
    package var point: CGPoint
    /// Screen points, at the event before.
    package var previousPoint: CGPoint
    /// Of the last change, by the frame clock.
    package var time: TimeInterval
    /// Of the event before, by the frame clock.
    package var previousTime: TimeInterval
    /// Changes from event to event.
    package var currentPhase: Phase = .began
    /// Taps in quick succession, this one included; 0 once the finger has moved away.
    package var taps = 1
    /// 1 is an average touch; 0 where the host has no notion of it.
    package var pressure: CGFloat = 0
    /// A finger; hosts know no others.
    package var kind = TouchType.direct
    /// The view that was hit when the touch began; nil: none, or it is gone.
    package weak var hitView: UIView?
    /// The window that was hit when the touch began.
    package weak var hitWindow: UIWindow?
    /// Those that still look at the touch.
    package var recognizers: [UIGestureRecognizer] = []
    /// The moves that one event stands for, the latest last; empty where it did not move.
    package var coalesced: [UITouch] = []
    /// The host's number of the finger.
    package let identifier: Int
    /// The recognisers took it away from the view.
    package var isCancelledInView = false
    /// `touchesBegan` reached the view.
    package var hasBegunInView = false

    /// Has just begun, at rest.
    /// - Parameter point: screen points.
    package init(identifier: Int, at point: CGPoint, time: TimeInterval) {
        self.identifier = identifier
        self.point = point
        previousPoint = point
        self.time = time
        previousTime = time
        super.init()
    }

    /// A touch of nothing at the origin, as tests make it.
    public override convenience init() { self.init(identifier: -1, at: .zero, time: 0) }

    open var timestamp: TimeInterval { time }
    open var phase: Phase { currentPhase }
    /// How many taps in quick succession at one place this is the latest of; 0 once the finger has moved away.
    open var tapCount: Int { taps }
    open var type: TouchType { kind }
    /// Points; a finger pad.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var window: UIWindow? { hitWindow }
    /// The view that was hit when the touch began, for its whole life.
    open var view: UIView? { hitView }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// nil: the window's coordinates.
    open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { place(point, in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }

    /// 1 is an average touch; 0 where the host has no notion of it.
    open var force: CGFloat { pressure }
    open var maximumPossibleForce: CGFloat { pressure > 0 ? 6.67 : 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        (view ?? hitWindow)?.fromScreenAsSeen(point) ?? point
    }
}

extension UITouch {
    /// A frozen copy, for the lists of coalesced and predicted touches.
    package func copy(at point: CGPoint, time: TimeInterval) -> UITouch {
        let copy = UITouch(identifier: identifier, at: point, time: time)
        copy.previousPoint = previousPoint
        copy.currentPhase = currentPhase
        copy.taps = taps
        copy.pressure = pressure
        copy.hitView = hitView
        copy.hitWindow = hitWindow
        return copy
    }

    /// The next frame's place if the finger keeps its speed; none when it rests.
    func predictions() -> [UITouch] {
        let interval = time - previousTime
        guard currentPhase == .moved, interval > 0 else { return [] }
        let velocity = CGPoint(x: (point.x - previousPoint.x) / interval, y: (point.y - previousPoint.y) / interval)
        return [1, 2].map { step in
            let ahead = Double(step) / 120
            return copy(
                at: CGPoint(x: point.x + velocity.x * ahead, y: point.y + velocity.y * ahead), time: time + ahead)
        }
    }
}

public typealias UITouchPhase = UITouch.Phase
public typealias UITouchType = UITouch.TouchType
