// SPDX-License-Identifier: MIT
import HostKit

/// Where one finger of a script is at which time: it comes down at the first place, moves evenly from one to the next and
/// lifts at the last.
struct FingerTrack {
    /// Seconds from the step's beginning, and points of the screen.
    let places: [(time: Double, point: CGPoint)]

    /// nil: no place, times that are below 0 or go back, or more than an hour.
    init?(_ places: [(Double, CGPoint)]) {
        guard let first = places.first, let last = places.last, first.0 >= 0, last.0 <= 3600,
            zip(places, places.dropFirst()).allSatisfy({ $0.0 <= $1.0 })
        else { return nil }
        self.places = places.map { (time: $0.0, point: $0.1) }
    }

    var start: Double { places[0].time }
    var end: Double { places[places.count - 1].time }

    /// Before it comes down the first place, after it lifted the last.
    func point(at time: Double) -> CGPoint {
        guard let next = places.firstIndex(where: { $0.time >= time }) else { return places[places.count - 1].point }
        guard next > 0 else { return places[0].point }
        let (a, b) = (places[next - 1], places[next])
        let part = b.time > a.time ? CGFloat((time - a.time) / (b.time - a.time)) : 1
        return CGPoint(x: a.point.x + (b.point.x - a.point.x) * part, y: a.point.y + (b.point.y - a.point.y) * part)
    }
}

/// Plays fingers that each have times of their own, a report every 1/120 s and one at each time that is named.
@MainActor
final class FingerPlayer {
    private let tracks: [FingerTrack]
    private let times: [Double]
    private let done: @MainActor () -> Void
    private enum Stage { case waiting, down, lifted }
    private var stages: [Stage]

    init(_ tracks: [FingerTrack], then done: @escaping @MainActor () -> Void) {
        (self.tracks, self.done) = (tracks, done)
        stages = tracks.map { _ in .waiting }
        let end = tracks.map(\.end).max() ?? 0
        let regular = (0...Int(end * 120)).map { Double($0) / 120 }
        let named = tracks.flatMap { $0.places.map(\.time) }
        times = Set(regular + named).sorted()
    }

    func play() { report(0) }

    private func report(_ index: Int) {
        let touches = tracks.indices.flatMap { reports(of: $0, at: times[index]) }
        // Fingers that come down and lift at one time do so in two reports.
        for phase in [HostTouch.Phase.began, .moved, .ended] {
            let part = touches.filter { $0.phase == phase }
            if !part.isEmpty { HostInput.handle([.touches(part, time: FrameClock.now)]) }
        }
        guard index + 1 < times.count else { return done() }
        DeadlineQueue.shared.schedule(after: times[index + 1] - times[index]) { self.report(index + 1) }
    }

    private func reports(of finger: Int, at time: Double) -> [HostTouch] {
        let track = tracks[finger]
        let place = track.point(at: time)
        var phases: [HostTouch.Phase] = []
        switch stages[finger] {
        case .waiting where time >= track.start:
            stages[finger] = .down
            phases = [.began]
        case .down: phases = [.moved]
        case .waiting, .lifted: return []
        }
        if time >= track.end {
            stages[finger] = .lifted
            phases.append(.ended)
        }
        return phases.map { HostTouch(identifier: finger, phase: $0, location: place) }
    }
}
