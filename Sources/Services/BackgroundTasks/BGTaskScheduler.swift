// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Starts the app's background work.
///
/// A request starts when the app has gone to the background, its earliest time has come by the device's clock, and the
/// world has the network and the power that it asks for. A refresh has 30 seconds, processing has three minutes: then
/// the task expires. As on iOS, handlers are registered before the app has finished launching, and identifiers stand in
/// `BGTaskSchedulerPermittedIdentifiers` of Info.plist. On a device of `touchstone device` requests outlive the process, and
/// the device starts the app for them.
///
/// `_simulateLaunchForTask(withIdentifier:)` starts one at once, as the debugger's command of that name does.
/// Sendable: the lock guards what changes.
open class BGTaskScheduler: __ObjCObject, @unchecked Sendable {
    public struct Error: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    open class var shared: BGTaskScheduler { instance }
    private static let instance = BGTaskScheduler()

    /// Sendable: the body runs on its queue alone.
    private struct Handler: @unchecked Sendable {
        let queue: DispatchQueue
        let body: (BGTask) -> Void
    }
    private let lock = NSLock()
    private var handlers: [String: Handler] = [:]
    private var requests: [BGTaskRequest] = []
    private var running: [String: BGTask] = [:]
    private var isWatching = false
    /// An app that is closed goes to the background first; what it has asked for is the next process's.
    @MainActor private var isEnding = false
    /// Seconds.
    private static let (refreshTime, processingTime) = (30.0, 180.0)
    /// Seconds in the background before the first task starts.
    private static let pause = 1.0
    /// How many requests iOS keeps.
    private static let (mostRefreshes, mostProcessings) = (1, 10)

    /// What earlier processes of the app have asked for, until its handlers are there.
    private let kept: [BGTaskRequest]
    private let store: TaskRequestStore?

    override init() {
        store = Device.variable("SESSION") == nil ? nil : TaskRequestStore(device: .current)
        do { kept = try store?.requests(of: AppIdentity.identifier).map(BGTaskRequest.make) ?? [] } catch {
            Self.report(error)
            kept = []
        }
        super.init()
    }

    /// Requests of handlers that are not registered yet stay as they are.
    private func keep() {
        guard let store else { return }
        let all = lock.withLock { requests + kept.filter { handlers[$0.identifier] == nil } }
        do { try store.set(all.map(\.record), of: AppIdentity.identifier) } catch { Self.report(error) }
    }

    private static func report(_ error: any Swift.Error) {
        FileHandle.standardError.write(Data("touchstone: BGTaskScheduler: \(error)\n".utf8))
    }

    private var permitted: [String] {
        Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String] ?? []
    }

    /// - Returns: false for an identifier that Info.plist does not permit.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard permitted.contains(identifier) else {
            Unsupported.report(
                "BGTaskScheduler: '\(identifier)' is not in BGTaskSchedulerPermittedIdentifiers of Info.plist")
            return false
        }
        let isNew = lock.withLock {
            guard handlers[identifier] == nil else { return false }
            handlers[identifier] = Handler(queue: queue ?? .global(), body: launchHandler)
            requests += kept.filter { kept in
                kept.identifier == identifier && !requests.contains { $0.identifier == identifier }
            }
            return true
        }
        if !isNew {
            NSException.raise(
                .internalInconsistencyException,
                "Launch handler for task with identifier \(identifier) has already been registered")
        }
        watch()
        return true
    }

    /// A request with the identifier of a waiting one takes its place.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard let copy = taskRequest.copy() as? BGTaskRequest else { return }
        guard permitted.contains(copy.identifier), lock.withLock({ handlers[copy.identifier] != nil }) else {
            throw Error(.notPermitted)
        }
        try lock.withLock {
            var left = requests.filter { $0.identifier != copy.identifier }
            let isRefresh = copy is BGAppRefreshTaskRequest
            let alike = left.count { ($0 is BGAppRefreshTaskRequest) == isRefresh }
            guard alike < (isRefresh ? Self.mostRefreshes : Self.mostProcessings) else {
                throw Error(.tooManyPendingTaskRequests)
            }
            left.append(copy)
            requests = left
        }
        keep()
        DispatchQueue.main.async { [self] in look() }
    }

    open func cancel(taskRequestWithIdentifier identifier: String) {
        lock.withLock { requests.removeAll { $0.identifier == identifier } }
        keep()
    }
    open func cancelAllTaskRequests() {
        lock.withLock { requests = [] }
        keep()
    }

    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        // The handler and the copies go to one queue and are not used here again.
        nonisolated(unsafe) let (body, copies) = (completionHandler, lock.withLock { requests })
        DispatchQueue.global().async { body(copies.compactMap { $0.copy() as? BGTaskRequest }) }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] {
        lock.withLock { requests }.compactMap { $0.copy() as? BGTaskRequest }
    }

    // MARK: Starting

    private func watch() {
        let isFirst = lock.withLock {
            defer { isWatching = true }
            return !isWatching
        }
        guard isFirst else { return }
        DispatchQueue.main.async { [self] in
            _ = NotificationCenter.default.addObserver(
                forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
            ) { [self] _ in lookLater() }
            _ = NotificationCenter.default.addObserver(
                forName: UIApplication.willTerminateNotification, object: nil, queue: nil
            ) { [self] _ in MainActor.assumeIsolated { isEnding = true } }
            _ = World.shared.observe { [self] _, _ in look() }
            TaskCommands.launch = { [self] identifier in
                let request = lock.withLock { requests.first { $0.identifier == identifier } }
                if let request { launch(request) }
                return request != nil
            }
            TaskCommands.expire = { [self] identifier in
                let task = lock.withLock { running[identifier] }
                task?.expire()
                return task != nil
            }
            look()
        }
    }

    /// Not while the app comes to its end: one that is closed leaves the screen too, and its requests stay.
    private func lookLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [self] in look() }
    }

    /// Starts what can start now, and looks again when the next request's time comes.
    @MainActor private func look() {
        guard !isEnding, UIApplication.shared.applicationState == .background else { return }
        let world = World.shared.state
        let now = Date()
        for request in lock.withLock({ requests }) {
            if let date = request.earliestBeginDate, date > now {
                let identifier = request.identifier
                DispatchQueue.main.asyncAfter(deadline: .now() + date.timeIntervalSince(now)) { [self] in
                    if lock.withLock({ requests.contains { $0.identifier == identifier } }) { look() }
                }
            } else if let request = request as? BGProcessingTaskRequest,
                (request.requiresNetworkConnectivity && !world.network.isReachable)
                    || (request.requiresExternalPower && world.battery.state == .unplugged)
            {
                continue
            } else {
                launch(request)
            }
        }
    }

    private func launch(_ request: BGTaskRequest) {
        let identifier = request.identifier
        let handler = lock.withLock {
            requests.removeAll { $0.identifier == identifier }
            return running[identifier] == nil ? handlers[identifier] : nil
        }
        keep()
        guard let handler else { return }
        BackgroundWork.set(.task(identifier), true)
        let finished: (Bool) -> Void = { [weak self] _ in
            BackgroundWork.set(.task(identifier), false)
            guard let self else { return }
            _ = lock.withLock { running.removeValue(forKey: identifier) }
        }
        let isRefresh = request is BGAppRefreshTaskRequest
        let task: BGTask =
            isRefresh
            ? BGAppRefreshTask(identifier: identifier, finished: finished)
            : BGProcessingTask(identifier: identifier, finished: finished)
        lock.withLock { running[identifier] = task }
        handler.queue.async { handler.body(task) }
        let time = isRefresh ? Self.refreshTime : Self.processingTime
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { [weak self, weak task] in
            guard let self, let task, lock.withLock({ running[identifier] === task }) else { return }
            task.expire()
        }
    }

    /// Starts the request's task at once, wherever the app is; nothing without such a request.
    open func _simulateLaunchForTask(withIdentifier identifier: String) {
        if let request = lock.withLock({ requests.first { $0.identifier == identifier } }) { launch(request) }
    }
    /// The running task's time is over.
    open func _simulateExpirationForTask(withIdentifier identifier: String) {
        lock.withLock { running[identifier] }?.expire()
    }
}
