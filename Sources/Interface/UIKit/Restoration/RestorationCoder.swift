// SPDX-License-Identifier: MIT

/// Writes one object's state. A view or controller is written as its place only: what it holds has a coder of its own.
///
/// Not bound to the main actor, because its superclass is not; it is used there only. It holds an archiver, whose class
/// does not let others derive from it.
final class RestorationArchiver: NSCoder {
    static let prefix = "\u{1}restoration:"
    /// Gives the place of a controller or view that is referred to, and sees to it that it is saved too; nil: it
    /// cannot be found again.
    var place: @MainActor (AnyObject) -> String? = { _ in nil }
    private let archiver = NSKeyedArchiver(requiringSecureCoding: false)

    var data: Data {
        archiver.finishEncoding()
        return archiver.encodedData
    }

    override var allowsKeyedCoding: Bool { true }

    override func encode(_ object: Any?, forKey key: String) {
        switch object {
        case let controller as UIViewController: archiver.encode(marker(controller), forKey: key)
        case let view as UIView: archiver.encode(marker(view), forKey: key)
        case let controllers as [UIViewController] where !controllers.isEmpty:
            archiver.encode(controllers.compactMap(marker) as NSArray, forKey: key)
        default: archiver.encode(object, forKey: key)
        }
    }

    private func marker(_ object: AnyObject) -> NSString? {
        // Views and controllers are the main actor's, as this coder is.
        nonisolated(unsafe) let object = object
        let place = place
        return MainActor.assumeIsolated { place(object) }.map { (Self.prefix + $0) as NSString }
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    override func encode(_ value: Bool, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int32, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int64, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Float, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Double, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        archiver.encodeBytes(bytes, length: length, forKey: key)
    }
}

/// Reads one object's state, and what is known of the launch that wrote it. Used on the main actor only, as above.
final class RestorationUnarchiver: NSCoder {
    /// The controller or view at a place; nil when it does not exist any more.
    var object: @MainActor (String) -> AnyObject? = { _ in nil }
    /// Under the framework's own keys.
    var facts: [String: Any] = [:]
    private let unarchiver: NSKeyedUnarchiver

    init(_ data: Data) throws {
        unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool {
        facts[key] != nil || unarchiver.containsValue(forKey: key)
    }

    override func decodeObject(forKey key: String) -> Any? {
        if let fact = facts[key] { return fact }
        guard unarchiver.containsValue(forKey: key) else { return nil }
        let stored = unarchiver.decodeObject(forKey: key)
        if let text = stored as? String, let place = Self.place(text) { return find(place) }
        if let list = stored as? [String], !list.isEmpty, list.allSatisfy({ Self.place($0) != nil }) {
            return list.compactMap { Self.place($0).flatMap(find) }
        }
        return stored
    }

    override func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String)
        -> DecodedObjectType? where DecodedObjectType: NSCoding, DecodedObjectType: NSObject
    { facts[key] as? DecodedObjectType ?? unarchiver.decodeObject(of: cls, forKey: key) }

    private func find(_ place: String) -> AnyObject? {
        nonisolated(unsafe) var found: AnyObject?  // As above.
        let object = object
        MainActor.assumeIsolated { found = object(place) }
        return found
    }

    private static func place(_ text: String) -> String? {
        text.hasPrefix(RestorationArchiver.prefix) ? String(text.dropFirst(RestorationArchiver.prefix.count)) : nil
    }

    override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }
    static func make(_ data: Data) -> RestorationUnarchiver? {
        do { return try RestorationUnarchiver(data) } catch { return nil }
    }
}
