// SPDX-License-Identifier: MIT
import CDesktopBus
import Foundation
import Synchronization
import TouchstoneDevice

/// A connection to one of the desktop's buses. It is made when it is first asked for something, on a thread of its own;
/// a program that asks for nothing loads no library and starts no thread. It is not made anew when it ends: what is asked
/// for then fails at once.
///
/// Calls may come from any thread, and do not wait but where they say so; answers and signals come on the main thread. While
/// an answer is out the virtual clock stands.
final class BusConnection: Sendable {
    /// Of the person who is logged in.
    static let session = BusConnection(address: BusAddress.session)
    /// Of the machine.
    static let system = BusConnection(address: BusAddress.system)

    typealias Answer = @MainActor @Sendable (Result<[BusValue], BusError>) -> Void
    /// Takes the path of the object that sends the signal, and its values.
    typealias Listener = @MainActor @Sendable (_ path: String, _ values: [BusValue]) -> Void

    enum Order: Sendable {
        /// Answered once, on any thread.
        case call(BusMethod, [BusValue], limit: Double, @Sendable (Result<[BusValue], BusError>) -> Void)
        case signal(path: String, interface: String, member: String, [BusValue])
        case answer(BusCall, Result<[BusValue], BusError>)
        /// Answered with the values of the first such signal, on any thread.
        case expect(BusSignal, limit: Double, @Sendable (Result<[BusValue], BusError>) -> Void)
    }

    private struct State {
        var orders: [Order] = []
        var listeners: [Int: (signal: BusSignal, body: Listener)] = [:]
        var listenerCount = 0
        var objects: [String: BusObject] = [:]
        var openCalls = 0
        var isStarted = false
        var end: BusError?
    }
    private let state = Mutex(State())
    private let address: Result<String, BusError>
    /// Rung while there are orders.
    private let wake = ts_bus_bell_new()

    /// Seconds of real time after which a service that has not answered counts as not there.
    static let limit = 5.0

    /// Tests have buses of their own.
    init(address: Result<String, BusError>) { self.address = address }

    // Those of the app live as long as it does.
    deinit { close(wake) }

    // MARK: Asking

    /// - Parameter limit: seconds of real time.
    func call(
        _ method: BusMethod, _ arguments: [BusValue] = [], limit: Double = limit,
        then answer: @escaping Answer = { _ in }
    ) {
        let hold = ClockHold()
        state.withLock { $0.openCalls += 1 }
        give(
            .call(method, arguments, limit: limit) { result in
                DispatchQueue.main.async { [self] in
                    answer(result)
                    hold.release()
                    state.withLock { $0.openCalls -= 1 }
                }
            })
    }

    /// Returns when all calls so far, and those that they led to, have been answered, or after the limit. For the start, when
    /// no main loop runs yet.
    @MainActor func waitForAnswers() {
        let end = ts_bus_real_time() + Self.limit
        while state.withLock({ $0.openCalls }) > 0, ts_bus_real_time() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    // MARK: Waiting

    /// Waits for the answer, on any thread: for what cannot go on without it.
    func callAndWait(
        _ method: BusMethod, _ arguments: [BusValue] = [], limit: Double = limit
    ) throws(BusError) -> [BusValue] {
        try wait { .call(method, arguments, limit: limit, $0) }
    }

    /// Calls, and waits for a signal that comes of it, on any thread.
    /// - Parameter limit: seconds of real time.
    /// - Returns: the signal's values.
    func callAndWait(
        for signal: BusSignal, of method: BusMethod, _ arguments: [BusValue], limit: Double
    ) throws(BusError) -> [BusValue] {
        _ = try callAndWait(.bus("AddMatch"), [.string(signal.rule)])
        defer { call(.bus("RemoveMatch"), [.string(signal.rule)]) }
        // Sent after the expectation, and on the same thread: the signal cannot come before it.
        return try wait { answer in
            give(.expect(signal, limit: limit, answer))
            return .call(method, arguments, limit: Self.limit) { result in
                if case .failure(let error) = result { answer(.failure(error)) }
            }
        }
    }

    private func wait(
        _ order: (_ answer: @escaping @Sendable (Result<[BusValue], BusError>) -> Void) -> Order
    ) throws(BusError) -> [BusValue] {
        let hold = ClockHold()
        let result = Mutex<Result<[BusValue], BusError>?>(nil)
        let answered = DispatchSemaphore(value: 0)
        give(
            order { answer in
                let isFirst = result.withLock { result in
                    defer { result = result ?? answer }
                    return result == nil
                }
                if isFirst { answered.signal() }
            })
        answered.wait()
        hold.release()
        return try result.withLock { $0 ?? .failure(.noAnswer) }.get()
    }

    /// Sends a signal of an object of ours to all who listen.
    func emit(_ signal: BusSignal, _ values: [BusValue]) {
        guard let path = signal.path else { return }
        give(.signal(path: path, interface: signal.interface, member: signal.member, values))
    }

    func give(_ order: Order) {
        let (end, isFirst) = state.withLock { state in
            guard state.end == nil else { return (state.end, false) }
            state.orders.append(order)
            defer { state.isStarted = true }
            return (nil, !state.isStarted)
        }
        if let end { return refuse(order, end) }
        ts_bus_bell_ring(wake)
        if isFirst { start() }
    }

    private func refuse(_ order: Order, _ error: BusError) {
        switch order {
        case .call(_, _, _, let answer), .expect(_, _, let answer): answer(.failure(error))
        case .signal, .answer: break
        }
    }

    // MARK: Listening

    /// Calls `body` for each such signal from now on. A signal says that something has happened and no more: whoever can
    /// reach the bus can send one.
    /// - Returns: a number for `removeListener`.
    func listen(to signal: BusSignal, _ body: @escaping Listener) -> Int {
        let number = state.withLock { state in
            state.listenerCount += 1
            state.listeners[state.listenerCount] = (signal, body)
            return state.listenerCount
        }
        call(.bus("AddMatch"), [.string(signal.rule)])
        return number
    }

    /// Takes effect at once; does nothing for an unknown number.
    func removeListener(_ number: Int) {
        guard let listener = state.withLock({ $0.listeners.removeValue(forKey: number) }) else { return }
        call(.bus("RemoveMatch"), [.string(listener.signal.rule)])
    }

    func listeners(to signal: BusSignal, _ values: [BusValue]) -> [Listener] {
        let all = state.withLock { state in state.listeners.sorted { $0.key < $1.key }.map(\.value) }
        return all.filter { $0.signal.matches(signal, values) }.map(\.body)
    }

    // MARK: Objects of ours

    /// Others can call the object from now on.
    func export(_ object: BusObject, at path: String) { state.withLock { $0.objects[path] = object } }

    /// nil: there is no such object.
    func object(at path: String) -> BusObject? { state.withLock { $0.objects[path] } }

    /// The last parts of paths of objects below this one.
    func children(of path: String) -> [String] {
        let start = path == "/" ? "/" : path + "/"
        let below = state.withLock { $0.objects.keys.filter { $0.hasPrefix(start) && $0 != path } }
        return Set(below.compactMap { $0.dropFirst(start.count).split(separator: "/").first.map(String.init) }).sorted()
    }

    /// Others find this connection under the name, unless somebody has it.
    func requestName(_ name: String, then done: @escaping @MainActor @Sendable (BusError?) -> Void) {
        let doNotQueue: UInt32 = 4
        call(.bus("RequestName"), [.string(name), .uint32(doNotQueue)]) { result in
            switch result {
            // 1: it is ours now, 4: it was before.
            case .success(let values) where [1, 4].contains(values.first?.number): done(nil)
            case .success: done(.invalid("the name \(name), which another has,"))
            case .failure(let error): done(error)
            }
        }
    }

    // MARK: The thread

    private func start() {
        let thread = Thread { [self] in run() }
        thread.name = "desktop bus"
        thread.start()
    }

    private func run() {
        var reason = [CChar](repeating: 0, count: 256)
        let text: String
        switch address {
        case .failure(let error): return finish(error)
        case .success(let found): text = found
        }
        guard let bus = ts_bus_open(text, &reason, reason.count) else {
            let said = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return finish(.disconnected(said))
        }
        let work = BusWork(bus, of: self)
        while work.turn(takeOrders(), wake: wake) {}
        let end = BusError.disconnected("the bus has gone")
        finish(end)
        work.finish(end)
    }

    private func takeOrders() -> [Order] {
        ts_bus_bell_hush(wake)
        return state.withLock { state in
            defer { state.orders = [] }
            return state.orders
        }
    }

    private func finish(_ error: BusError) {
        let orders = state.withLock { state in
            state.end = error
            defer { state.orders = [] }
            return state.orders
        }
        for order in orders { refuse(order, error) }
    }
}

/// Where the buses are.
enum BusAddress {
    private static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    static var system: Result<String, BusError> {
        .success(variable("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/var/run/dbus/system_bus_socket")
    }

    /// One that the library would have to start for itself does not count: nobody else would be on it.
    static var session: Result<String, BusError> {
        if let address = variable("DBUS_SESSION_BUS_ADDRESS"), !address.hasPrefix("autolaunch:") {
            return .success(address)
        }
        if let folder = variable("XDG_RUNTIME_DIR"), FileManager.default.fileExists(atPath: folder + "/bus") {
            return .success("unix:path=\(folder)/bus")
        }
        return .failure(.disconnected("there is no session bus (DBUS_SESSION_BUS_ADDRESS)"))
    }
}
