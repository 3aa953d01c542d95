// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Dictionaries of the DICT project: an index as man 8 dictd describes it, and text that dictzip 1.13 has packed.
@MainActor @Suite struct DictionaryTests {
    /// Two chunks of 58,315 bytes; the article "ice cream" lies in both.
    private static let packed = """
        H4sIDDoNDGsCAw4AUkEKAAEAy+MCAFIBOABzLmRpY3QA7MxBbhMxFAbg/ZziqfuopcuCkFggzuEmHmLJMxb2pFFBvRA34VYkQeol\
        +P6N/b339D887A5pS89p5N04tr5Ncc2XGEuqNQ5lv5W2pv46Hdtp5Nt2jQ9PkeJwzrWW9Xtsx7TFyP0lj0gjanm5Tn+cUt9yHzG3\
        Hm3NcXmW1v9V3DKnpdSSx8f4dWxLfrttHi/Va7R5LvuS6qVv5OW5vk5zqTX3KV3qr11zlA0AAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAADg/0bZ59j3nJa4T39+j/vpaxnxac2n7fMUt9xt5xbvZ+MuYhc/z7nE5XL6lufeel7z+/cvAAAA///KSy3m\
        ck9NK8ovSs1DZWYmp3IpAEGegqGVAlC0KjVPoTyxJLUILlMGkinJB0qmplalcgEAAAD//wMAa7CBlxbkAAA=
        """
    private static let index =
        "00-database-short\tA\tq\nhouse\tq\tB/\nfiller\tCp\tOLR\nice cream\tON6\tBr\nice\tOPl\ta\nice\tOP/\tX\n"

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dictionary-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func small(in folder: URL) throws -> DictdFile {
        try Data(Self.index.utf8).write(to: folder.appendingPathComponent("s.index"))
        try #require(Data(base64Encoded: Self.packed)).write(to: folder.appendingPathComponent("s.dict.dz"))
        return try DictdFile(base: folder.appendingPathComponent("s").path)
    }

    @Test("Definitions are read from packed text, across chunks too; case does not count, parts of words are no words")
    func definitions() throws {
        let folder = try folder()
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let dictionary = try small(in: folder)
        #expect(dictionary.name == "A small dictionary")
        #expect(dictionary.definitions(of: "ICE cream").first?.hasSuffix("Gefrorenes\nGefrorenes\n") == true)
        #expect(dictionary.definitions(of: "ice cream").first?.hasPrefix("ice cream /aɪs/\nEis <neut>\n") == true)
        #expect(dictionary.definitions(of: "ice").map { $0.contains("frozen") } == [true, false])
        #expect(dictionary.contains("House") && !dictionary.contains("cream") && !dictionary.contains("hous"))
        #expect(!dictionary.contains("") && !dictionary.contains("house\tq"))
    }

    @Test("Lines broken for a terminal are paragraphs again")
    func paragraphs() throws {
        let folder = try folder()
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let entries = ReferenceTerm(" houses ").entries(in: [try small(in: folder)])
        let article = try #require(entries.first?.articles.first)
        #expect(article.headword == "house")
        #expect(
            article.paragraphs == [
                "n 1: a dwelling that serves as living quarters for one or more families; home",
                "2: an official assembly",
            ])
    }

    @Test("Damaged files are errors or unknown words, never a crash")
    func damaged() throws {
        let folder = try folder()
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        _ = try small(in: folder)
        let whole = try #require(Data(base64Encoded: Self.packed))
        var random = SystemRandomNumberGenerator()
        for length in [0, 1, 12, 22, 23, 40, whole.count - 1] {
            try whole.prefix(length).write(to: folder.appendingPathComponent("s.dict.dz"))
            // What can be opened may still lack words.
            if let opened = try? DictdFile(base: folder.appendingPathComponent("s").path) {
                _ = opened.definitions(of: "ice cream")
            }
        }
        for _ in 0..<200 {
            var broken = whole
            broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            try broken.write(to: folder.appendingPathComponent("s.dict.dz"))
            if let opened = try? DictdFile(base: folder.appendingPathComponent("s").path) {
                _ = opened.definitions(of: "ice cream")
            }
        }
    }
}
