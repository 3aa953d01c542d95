// SPDX-License-Identifier: MIT
import CVirtualClock
import Glibc
import HostKit

/// Where the commands of `touchstone device` reach a running app: a socket in the device's folder.
///
/// A request is one line of JSON, answered by one: `{"steps": [...]}` does the steps of a script one after the other,
/// `{"get": "pasteboard"}`, `"fetchResult"`, `"activity"` or `"state"` reads, `{"end": true}` ends the app as its switcher does,
/// `{"leave": true}` says that another app is in front now, and `{"language": "de_DE"}` starts the app anew in it. The answer is `{"ok": true, "value": "..."}` or `{"error": "..."}`.
@MainActor
final class ControlServer {
    private static var running: ControlServer?
    private let performer = StepPerformer()
    private let listener: Int32
    private var source: (any DispatchSourceRead)?
    private var requests = 0

    /// Whether a command is being done, or waits.
    static var isBusy: Bool {
        guard let running else { return false }
        var polled = pollfd(fd: running.listener, events: Int16(POLLIN), revents: 0)
        return running.requests > 0 || poll(&polled, 1, 0) > 0
    }

    /// Bytes that a request may have.
    private static let limit = 1 << 20

    /// While the process that had the socket first is asked for.
    private static var isWaiting = false
    /// Milliseconds from one question to the next; and questions, after which the other process is taken for one that goes on.
    private nonisolated static let (pause, patience) = (500, 60)

    /// Listens at `path`; where another process of the app does, which may be ending, once that has ended within half a minute.
    /// What a dead one left there is replaced.
    static func start(at path: String) {
        guard running == nil, !isWaiting else { return }
        guard LocalSocket.isTaken(path) else { return listen(at: path) }
        isWaiting = true
        // By the machine's time: half a minute of the app's own may be over at once.
        Thread.detachNewThread {
            let isFree = waitUntilFree(path)
            DispatchQueue.main.async {
                isWaiting = false
                if isFree { listen(at: path) }
            }
        }
    }

    private nonisolated static func waitUntilFree(_ path: String) -> Bool {
        for _ in 0..<patience {
            for _ in 0..<pause { ts_rest() }
            if !LocalSocket.isTaken(path) { return true }
        }
        return false
    }

    private static func listen(at path: String) { running = LocalSocket.listen(at: path).map(ControlServer.init) }

    private init(_ listener: Int32) {
        self.listener = listener
        let source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.accept() } }
        source.activate()
        self.source = source
    }

    private func accept() {
        let connection = Glibc.accept(listener, nil, nil)
        guard connection >= 0 else { return }
        requests += 1
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let answer: @MainActor (String?, String?) -> Void = { [self] failure, value in
            requests -= 1
            Suspension.plan()
            Self.send(failure, value, to: connection)
            close(connection)
        }
        // The sender has written the whole line; a second is for one that died on the way.
        guard let line = LocalSocket.readLine(connection, seconds: 1, limit: Self.limit) else {
            return answer(nil, nil)
        }
        do { try handle(line, answer) } catch { answer("\(error)", nil) }
    }

    /// Runs the app in another language, as `de_DE`.
    static var relaunch: (String) -> Void = { _ in }

    private func handle(_ line: Data, _ answer: @escaping @MainActor (String?, String?) -> Void) throws {
        guard let request = try JSONSerialization.jsonObject(with: line) as? [String: Any] else {
            throw ScriptStep.Failure(description: "a request is an object")
        }
        if request["end"] != nil {
            answer(nil, nil)
            UIApplication.shared.terminate()
        } else if request["leave"] != nil {
            leaveFront()
            answer(nil, nil)
        } else if let language = request["language"] as? String {
            answer(nil, nil)
            Self.relaunch(language)
        } else if let name = request["get"] as? String {
            answer(nil, try Self.value(named: name))
        } else if let steps = request["steps"] as? [[String: Any]] {
            perform(try Self.parse(steps)[...]) { answer($0, nil) }
        } else {
            throw ScriptStep.Failure(description: "a request has steps, get, leave, language or end")
        }
    }

    /// A window of the app's own stays where it is on the desktop, which tells what is in front there; so does the owner of a
    /// display that apps share.
    private func leaveFront() {
        guard LaunchOptions.current.host == .headless, DeviceSession.display == nil else { return }
        HostInput.handle([.activation(.background)])
    }

    private static func value(named name: String) throws -> String {
        switch name {
        case "pasteboard": return UIPasteboard.untold { UIPasteboard.general.string ?? "" }
        case "activity": return try HandoffOffer.handOver()
        case "state": return stateName
        case "fetchResult": return PushFetch.lastResult.map(PushFetch.name) ?? ""
        default: throw ScriptStep.Failure(description: "'\(name)' cannot be read")
        }
    }

    private static var stateName: String {
        switch UIApplication.shared.applicationState {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        }
    }

    private func perform(_ steps: ArraySlice<ScriptStep>, then done: @escaping StepPerformer.Done) {
        guard let step = steps.first else { return done(nil) }
        performer.perform(step.action) { [self] failure in
            if let failure { return done(failure) }
            perform(steps.dropFirst(), then: done)
        }
    }

    private static func parse(_ steps: [[String: Any]]) throws -> [ScriptStep] {
        try steps.enumerated().map { try ScriptStep(number: $0 + 1, $1) }
    }

    private static func send(_ failure: String?, _ value: String?, to connection: Int32) {
        var object: [String: Any] = failure.map { ["error": $0] } ?? ["ok": true]
        object["value"] = value
        do {
            var line = try JSONSerialization.data(withJSONObject: object)
            line.append(UInt8(ascii: "\n"))
            LocalStream.write(line, to: connection)
        } catch { preconditionFailure("an answer is texts: \(error)") }
    }

    // MARK: Steps kept while the app did not run

    /// Does what commands left for the app's next start, and removes it. Those that settle permissions come before the
    /// app's first line, the others after its launch.
    static func performPending(in file: String, beforeLaunch: Bool) {
        guard let data = FileManager.default.contents(atPath: file) else { return }
        do {
            let object = try JSONSerialization.jsonObject(with: data)
            let steps = try parse(object as? [[String: Any]] ?? [])
            let isEarly: (ScriptStep) -> Bool = { if case .privacy = $0.action { true } else { false } }
            let performer = StepPerformer()
            for step in steps where isEarly(step) == beforeLaunch && !LaunchArrivals.holds(step.action) {
                performer.perform(step.action) { failure in
                    if let failure { report("\(step.source): \(failure)") }
                }
            }
            if !beforeLaunch { try FileManager.default.removeItem(atPath: file) }
        } catch { report("\(file): \(error)") }
    }

    private static func report(_ text: String) {
        FileHandle.standardError.write(Data("touchstone: device: \(text)\n".utf8))
    }
}
