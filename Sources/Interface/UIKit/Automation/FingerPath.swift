// SPDX-License-Identifier: MIT

/// Fingers that move along a row of waypoints, each at even speed.
struct FingerPath {
    private let rows: [[CGPoint]]
    private let lengths: [CGFloat]

    init(_ rows: [[CGPoint]]) {
        self.rows = rows
        var sum: CGFloat = 0
        var lengths: [CGFloat] = [0]
        for (a, b) in zip(rows, rows.dropFirst()) {
            sum += zip(a, b).map { distance($0, $1) }.max() ?? 0
            lengths.append(sum)
        }
        self.lengths = lengths
    }

    func points(at fraction: Double) -> [CGPoint] {
        guard let total = lengths.last, total > 0 else { return rows.last ?? [] }
        let wanted = total * CGFloat(fraction)
        let index = max(1, lengths.firstIndex { $0 >= wanted } ?? lengths.count - 1)
        let span = lengths[index] - lengths[index - 1]
        let part = span > 0 ? (wanted - lengths[index - 1]) / span : 1
        return zip(rows[index - 1], rows[index]).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        }
    }
}

/// Waypoints of two fingers.
enum TwoFingers {
    static func pinch(around center: CGPoint, scale: CGFloat) -> [[CGPoint]] {
        let (start, end): (CGFloat, CGFloat) = scale >= 1 ? (40, 40 * scale) : (120, max(10, 120 * scale))
        return [start, end].map { [CGPoint(x: center.x - $0, y: center.y), CGPoint(x: center.x + $0, y: center.y)] }
    }

    /// - Parameter angle: degrees, clockwise.
    static func turn(around center: CGPoint, angle: CGFloat) -> [[CGPoint]] {
        (0...16).map { step in
            let a = angle * .pi / 180 * CGFloat(step) / 16
            let v = CGPoint(x: cos(a) * 80, y: sin(a) * 80)
            return [CGPoint(x: center.x - v.x, y: center.y - v.y), CGPoint(x: center.x + v.x, y: center.y + v.y)]
        }
    }
}
