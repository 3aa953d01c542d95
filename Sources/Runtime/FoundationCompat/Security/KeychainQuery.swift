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
    private(set) var interaction = KeychainInteraction()
    /// Whether `attributes` name how an item is protected.
    var wantsSecret: Bool { returned.contains("r_Data") || returned.contains("r_Ref") }

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
        case "v_Ref": takeReference(value)
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
        case _ where key.hasPrefix("r_"): if isTrue(value) { returned.insert(key) }
        case _ where key.hasPrefix("m_"): Unsupported.report("keychain query '\(key)'")
        case "u_AuthCtx": interaction.context = value as? any KeychainAuthentication
        case "u_OpPrompt": interaction.prompt = plainValue(value) as? String
        case "u_NoAuthUI": if isTrue(value) { interaction.asking = .fails }
        case "u_AuthUI":
            let asking: [String: KeychainInteraction.Asking] = ["u_AuthUIF": .fails, "u_AuthUIS": .skips]
            interaction.asking = (plainValue(value) as? String).flatMap { asking[$0] } ?? .allowed
        case _ where key.hasPrefix("u_") || key == "nleg": break
        default: takeAttribute(key, plainValue(value))
        }
    }

    /// Attributes that are texts; some programs give the bytes of one.
    private static let texts: Set<String> = [
        "acct", "svce", "labl", "desc", "icmt", "sdmn", "srvr", "path", "agrp", "pdmn",
    ]

    private mutating func takeAttribute(_ key: String, _ value: Any?) {
        let isRight =
            switch key {
            case _ where Self.texts.contains(key): value is String || value is Data
            case "cdat", "mdat": value is Date
            case "crtr", "port", "invi", "nega": value is NSNumber || value is String
            default: true
            }
        if !isRight { status = errSecParam }
        attributes[key] = value
    }

    /// A key or certificate stands for its bytes and for what tells it apart.
    private mutating func takeReference(_ value: Any) {
        switch value {
        case let value as SecKey:
            kind = kind ?? "keys"
            attributes.merge(value.keychainAttributes) { $1 }
            data = value.externalRepresentation
        case let value as SecCertificate:
            kind = kind ?? "cert"
            attributes.merge(value.keychainAttributes) { $1 }
            data = SecCertificateCopyData(value) as Data
        default:
            Unsupported.report("kSecValueRef of \(type(of: value))")
            status = errSecUnimplemented
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
        if returned.contains("r_Ref") {
            // Only keys and certificates are objects; passwords come without one, with what else is wanted.
            if returned == ["r_Ref"] { return item.reference }
            entry["v_Ref"] = item.reference
        }
        if entry.isEmpty { return nil }
        // One kind of result alone is not wrapped.
        if returned == ["r_Data"] { return NSData(data: item.data ?? Data()) }
        if returned == ["r_PersistentRef"] { return NSData(data: item.persistentReference) }
        return NSDictionary(dictionary: entry)
    }
}
