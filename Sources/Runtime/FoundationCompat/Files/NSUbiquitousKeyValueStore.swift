// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

/// Small values that all devices of a person have: a property list beside the iCloud folders of the account that is signed
/// in. Without an account they stay on the device; without the entitlement they last as long as the process.
///
/// What is set is stored without being asked to, soon after and when the process ends, or at once in `synchronize()`. Other
/// devices' changes are seen whenever something is stored, and `didChangeExternallyNotification` tells of them.
open class NSUbiquitousKeyValueStore: __ObjCObject, @unchecked Sendable {
    // Sendable: the lock guards what changes.
    private static let shared: NSUbiquitousKeyValueStore = {
        atexit { _ = NSUbiquitousKeyValueStore.default.storeIfNeeded() }
        return NSUbiquitousKeyValueStore()
    }()
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    private let lock = NSLock()
    private var values: [String: Any] = [:]
    /// What the file had when it was last read or written.
    private var known: NSDictionary = [:]
    /// Whether what was set will be stored without being asked to.
    private var willStore = false

    public override init() {
        super.init()
        values = Self.read() ?? [:]
        known = values as NSDictionary
    }

    private static var file: URL? {
        guard let name = AppEntitlements.string("com.apple.developer.ubiquity-kvstore-identifier"),
            !name.contains("/")
        else { return nil }
        guard let account = World.shared.state.cloudAccount, !account.contains("/") else {
            return URL(fileURLWithPath: NSHomeDirectory() + "/Library/SyncedPreferences/" + name + ".plist")
        }
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
    open func set(_ anObject: Any?, forKey aKey: String) { change(aKey, to: anObject) }
    open func removeObject(forKey aKey: String) { change(aKey, to: nil) }
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

    private func change(_ key: String, to value: Any?) {
        let mustSchedule = lock.withLock {
            values[key] = value
            defer { willStore = true }
            return !willStore
        }
        guard mustSchedule else { return }
        Self.writer.async { [self] in
            guard let changed = storeIfNeeded(), !changed.isEmpty else { return }
            DispatchQueue.main.async { self.post(changed) }
        }
    }

    /// One after the other, apart from what the app does.
    private static let writer = DispatchQueue(label: "NSUbiquitousKeyValueStore", qos: .utility)

    // MARK: Other devices

    /// Takes over what others have written, and writes what this one has set since.
    /// - Returns: false without the entitlement, or when the file cannot be written.
    @discardableResult
    open func synchronize() -> Bool {
        guard let changed = store() else { return false }
        if !changed.isEmpty { post(changed) }
        return true
    }

    private func storeIfNeeded() -> [String]? {
        let isStored = lock.withLock { NSDictionary(dictionary: values).isEqual(known) }
        return isStored ? [] : store()
    }

    /// - Returns: the keys that others have changed; nil: nothing could be stored, and waits for the next time.
    private func store() -> [String]? {
        guard let file = Self.file else { return nil }
        do {
            // Another device of the person may be writing.
            return try SafeFile.locking(file.deletingLastPathComponent()) {
                let others = Self.read() ?? [:]
                let (changed, merged) = lock.withLock {
                    willStore = false
                    return merge(others)
                }
                if !NSDictionary(dictionary: merged).isEqual(to: others) {
                    let data = try PropertyListSerialization.data(fromPropertyList: merged, format: .binary, options: 0)
                    try SafeFile.write(data, to: file)
                }
                // Not before it is written: what could not be is still this device's change.
                lock.withLock { known = merged as NSDictionary }
                return changed
            }
        } catch {
            FileHandle.standardError.write(Data("touchstone: \(file.path): \(error.localizedDescription)\n".utf8))
            return nil
        }
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
