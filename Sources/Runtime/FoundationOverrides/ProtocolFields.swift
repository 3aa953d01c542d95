// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking
@_spi(Reflection) import Swift

/// Fields of networking that Foundation does not declare: what a protocol tells its news, the results of a load, a task's
/// request, and where a session works.
struct ProtocolFields: @unchecked Sendable {
    // Immutable: places of fields.
    private let client, properties, request, ownRequest, queue: Int
    private let table: any ProtocolProperties.Type

    /// Nil: Foundation is another than the one whose fields are known here.
    static let shared = ProtocolFields()

    private init?() {
        let fields = fieldOffsets(of: URLProtocol.self)
        guard let client = fields["_client"], let properties = fields["properties"],
            let ownRequest = fields["_request"],
            let request = fieldOffsets(of: URLSessionTask.self)["_currentRequest"],
            let queue = fieldOffsets(of: URLSession.self)["workQueue"],
            let table = Self.type(ofField: "properties", in: URLProtocol.self) as? any ProtocolProperties.Type
        else { return nil }
        (self.client, self.properties, self.ownRequest, self.table) = (client, properties, ownRequest, table)
        (self.request, self.queue) = (request, queue)
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

    /// What a protocol loads: at first its task's original request, whatever the current one is.
    func setRequest(_ new: URLRequest, of loader: URLProtocol) {
        place(ownRequest, of: loader).assumingMemoryBound(to: URLRequest.self).pointee = new
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
