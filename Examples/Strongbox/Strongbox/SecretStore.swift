// SPDX-License-Identifier: MIT
import Foundation
import Security

/// A text in the keychain, under a service and an account; it can be read while the device is unlocked.
struct SecretStore {
    let service: String
    let account: String

    static let pin = SecretStore(service: "org.touchstone.Strongbox.pin", account: "pinIdentifier")
    static let card = SecretStore(service: "org.touchstone.Strongbox.securedData", account: "secureDataIdentifier")

    struct Failure: Error {
        let status: OSStatus
    }

    private var query: [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }

    /// nil: nothing is stored.
    func text() throws -> String? {
        var query = query
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess, let data = found as? Data else { throw Failure(status: status) }
        return String(decoding: data, as: UTF8.self)
    }

    /// Adds it, or takes the place of what was there.
    func store(_ text: String) throws {
        var item = query
        item[kSecValueData as String] = Data(text.utf8)
        item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked
        var status = SecItemAdd(item as CFDictionary, nil)
        if status == errSecDuplicateItem {
            status = SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data(text.utf8)] as CFDictionary)
        }
        guard status == errSecSuccess else { throw Failure(status: status) }
    }

    func remove() throws {
        let status = SecItemDelete(query as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else { throw Failure(status: status) }
    }
}
