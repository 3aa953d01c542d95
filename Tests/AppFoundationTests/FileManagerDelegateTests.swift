// SPDX-License-Identifier: MIT
import AppFoundation
import Foundation
import Testing

/// All methods of file managers' delegates are optional:
/// https://developer.apple.com/documentation/foundation/filemanagerdelegate
@Suite struct FileManagerDelegateTests {
    // The test's own thread alone has it.
    private final class Delegate: NSObject, FileManagerDelegate, @unchecked Sendable {
        var asked: [String] = []
        func fileManager(
            _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
        ) -> Bool {
            asked.append(srcPath)
            return false
        }
    }

    @Test("One that says of copies alone is asked of them, by path and address; the rest is done")
    func partOfADelegate() throws {
        let manager = FileManager()
        let delegate = Delegate()
        manager.delegate = delegate
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (first, second) = (folder.appending(path: "a"), folder.appending(path: "b"))
        try Data("text".utf8).write(to: first)
        try manager.copyItem(at: first, to: second)
        try manager.copyItem(atPath: first.path, toPath: second.path)
        #expect(delegate.asked == [first.path, first.path])
        #expect(!FileManager.default.fileExists(atPath: second.path))
        try manager.moveItem(at: first, to: second)
        #expect(FileManager.default.fileExists(atPath: second.path))
        #expect(throws: (any Error).self) { try manager.removeItem(at: first) }
        try manager.removeItem(at: folder)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
