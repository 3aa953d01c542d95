// SPDX-License-Identifier: MIT
@preconcurrency import Dispatch
import Synchronization
import TouchstoneDevice

/// The one owner of the device's photos: files in a folder that people fill by hand, and a database that knows the rest.
/// Files that appear in the folder come into the library, and those that vanish leave it. Where nobody has made the
/// folder it holds a few drawn pictures, as a simulator holds samples.
///
/// Safe from any thread and from several processes.
package final class PhotoStore: Sendable {
    private struct State {
        var snapshot: PhotoSnapshot?
        var folderStamp: FolderStamp?
        var observers: [Int: @Sendable (PhotoSnapshot, PhotoSnapshot) -> Void] = [:]
        var observerCount = 0
        var watch: FolderWatch?
    }

    private let state = Mutex(State())
    private let database: DeviceStore
    /// The originals; people may put files there.
    package let folder: URL
    private let derivedFolder: URL
    /// Tells observers one change after the other.
    private let queue = DispatchQueue(label: "touchstone.photos")

    /// Of the current device. The environment is read once.
    package static let shared = PhotoStore(device: .current)

    /// Opens nothing yet: the database is made at the first transaction.
    package init(device: Device) {
        folder = device.photos
        // A folder of the person's own has a library of its own.
        let name = Self.isPart(folder, of: device) ? "photos" : "photos-" + Self.fingerprint(folder.path)
        database = DeviceStore(file: device.database(name), migrations: PhotoSchema.migrations)
        derivedFolder = device.database(name).deletingPathExtension().appendingPathExtension("files")
    }

    static func isPart(_ folder: URL, of device: Device) -> Bool { folder.path.hasPrefix(device.folder.path + "/") }

    /// FNV-1a: the same in every process, unlike Swift's hashes.
    private static func fingerprint(_ text: String) -> String {
        String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }

    // MARK: Reading

    /// The library as it is now. Cost: one query of the history when nothing changed.
    package func snapshot() throws -> PhotoSnapshot {
        try scanFolder()
        return try reload().new
    }

    private func reload() throws -> (old: PhotoSnapshot?, new: PhotoSnapshot) {
        try state.withLock { state in
            let old = state.snapshot
            let new = try database.read { connection in
                let reader = PhotoReader(connection: connection)
                guard let old else { return try reader.all() }
                return try reader.update(old)
            }
            state.snapshot = new
            return (old, new)
        }
    }

    /// In the order of the changes; changes of the folder that nobody has looked at yet are not in it.
    package func history(after number: Int64) throws -> [PhotoHistoryEntry] {
        try database.read { try PhotoReader(connection: $0).history(after: number) }
    }

    /// How the app made the edit of a photo.
    package func editData(of record: PhotoRecord) throws -> Data? {
        try database.read {
            try $0.query("SELECT edit_data FROM photo WHERE number = ?", [.int(record.number)]).first?.first?.blob
        }
    }

    // MARK: Files

    /// Does not look whether the file is there.
    package func original(of record: PhotoRecord) -> URL { folder.appendingPathComponent(record.file) }
    /// What the person sees: the edited file, else the original.
    package func current(of record: PhotoRecord) -> URL {
        record.edit.map { derived($0.file) } ?? original(of: record)
    }
    /// A file of the edits' folder by the name that a record has; it need not exist.
    package func derived(_ name: String) -> URL { derivedFolder.appendingPathComponent(name) }

    func place(_ data: Data, fileExtension: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let taken = names.compactMap { name in
            Int(name.prefix { $0 != "." }.trimmingPrefix("saved-"))
        }
        // Names of four digits stay in order.
        var number = max(1000, (taken.max() ?? 0) + 1)
        while true {
            let url = folder.appendingPathComponent("saved-\(number).\(fileExtension)")
            if try SafeFile.writeNew(data, to: url) { return url }
            number += 1
        }
    }

    func placeDerived(_ data: Data, fileExtension: String) throws -> String {
        try FileManager.default.createDirectory(at: derivedFolder, withIntermediateDirectories: true)
        let name = UUID().uuidString + "." + fileExtension
        try SafeFile.write(data, to: derived(name))
        return name
    }

    // MARK: Changing

    /// Makes changes that happen together: when `body` throws, nothing has happened.
    @discardableResult
    package func change<Result: Sendable>(_ body: (PhotoTransaction) throws -> Result) throws -> Result {
        try scanFolder()
        _ = try reload()
        var transaction: PhotoTransaction?
        do {
            let result = try database.write { connection in
                let made = PhotoTransaction(connection, self)
                transaction = made
                return try body(made)
            }
            transaction?.doomed.forEach(Self.remove)
            announce()
            return result
        } catch {
            transaction?.written.forEach(Self.remove)
            throw error
        }
    }

    private static func remove(_ file: URL) {
        do { try FileManager.default.removeItem(at: file) } catch CocoaError.fileNoSuchFile {} catch {
            Unsupported.report("photo library: \(file.lastPathComponent): \(error.localizedDescription)")
        }
    }

    /// Takes up what changed in the folder. Makes the samples of a new device.
    private func scanFolder() throws {
        if !FileManager.default.fileExists(atPath: folder.path) { try SamplePhotos.make(in: folder) }
        let stamp = FolderStamp(folder)
        guard state.withLock({ $0.folderStamp != stamp }) else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { PhotoFileReader.kind(ofFile: $0) != nil }
        let known = try database.read { try PhotoReader(connection: $0).all() }
        if Set(names) != Set(known.photos.map(\.file)) { try takeUp(names) }
        state.withLock { $0.folderStamp = stamp }
    }

    private func takeUp(_ names: [String]) throws {
        try database.write { connection in
            // Read again: another process may have taken them up meanwhile.
            let known = try PhotoReader(connection: connection).all().photos
            let transaction = PhotoTransaction(connection, self)
            let files = Set(known.map(\.file))
            for record in known where !FileManager.default.fileExists(atPath: original(of: record).path) {
                try transaction.delete(record)
            }
            for name in names.sorted() where !files.contains(name) {
                try transaction.insert(file: folder.appendingPathComponent(name))
            }
        }
        announce()
    }

    // MARK: What an app may see

    /// The photos that the person showed to an app with limited access.
    package func chosen(by app: String) throws -> Set<String> {
        try database.read {
            Set(try $0.query("SELECT photo FROM chosen WHERE app = ?", [.text(app)]).compactMap { $0.first?.text })
        }
    }

    /// Replaces what was chosen before; photos that are not in the library stay unseen.
    package func choose(_ identifiers: some Sequence<String> & Sendable, for app: String) throws {
        try database.write { connection in
            try connection.query("DELETE FROM chosen WHERE app = ?", [.text(app)])
            for identifier in identifiers {
                try connection.query("INSERT OR IGNORE INTO chosen VALUES (?, ?)", [.text(app), .text(identifier)])
            }
        }
    }

    // MARK: Observing

    /// Calls `body` with the library before and after each change, whoever made it, on a queue.
    package func observe(_ body: @escaping @Sendable (PhotoSnapshot, PhotoSnapshot) -> Void) -> Int {
        do {
            let now = try snapshot()
            told.withLock { $0 = $0 ?? now }
        } catch { Unsupported.report("photo library: \(error)") }
        return state.withLock { state in
            state.observerCount += 1
            state.observers[state.observerCount] = body
            guard state.watch == nil else { return state.observerCount }
            // Lives as long as the store, which is the process's.
            _ = database.observe { [weak self] in self?.announce() }
            state.watch = FolderWatch(folder: folder) { [weak self] in self?.announce() }
            return state.observerCount
        }
    }

    /// What `observe` returned; a call that is under way still comes.
    package func removeObserver(_ number: Int) { _ = state.withLock { $0.observers.removeValue(forKey: number) } }

    /// What observers have seen; nil before there is one.
    private let told = Mutex<PhotoSnapshot?>(nil)

    private func announce() {
        queue.async { [self] in
            guard told.withLock({ $0 != nil }) else { return }
            do {
                let after = try snapshot()
                let known = told.withLock { told in
                    defer { told = after }
                    return told
                }
                guard let known, known.lastChange != after.lastChange else { return }
                for observer in state.withLock({ Array($0.observers.values) }) { observer(known, after) }
            } catch { Unsupported.report("photo library: \(error)") }
        }
    }
}

/// When a folder's names last changed.
private struct FolderStamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let inode: UInt

    init(_ folder: URL) {
        var status = stat()
        _ = stat(folder.path, &status)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        inode = UInt(status.st_ino)
    }
}
