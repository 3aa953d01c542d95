// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What tests leave in the temporary folder goes with them.
struct TemporaryFolderTests {
    @Test func theTestProgramHasATemporaryFolderOfItsOwn() {
        let folder = FileManager.default.temporaryDirectory
        #expect(folder.lastPathComponent == "tests-\(getpid())")
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
    }
}
