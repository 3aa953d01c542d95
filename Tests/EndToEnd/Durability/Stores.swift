// SPDX-License-Identifier: MIT
import Security
import UIKit

/// A place where an app keeps numbers under keys.
@MainActor
protocol Store {
    /// Everything, through a fresh look. A key whose contents are damaged has the value -1.
    func read(_ completion: @escaping ([String: Int]) -> Void)
    /// - Parameter completion: whether the store has acknowledged the change.
    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void)
}

@MainActor
enum Stores {
    static func make(_ name: String) -> any Store {
        switch name {
        case "defaults": DefaultsStore()
        case "unsynchronized": UnsynchronizedStore()
        case "objects": ObjectStore()
        case "keychain": KeychainStore()
        case "notifications": NotificationStore()
        case "photos": PhotoStore()
        case "files": FileStore()
        case "document": DocumentStore()
        case "package": PackageStore()
        case "restoration": RestorationStore()
        case "contacts": ContactStore()
        case "events": EventStore()
        case "account": AccountStore()
        case "search": SearchStore()
        default: fatalError("no store is called \(name)")
        }
    }
}

/// Contents that are recognised when only a part of them is there.
enum Padding {
    static func data(_ value: Int, count: Int) -> Data {
        var data = Data("\(value)\n".utf8)
        data.append(contentsOf: repeatElement(UInt8(truncatingIfNeeded: value), count: count))
        return data
    }

    /// -1: not what `data` has made.
    static func value(_ data: Data?, count: Int) -> Int {
        guard let data, let end = data.firstIndex(of: 10),
            let value = Int(String(decoding: data[data.startIndex..<end], as: UTF8.self)),
            data == Self.data(value, count: count)
        else { return -1 }
        return value
    }
}

/// Half of the keys are in a suite of their own.
struct DefaultsStore: Store {
    private let suite = UserDefaults(suiteName: "touchstone.durability.suite")!
    private func defaults(_ key: String) -> UserDefaults { key.last! < "k4".last! ? .standard : suite }

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        var result: [String: Int] = [:]
        for key in (0..<8).map({ "k\($0)" }) {
            guard let values = defaults(key).array(forKey: key) as? [Int] else { continue }
            result[key] = values.count == 100 && Set(values).count == 1 ? values[0] : -1
        }
        completion(result)
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let defaults = defaults(change.key)
        defaults.set(change.value.map { Array(repeating: $0, count: 100) }, forKey: change.key)
        completion(defaults.synchronize())
    }
}

/// An app that never calls `synchronize()` and goes on for a second after each change.
struct UnsynchronizedStore: Store {
    func read(_ completion: @escaping ([String: Int]) -> Void) {
        var result: [String: Int] = [:]
        for key in (0..<8).map({ "k\($0)" }) { result[key] = UserDefaults.standard.object(forKey: key) as? Int }
        completion(result)
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        UserDefaults.standard.set(change.value, forKey: change.key)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion(true) }
    }
}

struct KeychainStore: Store {
    private func query(_ key: String) -> [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "durability", kSecAttrAccount: key]
    }

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        var result: [String: Int] = [:]
        for key in (0..<8).map({ "k\($0)" }) {
            var query = query(key)
            query[kSecReturnData] = true
            var found: CFTypeRef?
            guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { continue }
            result[key] = Padding.value(found as? Data, count: 2000)
        }
        completion(result)
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let query = query(change.key)
        guard let value = change.value else {
            let status = SecItemDelete(query as CFDictionary)
            return completion(status == errSecSuccess || status == errSecItemNotFound)
        }
        let data = [kSecValueData: Padding.data(value, count: 2000)]
        var status = SecItemUpdate(query as CFDictionary, data as CFDictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(query.merging(data) { $1 } as CFDictionary, nil)
        }
        completion(status == errSecSuccess)
    }
}

struct FileStore: Store {
    private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        var result: [String: Int] = [:]
        for key in (0..<8).map({ "k\($0)" }) {
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(key).path) else {
                continue
            }
            result[key] = Padding.value(data, count: 300_000)
        }
        completion(result)
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let file = folder.appendingPathComponent(change.key)
        do {
            if let value = change.value {
                try Padding.data(value, count: 300_000).write(to: file, options: .atomic)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
            completion(true)
        } catch { completion(false) }
    }
}

/// Pictures in the device's library, which apps only add to; the device's folder is looked at from outside.
final class PhotoStore: NSObject, Store {
    private var completion: ((Bool) -> Void)?

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_DEVICE_FOLDER"]! + "/Photos"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var whole = 0
        for name in names.filter({ $0.hasPrefix("saved-") }) {
            whole += UIImage(contentsOfFile: folder + "/" + name)?.size == CGSize(width: 64, height: 64) ? 1 : -1000
        }
        completion(["count": whole])
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            UIColor(hue: CGFloat(change.number % 100) / 100, saturation: 1, brightness: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        }
        self.completion = completion
        UIImageWriteToSavedPhotosAlbum(image, self, #selector(saved(_:didFinishSavingWithError:contextInfo:)), nil)
    }

    @objc private func saved(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
        completion?(error == nil)
    }
}

/// What the app saves when it leaves the screen; each change leaves it and comes back.
@MainActor
enum RestoredState {
    static var contents: [String: Int] = [:]
}

final class RestorationStore: NSObject, Store {
    private var completion: ((Bool) -> Void)?

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(returns), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    /// Read by the script's first step: at launch the state has just been restored.
    func read(_ completion: @escaping ([String: Int]) -> Void) { completion(RestoredState.contents) }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        RestoredState.contents[change.key] = change.value
        self.completion = completion
    }

    @objc private func returns() {
        let completion = completion
        self.completion = nil
        completion?(true)
    }
}
