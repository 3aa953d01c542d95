// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// A database of the device that several apps and services share: transactions, a schema with versions, and notice of
/// what other processes change. A process that dies leaves the last finished transaction; a full disk is an error, and
/// nothing that was there is lost; it can be read meanwhile.
///
/// Safe from any thread; transactions of one store run one after the other.
package final class DeviceStore: Sendable {
    private struct Opened {
        var connection: StoreConnection?
        var watch: ChangeWatch?
    }
    // The connection is used under the lock alone.
    private let opened = Mutex(Opened())
    /// The database; beside it lie SQLite's own files and the notice of changes.
    package let file: URL
    private let migrations: [String]
    private let observers = Mutex<[Int: @Sendable () -> Void]>([:])

    /// - Parameter migrations: statements that bring the schema from version n to n + 1, in order. A published one must
    ///   never change: append another.
    package init(file: URL, migrations: [String]) {
        self.file = file
        self.migrations = migrations
    }

    /// Reads in one transaction.
    package func read<Result: Sendable>(_ body: (StoreConnection) throws -> Result) throws -> Result {
        try transaction("BEGIN", body)
    }

    /// Changes in one transaction: all of it or, when `body` throws, nothing. When this returns it is on disk.
    package func write<Result: Sendable>(_ body: (StoreConnection) throws -> Result) throws -> Result {
        let result = try transaction("BEGIN IMMEDIATE", body)
        announce()
        return result
    }

    private func transaction<Result: Sendable>(
        _ begin: String, _ body: (StoreConnection) throws -> Result
    ) throws -> Result {
        try opened.withLock { opened in
            let connection = try opened.connection ?? open()
            // One that keeps others out is given up at once.
            if !connection.keepsOwnIndex { opened.connection = connection }
            try connection.execute(begin)
            do {
                let result = try body(connection)
                try connection.execute("COMMIT")
                return result
            } catch {
                // Some errors have rolled back already.
                do { try connection.execute("ROLLBACK") } catch {}
                throw error
            }
        }
    }

    // MARK: Schema

    private func open() throws -> StoreConnection {
        do { return try open(keepsOwnIndex: false) } catch let error as DeviceStoreError where error.isDiskFull {
            return try open(keepsOwnIndex: true)
        }
    }

    private func open(keepsOwnIndex: Bool) throws -> StoreConnection {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let connection = try StoreConnection(file: file, keepsOwnIndex: keepsOwnIndex)
        try migrate(connection)
        return connection
    }

    /// One transaction for all steps, so that two processes that open an old file at once migrate it once.
    private func migrate(_ connection: StoreConnection) throws {
        if try version(of: connection) == migrations.count { return }
        try connection.execute("BEGIN IMMEDIATE")
        do {
            let version = try version(of: connection)
            guard version <= migrations.count else {
                throw DeviceStoreError(
                    "\(file.path): its schema is version \(version), this program knows \(migrations.count); "
                        + "use the newer program or another device")
            }
            for step in migrations[version...] { try connection.execute(step) }
            try connection.execute("PRAGMA user_version=\(migrations.count)")
            try connection.execute("COMMIT")
        } catch {
            do { try connection.execute("ROLLBACK") } catch {}
            throw error
        }
    }

    private func version(of connection: StoreConnection) throws -> Int {
        Int(try connection.query("PRAGMA user_version").first?.first?.int ?? 0)
    }

    // MARK: Changes

    private var noticeFile: URL { file.appendingPathExtension("changed") }

    /// Tells observers of this process at once, and those of others by a file that they watch.
    private func announce() {
        for observer in observers.withLock({ Array($0.values) }) { observer() }
        // In place, since only its being written counts: a process killed here leaves nothing beside. A device whose notice
        // cannot be written has no other process that could read it.
        guard let notice = fopen(noticeFile.path, "we") else { return }
        fputs("\(getpid())\n", notice)
        fclose(notice)
    }

    /// Calls `body` on some thread after each change, whichever process made it.
    /// - Returns: a number for `removeObserver`.
    package func observe(_ body: @escaping @Sendable () -> Void) -> Int {
        let number = observers.withLock { observers in
            let number = (observers.keys.max() ?? 0) + 1
            observers[number] = body
            return number
        }
        opened.withLock { opened in
            guard opened.watch == nil else { return }
            opened.watch = ChangeWatch(file: noticeFile) { [weak self] in
                guard let self else { return }
                for observer in observers.withLock({ Array($0.values) }) { observer() }
            }
        }
        return number
    }

    /// Does nothing for an unknown number. Numbers are given out again: remove each once.
    package func removeObserver(_ number: Int) { observers.withLock { $0[number] = nil } }
}
