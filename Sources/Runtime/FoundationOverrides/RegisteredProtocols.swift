// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked public import FoundationNetworking
import Synchronization

/// Which protocol loads a task's request. Foundation on Linux fixes the shared session's classes when the session is made:
/// those that an app registers later are never asked. On iOS they come first, the newest before the others; other sessions
/// ask their configuration's.
extension URLSessionTask {
    @_silgen_name("__touchstone_URLSessionTask_protocolClass")
    public func __protocolClass() -> URLProtocol.Type? {
        guard let request = currentRequest else { return nil }
        if isCancelledAlready { return UnbegunProtocol.self }
        if BackgroundProtocol.takes(self, with: request) { return BackgroundProtocol.self }
        if ContinuedDownload.continues(self) { return ContinuedDownload.self }
        let session = __session
        let registered = session === URLSession.shared ? RegisteredProtocols.newestFirst : []
        // Every configuration lists Foundation's own, which come last here.
        let configured = (session?.configuration.protocolClasses ?? []).filter { !RegisteredProtocols.isNative($0) }
        let classes = registered + configured + RegisteredProtocols.builtIn
        let found =
            classes.lazy.compactMap { $0 as? URLProtocol.Type }.first { $0.canInit(with: request) }
            ?? UnknownProtocol.self
        if !RegisteredProtocols.notesItsCourse(found) { HTTPCourse.of(self).begin(request, isOwn: true) }
        return found
    }

    /// Whether an asynchronous call waits for the task in a Swift task that was cancelled before. Foundation begins such a
    /// load and cancels it then, by which time a server that is near has answered. Asked where the task is resumed.
    private var isCancelledAlready: Bool {
        ProtocolFields.shared?.callsInline(self) == true && withUnsafeCurrentTask { $0?.isCancelled == true }
    }

    var __session: URLSession? { __field("session") as? URLSession }

    func __field(_ name: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror, level.subjectType != URLSessionTask.self { mirror = level.superclassMirror }
        return mirror?.descendant(name)
    }
}

extension URLSession {
    /// Whether a task's news go to a delegate: one with a handler tells that alone. On the session's queue.
    func __tellsDelegate(of task: URLSessionTask) -> Bool {
        guard let registry = Mirror(reflecting: self).descendant("taskRegistry"),
            let kinds = Mirror(reflecting: registry).descendant("behaviours") as? [Int: Any],
            let kind = kinds[task.taskIdentifier]
        else { return false }
        // Of the cases only the one that names the delegate has no payload.
        guard let payload = Mirror(reflecting: kind).children.first else { return true }
        return payload.label?.hasSuffix("WithTaskDelegate") == true && task.delegate != nil
    }
}

extension URLProtocol {
    /// Takes the place of Foundation's, which would ask the class before or never.
    @_silgen_name("$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ")
    public static func __registerClass(_ protocolClass: AnyClass) -> Bool {
        guard protocolClass is URLProtocol.Type else { return false }
        RegisteredProtocols.add(protocolClass)
        return true
    }

    @_silgen_name("$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ")
    public static func __unregisterClass(_ protocolClass: AnyClass) { RegisteredProtocols.remove(protocolClass) }
}

/// Of a load that is cancelled in the next moment.
private final class UnbegunProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {}
    override func stopLoading() {}
}

enum RegisteredProtocols {
    private static let registered = Mutex<[AnyClass]>([])

    static var newestFirst: [AnyClass] { registered.withLock { $0.reversed() } }

    static func add(_ type: AnyClass) {
        registered.withLock { list in if !list.contains(where: { $0 == type }) { list.append(type) } }
    }

    static func remove(_ type: AnyClass) { registered.withLock { $0.removeAll { $0 == type } } }

    /// Those that every session has, whatever its configuration lists.
    static let builtIn: [AnyClass] = [FileProtocol.self, DataProtocol.self, HTTPProtocol.self] + native

    /// Whether loads of the class note what they go through.
    static func notesItsCourse(_ type: URLProtocol.Type) -> Bool {
        builtIn.contains { $0 == type } && !(type is LocalProtocol.Type)
    }

    /// Whether the class is Foundation's own.
    static func isNative(_ type: AnyClass) -> Bool { native.contains { $0 == type } }

    private static let native: [AnyClass] =
        ["16_HTTPURLProtocol", "16_DataURLProtocol", "15_FTPURLProtocol", "21_WebSocketURLProtocol"].compactMap {
            _typeByName("20FoundationNetworking\($0)C") as? AnyClass
        }
}
