// SPDX-License-Identifier: MIT
import UIKit

struct Fact: Equatable {
    let name: String
    let value: String
}

struct FactGroup: Equatable {
    let title: String
    let facts: [Fact]
}

/// What an app can find out about itself.
enum Facts {
    static func all() -> [FactGroup] {
        [
            FactGroup(title: "Bundle", facts: bundle(.main)), FactGroup(title: "Info.plist", facts: infoPlist(.main)),
            FactGroup(title: "Sandbox", facts: sandbox()), FactGroup(title: "Device", facts: device()),
        ]
    }

    /// The parts of the bundle, with their sizes.
    static func bundle(_ bundle: Bundle) -> [Fact] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
        return names.sorted().map { Fact(name: $0, value: size(bundle.bundleURL.appendingPathComponent($0))) }
    }

    static func infoPlist(_ bundle: Bundle) -> [Fact] {
        let keys = [
            "CFBundleDisplayName", "CFBundleIdentifier", "CFBundleExecutable", "CFBundleShortVersionString",
            "CFBundleVersion",
        ]
        return keys.map { Fact(name: $0, value: bundle.object(forInfoDictionaryKey: $0) as? String ?? "missing") }
    }

    static func sandbox() -> [Fact] {
        let home = URL(fileURLWithPath: NSHomeDirectory())
        return ["Documents", "Library/Preferences", "Library/Caches", "Library/Application Support", "tmp"].map {
            Fact(name: $0, value: size(home.appendingPathComponent($0)))
        }
    }

    static func device() -> [Fact] {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        let level = device.batteryLevel
        return [
            Fact(name: "Model", value: device.model),
            Fact(name: "System", value: "\(device.systemName) \(device.systemVersion)"),
            Fact(name: "Language", value: Locale.preferredLanguages.first ?? "unknown"),
            Fact(name: "Battery", value: level < 0 ? "unknown" : "\(Int((level * 100).rounded())) %"),
        ]
    }

    /// Of a file, or of all files in a folder.
    static func size(_ url: URL) -> String {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
        let inside = FileManager.default.enumerator(at: url, includingPropertiesForKeys: Array(keys))
        let files = [url] + (inside?.compactMap { $0 as? URL } ?? [])
        let bytes = files.reduce(0) { sum, file in
            let values = try? file.resourceValues(forKeys: keys)
            return sum + (values?.isRegularFile == true ? values?.fileSize ?? 0 : 0)
        }
        return ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
    }
}

/// Where an app may write, and where not.
enum WriteAttempt: String, CaseIterable {
    case inside = "Write a File Inside"
    case outside = "Write a File Outside"

    var url: URL {
        switch self {
        case .inside:
            return URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/note.txt")
        // The system's own folders are no app's.
        case .outside: return URL(fileURLWithPath: "/System/Library/note.txt")
        }
    }

    func run() throws { try Data("written by Inspector\n".utf8).write(to: url) }

    /// What to tell the person.
    func report() -> (title: String, message: String) {
        do {
            try run()
            return ("Written", "\(url.lastPathComponent) lies in Documents.")
        } catch {
            return ("Not Written", error.localizedDescription)
        }
    }
}
