// SPDX-License-Identifier: MIT
public import Foundation
internal import TouchstoneDevice

/// Adds an item. `errSecDuplicateItem` when there is one of the same identity.
///
/// - Parameter result: receives what `attributes` asks for with `kSecReturn…`.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = KeychainQuery(attributes)
    guard query.status == errSecSuccess else { return query.status }
    guard let kind = query.kind, query.limit == nil, query.synchronizable != nil else { return errSecParam }
    let now = Date()
    return accessed { items in
        var item = KeychainItem(
            row: (items.map(\.row).max() ?? 0) + 1, kind: kind, attributes: query.attributes, data: query.data)
        guard item.complete(query, now) else { return (errSecMissingEntitlement, false) }
        if let refusal = item.refusalToBeKept { return (refusal, false) }
        guard !items.contains(where: item.isSame) else { return (errSecDuplicateItem, false) }
        items.append(item)
        result?.pointee = query.result(for: item)
        return (errSecSuccess, true)
    }
}

/// Finds items. `errSecItemNotFound` when there is none.
///
/// - Parameter result: receives what `query` asks for with `kSecReturn…`: of one item, or a list when
///   `kSecMatchLimit` is more than one.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.status == errSecSuccess else { return query.status }
    let limit = query.limit ?? 1
    guard AccessGroups.allowsSearch(for: query) else { return errSecMissingEntitlement }
    var found: [KeychainItem] = []
    let status = accessed { items in
        found = items.filter(query.matches)
        return (found.isEmpty ? errSecItemNotFound : errSecSuccess, false)
    }
    guard status == errSecSuccess else { return status }
    let refusal = query.wantsSecret ? open(&found, for: query, limit) : errSecSuccess
    guard refusal == errSecSuccess else { return refusal }
    if limit == 1 {
        result?.pointee = found.first.flatMap(query.result)
    } else {
        let list = found.prefix(limit).compactMap(query.result)
        result?.pointee = list.isEmpty ? nil : NSArray(array: list)
    }
    return errSecSuccess
}

/// Leaves the items whose secrets may be read now. The store is free meanwhile: a person takes their time.
private func open(_ items: inout [KeychainItem], for query: KeychainQuery, _ limit: Int) -> OSStatus {
    let lock = World.shared.state.lock
    if let first = items.first, limit == 1, first.isHidden(by: lock) { return errSecInteractionNotAllowed }
    let count = items.count
    items.removeAll { $0.isHidden(by: lock) }
    if items.isEmpty, count > 0 { return errSecInteractionNotAllowed }
    if query.interaction.asking == .skips {
        if query.interaction.context?.hasAuthenticated != true { items.removeAll { $0.ownerPolicy != nil } }
        return items.isEmpty ? errSecItemNotFound : errSecSuccess
    }
    for item in items.prefix(limit) {
        guard let policy = item.ownerPolicy else { continue }
        let status = query.interaction.authenticate(for: policy)
        guard status == errSecSuccess else { return status }
        // One answer counts for all items of a query.
        break
    }
    return errSecSuccess
}

/// Changes all items that `query` finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.status == errSecSuccess else { return query.status }
    let changes = KeychainQuery(changes: attributesToUpdate)
    guard changes.status == errSecSuccess, query.limit == nil || query.limit == .max else { return errSecParam }
    guard AccessGroups.allowsSearch(for: query) else { return errSecMissingEntitlement }
    let changesSynchronizing = attributesToUpdate.object(forKey: kSecAttrSynchronizable) != nil
    let now = Date()
    return accessed { items in
        var updated = items
        var count = 0
        for index in updated.indices where query.matches(updated[index]) {
            count += 1
            if let refusal = updated[index].refusalToBeKept { return (refusal, false) }
            updated[index].attributes.merge(changes.attributes) { $1 }
            if changesSynchronizing {
                updated[index].attributes["sync"] = NSNumber(value: changes.synchronizable ?? false)
            }
            updated[index].attributes["mdat"] = now
            if let data = changes.data { updated[index].data = data }
            let item = updated[index]
            guard AccessGroups.allows(item.attributes["agrp"] as? String ?? "") else {
                return (errSecMissingEntitlement, false)
            }
            if updated.contains(where: { $0.row != item.row && $0.isSame(as: item) }) {
                return (errSecDuplicateItem, false)
            }
        }
        guard count > 0 else { return (errSecItemNotFound, false) }
        items = updated
        return (errSecSuccess, true)
    }
}

/// Removes all items that `query` finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.status == errSecSuccess else { return query.status }
    guard AccessGroups.allowsSearch(for: query) else { return errSecMissingEntitlement }
    return accessed { items in
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count < count ? (errSecSuccess, true) : (errSecItemNotFound, false)
    }
}

private func accessed(_ body: (inout [KeychainItem]) -> (OSStatus, isChanged: Bool)) -> OSStatus {
    do { return try KeychainStore.device.access(body) } catch {
        FileHandle.standardError.write(Data("keychain: \(error)\n".utf8))
        return errSecIO
    }
}

extension KeychainItem {
    /// What an item has that nobody said; false: the app may not use the group it names.
    fileprivate mutating func complete(_ query: KeychainQuery, _ now: Date) -> Bool {
        let group = attributes["agrp"] as? String ?? AccessGroups.standard
        guard AccessGroups.allows(group) else { return false }
        attributes["agrp"] = group
        // What tells items apart is never missing.
        for key in Self.identity(of: kind) where attributes[key] == nil {
            switch key {
            case "acct", "svce", "sdmn", "srvr", "path": attributes[key] = ""
            case "port": attributes[key] = NSNumber(value: 0)
            default: break
            }
        }
        attributes["pdmn"] = attributes["pdmn"] ?? kSecAttrAccessibleWhenUnlocked as String
        attributes["sync"] = NSNumber(value: query.synchronizable ?? false)
        attributes["cdat"] = now
        attributes["mdat"] = now
        return true
    }

    /// Why the device cannot keep or change the item's secret now.
    fileprivate var refusalToBeKept: OSStatus? {
        let lock = World.shared.state.lock
        if attributes["pdmn"] as? String == "akpu", lock.passcode == nil { return errSecAuthFailed }
        return isHidden(by: lock) ? errSecInteractionNotAllowed : nil
    }
}
