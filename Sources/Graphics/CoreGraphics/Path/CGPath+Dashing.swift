// SPDX-License-Identifier: MIT
import Foundation

extension CGPath {
    /// The path cut into dashes, to be stroked; subpaths each start the pattern anew. Without usable lengths (none,
    /// negative ones, a sum of zero) the path itself.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let total = lengths.reduce(0, +)
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), total > 0, phase.isFinite else {
            return CGPath(storage: storage.applying(transform))
        }
        let bounds = storage.finiteBounds
        let tolerance = min(max(max(bounds.width, bounds.height) * 1e-4, 1e-6), 0.05)
        var dasher = Dasher(lengths: lengths, phase: phase)
        for line in storage.polylines(tolerance: tolerance) { dasher.add(line) }
        return CGPath(storage: dasher.output.applying(transform))
    }
}

/// Walks polylines and keeps what lies under the "on" lengths.
private struct Dasher {
    /// More dashes than this in one path are not drawn: a pattern far below the size of a pixel.
    static let maximumDashes = 1_000_000

    let lengths: [CGFloat]
    let phase: CGFloat
    var output = PathStorage()
    private var index = 0
    private var left: CGFloat = 0
    private var count = 0

    init(lengths: [CGFloat], phase: CGFloat) {
        // An odd count repeats once, so that on and off keep alternating.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        self.phase = phase
    }

    private mutating func restart() {
        let total = lengths.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: total)
        if offset < 0 { offset += total }
        index = 0
        while offset >= lengths[index], index < lengths.count - 1 {
            offset -= lengths[index]
            index += 1
        }
        left = lengths[index] - offset
    }

    mutating func add(_ line: Polyline) {
        restart()
        guard line.points.count > 1 else { return }
        let points = line.isClosed ? line.points + [line.points[0]] : line.points
        if index % 2 == 0 { output.move(points[0]) }
        for (from, to) in zip(points, points.dropFirst()) { walk(from, to) }
    }

    private mutating func walk(_ from: CGPoint, _ to: CGPoint) {
        let length = hypot(to.x - from.x, to.y - from.y)
        var done: CGFloat = 0
        while length - done > left, count < Self.maximumDashes {
            done += left
            let t = done / length
            let p = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
            if index % 2 == 0 { output.line(p) } else { output.move(p) }
            index = (index + 1) % lengths.count
            left = lengths[index]
            count += 1
        }
        left -= length - done
        if index % 2 == 0 { output.line(to) }
    }
}
