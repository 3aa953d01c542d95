// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Safe saving, as the documentation of `FileManager.replaceItem(at:withItemAt:...)` has it.
@Suite struct FileReplacementTests {
    private let files = FileManager.default
    private let folder: URL

    init() throws {
        folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let place = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: place)
        return place
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("the new content stands under the old name, with the old item's permissions, and nothing else is left")
    func replacing() throws {
        let (old, new) = (try file("letter", "old"), try file("draft", "new"))
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: old.path)
        #expect(try files.replaceItemAt(old, withItemAt: new) == old)
        #expect(try text("letter") == "new")
        #expect(try files.contentsOfDirectory(atPath: folder.path) == ["letter"])
        #expect(try files.attributesOfItem(atPath: old.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("a backup stays when that was asked for, and only then")
    func backup() throws {
        let old = try file("letter", "1")
        _ = try files.replaceItemAt(old, withItemAt: try file("draft", "2"), backupItemName: "copy")
        #expect(try files.contentsOfDirectory(atPath: folder.path) == ["letter"])
        _ = try file("copy", "an older one")
        _ = try files.replaceItemAt(
            old, withItemAt: try file("draft", "3"), backupItemName: "copy", options: .withoutDeletingBackupItem)
        #expect(try text("copy") == "2")
        #expect(try text("letter") == "3")
    }

    @Test("folders are replaced with all that is in them")
    func folders() throws {
        for name in ["book", "edition"] {
            try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            _ = try file("\(name)/page", name)
        }
        let (old, new) = (folder.appendingPathComponent("book"), folder.appendingPathComponent("edition"))
        _ = try files.replaceItemAt(old, withItemAt: new)
        #expect(try text("book/page") == "edition")
        #expect(try files.contentsOfDirectory(atPath: folder.path) == ["book"])
    }

    @Test("without a new item it throws, and the old one is untouched")
    func missing() throws {
        let old = try file("letter", "old")
        #expect(throws: CocoaError.self) {
            try files.replaceItemAt(old, withItemAt: folder.appendingPathComponent("nothing"))
        }
        #expect(try text("letter") == "old")
    }
}
