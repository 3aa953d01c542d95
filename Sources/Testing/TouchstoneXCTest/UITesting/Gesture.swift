// SPDX-License-Identifier: MIT

/// Ways of fingers, as a test device moves them.
enum Gesture {
    /// Seconds that a finger stays down, and between two taps.
    private static let tapTime = 0.05
    private static let betweenTaps = 0.1
    /// Points between fingers that touch together.
    private static let fingerDistance: CGFloat = 40

    static func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> [AutomationFinger] {
        (0..<max(0, count)).flatMap { tap -> [AutomationFinger] in
            let start = Double(tap) * (tapTime + betweenTaps)
            return (0..<max(1, fingers)).map { index in
                let place = CGPoint(x: point.x + CGFloat(index) * fingerDistance, y: point.y)
                return finger([(start, place), (start + tapTime, place)])
            }
        }
    }

    static func press(at point: CGPoint, for duration: Double) -> [AutomationFinger] {
        [finger([(0, point), (max(tapTime, duration), point)])]
    }

    static func drag(
        from start: CGPoint, to end: CGPoint, press: Double, velocity: XCUIGestureVelocity, hold: Double
    ) -> [AutomationFinger] {
        let speed = max(1, velocity.rawValue)
        let length = hypot(end.x - start.x, end.y - start.y)
        let arrival = max(0.02, press) + max(0.05, Double(length / speed))
        var points = [(0, start), (max(0.02, press), start), (arrival, end)]
        if hold > 0 { points.append((arrival + hold, end)) }
        return [finger(points)]
    }

    /// Through half of the frame, past its middle: a row that is swiped shows its buttons, as on iOS, and is not swiped
    /// through.
    static func swipe(
        in frame: CGRect, _ direction: CGVector, _ velocity: XCUIGestureVelocity
    ) -> [AutomationFinger] {
        let length = abs(direction.dx) > 0 ? frame.width : frame.height
        // Short elements are swiped beyond their edges.
        let reach = max(length * 0.25, 50)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let start = CGPoint(
            x: middle.x - direction.dx * min(reach, length * 0.25),
            y: middle.y - direction.dy * min(reach, length * 0.25))
        let end = CGPoint(x: start.x + direction.dx * reach * 2, y: start.y + direction.dy * reach * 2)
        return drag(from: start, to: end, press: 0.02, velocity: velocity, hold: 0)
    }

    static func pinch(in frame: CGRect, scale: CGFloat, velocity: CGFloat) -> [AutomationFinger] {
        guard scale > 0, scale != 1 else { return [] }
        let widest = max(40, min(frame.width, frame.height) / 2 - 10)
        let (start, end) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
        let duration = min(3, max(0.2, Double(abs((scale - 1) / (velocity == 0 ? 1 : velocity)))))
        return [-1, 1].map { side in
            finger([
                (0, CGPoint(x: frame.midX + side * start, y: frame.midY)),
                (duration, CGPoint(x: frame.midX + side * end, y: frame.midY)),
            ])
        }
    }

    static func rotation(in frame: CGRect, by angle: CGFloat, velocity: CGFloat) -> [AutomationFinger] {
        let radius = max(30, min(frame.width, frame.height) / 4)
        let duration = min(3, max(0.2, Double(abs(angle / (velocity == 0 ? 1 : velocity)))))
        return [CGFloat(0), .pi].map { side in
            finger(
                (0...24).map { step in
                    let part = CGFloat(step) / 24
                    let turn = side + angle * part
                    let place = CGPoint(x: frame.midX + cos(turn) * radius, y: frame.midY + sin(turn) * radius)
                    return (duration * Double(part), place)
                })
        }
    }

    private static func finger(_ points: [(Double, CGPoint)]) -> AutomationFinger {
        AutomationFinger(points: points.map { .init(time: $0.0, x: Double($0.1.x), y: Double($0.1.y)) })
    }
}
