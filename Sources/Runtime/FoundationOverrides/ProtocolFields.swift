// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking
@_spi(Reflection) import Swift

/// Fields of networking that Foundation does not declare: what a protocol tells its news, the results of a load, a task's
/// request, and where a session works.
struct ProtocolFields: @unchecked Sendable {
    // Immutable: places of fields.
    private let client, properties, request, ownRequest, queue: Int
    private let nextTask, state: Int
    private let response, error, received, sent, expectedReceived, expectedSent, taskLock, isInline: Int
    private let table: any ProtocolProperties.Type

    /// Nil: Foundation is another than the one whose fields are known here.
    static let shared = ProtocolFields()

    private init?() {
        let fields = fieldOffsets(of: URLProtocol.self)
        let session = fieldOffsets(of: URLSession.self)
        guard let client = fields["_client"], let properties = fields["properties"],
            let ownRequest = fields["_request"],
            let queue = session["workQueue"], let nextTask = session["nextTaskIdentifier"],
            let table = Self.type(ofField: "properties", in: URLProtocol.self) as? any ProtocolProperties.Type
        else { return nil }
        (self.client, self.properties, self.ownRequest, self.table) = (client, properties, ownRequest, table)
        self.nextTask = nextTask
        let task = fieldOffsets(of: URLSessionTask.self)
        guard let request = task["_currentRequest"], let response = task["_response"], let error = task["error"],
            let received = task["_countOfBytesReceived"], let sent = task["_countOfBytesSent"],
            let expectedReceived = task["countOfBytesExpectedToReceive"],
            let expectedSent = task["countOfBytesExpectedToSend"], let taskLock = task["syncQ"],
            let isInline = task["_callCompletionHandlerInline"], let state = task["_state"]
        else { return nil }
        self.state = state
        (self.request, self.queue, self.response, self.error) = (request, queue, response, error)
        (self.received, self.sent, self.taskLock) = (received, sent, taskLock)
        (self.expectedReceived, self.expectedSent, self.isInline) = (expectedReceived, expectedSent, isInline)
    }

    private static func type(ofField wanted: String, in type: AnyClass) -> Any.Type? {
        var found: Any.Type?
        // `.classType`, a variable in the library.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, _, type, _ in
            if String(cString: name) == wanted { found = type }
            return found == nil
        }
        return found
    }

    private func place(_ offset: Int, of object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + offset
    }

    func client(of loader: URLProtocol) -> (any URLProtocolClient)? {
        place(client, of: loader).assumingMemoryBound(to: (any URLProtocolClient)?.self).pointee
    }

    /// What completion handlers are given: `responseData`, `temporaryFileURL`.
    func set(_ name: String, _ value: Any, of loader: URLProtocol) {
        table.set(name, value, at: place(properties, of: loader))
    }

    func setRequest(_ new: URLRequest, of task: URLSessionTask) {
        place(request, of: task).assumingMemoryBound(to: URLRequest?.self).pointee = new
    }

    /// Changes a field as the task's own setter would.
    private func change<Value>(_ offset: Int, of task: URLSessionTask, _ body: (inout Value) -> Void) {
        let lock = place(taskLock, of: task).assumingMemoryBound(to: DispatchQueue.self).pointee
        lock.sync { body(&place(offset, of: task).assumingMemoryBound(to: Value.self).pointee) }
    }

    func setResponse(_ new: URLResponse?, of task: URLSessionTask) {
        change(response, of: task) { (old: inout URLResponse?) in old = new }
    }

    /// The task's handler is called on the delegate's queue, also that of an asynchronous call.
    func callsLater(_ task: URLSessionTask) {
        change(isInline, of: task) { (old: inout Bool) in old = false }
    }

    /// Whether an asynchronous call waits for the task.
    func callsInline(_ task: URLSessionTask) -> Bool {
        var result = false
        change(isInline, of: task) { (old: inout Bool) in result = old }
        return result
    }

    func setError(_ new: any Error, of task: URLSessionTask) {
        change(error, of: task) { (old: inout (any Error)?) in old = new }
    }

    /// Bytes; below zero: not known.
    func setExpected(received count: Int64, of task: URLSessionTask) {
        change(expectedReceived, of: task) { (old: inout Int64) in old = count }
        task.progress.totalUnitCount = max(0, count) + max(0, task.countOfBytesExpectedToSend)
    }

    func setExpected(sent count: Int64, of task: URLSessionTask) {
        change(expectedSent, of: task) { (old: inout Int64) in old = count }
        task.progress.totalUnitCount = count + max(0, task.countOfBytesExpectedToReceive)
    }

    func addReceived(_ count: Int64, of task: URLSessionTask) {
        change(received, of: task) { (old: inout Int64) in old += count }
        task.progress.completedUnitCount = task.countOfBytesReceived + task.countOfBytesSent
    }

    func addSent(_ count: Int64, of task: URLSessionTask) {
        change(sent, of: task) { (old: inout Int64) in old += count }
        task.progress.completedUnitCount = task.countOfBytesReceived + task.countOfBytesSent
    }

    /// What a protocol loads: at first its task's original request, whatever the current one is.
    func setRequest(_ new: URLRequest, of loader: URLProtocol) {
        place(ownRequest, of: loader).assumingMemoryBound(to: URLRequest.self).pointee = new
    }

    /// Which number the session's next task gets. Not on the session's queue.
    func setNextTask(_ number: Int, of session: URLSession) {
        queue(of: session).sync { place(nextTask, of: session).assumingMemoryBound(to: Int.self).pointee = number }
    }

    /// The task has ended and is the session's no longer, of which nobody is told. On the session's queue.
    func forget(_ task: URLSessionTask, in session: URLSession) {
        guard let found = Mirror(reflecting: session).descendant("taskRegistry") else { return }
        let registry = found as AnyObject
        let type: AnyClass = Swift.type(of: registry)
        let fields = fieldOffsets(of: type)
        guard let tasks = fields["tasks"], let kinds = fields["behaviours"],
            let kind = Self.type(ofField: "behaviours", in: type) as? any NumberedTasks.Type
        else { return }
        [Int: URLSessionTask].remove(task.taskIdentifier, at: place(tasks, of: registry))
        kind.remove(task.taskIdentifier, at: place(kinds, of: registry))
        change(state, of: task) { (old: inout URLSessionTask.State) in old = .completed }
    }

    private static let isOnQueue = DispatchSpecificKey<ObjectIdentifier>()

    /// Whether a task's news go to a delegate. Any thread.
    func tellsDelegate(of task: URLSessionTask, in session: URLSession) -> Bool {
        let queue = queue(of: session)
        queue.setSpecific(key: Self.isOnQueue, value: ObjectIdentifier(session))
        if DispatchQueue.getSpecific(key: Self.isOnQueue) == ObjectIdentifier(session) {
            return session.__tellsDelegate(of: task)
        }
        return queue.sync { session.__tellsDelegate(of: task) }
    }

    /// On which a session's protocols start.
    func queue(of session: URLSession) -> DispatchQueue {
        place(queue, of: session).assumingMemoryBound(to: DispatchQueue.self).pointee
    }
}

/// A dictionary whose keys' type Foundation keeps to itself.
private protocol ProtocolProperties {
    static func set(_ name: String, _ value: Any, at place: UnsafeMutableRawPointer)
}

extension Dictionary: ProtocolProperties where Key: RawRepresentable, Key.RawValue == String, Value == Any {
    static func set(_ name: String, _ value: Any, at place: UnsafeMutableRawPointer) {
        guard let key = Key(rawValue: name) else { return }
        place.assumingMemoryBound(to: Self.self).pointee[key] = value
    }
}

/// A dictionary by tasks' numbers, whose values' type Foundation keeps to itself.
private protocol NumberedTasks {
    static func remove(_ number: Int, at place: UnsafeMutableRawPointer)
}

extension Dictionary: NumberedTasks where Key == Int {
    static func remove(_ number: Int, at place: UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: Self.self).pointee[number] = nil
    }
}
