// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// What builds copy into bundles.
struct CopiedFileTests {
    @Test("A program or script that is copied can be run, what cannot be run cannot")
    func modes() throws {
        let scratch = try Scratch()
        let script = try scratch.file("in/run.sh", "#!/bin/sh\n")
        let text = try scratch.file("in/read.txt", "text")
        #expect(chmod(script.string, 0o755) == 0 && chmod(text.string, 0o644) == 0)
        try (scratch.folder / "in").copy(to: scratch.folder / "out")
        #expect(access((scratch.folder / "out/run.sh").string, X_OK) == 0)
        var info = stat()
        #expect(stat((scratch.folder / "out/read.txt").string, &info) == 0 && info.st_mode & 0o777 == 0o644)
    }
}
