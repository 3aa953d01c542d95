// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// What earlier versions kept at the top of a device's folder is moved to folders of its own at the next start of an app.
@Suite struct DeviceLayoutTests {
    private struct Killed: Error {}

    private let scratch: Scratch
    private let device: Device
    /// Old names and what is in them, with the places where they belong.
    private let files = [
        ("keychain.key", "Keychains", "key"), ("keychain.plist", "Keychains", "secrets"),
        ("Spotlight.sqlite-journal", "Databases", "pages"), ("Spotlight.sqlite", "Databases", "index"),
        ("MusicPlayer.json", "Player", "song"),
    ]

    init() throws {
        scratch = try Scratch()
        device = Device(folder: scratch.folder)
    }

    private func makeOld() throws { for (name, _, text) in files { try scratch.file(name, text) } }

    private func expectNothingLost(_ comment: Comment? = nil) throws {
        for (name, place, text) in files {
            #expect(try (device.folder / place / name).readText() == text, comment)
            #expect(!(device.folder / name).exists, comment)
        }
    }

    @Test("an old device is moved at the next start, and stays as it is then")
    func moved() throws {
        try makeOld()
        try device.bringUpToDate()
        try expectNothingLost()
        try device.bringUpToDate { _, _ in Issue.record("nothing is left to move") }
        try expectNothingLost()
    }

    @Test("killed between any two files, it goes on at the next start, and no file stands without what it needs")
    func killed() throws {
        for survived in files.indices {
            try makeOld()
            var count = 0
            #expect(throws: Killed.self) {
                try device.bringUpToDate { old, new in
                    guard count < survived else { throw Killed() }
                    count += 1
                    try FileManager.default.moveItem(atPath: old.string, toPath: new.string)
                }
            }
            let needs = [("keychain.key", "keychain.plist"), ("Spotlight.sqlite-journal", "Spotlight.sqlite")]
            for (needed, name) in needs {
                let places = try #require(files.first { $0.0 == name }).1
                let isThere = (device.folder / places / name).exists
                #expect(!isThere || (device.folder / places / needed).exists, "after \(survived) files")
            }
            try device.bringUpToDate()
            try expectNothingLost("killed after \(survived) files")
            for place in ["Keychains", "Databases", "Player"] { try (device.folder / place).remove() }
        }
    }

    @Test("what has been made anew since then stays, and takes no journal of the old database")
    func madeAnew() throws {
        try makeOld()
        try scratch.file("Databases/Spotlight.sqlite", "new index")
        try device.bringUpToDate()
        #expect(try (device.folder / "Databases/Spotlight.sqlite").readText() == "new index")
        #expect(!(device.folder / "Databases/Spotlight.sqlite-journal").exists)
        #expect(try (device.folder / "Keychains/keychain.plist").readText() == "secrets")
    }

    @Test("two apps of an old device that are started at once move it once")
    func atOnce() async throws {
        try makeOld()
        let device = device
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { try device.bringUpToDate() } }
            try await group.waitForAll()
        }
        try expectNothingLost()
    }

    @Test("a new device is left alone")
    func new() throws {
        try device.bringUpToDate { _, _ in Issue.record("there is nothing to move") }
        #expect(device.folder.children.isEmpty)
    }
}
