// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// `Data(contentsOf:)`: "Create a Data with the contents of a URL", of any URL. A program that loads so what is no file has to have
/// networking's library, which only it and sessions need.
struct RemoteLoadingTests {
    @Test(
        "Code that makes addresses of texts and loads what they stand for is known by its object",
        arguments: [
            ("try! Data(contentsOf: URL(string: text)!).count", true),
            ("try! String(contentsOf: URL(string: text)!, encoding: .utf8).count", true),
            ("NSData(contentsOf: URLComponents(string: text)!.url!)?.length ?? 0", true),
            ("try! Data(contentsOf: JSONDecoder().decode(URL.self, from: Data(text.utf8))).count", true),
            ("try! Data(contentsOf: URL(fileURLWithPath: text)).count", false),
            ("try! String(contentsOfFile: text, encoding: .utf8).count", false),
            ("URL(string: text)!.absoluteString.count", false),
        ])
    func objects(expression: String, isUsed: Bool) throws {
        let scratch = try Scratch()
        let source = scratch.folder / "code.swift"
        let object = scratch.folder / "code.o"
        try source.write("import Foundation\npublic func f(_ text: String) -> Int { \(expression) }\n")
        let compiler = Toolchain.current.swiftc.string
        let result = try Subprocess([compiler, "-c", "-o", object.string, source.string]).capture()
        #expect(result.ending.isSuccess)
        #expect(try RemoteLoading.isUsed(by: [object]) == isUsed)
    }
}
