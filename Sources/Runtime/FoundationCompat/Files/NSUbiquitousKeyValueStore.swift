// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

/// Small values that all devices of a person have: a property list beside the iCloud folders of the account that is signed
/// in. Without an account, or without the entitlement, values last as long as the process.
///
/// Other devices' changes are seen at `synchronize()`, which posts `didChangeExternallyNotification` where there are any.
open class NSUbiquitousKeyValueStore: __ObjCObject, @unchecked Sendable {
    // Sendable: the lock guards what changes.
    private static let shared = NSUbiquitousKeyValueStore()
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    private let lock = NSLock()
    private var values: [String: Any] = [:]
    /// What the file had when it was last read or written.
    private var known: NSDictionary = [:]

    public override init() {
        super.init()
        values = Self.read() ?? [:]
        known = values as NSDictionary
    }

    private static var file: URL? {
        guard let name = AppEntitlements.string("com.apple.developer.ubiquity-kvstore-identifier"),
            let account = World.shared.state.cloudAccount, !(name + account).contains("/")
        else { return nil }
        return Device.current.cloudContainer("KeyValue", of: account).appendingPathComponent(name + ".plist")
    }

    private static func read() -> [String: Any]? {
        guard let file, let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do { return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] } catch {
            FileHandle.standardError.write(Data("touchstone: \(file.path): \(error.localizedDescription)\n".utf8))
            return nil
        }
    }

    // MARK: Values

    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    // MARK: Other devices

    /// Takes over what others have written, then writes what this one has set since.
    /// - Returns: false where nobody is signed in, or the file cannot be written.
    @discardableResult
    open func synchronize() -> Bool {
        guard let file = Self.file else { return false }
        let others = Self.read() ?? [:]
        let (changed, merged) = lock.withLock { merge(others) }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: merged, format: .binary, options: 0)
                .write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("touchstone: \(file.path): \(error.localizedDescription)\n".utf8))
            return false
        }
        if !changed.isEmpty { post(changed) }
        return true
    }

    /// With the lock held. Of a key that both have changed this device's value stays.
    private func merge(_ others: [String: Any]) -> (changed: [String], merged: [String: Any]) {
        func differs(_ a: Any?, _ b: Any?) -> Bool {
            guard let a, let b else { return (a == nil) != (b == nil) }
            return !NSDictionary(dictionary: ["value": a]).isEqual(to: ["value": b])
        }
        var changed: [String] = []
        for key in Set(others.keys).union(values.keys)
        where !differs(values[key], known[key]) && differs(others[key], known[key]) {
            values[key] = others[key]
            changed.append(key)
        }
        known = values as NSDictionary
        return (changed.sorted(), values)
    }

    private func post(_ keys: [String]) {
        let information: [String: Any] = [
            NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreServerChange,
            NSUbiquitousKeyValueStoreChangedKeysKey: keys,
        ]
        NotificationCenter.default.post(
            name: Self.didChangeExternallyNotification, object: self, userInfo: information)
    }

    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
