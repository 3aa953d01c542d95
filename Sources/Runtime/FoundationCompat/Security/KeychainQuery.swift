// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime

/// A dictionary as the functions of the keychain take it, told apart: attributes of items, what is looked for, what is to
/// come back.
struct KeychainQuery {
    /// `genp`, `inet`, ...; nil: the item is named by its persistent reference.
    var kind: String?
    /// Attributes by short name.
    var attributes: [String: Any] = [:]
    var data: Data?
    var persistentReferences: [Data] = []
    /// Whether items that are synchronised between devices count: nil: both.
    var synchronizable: Bool? = false
    var limit: Int?
    private(set) var returned: Set<String> = []
    private(set) var status = errSecSuccess

    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) else { continue }
            take(key, value)
        }
        if kind == nil, persistentReferences.isEmpty { status = errSecParam }
    }

    /// The attributes that an update sets.
    init(changes dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) else { continue }
            if key == "class" || key.hasPrefix("r_") || key.hasPrefix("m_") { status = errSecParam }
            take(key, value)
        }
    }

    private mutating func take(_ key: String, _ value: Any) {
        switch key {
        case "class": kind = plainValue(value) as? String
        case "v_Data":
            data = plainValue(value) as? Data
            if data == nil { status = errSecParam }
        case "v_PersistentRef":
            let list = (value as? [Any]) ?? [value]
            persistentReferences += list.compactMap { plainValue($0) as? Data }
        case "v_Ref":
            Unsupported.report("kSecValueRef")
            status = errSecUnimplemented
        case "m_Limit":
            if let number = value as? NSNumber {
                limit = number.intValue
            } else {
                limit = plainValue(value) as? String == kSecMatchLimitAll as String ? .max : 1
            }
        case "sync": takeSynchronizable(value)
        case "accc":
            guard let control = value as? SecAccessControl else { return status = errSecParam }
            attributes["pdmn"] = control.protection
            if !control.flags.isEmpty { attributes["accc"] = plainValue(control) }
        case "r_Ref" where isTrue(value): Unsupported.report("kSecReturnRef")
        case _ where key.hasPrefix("r_"): if isTrue(value) { returned.insert(key) }
        case _ where key.hasPrefix("m_"): Unsupported.report("keychain query '\(key)'")
        // Nobody is asked for a passcode here.
        case _ where key.hasPrefix("u_") || key == "nleg": break
        default: attributes[key] = plainValue(value)
        }
    }

    private mutating func takeSynchronizable(_ value: Any) {
        if plainValue(value) as? String == kSecAttrSynchronizableAny as String {
            synchronizable = nil
        } else {
            synchronizable = isTrue(value)
        }
    }

    private func isTrue(_ value: Any) -> Bool {
        (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? (value as? String == "1")
    }

    // MARK: Matching

    func matches(_ item: KeychainItem) -> Bool {
        if !persistentReferences.isEmpty { return persistentReferences.contains(item.persistentReference) }
        guard item.kind == kind, AccessGroups.allows(item.attributes["agrp"] as? String ?? "") else { return false }
        if let synchronizable, (item.attributes["sync"] as? NSNumber)?.boolValue ?? false != synchronizable {
            return false
        }
        // What says how an item is protected is no attribute to look for together with its flags.
        return attributes.allSatisfy { $0.key == "accc" || plainEqual($0.value, item.attributes[$0.key]) }
    }

    /// What the query wants of an item; nil: nothing.
    func result(for item: KeychainItem) -> AnyObject? {
        var entry: [String: Any] = [:]
        if returned.contains("r_Attributes") {
            entry = item.attributes
            entry["class"] = item.kind
            entry["accc"] = SecAccessControl(
                protection: item.attributes["pdmn"] as? String ?? "",
                flags: SecAccessControlCreateFlags(
                    rawValue: (item.attributes["accc"] as? NSNumber)?.uintValue ?? 0))
        }
        if returned.contains("r_Data") { entry["v_Data"] = item.data ?? Data() }
        if returned.contains("r_PersistentRef") { entry["v_PersistentRef"] = item.persistentReference }
        if entry.isEmpty { return nil }
        // One kind of result alone is not wrapped.
        if returned == ["r_Data"] { return NSData(data: item.data ?? Data()) }
        if returned == ["r_PersistentRef"] { return NSData(data: item.persistentReference) }
        return NSDictionary(dictionary: entry)
    }
}
