// SPDX-License-Identifier: MIT

/// Runs the app in the hands of a UI test, which is another process: does what it asks, one request after the other.
///
/// The two share time. Under a virtual clock the app's stands still between requests; each request brings the test's
/// time, up to which the app runs first, and each reply the app's, to which the test moves. So a test's `sleep(2)` costs
/// what the app does in two seconds, and animations are over when the app rests. With a real clock the app runs on
/// between requests.
@MainActor
final class AutomationServer {
    private let channel: AutomationChannel
    private let loop = MainLoop.shared
    private var targets: [AutomationTree.Target] = []
    private var lastTree = Data()
    private var hiddenRows = HiddenRows()

    /// Returns never: ends the process when the test does.
    static func run(on socket: Int32) -> Never {
        let server = AutomationServer(AutomationChannel(descriptor: socket))
        // A child of the app must not keep the connection open.
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        do { try server.serve() } catch is AutomationChannel.Closed {} catch {
            FileHandle.standardError.write(Data("touchstone: the UI test's request cannot be read: \(error)\n".utf8))
        }
        exit(0)
    }

    private init(_ channel: AutomationChannel) { self.channel = channel }

    private func serve() throws {
        while true {
            if !VirtualClock.isRunning { waitInRealTime() }
            let call = try channel.receive(AutomationCall.self).head
            if VirtualClock.isRunning { run(until: call.time) { false } }
            var reply = AutomationReply(time: FrameClock.now)
            var bytes = Data()
            perform(call.request, &reply, &bytes)
            reply.time = FrameClock.now
            try channel.send(reply, bytes: bytes)
            if case .end = call.request {
                // As on iOS, where an app that is ended from outside hears nothing, and what it has set is kept.
                UserDefaults.standard.synchronize()
                return
            }
        }
    }

    // MARK: Time

    /// The app lives on until a request comes.
    private func waitInRealTime() {
        var polled = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&polled, 1, 0) == 0 {
            loop.turn()
            loop.wait(until: loop.nextWake, reading: [channel.descriptor])
        }
    }

    /// Runs the app up to a time, or until `isDone`, which is asked after each turn.
    private func run(until end: CFTimeInterval, _ isDone: () -> Bool) {
        while true {
            loop.turn()
            guard FrameClock.now < end, !isDone() else { return }
            loop.wait(until: min(loop.nextWake ?? end, end))
        }
    }

    /// Runs the app until it has rested for a while; false when it did not within the time.
    func rest(atMost patience: CFTimeInterval) -> Bool {
        let start = FrameClock.now
        var restedSince: CFTimeInterval?
        var hasRested = false
        var handovers = 0
        run(until: start + patience) {
            let isSettled = loop.isSettledButForEndlessMotion
            if !isSettled, handovers < ScriptRunner.patienceForHandovers, loop.awaitsOthers {
                handovers = VirtualClock.isHeld ? 0 : handovers + 1
                DeadlineQueue.shared.schedule(after: 0) {}
                return false
            }
            handovers = 0
            let now = FrameClock.now
            restedSince = isSettled ? restedSince ?? now : nil
            hasRested = restedSince.map { now - $0 >= ScriptRunner.restTime } ?? false
            if !hasRested { DeadlineQueue.shared.schedule(after: MainLoop.frameInterval) {} }
            return hasRested
        }
        return hasRested
    }

    /// Runs the app until something changes on the screen, at most once in this time while all moves.
    private static let shortestChange = 0.1

    private func runUntilChange(_ end: CFTimeInterval) -> Bool {
        let earliest = FrameClock.now + Self.shortestChange
        var hasChanged = false
        run(until: end) {
            hasChanged = hasChanged || loop.lastFrame >= FrameClock.now - 1e-6
            return hasChanged && FrameClock.now >= earliest
        }
        return hasChanged
    }

    // MARK: Requests

    private func perform(_ request: AutomationRequest, _ reply: inout AutomationReply, _ bytes: inout Data) {
        switch request {
        case .tree: (bytes, reply.flag) = makeTree()
        case .rest(let patience): reply.flag = rest(atMost: patience)
        case .run(let end, let orChange):
            if orChange { reply.flag = runUntilChange(end) } else { run(until: end) { false } }
        case .hitPoint(let id, let reveals): find(id, reveals, &reply)
        case .touches(let fingers): FingerMotion(fingers).perform { run(until: $0) { false } }
        case .type(let text): type(text, &reply)
        case .key(let name, let modifiers): press(name, modifiers, &reply)
        case .selectWheel(let id, let value): reply.failure = selectWheel(id, value)
        case .setSlider(let id, let position): reply.failure = setSlider(id, position)
        case .picture: bytes = picture(&reply)
        case .turn(let orientation): turn(orientation, &reply)
        case .appearance(let isDark): HostInput.handle([.appearanceChanged(isDark: isDark)])
        case .background: HostInput.handle([.activation(.background)])
        case .foreground: HostInput.handle([.activation(.active)])
        case .open(let url): open(url, &reply)
        case .shake: UIApplication.shared.shake()
        case .audit(let types): bytes = AutomationAudit.findings(types, targets)
        case .end: break
        }
    }

    /// No bytes and false: it is as it was.
    private func makeTree() -> (Data, Bool) {
        // What was changed by the last turn is laid out.
        loop.commit()
        var tree = AutomationTree()
        tree.hiddenRows = hiddenRows
        let encoded = tree.make().encoded
        targets = tree.targets
        hiddenRows = tree.hiddenRows
        guard encoded != lastTree else { return (Data(), false) }
        lastTree = encoded
        return (encoded, true)
    }

    private func target(_ id: UInt32) -> AutomationTree.Target? {
        targets.indices.contains(Int(id)) ? targets[Int(id)] : nil
    }

    private func find(_ id: UInt32, _ reveals: Bool, _ reply: inout AutomationReply) {
        guard var target = target(id) else { return reply.flag = false }
        var point = AutomationHit.point(of: target)
        if point == nil, reveals, AutomationHit.reveal(&target) {
            _ = rest(atMost: 1)
            point = AutomationHit.point(of: target)
        }
        reply.flag = point != nil
        (reply.x, reply.y) = (point.map { Double($0.x) }, point.map { Double($0.y) })
    }

    private func type(_ text: String, _ reply: inout AutomationReply) {
        guard FirstResponder.current is any UIKeyInput else {
            reply.failure = "Neither element nor any descendant has keyboard focus."
            return
        }
        for character in text {
            ScriptKeys.type(character)
            run(until: FrameClock.now + MainLoop.frameInterval) { false }
        }
    }

    private func press(_ name: String, _ modifiers: [String], _ reply: inout AutomationReply) {
        guard var key = ScriptKeys.key(named: name, modifiers: modifiers) else {
            reply.failure = "There is no key '\(name)'"
            return
        }
        HostInput.handle([.key(key, time: FrameClock.now)])
        key.phase = .up
        HostInput.handle([.key(key, time: FrameClock.now)])
    }

    private func picture(_ reply: inout AutomationReply) -> Data {
        loop.renderNow()
        return loop.withLastFrame { buffer in
            guard let buffer else { return Data() }
            return UIImage(cgImage: CGImage(pixels: buffer), scale: UIScreen.main.scale, orientation: .up).pngData()
                ?? Data()
        }
    }

    private func turn(_ number: Int, _ reply: inout AutomationReply) {
        if number != 0, let orientation = UIDeviceOrientation(rawValue: number) {
            UIApplication.shared.deviceTurned(to: orientation)
        }
        reply.number = UIDevice.current.orientation.rawValue
    }

    private func open(_ text: String, _ reply: inout AutomationReply) {
        guard let url = URL(string: text) else { return reply.failure = "'\(text)' is no URL" }
        reply.flag = UIApplication.shared.receive(url)
    }

    // MARK: Controls

    private func selectWheel(_ id: UInt32, _ value: String) -> String? {
        guard let wheel = target(id)?.view as? PickerWheel else { return "the element is no picker wheel" }
        guard let row = (0..<wheel.rowCount).first(where: { wheel.title(ofRow: $0) == value }) else {
            return "Failed to adjust picker wheel to value '\(value)': no row has that title"
        }
        wheel.turnByHand(to: row)
        return nil
    }

    private func setSlider(_ id: UInt32, _ position: Double) -> String? {
        guard let slider = target(id)?.view as? UISlider else { return "the element is no slider" }
        let track = slider.trackRect(forBounds: slider.bounds)
        func middle(_ value: Float) -> CGPoint {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        }
        let wanted = slider.minimumValue + Float(position) * (slider.maximumValue - slider.minimumValue)
        let (start, end) = (middle(slider.value), middle(wanted))
        let finger = AutomationFinger(points: [
            // Longer than a scroll view keeps a touch to itself.
            .init(time: 0, x: start.x, y: start.y), .init(time: 0.25, x: start.x, y: start.y),
            .init(time: 0.75, x: end.x, y: end.y), .init(time: 0.9, x: end.x, y: end.y),
        ])
        FingerMotion([finger]).perform { run(until: $0) { false } }
        return nil
    }
}
