// SPDX-License-Identifier: MIT
import Security
import UIKit

/// Texts in the keychain, each under an account.
enum Secrets {
    private static let base: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "org.touchstone.Switchboard",
    ]

    /// One that is there already is changed.
    /// - Returns: what the keychain says.
    static func store(_ text: String, for account: String) -> OSStatus {
        var item = base
        item[kSecAttrAccount] = account
        let secret = [kSecValueData: Data(text.utf8)]
        let status = SecItemAdd(item.merging(secret) { $1 } as CFDictionary, nil)
        guard status == errSecDuplicateItem else { return status }
        return SecItemUpdate(item as CFDictionary, secret as CFDictionary)
    }

    /// By account.
    static func all() -> [(account: String, text: String)] {
        var query = base
        query[kSecMatchLimit] = kSecMatchLimitAll
        query[kSecReturnAttributes] = true
        query[kSecReturnData] = true
        var found: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { return [] }
        return (found as? [[String: Any]] ?? []).compactMap { item in
            guard let account = item[kSecAttrAccount as String] as? String,
                let data = item[kSecValueData as String] as? Data
            else { return nil }
            return (account, String(decoding: data, as: UTF8.self))
        }.sorted { $0.account < $1.account }
    }

    static func removeAll() { SecItemDelete(base as CFDictionary) }
}

class SecretsViewController: FactsViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        load()
    }

    private func load() { facts = Secrets.all().map { Fact(name: $0.account, value: $0.text) } }

    override var deeds: [Deed] {
        [
            Deed(title: "Keep a Secret") { [weak self] in
                self?.ask("New Secret", ["Account", "Secret"]) { entered in
                    let status = Secrets.store(entered[1], for: entered[0])
                    if status != errSecSuccess { print("the keychain says \(status)") }
                    self?.load()
                }
            },
            Deed(title: "Forget All") { [weak self] in
                Secrets.removeAll()
                self?.load()
            },
        ]
    }
}
