// SPDX-License-Identifier: MIT
import Foundation

/// All devices of this person: folders of the cache with a `device.json`.
package struct DeviceShelf: Sendable {
    /// A device with what is known of it.
    package struct Entry: Sendable {
        /// Its folder is named by the identifier, but for the standard device.
        package var device: Device
        /// A copy: changes count once they are saved.
        package var record: DeviceRecord
    }

    private let root: Path
    /// Which watches go with which phones.
    package var pairs: DevicePairs { DevicePairs(file: root / "pairs.json") }

    /// - Parameter root: tests bring one of their own.
    package init(root: Path = CacheFolder.root / "devices") { self.root = root }

    /// Every device, by name; the one that commands use when nothing else is said is there from the beginning.
    package func entries() throws -> [Entry] {
        try makeStandard()
        return try root.children.compactMap { folder in
            let file = Self.file(in: folder)
            guard file.exists else { return nil }
            return Entry(device: Device(folder: folder), record: try Self.read(file))
        }.sorted { ($0.record.name, $0.record.udid) < ($1.record.name, $1.record.udid) }
    }

    private func makeStandard() throws {
        let standard = Device(folder: root / "default")
        guard !Self.file(in: standard.folder).exists else { return }
        var record = DeviceRecord(name: "Default", type: DeviceTypes.names[0])
        record.isBooted = true
        try save(Entry(device: standard, record: record))
    }

    /// - Parameter text: a name, a UDID, or `booted`, which is no watch; nil when there is none.
    package func find(_ text: String) throws -> Entry? {
        let all = try entries()
        if text == "booted" { return all.first { $0.record.isBooted && !$0.record.isWatch } }
        return all.first { $0.record.udid == text.uppercased() } ?? all.first { $0.record.name == text }
    }

    /// Switched off, without apps.
    /// - Parameter type: must be a name of `DeviceTypes` or `WatchTypes`; not checked here.
    package func create(name: String, type: String) throws -> Entry {
        let record = DeviceRecord(name: name, type: type)
        let entry = Entry(device: Device(folder: root / record.udid), record: record)
        try save(entry)
        return entry
    }

    /// Writes `device.json` as a whole; what another program has changed meanwhile is lost.
    package func save(_ entry: Entry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try Self.file(in: entry.device.folder).write(try encoder.encode(entry.record))
    }

    /// Everything that apps have stored goes, and the apps; name, model and identifier stay.
    package func erase(_ entry: Entry) throws {
        for child in entry.device.folder.children where child != Self.file(in: entry.device.folder) {
            try child.remove()
        }
        let fresh = DeviceRecord(name: entry.record.name, type: entry.record.type, udid: entry.record.udid)
        try save(Entry(device: entry.device, record: fresh))
    }

    /// A device that holds the same under another name.
    package func clone(_ entry: Entry, name: String) throws -> Entry {
        var record = DeviceRecord(name: name, type: entry.record.type)
        (record.appearance, record.contentSize) = (entry.record.appearance, entry.record.contentSize)
        let copy = Entry(device: Device(folder: root / record.udid), record: record)
        for child in entry.device.folder.children where !["Running", "device.json"].contains(child.name) {
            try child.copyWhole(to: copy.device.folder / child.name)
        }
        try save(copy)
        return copy
    }

    private static func file(in folder: Path) -> Path { folder / "device.json" }

    private static func read(_ file: Path) throws -> DeviceRecord {
        do { return try JSONDecoder().decode(DeviceRecord.self, from: try file.read()) } catch {
            throw Failure(.app, "is no description of a device: \(error)", at: SourceLocation(file: file))
        }
    }
}

extension Path {
    /// A copy with modes and links, made beside and put in place as a whole.
    package func copyWhole(to target: Path) throws {
        try target.parent.makeDirectory()
        let beside = Path(target.string + ".partial-\(getpid())")
        try beside.remove()
        do {
            try FileManager.default.copyItem(atPath: string, toPath: beside.string)
            if target.exists {
                // What is replaced is there all the time: an app that is missing would lose its place on the home screen.
                if exchangeNames(AT_FDCWD, beside.string, AT_FDCWD, target.string, Self.exchange) == 0 {
                    return try beside.remove()
                }
                // Not every file system exchanges.
                guard errno == EINVAL || errno == ENOSYS else {
                    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
                }
                try target.remove()
            }
            try FileManager.default.moveItem(atPath: beside.string, toPath: target.string)
        } catch let failure as Failure { throw failure } catch {
            throw Failure(
                .app, "cannot be copied to \(target): \(error.localizedDescription)", at: SourceLocation(file: self))
        }
    }

    /// `RENAME_EXCHANGE` of `<linux/fs.h>`.
    private static let exchange: UInt32 = 2
}

/// In glibc since 2.28; Swift does not import it.
@_silgen_name("renameat2")
private func exchangeNames(
    _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32
