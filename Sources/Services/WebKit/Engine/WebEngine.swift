// SPDX-License-Identifier: MIT
import CVirtualClock

/// The engine's program as the app sees it: started with the first page, one for all views.
///
/// Requests hold the clock until they are answered: the program runs in real time, and an app's virtual time must not
/// run ahead of what it waits for.
@MainActor
final class WebEngine {
    static let shared = WebEngine()

    private var socket: WebSocket?
    /// Why there is no engine; nil while there may be one.
    private(set) var missing: String?
    private var views: [UInt32: WeakView] = [:]
    private var contexts: Set<UInt32> = []
    private var lastNumber: UInt32 = 0
    /// By their tokens.
    private var questions: [UInt32: Question] = [:]
    /// What messages without a view are about, by verb.
    private var receivers: [String: (WebMessage) -> Void] = [:]
    private var hold: ClockHold?

    private struct WeakView { weak var view: WKWebView? }

    private init() {}

    // MARK: Starting

    /// Starts the program, unless it runs or cannot.
    func start() {
        guard socket == nil, missing == nil else { return }
        guard let program = EngineProgram.path else {
            return fail("the program touchstone-web is not beside the frameworks; build Touchstone again")
        }
        do {
            let socket = try EarlyStart.take() ?? WebSocket(starting: program)
            self.socket = socket
            socket.passErrors()
            hold = ClockHold()
            inbox.open()
            let thread = Thread { [inbox] in Self.read(socket, into: inbox) }
            thread.name = "touchstone-web"
            thread.start()
        } catch {
            fail("the program touchstone-web does not start: \(error)")
        }
    }

    /// What arrived and is not handled yet; filled by the reading thread.
    private let inbox = WebInbox()

    private nonisolated static func read(_ socket: WebSocket, into inbox: WebInbox) {
        socket.read { message in
            inbox.add(message)
            DispatchQueue.main.async { MainActor.assumeIsolated { shared.handleInbox(of: socket) } }
        }
        inbox.close()
        DispatchQueue.main.async { MainActor.assumeIsolated { shared.ended(socket) } }
    }

    private func handleInbox(of socket: WebSocket) {
        while let message = inbox.take() { handle(message, from: socket) }
    }

    /// Handles messages while the main thread waits for one of them.
    /// - Parameter limit: milliseconds of real time.
    func handleMessages(for limit: Int, until isDone: () -> Bool) {
        guard let socket else { return }
        var left = limit
        while !isDone(), self.socket === socket, inbox.wait(&left) { handleInbox(of: socket) }
    }

    private func fail(_ reason: String) {
        missing = reason
        Unsupported.report("WebKit: no page can be shown: \(reason)")
        hold = nil
        for entry in views.values { entry.view?.engineIsMissing() }
        answerAll()
    }

    /// Every question is answered with nil.
    private func answerAll() {
        for token in questions.keys.sorted() { answer(token, nil) }
    }

    /// The program is gone: pages are, too. The next load starts another one.
    private func ended(_ socket: WebSocket) {
        guard self.socket === socket else { return }
        self.socket = nil
        hold = nil
        contexts = []
        let lost = views.values.compactMap(\.view)
        views = [:]
        answerAll()
        guard missing == nil else { return }
        for view in lost { view.engineEnded() }
    }

    // MARK: Numbers

    func newNumber() -> UInt32 {
        lastNumber += 1
        return lastNumber
    }

    func add(_ view: WKWebView, as number: UInt32) { views[number] = WeakView(view: view) }
    func remove(_ number: UInt32) { views[number] = nil }
    func view(_ number: UInt32) -> WKWebView? { views[number]?.view }
    /// - Returns: whether the context is new to the program that runs.
    func addContext(_ number: UInt32) -> Bool { contexts.insert(number).inserted }

    // MARK: Sending

    func send(_ verb: String, view: UInt32 = 0, token: UInt32 = 0, _ fields: [any WebField] = []) {
        guard let socket else { return }
        socket.send(WebMessage(verb: verb, view: view, token: token, fields: fields.map(\.bytes)))
    }

    /// What somebody waits for.
    private struct Question {
        let view: UInt32
        /// Whether it is a function's answer, which ends with its page.
        let isCall: Bool
        let hold: ClockHold?
        let reply: (WebMessage?) -> Void
    }

    /// The clock stands until the answer, unless the view's page has left another question without one.
    /// - Parameter reply: called once; with nil when the engine ends without an answer, or is not there.
    func ask(_ verb: String, view: UInt32 = 0, _ fields: [any WebField], reply: @escaping (WebMessage?) -> Void) {
        guard socket != nil else { return reply(nil) }
        let token = newNumber()
        let page = self.view(view)?.page
        let isSilent = page?.isSilent == true
        let hold = isSilent ? nil : ClockHold(seconds: ClockHold.answer) { [weak page] in page?.isSilent = true }
        questions[token] = Question(view: view, isCall: verb == "call", hold: hold, reply: reply)
        send(verb, view: view, token: token, fields)
    }

    private func answer(_ token: UInt32, _ message: WebMessage?) {
        guard let question = questions.removeValue(forKey: token) else { return }
        view(question.view)?.page.isSilent = false
        question.reply(message)
        question.hold?.release()
    }

    /// A page has given way to another one: what its functions would have answered never comes.
    func abandonCalls(of view: UInt32) {
        let reason = Data("Completion handler for function call is no longer reachable".utf8)
        for token in questions.filter({ $0.value.view == view && $0.value.isCall }).keys.sorted() {
            answer(
                token,
                WebMessage(
                    verb: "evaluated", view: view, token: token, fields: [Data("0".utf8), Data(), Data(), reason]))
        }
    }

    /// A page waits for a person: time passes, though it cannot answer.
    func letTimePass(for view: UInt32) {
        self.view(view)?.page.isSilent = true
        for question in questions.values where question.view == view { question.hold?.release() }
    }

    /// Whoever is told of messages with this verb that belong to no view.
    func receive(_ verb: String, _ receiver: @escaping (WebMessage) -> Void) { receivers[verb] = receiver }

    // MARK: Receiving

    private func handle(_ message: WebMessage, from socket: WebSocket) {
        guard self.socket === socket else { return }
        switch message.verb {
        case "ready": hold = nil
        case "missing": fail(message.text(0))
        case "evaluated", "found", "session", "data", "cookies", "records", "done", "filtered":
            answer(message.token, message)
        default:
            if let receiver = receivers[message.verb] { return receiver(message) }
            view(message.view)?.receive(message)
        }
    }
}

/// What becomes a field of a message.
protocol WebField { var bytes: Data { get } }
extension String: WebField { var bytes: Data { Data(utf8) } }
extension Data: WebField { var bytes: Data { self } }
extension Int: WebField { var bytes: Data { Data(String(self).utf8) } }
extension UInt32: WebField { var bytes: Data { Data(String(self).utf8) } }
extension Double: WebField { var bytes: Data { Data(String(self).utf8) } }
extension Bool: WebField { var bytes: Data { Data((self ? "1" : "0").utf8) } }
