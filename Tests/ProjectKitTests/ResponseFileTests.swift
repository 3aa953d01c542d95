// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

struct ResponseFileTests {
    // The driver's own reading was tried: it takes an apostrophe within quotes for a quote (swift 6.3).
    @Test("paths with spaces, quotes, apostrophes and backslashes reach the compiler as they are")
    func awkwardPaths() {
        let text = ResponseFile.text([Path("/a/Watch's Demo/x.swift"), Path("/b/\"q\"\\.swift")])
        #expect(text == "\"/a/Watch\\'s Demo/x.swift\"\n\"/b/\\\"q\\\"\\\\.swift\"")
    }
}
