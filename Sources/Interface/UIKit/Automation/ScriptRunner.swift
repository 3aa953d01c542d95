// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Takes an app through the steps of a script, then ends the process: 0 when all went well, 1 with the number of the
/// step that did not.
///
/// Each step starts when the app has come to rest after the one before.
@MainActor
final class ScriptRunner {
    /// Seconds an app that never rests (a game, a spinner) is waited for before a step goes ahead.
    static let patience = 3.0
    /// Seconds that such an app is waited for while animations run that will end: an entrance beside a spinner.
    static let patienceForEnds = 10.0
    /// Seconds of rest that count, so that work that follows at once is waited for too.
    static let restTime = 0.05

    private static var running: ScriptRunner?
    private let steps: [ScriptStep]
    private var next = 0

    static func start(_ steps: [ScriptStep]) {
        let runner = ScriptRunner(steps)
        running = runner
        runner.whenSettled { runner.proceed() }
    }

    private init(_ steps: [ScriptStep]) { self.steps = steps }

    private func proceed() {
        guard next < steps.count else { end(0) }
        let step = steps[next]
        next += 1
        perform(step) { [self] in whenSettled { self.proceed() } }
    }

    private func end(_ status: Int32) -> Never {
        exit(status)
    }

    func fail(_ step: ScriptStep, _ reason: String) -> Never {
        FileHandle.standardError.write(Data("script: step \(step.number) \(step.source): \(reason)\n".utf8))
        end(1)
    }

    // MARK: Time

    /// Calls `body` when the app has rested, or when patience is over.
    private func whenSettled(_ body: @escaping @MainActor () -> Void) {
        check(since: FrameClock.now, restedSince: nil, body)
    }

    private func check(
        since start: CFTimeInterval, restedSince: CFTimeInterval?, _ body: @escaping @MainActor () -> Void
    ) {
        let now = FrameClock.now
        let settled = MainLoop.shared.isSettled
        let rested = settled ? (restedSince ?? now) : nil
        if let rested, now - rested >= Self.restTime { return body() }
        let awaitsEnds = MainLoop.shared.context?.hasFiniteAnimations ?? false
        if now - start >= (awaitsEnds ? Self.patienceForEnds : Self.patience) { return body() }
        after(1.0 / 60) { [self] in check(since: start, restedSince: rested, body) }
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        DeadlineQueue.shared.schedule(after: seconds, body)
    }

    // MARK: Steps

    private func perform(_ step: ScriptStep, then done: @escaping @MainActor () -> Void) {
        switch step.action {
        case .tap(let place, let count, let fingers):
            tap(at: point(place, step), count: count, fingers: fingers, then: done)
        case .press(let place, let duration):
            let point = point(place, step)
            move([[point], [point]], duration: duration, then: done)
        case .drag(let points, let duration):
            move(points.map { [$0] }, duration: duration, then: done)
        case .swipe(let direction, let place):
            move(swipePath(direction, place.map { point($0, step) }).map { [$0] }, duration: 0.15, then: done)
        case .pinch(let place, let scale, let duration):
            move(TwoFingers.pinch(around: center(place, step), scale: scale), duration: duration, then: done)
        case .rotateFingers(let place, let angle, let duration):
            move(TwoFingers.turn(around: center(place, step), angle: angle), duration: duration, then: done)
        case .type(let text): type(text, then: done)
        case .key(let name, let modifiers):
            guard let key = ScriptKeys.key(named: name, modifiers: modifiers) else { fail(step, "no key '\(name)'") }
            send(key: key)
            done()
        case .wait(let seconds): after(seconds, done)
        case .rotate(let orientation):
            UIApplication.shared.deviceTurned(to: orientation)
            done()
        case .shake:
            UIApplication.shared.shake()
            done()
        case .appearance(let isDark):
            HostInput.handle([.appearanceChanged(isDark: isDark)])
            done()
        case .shot(let file): shot(to: file, step, then: done)
        case .tree(let file): tree(to: file, step, then: done)
        case .expect(let expectation):
            expect(expectation, step, until: FrameClock.now + expectation.timeout, then: done)
        case .open(let url):
            if !UIApplication.shared.receive(url) { fail(step, "the app does not open \(url)") }
            done()
        case .background:
            HostInput.handle([.activation(.background)])
            done()
        case .foreground:
            HostInput.handle([.activation(.active)])
            done()
        case .memoryWarning:
            UIApplication.shared.receiveMemoryWarning()
            done()
        case .location(let move):
            if let move { World.shared.perform(move) } else { World.shared.lose() }
            done()
        case .world(let changes):
            do { try World.shared.merge(changes, from: "world") } catch { fail(step, "\(error)") }
            done()
        case .permission(let states):
            for (kind, state) in states { Permissions.current.settle(kind, state) }
            done()
        }
    }

    // MARK: Fingers

    private func point(_ place: ScriptStep.Place, _ step: ScriptStep) -> CGPoint {
        switch place {
        case .point(let point): return point
        case .name(let name):
            if ElementFinder.find(name) == nil { _ = ElementFinder.reveal(name) }
            guard let found = ElementFinder.find(name) else {
                fail(
                    step,
                    "nothing on screen has the identifier, label or text '\(name)'; there is: \(ElementFinder.names)")
            }
            return found
        }
    }

    private func center(_ place: ScriptStep.Place?, _ step: ScriptStep) -> CGPoint {
        place.map { point($0, step) } ?? CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY)
    }

    private func tap(at point: CGPoint, count: Int, fingers: Int, then done: @escaping @MainActor () -> Void) {
        guard count > 0 else { return done() }
        let points = (0..<max(1, fingers)).map { CGPoint(x: point.x + CGFloat($0) * 40, y: point.y) }
        move([points, points], duration: 0.05) { [self] in
            after(0.05) { self.tap(at: point, count: count - 1, fingers: fingers, then: done) }
        }
    }

    private func swipePath(_ direction: UISwipeGestureRecognizer.Direction, _ start: CGPoint?) -> [CGPoint] {
        let screen = UIScreen.main.bounds
        let from = start ?? CGPoint(x: screen.midX, y: screen.midY)
        let reach = min(160, min(screen.width, screen.height) * 0.4)
        let to: CGPoint =
            switch direction {
            case .left: CGPoint(x: from.x - reach, y: from.y)
            case .right: CGPoint(x: from.x + reach, y: from.y)
            case .up: CGPoint(x: from.x, y: from.y - reach)
            default: CGPoint(x: from.x, y: from.y + reach)
            }
        return [from, to]
    }

    /// Puts fingers down at the first row of points and leads them along the others at even speed, one report every
    /// 1/120 s.
    private func move(_ rows: [[CGPoint]], duration: Double, then done: @escaping @MainActor () -> Void) {
        let path = FingerPath(rows)
        send(path.points(at: 0), .began)
        let count = max(1, Int((duration * 120).rounded()))
        step(1)
        func step(_ index: Int) {
            after(duration / Double(count)) { [self] in
                let points = path.points(at: Double(index) / Double(count))
                if index < count {
                    send(points, .moved)
                    step(index + 1)
                } else {
                    send(points, .moved)
                    send(points, .ended)
                    done()
                }
            }
        }
    }

    private func send(_ points: [CGPoint], _ phase: HostTouch.Phase) {
        let touches = points.enumerated().map { HostTouch(identifier: $0.offset, phase: phase, location: $0.element) }
        HostInput.handle([.touches(touches, time: FrameClock.now)])
    }

    // MARK: Keys

    private func type(_ text: String, then done: @escaping @MainActor () -> Void) {
        var rest = Substring(text)
        guard let character = rest.popFirst() else { return done() }
        ScriptKeys.type(character)
        after(1.0 / 60) { [self] in type(String(rest), then: done) }
    }

    private func send(key: HostKey) {
        var up = key
        up.phase = .up
        HostInput.handle([.key(key, time: FrameClock.now), .key(up, time: FrameClock.now)])
    }

    // MARK: Results

    private func shot(to file: String, _ step: ScriptStep, then done: @escaping @MainActor () -> Void) {
        MainLoop.shared.renderNow()
        do {
            try MainLoop.shared.withLastFrame { buffer in
                guard let buffer else { fail(step, "there is no frame yet") }
                try ScreenPicture.write(buffer, to: file)
            }
        } catch { fail(step, "cannot write \(file): \(error)") }
        done()
    }

    private func tree(to file: String, _ step: ScriptStep, then done: @escaping @MainActor () -> Void) {
        MainLoop.shared.renderNow()
        do {
            let data = file.hasSuffix(".json") ? try ViewTree.json() : Data(ViewTree.text().utf8)
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch { fail(step, "cannot write \(file): \(error.localizedDescription)") }
        done()
    }

    private func expect(
        _ expectation: ScriptStep.Expectation, _ step: ScriptStep, until limit: CFTimeInterval,
        then done: @escaping @MainActor () -> Void
    ) {
        if ElementFinder.isMet(expectation) { return done() }
        if FrameClock.now >= limit {
            fail(step, expectation.isAbsent ? "it is on screen" : "not on screen; there is: \(ElementFinder.names)")
        }
        after(1.0 / 60) { [self] in expect(expectation, step, until: limit, then: done) }
    }
}

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
