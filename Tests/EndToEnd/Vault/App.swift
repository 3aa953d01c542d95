// SPDX-License-Identifier: MIT
import LocalAuthentication
import Security
import UIKit

/// Does with the keychain what its arguments say, and notes the results in `Documents/journal.txt`, a line each:
/// `set ACCOUNT VALUE [GROUP]`, `get ACCOUNT [GROUP]`, `watch`, `classes [keep]`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Screen()
        window.makeKeyAndVisible()
        self.window = window
        perform(Array(CommandLine.arguments.dropFirst()))
        return true
    }

    private func perform(_ words: [String]) {
        switch words.first {
        case "set":
            let status = Vault.set(words[1], words[2], group: words.dropFirst(3).first)
            Journal.note("set \(words[1]): \(status)")
        case "get": Journal.note("get \(words[1]): \(Vault.get(words[1], group: words.dropFirst(2).first))")
        case "watch":
            if Vault.get("always") == "-25300" {
                _ = Vault.set("unlocked", "u", accessible: kSecAttrAccessibleWhenUnlocked)
                _ = Vault.set("first", "f", accessible: kSecAttrAccessibleAfterFirstUnlock)
                _ = Vault.set("always", "a", accessible: kSecAttrAccessibleAlways)
            }
            Vault.note("launched")
        case "classes": Journal.note("classes: \(Vault.classes(keeps: words.last == "keep"))")
        default: break
        }
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { Vault.note("locked") }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { Vault.note("unlocked") }
    func applicationDidEnterBackground(_ application: UIApplication) { Journal.note("background") }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.note("active") }
}

enum Vault {
    private static func query(_ account: String, _ group: String?) -> [CFString: Any] {
        var query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "vault", kSecAttrAccount: account,
        ]
        query[kSecAttrAccessGroup] = group
        return query
    }

    static func set(
        _ account: String, _ value: String, group: String? = nil, accessible: CFString = kSecAttrAccessibleWhenUnlocked
    ) -> OSStatus {
        var item = query(account, group)
        item[kSecValueData] = Data(value.utf8)
        item[kSecAttrAccessible] = accessible
        return SecItemAdd(item as CFDictionary, nil)
    }

    static func get(_ account: String, group: String? = nil) -> String {
        var wanted = query(account, group)
        wanted[kSecReturnData] = true
        var result: CFTypeRef?
        let status = SecItemCopyMatching(wanted as CFDictionary, &result)
        guard status == errSecSuccess, let data = result as? Data else { return "\(status)" }
        return String(decoding: data, as: UTF8.self)
    }

    /// Which of the six classes of protection have an item.
    static func classes(keeps: Bool) -> String {
        let all: [(String, CFString)] = [
            ("ak", kSecAttrAccessibleWhenUnlocked), ("aku", kSecAttrAccessibleWhenUnlockedThisDeviceOnly),
            ("ck", kSecAttrAccessibleAfterFirstUnlock), ("cku", kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly),
            ("dk", kSecAttrAccessibleAlways), ("dku", kSecAttrAccessibleAlwaysThisDeviceOnly),
        ]
        if keeps { for (name, accessible) in all { _ = set("class " + name, name, accessible: accessible) } }
        return all.map(\.0).filter { get("class " + $0) == $0 }.joined(separator: " ")
    }

    static func note(_ moment: String) {
        Journal.note("\(moment): \(get("unlocked")) \(get("first")) \(get("always"))")
    }
}

/// One button that asks for the owner.
final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Unlock", for: .normal)
        button.accessibilityIdentifier = "unlock"
        button.frame = CGRect(x: 40, y: 160, width: 200, height: 44)
        button.addTarget(self, action: #selector(unlock), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func unlock() {
        let context = LAContext()
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Opens your vault.") {
            isOwner, error in
            DispatchQueue.main.async {
                Journal.note(isOwner ? "owner" : "nobody: \((error as? LAError)?.code.rawValue ?? 0)")
            }
        }
    }
}

enum Journal {
    static func note(_ text: String) {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = folder.appendingPathComponent("journal.txt")
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (old + text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
