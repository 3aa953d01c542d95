// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

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

    @Test("KC1, KC2, KC3: an item is added once, found, changed and removed")
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

    @Test("a password has no reference; what else is asked for with it comes")
    func passwordsWithoutReference() throws {
        let secret = Data("secret".utf8)
        let more: [NSString: Any] = [
            kSecValueData: secret, kSecAttrLabel: "Label", kSecAttrComment: "Comment",
        ]
        #expect(SecItemAdd(query("all", more), nil) == errSecSuccess)
        let wanted: [NSString: Any] = [
            kSecReturnData: true, kSecReturnAttributes: true, kSecReturnRef: true, kSecReturnPersistentRef: true,
        ]
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(query("all", wanted), &result) == errSecSuccess)
        let found = try #require(result as? [String: Any])
        #expect(found[kSecValueRef as String] == nil)
        #expect(found[kSecValuePersistentRef as String] is Data)
        #expect(found[kSecValueData as String] as? Data == secret)
        #expect(found[kSecAttrLabel as String] as? String == "Label")
        #expect(found[kSecAttrComment as String] as? String == "Comment")
        #expect(SecItemDelete(query("all")) == errSecSuccess)
    }

    @Test("a key that is made to stay is found by its tag, the half that is not asked for is not")
    func permanentKeys() throws {
        let tag = Data(service.utf8)
        let own: NSDictionary = [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag]
        let parameters: NSDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256, kSecPrivateKeyAttrs: own,
        ]
        let key = try #require(SecKeyCreateRandomKey(parameters, nil))
        func found(_ half: CFString) -> CFTypeRef? {
            var result: CFTypeRef?
            let query: NSDictionary = [
                kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecAttrKeyClass: half, kSecReturnRef: true,
            ]
            return SecItemCopyMatching(query, &result) == errSecSuccess ? result : nil
        }
        #expect(found(kSecAttrKeyClassPrivate) as? SecKey == key)
        #expect(found(kSecAttrKeyClassPublic) == nil)
        #expect(SecItemDelete([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag] as NSDictionary) == errSecSuccess)
        #expect(found(kSecAttrKeyClassPrivate) == nil)
    }

    @Test("KC5: a query returns one item unless it asks for all, and what it asks for")
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

    @Test("KC6: parameters that make no sense are errSecParam")
    func parameters() {
        #expect(SecItemAdd(NSDictionary(), nil) == errSecParam)
        #expect(SecItemUpdate(query("x"), NSDictionary(dictionary: [kSecClass: kSecClassKey])) == errSecParam)
        #expect(SecItemAdd(query("x", [kSecValueData: "no data"]), nil) == errSecParam)
        #expect(SecItemAdd(query("x", [kSecAttrLabel: 7]), nil) == errSecParam)
        #expect(SecItemCopyMatching(NSDictionary(dictionary: [kSecAttrAccount: "x"]), nil) == errSecParam)
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, NSString(string: "nonsense"), [], &error) == nil)
        #expect(error?.takeRetainedValue().domain == NSOSStatusErrorDomain)
    }

    @Test("KC7, KC8: the codes, and a text for each")
    func codes() {
        let codes: [(OSStatus, OSStatus)] = [
            (errSecUnimplemented, -4), (errSecAllocate, -108), (errSecNotAvailable, -25291),
            (errSecAuthFailed, -25293), (errSecInteractionNotAllowed, -25308), (errSecDecode, -26275),
        ]
        for (code, number) in codes {
            #expect(code == number)
            let text = SecCopyErrorMessageString(code, nil) as String?
            #expect(text?.contains(" ") == true && text?.hasPrefix("OSStatus") == false)
        }
    }

    @Test("KC4: an update changes value, attributes and the modification date; a removal takes all that match")
    func updates() throws {
        for account in ["u1", "u2"] {
            #expect(SecItemAdd(query(account, [kSecValueData: Data("old".utf8)]), nil) == errSecSuccess)
        }
        func entry(_ account: String) throws -> NSDictionary {
            var result: CFTypeRef?
            let wanted = query(account, [kSecReturnAttributes: true, kSecReturnData: true])
            #expect(SecItemCopyMatching(wanted, &result) == errSecSuccess)
            return try #require(result as? NSDictionary)
        }
        let before = try entry("u1")
        let changes = NSDictionary(dictionary: [kSecValueData: Data("new".utf8), kSecAttrComment: "noted"])
        #expect(SecItemUpdate(query("u1"), changes) == errSecSuccess)
        let after = try entry("u1")
        #expect(after[kSecValueData] as? Data == Data("new".utf8) && after[kSecAttrComment] as? String == "noted")
        #expect(after[kSecAttrCreationDate] as? Date == before[kSecAttrCreationDate] as? Date)
        let dates = (before[kSecAttrModificationDate] as? Date, after[kSecAttrModificationDate] as? Date)
        #expect(try #require(dates.0) < #require(dates.1))
        #expect(try entry("u2")[kSecValueData] as? Data == Data("old".utf8))
        #expect(SecItemDelete(query(nil)) == errSecSuccess)
        #expect(SecItemCopyMatching(query(nil), nil) == errSecItemNotFound)
    }

    @Test("KC9: items of one class do not answer for another")
    func classes() {
        let classes = [
            kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity,
        ]
        for kind in classes {
            let label = "\(service) \(kind)"
            let item: [NSString: Any] = [kSecClass: kind, kSecAttrLabel: label, kSecValueData: Data([1, 2, 3])]
            #expect(SecItemAdd(NSDictionary(dictionary: item), nil) == errSecSuccess, "\(kind)")
            for other in classes {
                let status = SecItemCopyMatching(
                    NSDictionary(dictionary: [kSecClass: other, kSecAttrLabel: label]), nil)
                #expect(status == (other == kind ? errSecSuccess : errSecItemNotFound))
            }
            #expect(SecItemDelete(NSDictionary(dictionary: [kSecClass: kind, kSecAttrLabel: label])) == errSecSuccess)
        }
    }

    @Test("KC10, KC11, KC12: the attributes of a generic password come back; the dates are the system's")
    func attributes() throws {
        let code = 0x5465_7374  // 'Test'
        let given: [NSString: Any] = [
            kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock, kSecAttrDescription: "a kind",
            kSecAttrComment: "a comment", kSecAttrCreator: code, kSecAttrType: code, kSecAttrLabel: "a label",
            kSecAttrIsInvisible: true, kSecAttrIsNegative: true, kSecAttrGeneric: Data([7]),
            kSecAttrSynchronizable: false,
        ]
        let start = Date()
        #expect(SecItemAdd(query("all", given), nil) == errSecSuccess)
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(query("all", [kSecReturnAttributes: true]), &result) == errSecSuccess)
        let item = try #require(result as? NSDictionary)
        for (key, value) in given {
            #expect(plainEqual(plainValue(value), item[key].flatMap(plainValue)), "\(key)")
        }
        for key in [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup] { #expect(item[key] is String, "\(key)") }
        for key in [kSecAttrCreationDate, kSecAttrModificationDate] {
            #expect(try #require(item[key] as? Date) >= start, "\(key)")
        }
        #expect((item[kSecAttrCreator] as? NSNumber)?.intValue == code)
        #expect((item[kSecAttrIsInvisible] as? NSNumber)?.boolValue == true)
        #expect(SecItemDelete(query("all")) == errSecSuccess)
    }

    private let kinds: [(CFString, isOpenWhenLocked: Bool, isOpenBeforeUnlock: Bool)] = [
        (kSecAttrAccessibleWhenUnlocked, false, false), (kSecAttrAccessibleWhenUnlockedThisDeviceOnly, false, false),
        (kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, false, false),
        (kSecAttrAccessibleAfterFirstUnlock, true, false),
        (kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, true, false),
        (kSecAttrAccessibleAlways, true, true), (kSecAttrAccessibleAlwaysThisDeviceOnly, true, true),
    ]

    @Test("KC13, KC14, KC15: what a locked device hands out, and one that nobody has unlocked since its start")
    @MainActor func locked() {
        World.shared.update { $0.lock.passcode = "2468" }
        defer { World.shared.update { $0.lock = WorldLock() } }
        for (kind, _, _) in kinds {
            let item = query(kind as String, [kSecAttrAccessible: kind, kSecValueData: Data([1])])
            #expect(SecItemAdd(item, nil) == errSecSuccess)
        }
        func expectReading(_ isOpen: (Int) -> Bool, _ comment: Comment) {
            for (index, kind) in kinds.enumerated() {
                let status = SecItemCopyMatching(query(kind.0 as String, [kSecReturnData: true]), nil)
                #expect(status == (isOpen(index) ? errSecSuccess : errSecInteractionNotAllowed), comment)
            }
        }
        expectReading({ _ in true }, "unlocked")
        World.shared.update { $0.lock.isLocked = true }
        expectReading({ kinds[$0].isOpenWhenLocked }, "locked")
        World.shared.update { $0.lock.wasUnlocked = false }
        expectReading({ kinds[$0].isOpenBeforeUnlock }, "started, and not unlocked yet")
        World.shared.update {
            $0.lock.isLocked = false; $0.lock.wasUnlocked = true
        }
        expectReading({ _ in true }, "unlocked again")
        #expect(SecItemDelete(query(nil)) == errSecSuccess)
    }

    @Test("without a passcode nothing can be kept that needs one")
    func needsPasscode() {
        let item = query("p", [kSecAttrAccessible: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly])
        #expect(SecItemAdd(item, nil) == errSecAuthFailed)
    }

    @Test("KC17: neither secret nor part of it lies on the disk as it is")
    func encrypted() throws {
        let secret = "correct horse battery staple \(UUID().uuidString)"
        #expect(SecItemAdd(query("sealed", [kSecValueData: Data(secret.utf8)]), nil) == errSecSuccess)
        let files = try #require(FileManager.default.enumerator(atPath: Self.folder))
        var count = 0
        for case let name as String in files {
            guard let data = FileManager.default.contents(atPath: Self.folder + "/" + name) else { continue }
            count += 1
            #expect(data.range(of: Data("horse battery".utf8)) == nil, "\(name)")
        }
        #expect(count > 1)
        #expect(SecItemDelete(query("sealed")) == errSecSuccess)
    }

    @Test("a key and a certificate are kept and come back as what they were")
    func references() throws {
        let parameters = NSDictionary(dictionary: [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: NSNumber(value: 256),
        ])
        let key = try #require(SecKeyCreateRandomKey(parameters, nil))
        let tag = Data(service.utf8)
        let item: [NSString: Any] = [kSecClass: kSecClassKey, kSecValueRef: key, kSecAttrApplicationTag: tag]
        #expect(SecItemAdd(NSDictionary(dictionary: item), nil) == errSecSuccess)
        let wanted: [NSString: Any] = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true]
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(NSDictionary(dictionary: wanted), &result) == errSecSuccess)
        #expect(result as? SecKey == key)
        let all: [NSString: Any] = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag]
        #expect(SecItemDelete(NSDictionary(dictionary: all)) == errSecSuccess)
    }

    @Test("KC22: a wrapper on the four calls alone sets, gets and resets; an empty item reads as an empty text")
    func wrapper() {
        let item = KeychainWrapper(identifier: service)
        #expect(item.value == "")
        item.value = "1234"
        #expect(KeychainWrapper(identifier: service).value == "1234")
        item.value = "5678"
        #expect(item.value == "5678")
        item.reset()
        #expect(KeychainWrapper(identifier: service).value == "")
    }
}

/// The shape of the wrappers that apps carry with them.
private final class KeychainWrapper {
    private let query: [NSString: Any]
    init(identifier: String) { query = [kSecClass: kSecClassGenericPassword, kSecAttrService: identifier] }

    var value: String {
        get {
            var result: CFTypeRef?
            let wanted = query.merging([kSecReturnData: true]) { $1 }
            guard SecItemCopyMatching(NSDictionary(dictionary: wanted), &result) == errSecSuccess else { return "" }
            return String(decoding: result as? Data ?? Data(), as: UTF8.self)
        }
        set {
            let data: [NSString: Any] = [kSecValueData: Data(newValue.utf8)]
            if SecItemUpdate(NSDictionary(dictionary: query), NSDictionary(dictionary: data)) == errSecItemNotFound {
                SecItemAdd(NSDictionary(dictionary: query.merging(data) { $1 }), nil)
            }
        }
    }
    func reset() { SecItemDelete(NSDictionary(dictionary: query)) }
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
