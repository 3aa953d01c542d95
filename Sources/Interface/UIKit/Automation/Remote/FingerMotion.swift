// SPDX-License-Identifier: MIT
import HostKit

/// Leads fingers along their ways, as the screen of a device reports them: 120 times a second.
@MainActor
struct FingerMotion {
    private let fingers: [AutomationFinger]

    init(_ fingers: [AutomationFinger]) { self.fingers = fingers.filter { !$0.points.isEmpty } }

    private static let reportInterval = 1.0 / 120

    /// - Parameter wait: runs the app up to a time of the frame clock.
    func perform(waitingWith wait: (CFTimeInterval) -> Void) {
        let start = FrameClock.now
        var down: Set<Int> = []
        var last: [Int: CGPoint] = [:]
        for time in times {
            wait(start + time)
            var touches: [HostTouch] = []
            for (index, finger) in fingers.enumerated() {
                guard let first = finger.points.first, let end = finger.points.last else { continue }
                let point = Self.place(of: finger, at: time)
                if !down.contains(index) {
                    guard time >= first.time, time <= end.time, last[index] == nil else { continue }
                    touches.append(HostTouch(identifier: index, phase: .began, location: point))
                    down.insert(index)
                } else if time >= end.time {
                    if last[index] != point {
                        send([HostTouch(identifier: index, phase: .moved, location: point)])
                    }
                    touches.append(HostTouch(identifier: index, phase: .ended, location: point))
                    down.remove(index)
                } else if last[index] != point {
                    touches.append(HostTouch(identifier: index, phase: .moved, location: point))
                }
                last[index] = point
            }
            if !touches.isEmpty { send(touches) }
        }
    }

    /// When fingers are reported: at each point of a way, and often in between.
    private var times: [Double] {
        let marks = Set(fingers.flatMap { $0.points.map(\.time) }).sorted()
        guard let first = marks.first else { return [] }
        var result = [first]
        for (from, to) in zip(marks, marks.dropFirst()) {
            let count = max(1, Int(((to - from) / Self.reportInterval).rounded(.up)))
            result += (1...count).map { from + (to - from) * Double($0) / Double(count) }
        }
        return result
    }

    private static func place(of finger: AutomationFinger, at time: Double) -> CGPoint {
        let points = finger.points
        guard let next = points.firstIndex(where: { $0.time >= time }) else {
            return points.last.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
        }
        let to = points[next]
        guard next > 0, to.time > points[next - 1].time else { return CGPoint(x: to.x, y: to.y) }
        let from = points[next - 1]
        let part = (time - from.time) / (to.time - from.time)
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }

    private func send(_ touches: [HostTouch]) { HostInput.handle([.touches(touches, time: FrameClock.now)]) }
}
