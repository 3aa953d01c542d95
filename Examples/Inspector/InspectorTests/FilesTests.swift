// SPDX-License-Identifier: MIT
import UniformTypeIdentifiers
import XCTest

/// Texts, lists and folders of the app's own.
final class FilesTests: XCTestCase {
    private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("FilesTests")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func pictures() throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { UTType(filenameExtension: $0.pathExtension)?.conforms(to: .image) == true }
            .map(\.lastPathComponent).sorted()
    }

    /// ME1
    func testAFolderListsWhatIsWantedAndWhatIsNew() throws {
        for name in ["a.png", "b.jpg", "c.txt", "d.mp3"] { try Data().write(to: folder.appendingPathComponent(name)) }
        XCTAssertEqual(try pictures(), ["a.png", "b.jpg"])
        let sounds = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mp3") }
        XCTAssertEqual(sounds, ["d.mp3"])
        try Data().write(to: folder.appendingPathComponent("e.heic"))
        XCTAssertEqual(try pictures(), ["a.png", "b.jpg", "e.heic"])
    }

    /// ME23
    func testTextsAreReadInTheirEncodings() throws {
        let text = "Grüße, naïve café"
        for encoding in [String.Encoding.utf8, .utf16, .isoLatin1] {
            let url = folder.appendingPathComponent("text-\(encoding.rawValue)")
            try XCTUnwrap(text.data(using: encoding)).write(to: url)
            XCTAssertEqual(try String(contentsOfFile: url.path, encoding: encoding), text)
        }
        let url = folder.appendingPathComponent("latin")
        try XCTUnwrap(text.data(using: .isoLatin1)).write(to: url)
        XCTAssertThrowsError(try String(contentsOfFile: url.path, encoding: .utf8))
    }

    /// ME24
    func testPropertyListsKeepDatesAndData() throws {
        let url = folder.appendingPathComponent("list.plist")
        let date = Date(timeIntervalSince1970: 1_000_000)
        let list: NSDictionary = ["when": date, "bytes": Data([1, 2, 3]), "names": ["a", "b"], "count": 3]
        XCTAssertTrue(list.write(to: url, atomically: true))
        let read = try XCTUnwrap(NSDictionary(contentsOf: url))
        XCTAssertEqual(read["when"] as? Date, date)
        XCTAssertEqual(read["bytes"] as? Data, Data([1, 2, 3]))
        XCTAssertEqual(read["names"] as? [String], ["a", "b"])
        XCTAssertEqual(read["count"] as? Int, 3)
        let array: NSArray = ["x", 1]
        XCTAssertTrue(array.write(to: url, atomically: true))
        XCTAssertEqual(NSArray(contentsOf: url)?.count, 2)
    }
}
