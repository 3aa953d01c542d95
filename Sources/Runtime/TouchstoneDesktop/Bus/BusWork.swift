// SPDX-License-Identifier: MIT
import CDesktopBus
import Dispatch

/// What the thread of a connection does with it, and what it waits for.
final class BusWork {
    private struct Pending {
        let answer: @Sendable (Result<[BusValue], BusError>) -> Void
        /// Of the real clock.
        let deadline: Double
    }

    private let bus: OpaquePointer
    private let owner: BusConnection
    private var pending: [UInt32: Pending] = [:]
    private var expected: [(signal: BusSignal, waiting: Pending)] = []

    /// - Parameter bus: closed with this.
    init(_ bus: OpaquePointer, of owner: BusConnection) { (self.bus, self.owner) = (bus, owner) }

    deinit { ts_bus_close(bus) }

    /// Sends what was ordered and takes in what has come; waits for that.
    /// - Returns: false when the connection has ended.
    func turn(_ orders: [BusConnection.Order], wake: Int32) -> Bool {
        for order in orders { carryOut(order) }
        let isThere = ts_bus_work(bus, wake, deadlines.min() ?? -1)
        while let message = ts_bus_next(bus) {
            receive(message)
            ts_bus_free(message)
        }
        failLate()
        return isThere
    }

    private var deadlines: [Double] { pending.values.map(\.deadline) + expected.map(\.waiting.deadline) }

    func finish(_ error: BusError) {
        for waiting in pending.values + expected.map(\.waiting) { waiting.answer(.failure(error)) }
        (pending, expected) = ([:], [])
    }

    private func failLate() {
        let now = ts_bus_real_time()
        for (number, waiting) in pending where waiting.deadline <= now {
            pending[number] = nil
            waiting.answer(.failure(.noAnswer))
        }
        for late in expected where late.waiting.deadline <= now { late.waiting.answer(.failure(.noAnswer)) }
        expected.removeAll { $0.waiting.deadline <= now }
    }

    // MARK: Out

    private func carryOut(_ order: BusConnection.Order) {
        switch order {
        case .call(let method, let arguments, let limit, let answer):
            let waiting = Pending(answer: answer, deadline: ts_bus_real_time() + limit)
            do { pending[try send(method.message(), arguments, "a call of \(method.member)")] = waiting } catch {
                waiting.answer(.failure(error))
            }
        case .signal(let path, let interface, let member, let values):
            // A signal that cannot be sent is a mistake of this module's: names and values are its own.
            do { _ = try send(ts_bus_new_signal(path, interface, member), values, "the signal \(member)") } catch {
                preconditionFailure("BusConnection.emit: \(error)")
            }
        case .answer(let call, let result): answer(call, result)
        case .expect(let signal, let limit, let answer):
            expected.append((signal, Pending(answer: answer, deadline: ts_bus_real_time() + limit)))
        }
    }

    private func send(_ message: OpaquePointer?, _ values: [BusValue], _ what: String) throws(BusError) -> UInt32 {
        guard let message else { throw .invalid(what) }
        defer { ts_bus_free(message) }
        try BusWire.write(values, to: message)
        let number = ts_bus_send(bus, message)
        guard number != 0 else { throw .invalid(what) }
        return number
    }

    private func answer(_ call: BusCall, _ result: Result<[BusValue], BusError>) {
        guard ts_bus_wants_reply(call.message) else { return }
        do {
            let values = try result.get()
            _ = try send(ts_bus_new_reply(call.message), values, "an answer")
        } catch {
            let refusal = ts_bus_new_error(call.message, error.name, error.text)
            // Without memory for an error nobody is told: the caller's own limit ends its call.
            _ = try? send(refusal, [], "a refusal")
        }
    }

    // MARK: In

    private func receive(_ message: OpaquePointer) {
        switch Int(ts_bus_kind(message)) {
        case TS_BUS_REPLY: take(.success(BusWire.read(message)), for: message)
        case TS_BUS_ERROR:
            let text = BusWire.read(message).first?.text ?? ""
            take(.failure(BusError(name: string(ts_bus_error_name(message)), text: text)), for: message)
        case TS_BUS_SIGNAL: hear(message)
        case TS_BUS_CALL: beCalled(message)
        default: break
        }
    }

    private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    /// An answer that comes after its limit is nobody's.
    private func take(_ result: Result<[BusValue], BusError>, for message: OpaquePointer) {
        guard let waiting = pending.removeValue(forKey: ts_bus_answered(message)) else { return }
        waiting.answer(result)
    }

    private func hear(_ message: OpaquePointer) {
        let path = string(ts_bus_path(message))
        let signal = BusSignal(
            path: path, string(ts_bus_interface(message)), string(ts_bus_member(message)))
        let values = BusWire.read(message)
        for one in expected where one.signal.matches(signal, values) { one.waiting.answer(.success(values)) }
        expected.removeAll { $0.signal.matches(signal, values) }
        let listeners = owner.listeners(to: signal, values)
        guard !listeners.isEmpty else { return }
        DispatchQueue.main.async { for body in listeners { body(path, values) } }
    }

    private func beCalled(_ message: OpaquePointer) {
        let call = BusCall(message, arguments: BusWire.read(message))
        let owner = owner
        guard let object = owner.object(at: call.path) else {
            return answer(call, call.answerWithoutObject(children: owner.children(of: call.path)))
        }
        DispatchQueue.main.async { owner.give(.answer(call, object.answer(call))) }
    }
}
