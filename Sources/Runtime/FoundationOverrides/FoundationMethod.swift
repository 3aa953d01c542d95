// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking
@_spi(Reflection) import Swift

/// A method of Foundation's by its address, for one object: what Foundation does not declare, or what ours replaces.
///
/// A closure is a function and a context, which travels where a method's `self` does: a closure made of a method's address
/// and an object calls the method. The closures' types must not be generic: those take their arguments otherwise.
struct FoundationMethod {
    private struct Plain { let call: () -> Void }
    private struct OfOperation { let call: (Operation) -> Void }
    private struct OfAny { let call: (Any?) -> Any? }
    private struct OfKeys { let call: ([URLResourceKey]) throws -> [URLResourceKey: Any] }
    private struct Question { let call: () -> Bool }
    private struct OfNothing { let call: () -> String }
    private struct OfCount { let call: (Int64) -> Void }
    private struct OfFault { let call: () -> (any Error)? }
    private struct OfAddress { let call: (URL) throws -> (result: NSData, textEncodingName: String?) }
    private struct OfText { let call: (URL, inout String.Encoding) throws -> String }
    private struct OfRequest { let call: (URLRequest) -> Void }
    private struct OfRequestForAnswer { let call: (URLRequest) -> CachedURLResponse? }
    private struct OfAnswer { let call: (CachedURLResponse, URLRequest) -> Void }
    private struct OfZone { let call: (NSZone?) -> Any }

    private let parts: (UnsafeMutableRawPointer, UnsafeMutableRawPointer)

    /// - Parameter object: has to outlive this.
    init(_ address: UnsafeMutableRawPointer, of object: AnyObject) {
        parts = (address, Unmanaged.passUnretained(object).toOpaque())
    }

    /// A function, or a method that does not look at its object.
    init(function address: UnsafeMutableRawPointer) { self.init(address, of: Self.nobody) }

    private final class Nobody: Sendable {}
    private static let nobody = Nobody()

    /// For calls of one place.
    /// - Parameter type: a structure of one closure with the method's arguments and result.
    func bound<Call>(to type: Call.Type) -> Call { unsafeBitCast(parts, to: type) }

    func call() { unsafeBitCast(parts, to: Plain.self).call() }
    func text() -> String { unsafeBitCast(parts, to: OfNothing.self).call() }
    func call(_ count: Int64) { unsafeBitCast(parts, to: OfCount.self).call(count) }
    func fault() -> (any Error)? { unsafeBitCast(parts, to: OfFault.self).call() }
    func isTrue() -> Bool { unsafeBitCast(parts, to: Question.self).call() }
    func call(_ operation: Operation) { unsafeBitCast(parts, to: OfOperation.self).call(operation) }
    func values(_ keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
        try unsafeBitCast(parts, to: OfKeys.self).call(keys)
    }
    func contents(of url: URL) throws -> (result: NSData, textEncodingName: String?) {
        try unsafeBitCast(parts, to: OfAddress.self).call(url)
    }
    func text(of url: URL, _ encoding: inout String.Encoding) throws -> String {
        try unsafeBitCast(parts, to: OfText.self).call(url, &encoding)
    }
    func copy() -> Any { unsafeBitCast(parts, to: OfZone.self).call(nil) }
    func response(for request: URLRequest) -> CachedURLResponse? {
        unsafeBitCast(parts, to: OfRequestForAnswer.self).call(request)
    }
    func store(_ response: CachedURLResponse, for request: URLRequest) {
        unsafeBitCast(parts, to: OfAnswer.self).call(response, request)
    }
    func remove(_ request: URLRequest) { unsafeBitCast(parts, to: OfRequest.self).call(request) }
    func call(_ value: Any?) -> Any? { unsafeBitCast(parts, to: OfAny.self).call(value) }
}

/// Where a class's own fields lie in its objects, by name.
func fieldOffsets(of type: AnyClass) -> [String: Int] {
    var result: [String: Int] = [:]
    // `.classType`, a variable in the library.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, _, _ in
        result[String(cString: name)] = offset
        return true
    }
    return result
}
