// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FoundationCompat

/// What Apple documents of the keychain's functions and result codes. The store is a folder of the test's own.
@Suite(.serialized) struct KeychainTests {
    private let service = "service \(UUID().uuidString)"

    init() throws {
        setenv("TOUCHSTONE_DEVICE_FOLDER", Self.folder, 1)
    }

    private static let folder: String = {
        let folder = NSTemporaryDirectory() + "touchstone-keychain-\(getpid())"
        atexit {
            try? FileManager.default.removeItem(atPath: NSTemporaryDirectory() + "touchstone-keychain-\(getpid())")
        }
        return folder
    }()

    private func query(_ account: String?, _ more: [NSString: Any] = [:]) -> CFDictionary {
        var query: [NSString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
        query[kSecAttrAccount] = account
        query.merge(more) { $1 }
        return NSDictionary(dictionary: query)
    }

    @Test("an item is added once, found, changed and removed")
    func lifeOfAnItem() {
        let secret = Data("secret".utf8)
        #expect(SecItemAdd(query("me", [kSecValueData: secret]), nil) == errSecSuccess)
        #expect(SecItemAdd(query("me", [kSecValueData: secret]), nil) == errSecDuplicateItem)
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(query("me", [kSecReturnData: true]), &result) == errSecSuccess)
        #expect(result as? Data == secret)
        #expect(
            SecItemUpdate(query("me"), NSDictionary(dictionary: [kSecValueData: Data("new".utf8)])) == errSecSuccess)
        #expect(SecItemCopyMatching(query("me", [kSecReturnData: true]), &result) == errSecSuccess)
        #expect(result as? Data == Data("new".utf8))
        #expect(SecItemDelete(query("me")) == errSecSuccess)
        #expect(SecItemDelete(query("me")) == errSecItemNotFound)
        #expect(SecItemCopyMatching(query("me"), nil) == errSecItemNotFound)
    }

    @Test("a query returns one item unless it asks for all, and what it asks for")
    func results() throws {
        for account in ["a", "b"] {
            #expect(SecItemAdd(query(account, [kSecValueData: Data(account.utf8)]), nil) == errSecSuccess)
        }
        var result: CFTypeRef?
        let attributes: [NSString: Any] = [kSecReturnAttributes: true, kSecReturnData: true]
        #expect(SecItemCopyMatching(query(nil, attributes), &result) == errSecSuccess)
        let one = try #require(result as? NSDictionary)
        #expect(one[kSecAttrAccount] as? String == "a")
        #expect(one[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked as String)
        #expect(one[kSecAttrCreationDate] is Date)
        #expect(one[kSecValueData] as? Data == Data("a".utf8))
        let all = attributes.merging([kSecMatchLimit: kSecMatchLimitAll]) { $1 }
        #expect(SecItemCopyMatching(query(nil, all), &result) == errSecSuccess)
        #expect((result as? NSArray)?.count == 2)
        #expect(SecItemDelete(query(nil)) == errSecSuccess)
    }

    @Test("an update that would make two items the same is refused")
    func updatesKeepItemsApart() {
        for account in ["a", "b"] { #expect(SecItemAdd(query(account), nil) == errSecSuccess) }
        #expect(
            SecItemUpdate(query("a"), NSDictionary(dictionary: [kSecAttrAccount: "b"])) == errSecDuplicateItem)
        #expect(SecItemDelete(query(nil)) == errSecSuccess)
    }

    @Test("an item is found by its persistent reference alone")
    func persistentReferences() throws {
        var reference: CFTypeRef?
        #expect(SecItemAdd(query("p", [kSecReturnPersistentRef: true]), &reference) == errSecSuccess)
        let data = try #require(reference as? Data)
        var result: CFTypeRef?
        let query = NSDictionary(dictionary: [kSecValuePersistentRef: data, kSecReturnAttributes: true])
        #expect(SecItemCopyMatching(query, &result) == errSecSuccess)
        #expect((result as? NSDictionary)?[kSecAttrAccount] as? String == "p")
        #expect(SecItemDelete(self.query("p")) == errSecSuccess)
    }

    @Test("parameters that make no sense are errSecParam")
    func parameters() {
        #expect(SecItemAdd(NSDictionary(), nil) == errSecParam)
        #expect(SecItemUpdate(query("x"), NSDictionary(dictionary: [kSecClass: kSecClassKey])) == errSecParam)
        #expect(SecItemAdd(query("x", [kSecValueData: "no data"]), nil) == errSecParam)
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, NSString(string: "nonsense"), [], &error) == nil)
        #expect(error?.takeRetainedValue().domain == NSOSStatusErrorDomain)
    }
}

/// Apple's table of uniform type identifiers ("System-Declared Uniform Type Identifiers").
@Suite struct UniformTypeTests {
    @Test("extensions and MIME types name types, types their preferred extension")
    func tags() {
        func type(_ tagClass: CFString, _ tag: String) -> String? {
            UTTypeCreatePreferredIdentifierForTag(tagClass, NSString(string: tag), nil)?.takeRetainedValue() as String?
        }
        #expect(type(kUTTagClassFilenameExtension, "png") == "public.png")
        #expect(type(kUTTagClassFilenameExtension, "JPG") == "public.jpeg")
        #expect(type(kUTTagClassMIMEType, "text/html") == "public.html")
        #expect(type(kUTTagClassFilenameExtension, "nobody-knows")?.hasPrefix("dyn.") == true)
        #expect(
            UTTypeCopyPreferredTagWithClass("public.jpeg", kUTTagClassFilenameExtension)?.takeRetainedValue() == "jpeg")
    }

    @Test("types are kinds of others, over several steps")
    func conformance() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeItem))
        #expect(UTTypeConformsTo(kUTTypeSwiftSource, kUTTypePlainText))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    }
}
