// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What subclasses may override: https://developer.apple.com/documentation/foundation/filemanager
@Suite struct FileManagerStatementsTests {
    private final class Blind: FileManager {
        var isBlind = false

        override func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
            isBlind ? false : super.fileExists(atPath: path, isDirectory: isDirectory)
        }
    }

    /// Where the class is not known.
    private func find(_ path: String, with files: FileManager) -> [Bool] {
        var isFolder: ObjCBool = false
        return [files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue]
    }

    @Test("a subclass answers whether a file or folder exists")
    func overriding() {
        let files = Blind()
        let folder = NSTemporaryDirectory()
        #expect(find(folder, with: files) == [true, true])
        #expect(find(folder + "/nothing", with: files) == [false, false])
        files.isBlind = true
        #expect(find(folder, with: files) == [false, false])
        #expect(find(folder, with: .default) == [true, true])
        #expect(FileManager.default.fileExists(atPath: folder, isDirectory: nil))
    }

    /// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/chmod.2.html
    @Test("lchmod sets permissions of files, and of links without their files'")
    func linkPermissions() throws {
        let file = NSTemporaryDirectory() + "/lchmod-\(UUID().uuidString)"
        let link = file + "-link"
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(lchmod(file, 0o640) == 0)
        #expect(lchmod(link, 0o600) == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(lchmod(file + "-nothing", 0o600) == -1 && errno == ENOENT)
    }
}
