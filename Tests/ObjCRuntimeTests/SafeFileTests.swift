// SPDX-License-Identifier: MIT
import Foundation
import FoundationCompat
import Testing

/// Files that are replaced as a whole, by docs/durability.md.
@Suite struct SafeFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("SafeFile-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("The new contents take the old ones' place, and nothing is left beside")
    func replacing() throws {
        let file = folder.appendingPathComponent("a")
        try SafeFile.write(Data("old".utf8), to: file)
        try SafeFile.write(Data("new".utf8), to: file)
        #expect(try Data(contentsOf: file) == Data("new".utf8))
        #expect(try names() == ["a"])
    }

    @Test("Secrets are nobody else's from the first byte, whatever the process's mask")
    func permissions() throws {
        let mask = umask(0)
        defer { umask(mask) }
        let file = folder.appendingPathComponent("secret")
        try SafeFile.write(Data("secret".utf8), to: file, mode: 0o600)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("A file that is there is not written over")
    func newFiles() throws {
        let file = folder.appendingPathComponent("a")
        #expect(try SafeFile.writeNew(Data("1".utf8), to: file))
        #expect(try !SafeFile.writeNew(Data("2".utf8), to: file))
        #expect(try Data(contentsOf: file) == Data("1".utf8))
        #expect(try names() == ["a"])
    }

    @Test("A folder takes another's place in one step")
    func folders() throws {
        let (target, draft) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
        for (place, name) in [(target, "old"), (draft, "new")] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data().write(to: place.appendingPathComponent(name))
        }
        try SafeFile.put(draft, inPlaceOf: target)
        #expect(try names() == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["new"])
    }

    @Test("A folder that is missing is an error with the path")
    func errors() throws {
        let file = folder.appendingPathComponent("none/a")
        #expect {
            try SafeFile.write(Data(), to: file)
        } throws: { error in
            (error as? CocoaError)?.code == .fileNoSuchFile && (error as? CocoaError)?.filePath != nil
        }
    }

    @Test("What killed processes left goes; what a living one is writing stays")
    func leftovers() throws {
        let dead = try #require((2..<4_000_000).last { kill(pid_t($0), 0) != 0 })
        let left = ".dat.nosync\(String(dead, radix: 16, uppercase: true)).abcdef"
        let living = ".dat.nosync1.abcdef"
        for name in [left, living, "mine", ".dat.nosyncs"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("deeper/" + left), withIntermediateDirectories: true)
        LeftoverFiles.remove(in: folder, recursively: true)
        #expect(try names() == [living, ".dat.nosyncs", "deeper", "mine"].sorted())
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deeper").isEmpty)
    }
}
