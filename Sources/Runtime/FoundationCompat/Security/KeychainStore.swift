// SPDX-License-Identifier: MIT
import Foundation
internal import TouchstoneDevice

/// The items of the simulated device, shared by its apps: a property list in the device's folder, which only its owner
/// may read. The secrets in it are encrypted with a key that lies beside, where a phone has a chip for it: a backup or a
/// search of the file alone shows none.
struct KeychainStore {
    private let file: URL

    /// The keychain outlives the app, whose container may be deleted; without a device it lies in the app's Library.
    static var device: KeychainStore { KeychainStore(file: Device.current.keychain) }

    /// Reads the items, lets `body` change them, and writes them when it says so. One process and one thread at a time.
    func access<Result>(_ body: (inout [KeychainItem]) -> (Result, isChanged: Bool)) throws -> Result {
        try SafeFile.locking(file.deletingLastPathComponent()) {
            var items = try read()
            let (result, isChanged) = body(&items)
            if isChanged { try write(items) }
            return result
        }
    }

    private func read() throws -> [KeychainItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try (list as? [[String: Any]] ?? []).compactMap { entry in
            guard let kind = entry["class"] as? String, let row = entry["row"] as? Int else { return nil }
            return KeychainItem(
                row: Int64(row), kind: kind, attributes: entry["attributes"] as? [String: Any] ?? [:],
                data: try (entry["sealed"] as? Data).map { try key.open($0) } ?? entry["data"] as? Data)
        }
    }

    private var key: KeychainKey { KeychainKey(file: file.deletingPathExtension().appendingPathExtension("key")) }

    private func write(_ items: [KeychainItem]) throws {
        let list = try items.map { item -> [String: Any] in
            var entry: [String: Any] = ["class": item.kind, "row": Int(item.row), "attributes": item.attributes]
            if let data = item.data {
                entry[KeychainKey.isAvailable ? "sealed" : "data"] = KeychainKey.isAvailable ? try key.seal(data) : data
            }
            return entry
        }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try SafeFile.write(data, to: file, mode: 0o600)
    }
}
