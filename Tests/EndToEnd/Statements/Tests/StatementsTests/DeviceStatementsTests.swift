// SPDX-License-Identifier: MIT
import Foundation
import Security
import Testing
import UIKit

/// Who the device is to its apps, and what it keeps for them.
@MainActor @Suite(.serialized) struct DeviceStatementsTests {
    @Test("PP17: name, system and model are a telephone's; the vendor's identifier stays")
    func device() throws {
        let device = UIDevice.current
        #expect(device.systemName == "iOS" && device.model == "iPhone" && device.localizedModel == "iPhone")
        #expect(!device.name.isEmpty)
        let version = ProcessInfo.processInfo.operatingSystemVersion
        #expect(device.systemVersion.hasPrefix("\(version.majorVersion)."))
        let identifier = try #require(device.identifierForVendor)
        #expect(device.identifierForVendor == identifier)
    }

    private func query(_ account: String) -> [CFString: Any] {
        [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "statements" as CFString,
            kSecAttrAccount: account as CFString,
        ]
    }

    private func value(_ account: String) -> String? {
        var wanted = query(account)
        wanted[kSecReturnData] = true
        var result: CFTypeRef?
        guard SecItemCopyMatching(wanted as CFDictionary, &result) == errSecSuccess else { return nil }
        return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("SV19: a second adding is a duplicate, an update works, and accounts are apart")
    func secrets() {
        defer { for account in ["ada", "grace"] { SecItemDelete(query(account) as CFDictionary) } }
        for (account, secret) in [("ada", "1815"), ("grace", "1906")] {
            var item = query(account)
            item[kSecValueData] = Data(secret.utf8)
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        }
        let change: [CFString: Any] = [kSecValueData: Data("1852".utf8)]
        #expect(SecItemUpdate(query("ada") as CFDictionary, change as CFDictionary) == errSecSuccess)
        #expect(value("ada") == "1852" && value("grace") == "1906" && value("nobody") == nil)
    }
}
