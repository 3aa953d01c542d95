// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing

@testable import TouchstoneDevice

struct DeviceStoreTests {
    private let scratch = ScratchDevice()
    private static let first = "CREATE TABLE item (name TEXT PRIMARY KEY)"

    private func store(_ migrations: [String] = [first]) -> DeviceStore {
        DeviceStore(file: scratch.device.database("test"), migrations: migrations)
    }

    @Test("A transaction that throws leaves nothing; values of all kinds come back")
    func transactions() throws {
        struct Stop: Error {}
        let store = store(["CREATE TABLE item (a, b, c, d, e)"])
        let row: [StoreValue] = [.int(7), .double(0.5), .text("ü\"'"), .blob(Data([0, 255])), .null]
        try store.write { _ = try $0.query("INSERT INTO item VALUES (?, ?, ?, ?, ?)", row) }
        #expect(throws: Stop.self) {
            try store.write {
                try $0.query("DELETE FROM item")
                throw Stop()
            }
        }
        #expect(try store.read { try $0.query("SELECT * FROM item") } == [row])
    }

    @Test("An old file is migrated step by step; a newer one is refused by name")
    func migration() throws {
        try store().write { _ = try $0.query("INSERT INTO item VALUES ('a')") }
        let newer = store([Self.first, "ALTER TABLE item ADD COLUMN size INTEGER DEFAULT 3"])
        #expect(try newer.read { try $0.query("SELECT name, size FROM item") } == [[.text("a"), .int(3)]])
        #expect(throws: DeviceStoreError.self) { try store().read { _ in } }
    }

    @Test("Observers of the process hear of each change, and of none after they are removed")
    func notices() throws {
        let store = store()
        let count = Mutex(0)
        let number = store.observe { count.withLock { $0 += 1 } }
        try store.write { _ = try $0.query("INSERT INTO item VALUES ('a')") }
        #expect(count.withLock { $0 } == 1)
        store.removeObserver(number)
        try store.write { _ = try $0.query("INSERT INTO item VALUES ('b')") }
        #expect(count.withLock { $0 } == 1)
    }

    @Test("Another process's change is heard of once, and what lies beside the store is none of its own")
    func noticesOfOthers() async throws {
        let store = store()
        try store.write { _ = try $0.query("INSERT INTO item VALUES ('a')") }
        let (changes, heard) = AsyncStream.makeStream(of: Void.self)
        let count = Mutex(0)
        _ = store.observe {
            count.withLock { $0 += 1 }
            heard.yield()
        }
        var arriving = changes.makeAsyncIterator()
        let notice = scratch.device.database("test").appendingPathExtension("changed")
        let other = scratch.device.database("other")
        for number in 1...2 {
            // The number of a process that is not this one.
            try Data("1\n".utf8).write(to: notice)
            _ = await arriving.next()
            for _ in 0..<50 { try Data("x".utf8).write(to: other) }
            #expect(count.withLock { $0 } == number)
        }
    }

    @Test("A store is read though nothing can be made beside it, as on a full disk, and others can use it afterwards")
    func noRoomBeside() throws {
        try store().write { _ = try $0.query("INSERT INTO item VALUES ('a')") }
        // The index of the log is a link, which SQLite does not follow.
        let index = URL(fileURLWithPath: scratch.device.database("test").path + "-shm")
        try FileManager.default.createSymbolicLink(at: index, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
        let reading = store()
        #expect(try reading.read { try $0.query("SELECT name FROM item") } == [[.text("a")]])
        #expect(try store().read { try $0.query("SELECT name FROM item") } == [[.text("a")]])
        try FileManager.default.removeItem(at: index)
        try store().write { _ = try $0.query("INSERT INTO item VALUES ('b')") }
        #expect(try reading.read { try $0.query("SELECT count(*) FROM item") } == [[.int(2)]])
    }

    @Test("What is no database is an error that names the file")
    func damaged() throws {
        let file = scratch.device.database("test")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 5000).write(to: file)
        let error = #expect(throws: DeviceStoreError.self) { try store().read { _ in } }
        #expect(error?.description.contains(file.path) == true)
    }
}
