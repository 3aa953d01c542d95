// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// Does what one step says: of a script, or of a command to the device that the app runs on.
@MainActor
final class StepPerformer {
    typealias Done = @MainActor (_ failure: String?) -> Void

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        DeadlineQueue.shared.schedule(after: seconds, body)
    }

    /// - Parameter done: called once, with why it could not be done, or nil.
    func perform(_ action: ScriptStep.Action, then done: @escaping Done) {
        do { try start(action, then: done) } catch { done("\(error)") }
    }

    private func start(_ action: ScriptStep.Action, then failed: @escaping Done) throws {
        let done: @MainActor () -> Void = { failed(nil) }
        switch action {
        case .tap(let place, let count, let fingers):
            tap(at: try point(place), count: count, fingers: fingers, then: done)
        case .press(let place, let duration):
            let point = try point(place)
            move([[point], [point]], duration: duration, then: done)
        case .drag(let points, let duration):
            move(points.map { [$0] }, duration: duration, then: done)
        case .swipe(let direction, let place):
            move(swipePath(direction, try place.map(point)).map { [$0] }, duration: 0.15, then: done)
        case .pinch(let place, let scale, let duration):
            move(TwoFingers.pinch(around: try center(place), scale: scale), duration: duration, then: done)
        case .rotateFingers(let place, let angle, let duration):
            move(TwoFingers.turn(around: try center(place), angle: angle), duration: duration, then: done)
        case .fingers(let tracks): FingerPlayer(tracks, then: done).play()
        case .type(let text): type(text, then: done)
        case .key(let name, let modifiers):
            guard let key = ScriptKeys.key(named: name, modifiers: modifiers) else { throw failure("no key '\(name)'") }
            send(key: key)
            done()
        case .wait(let seconds): after(seconds, done)
        case .shot(let file):
            try shot(to: file)
            done()
        case .tree(let file):
            try tree(to: file)
            done()
        case .expect(let expectation):
            expect(expectation, until: FrameClock.now + expectation.timeout, then: failed)
        default:
            try change(action)
            done()
        }
    }

    /// What is done to the device or the app at once.
    private func change(_ action: ScriptStep.Action) throws {
        let application = UIApplication.shared
        switch action {
        case .rotate(let orientation): application.deviceTurned(to: orientation)
        case .shake: application.shake()
        case .appearance(let isDark): HostInput.handle([.appearanceChanged(isDark: isDark)])
        case .contentSize(let category): application.contentSizeChanged(to: category)
        case .open(let url, let source):
            if !open(url, from: source) { throw failure("the app does not open \(url)") }
        case .continuation(let continuation): perform(continuation)
        case .background: HostInput.handle([.activation(.background)])
        case .foreground:
            HostInput.handle([.activation(.active)])
            MainLoop.shared.host?.raise()
            DeviceSession.display?.showHome()
        case .memoryWarning: application.receiveMemoryWarning()
        case .remote(let command, let value):
            guard RemoteButtons.press(command, value: value) else {
                throw failure("nobody in the app takes the button '\(command.rawValue)'")
            }
        case .fetch: application.fetchInBackground()
        case .sessionEvents(let identifier): application.handleEvents(ofSession: identifier)
        case .task(let identifier, let isOver):
            let command = isOver ? TaskCommands.expire : TaskCommands.launch
            guard command?(identifier) == true else {
                throw failure("the app has \(isOver ? "no running task" : "not asked for a task") '\(identifier)'")
            }
        case .statusBar(let shown): SystemBars.current?.shown = shown
        case .significantTimeChange: application.timeChangedSignificantly()
        case .notificationAnswer(let identifier, let action, let text):
            try NotificationArrival.shared.answer(identifier, action: action, text: text)
        case .location(let move):
            if let move { World.shared.perform(move) } else { World.shared.lose() }
        case .world(let changes): try World.shared.merge(changes, from: "world")
        case .permission(let states):
            for (kind, state) in states { Permissions.current.settle(kind, state) }
        case .privacy(let states):
            for (kind, state) in states { Permissions.current.set(kind, to: state) }
        case .push(let payload, let identifier, let app):
            let push = try PushPayload(payload)
            let name = identifier ?? UUID().uuidString
            guard let app else { return try NotificationArrival.shared.receive(push, identifier: name) }
            guard let receive = NotificationArrival.shared.receiveForOther else {
                throw failure("the app takes no pushes of others")
            }
            try receive(app, push, name)
        case .ownPush(let content, let kind): OwnPushes.receive(content, kind)
        case .copy(let text): UIPasteboard.general.string = text
        default: preconditionFailure("StepPerformer: \(action) takes time and is started by start(_:then:)")
        }
    }

    /// Links to pages come to apps as activities: universal links.
    private func open(_ url: URL, from source: String?) -> Bool {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return UIApplication.shared.receive(url, from: source)
        }
        return ActivityContinuation.deliver(ActivityContinuation.activity(for: url))
    }

    private func perform(_ continuation: ScriptStep.Continuation) {
        switch continuation {
        case .begin(let type): ActivityContinuation.begin(type)
        case .deliver(let activity): ActivityContinuation.deliver(activity)
        case .fail(let type): ActivityContinuation.fail(type, CocoaError(NSUserActivity.handoffFailed))
        case .wasContinued(let identifier): HandoffOffer.wasContinued(identifier)
        }
    }

    // MARK: Fingers

    private func failure(_ reason: String) -> ScriptStep.Failure { ScriptStep.Failure(description: reason) }

    private func point(_ place: ScriptStep.Place) throws -> CGPoint {
        switch place {
        case .point(let point): return point
        case .name(let name):
            if ElementFinder.find(name) == nil { _ = ElementFinder.reveal(name) }
            guard let found = ElementFinder.find(name) else {
                throw failure(
                    "nothing on screen has the identifier, label or text '\(name)'; there is: \(ElementFinder.names)")
            }
            return found
        }
    }

    private func center(_ place: ScriptStep.Place?) throws -> CGPoint {
        try place.map(point) ?? CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY)
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

    private func shot(to file: String) throws {
        MainLoop.shared.renderNow()
        try MainLoop.shared.withLastFrame { buffer in
            guard let buffer else { throw failure("there is no frame yet") }
            do { try ScreenPicture.write(buffer, to: file) } catch { throw failure("cannot write \(file): \(error)") }
        }
    }

    private func tree(to file: String) throws {
        MainLoop.shared.renderNow()
        let data = file.hasSuffix(".json") ? try ViewTree.json() : Data(ViewTree.text().utf8)
        do { try data.write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
            throw failure("cannot write \(file): \(error.localizedDescription)")
        }
    }

    private func expect(
        _ expectation: ScriptStep.Expectation, until limit: CFTimeInterval, then done: @escaping Done
    ) {
        if ElementFinder.isMet(expectation) { return done(nil) }
        if FrameClock.now >= limit {
            return done(expectation.isAbsent ? "it is on screen" : "not on screen; there is: \(ElementFinder.names)")
        }
        after(1.0 / 60) { [self] in expect(expectation, until: limit, then: done) }
    }
}
