// SPDX-License-Identifier: MIT
import Foundation

/// Files named by what they were made from. Written beside their place and renamed, so that several processes can share
/// a cache and a killed one leaves no half file.
struct ResultCache: Sendable {
    let folder: URL

    init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func url(_ key: String, _ suffix: String) -> URL {
        folder.appendingPathComponent(String(key.prefix(2))).appendingPathComponent(key + suffix)
    }

    /// Nil when there is none, or it cannot be read.
    func data(_ key: String, _ suffix: String) -> Data? { FileManager.default.contents(atPath: url(key, suffix).path) }

    func store(_ data: Data, _ key: String, _ suffix: String) throws {
        let place = url(key, suffix)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.write(data, to: place)
    }

    /// Writes by rename; a file that is already equal is left untouched, so that builds see no change.
    static func write(_ data: Data, to place: URL) throws {
        if FileManager.default.contents(atPath: place.path) == data { return }
        let beside = place.appendingPathExtension(
            "\(ProcessInfo.processInfo.processIdentifier).\(UInt32.random(in: 0 ... .max))")
        try data.write(to: beside)
        guard rename(beside.path, place.path) == 0 else {
            let code = errno
            try FileManager.default.removeItem(at: beside)
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.path, "errno": code])
        }
    }
}
