// SPDX-License-Identifier: MIT
import FoundationCompat

/// The defaults of another app, which may run and change them too: each write puts one key into what is stored.
struct AppDefaults {
    private let file: URL

    init(home: URL, identifier: String) {
        file = home.appendingPathComponent("Library/Preferences/\(identifier).plist")
    }

    /// - Throws: when the file is there and is no property list.
    func values() throws -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file.path), !data.isEmpty else { return [:] }
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }

    /// - Throws: what the disk says; nothing has changed then.
    func set(_ value: Any, forKey key: String) throws {
        try SafeFile.locking(file.deletingLastPathComponent()) {
            var all = try values()
            all[key] = value
            let data = try PropertyListSerialization.data(fromPropertyList: all, format: .binary, options: 0)
            try SafeFile.write(data, to: file, mode: 0o600)
        }
    }
}
