// SPDX-License-Identifier: MIT
import CObjCRegistry
public import Foundation
import Synchronization

/// Takes the place of the method with which Foundation's unarchiver decodes a reference. Foundation's on Linux knows an
/// object only when its `init(coder:)` is done: objects that refer to each other (a child to its parent) never end. It also
/// ends the program at an archive with a class that was not expected, which is an error to be caught on iOS.
extension NSKeyedUnarchiver {
    @_silgen_name("__touchstone_NSKeyedUnarchiver_decodeObject")
    public func __decodeObject(_ reference: Any) throws -> Any? {
        guard let functions = UnarchiverFunctions.shared else { return nil }
        if let error { throw error }
        // A number that was encoded as such is no object, which is no fault of the archive.
        guard let number = functions.number(of: reference as AnyObject) else { return nil }
        guard let value = functions.value(number, in: self)
        else { throw damaged("Object \(reference) is not there. The data may be corrupt.") }
        guard let dictionary = value as? [String: Any],
            let type = dictionary["$class"].flatMap({ functions.number(of: $0 as AnyObject) })
        else { return value as? String == "$null" ? nil : functions.replacement(for: value, in: self) }
        let known = functions.known(in: self)
        if let object = known.pointee[number] { return functions.replacement(for: object, in: self) }
        let key = ReferenceKey(unarchiver: ObjectIdentifier(self), number: number)
        if let begun = ObjectsBeingDecoded.object(for: key) { return begun }
        let object = try construct(dictionary, type, key, functions)
        known.pointee[number] = object
        return functions.replacement(for: object, in: self)
    }

    /// Takes the place of Foundation's, to which a key that is not in the archive is an error, after which nothing more is
    /// decoded. On iOS it is nil, as archives have it that an older version of an app wrote:
    /// https://developer.apple.com/documentation/foundation/nskeyedunarchiver/decodeobject(forkey:)
    @_silgen_name("__touchstone_NSKeyedUnarchiver_decodeObjectForKey")
    public func __decodeObject(forKey key: String?) throws -> Any? {
        guard let reference = UnarchiverFunctions.shared?.reference(forKey: key, in: self) else { return nil }
        return try __decodeObject(reference)
    }

    /// Takes the place of Foundation's, which ends the program at data that are no archive: on iOS that is thrown.
    @_silgen_name("__touchstone_NSKeyedUnarchiver_topLevelObject")
    public static func __topLevelObject(_ data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        unarchiver.finishDecoding()
        if let error = unarchiver.error { throw error }
        return object
    }

    private func construct(
        _ dictionary: [String: Any], _ typeNumber: UInt32, _ key: ReferenceKey, _ functions: UnarchiverFunctions
    ) throws -> Any {
        let found: AnyClass = try decodableClass(functions.value(typeNumber, in: self) as? [String: Any] ?? [:])
        let type: AnyClass = (found as? NSObject.Type)?.classForKeyedUnarchiver() ?? found
        guard let decodable = type as? any NSCoding.Type else { throw damaged("Class \(type) is not decodable.") }
        if requiresSecureCoding, (type as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
            throw damaged("This decoder will only decode classes that adopt NSSecureCoding. Class '\(type)' does not.")
        }
        let object = functions.decoding(dictionary, in: self) {
            ObjectsBeingDecoded.constructing(type, for: key) { decodable.init(coder: self) }
        }
        guard let object = object ?? nil else {
            if let error { throw error }
            throw damaged("Class \(type) failed to decode. The data may be corrupt.")
        }
        return object
    }

    /// The first class that an archive names for an object, that exists and that is allowed.
    private func decodableClass(_ description: [String: Any]) throws -> AnyClass {
        let name = description["$classname"] as? String
        let named: AnyClass? = name.flatMap {
            `class`(forClassName: $0) ?? Self.class(forClassName: $0) ?? NSClassFromString($0)
        }
        let hints = (description["$classhints"] as? [String] ?? []).compactMap { NSClassFromString($0) }
        let candidates = [named].compactMap(\.self) + hints
        if let found = candidates.first(where: isAllowed) { return found }
        if candidates.isEmpty, let name,
            let own = delegate?.unarchiver(
                self, cannotDecodeObjectOfClassName: name, originalClasses: description["$classes"] as? [String] ?? [])
        {
            return own
        }
        throw damaged(
            candidates.isEmpty
                ? "cannot decode object of class (\(name ?? "?")): no class named \"\(name ?? "?")\" was found"
                : "value was of unexpected class '\(candidates[0])'. Allowed classes are: \(allowedClasses ?? [])")
    }

    private func isAllowed(_ type: AnyClass) -> Bool {
        guard requiresSecureCoding else { return true }
        let allowed = allowedClasses ?? []
        return sequence(first: type, next: { _getSuperclass($0) }).contains { above in allowed.contains { $0 == above }
        }
    }

    private func damaged(_ reason: String) -> any Error {
        CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: reason])
    }
}

/// An object of an archive, by its place there.
private struct ReferenceKey: Hashable {
    let unarchiver: ObjectIdentifier
    let number: UInt32
}

/// Objects whose `init(coder:)` runs.
private enum ObjectsBeingDecoded {
    // Sendable: the places are written by the thread that decodes, and read by it alone.
    private struct Places: @unchecked Sendable {
        var all: [ReferenceKey: UnsafeMutablePointer<UnsafeMutableRawPointer?>] = [:]
    }
    private static let places = Mutex(Places())

    /// An object that has its memory and perhaps nothing else yet, as on iOS.
    static func object(for key: ReferenceKey) -> AnyObject? {
        places.withLock { $0.all[key]?.pointee }.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    static func constructing<Result>(_ type: AnyClass, for key: ReferenceKey, _ body: () -> Result) -> Result {
        let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
        place.initialize(to: nil)
        places.withLock { $0.all[key] = place }
        _ = ts_await_allocation(unsafeBitCast(type, to: UnsafeRawPointer.self), place)
        defer {
            ts_forget_allocation()
            places.withLock { _ = $0.all.removeValue(forKey: key) }
            place.deallocate()
        }
        return body()
    }
}
