// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Broken and hostile files: named with their line, never followed out of the project.
struct HostileFileTests {
    @Test func brokenJSONNamesTheLine() throws {
        let file = try Scratch().file("Contents.json", "{\n \"images\" : [\n  { \"idiom\" : }\n ]\n}\n")
        let found = failure { _ = try JSONText.object(in: file) }
        #expect(found?.location == SourceLocation(file: file, line: 3))
    }

    @Test func deepJSONIsRefused() throws {
        let file = try Scratch().file("Contents.json", "{\"a\":\n" + String(repeating: "[", count: 100_000))
        let found = failure { _ = try JSONText.object(in: file) }
        #expect(found?.location == SourceLocation(file: file, line: 2))
    }

    @Test func brokenPropertyListsNameTheLine() throws {
        let file = try Scratch().file(
            "Info.plist",
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n<key>a</key>\n<strin>b</strin>\n</dict>\n</plist>"
        )
        let found = failure { _ = try PropertyListFile.read(file) }
        #expect(found?.code == .build)
        #expect(found?.location?.line == 5)
    }

    @Test func entitiesInPropertyListsAreRefused() throws {
        let file = try Scratch().file(
            "Info.plist",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<plist><string>&a;</string></plist>"
        )
        #expect(failure { _ = try PropertyListFile.read(file) }?.location?.line == 3)
    }

    @Test func deepPropertyListsAreRefused() throws {
        let file = try Scratch().file("Info.plist", "<plist>" + String(repeating: "<array>", count: 100_000))
        #expect(failure { _ = try PropertyListFile.read(file) }?.code == .build)
    }

    @Test func textPropertyListsAreReadToo() throws {
        let file = try Scratch().file("Info.plist", "{ CFBundleName = Tea; Names = (a, b); }")
        let list = try #require(try PropertyListFile.read(file) as? [String: Any])
        #expect(list["CFBundleName"] as? String == "Tea")
        #expect(list["Names"] as? [String] == ["a", "b"])
    }

    @Test func catalogFilesThatLeadElsewhereAreLeftOut() throws {
        let scratch = try Scratch()
        try scratch.file("secret.png", "secret")
        try scratch.file(
            "A.xcassets/X.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"../../secret.png","scale":"1x"}]}"#)
        let result = try CatalogCompiler.compile([scratch.folder / "A.xcassets"])
        #expect(!String(decoding: result.data, as: UTF8.self).contains("secret"))
        #expect(result.diagnostics.count == 1)
    }

    @Test func languagesOfStringCatalogsCannotBePaths() throws {
        let file = try Scratch().file(
            "L.xcstrings",
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"../../x":{"stringUnit":{"value":"b"}}}}}}"#)
        #expect(failure { _ = try StringsCatalog.compile(file) }?.code == .build)
    }

    @Test func languagesOfFilesCannotLeadOutOfTheBundle() throws {
        let scratch = try Scratch()
        let file = try scratch.file("a.txt", "a")
        var contents = BundleContents(folder: scratch.folder / "A.app")
        let place = scratch.folder / "A.app" / "../../evil.lproj" / "a.txt"
        #expect(failure { try contents.copy(file, to: place) }?.code == .build)
        #expect(failure { try contents.make(place, from: [file], { (.init(), []) }, reporting: { _ in }) } != nil)
    }

    @Test func brokenProjectsInXMLNameTheLine() throws {
        let scratch = try Scratch()
        let file = try scratch.file(
            "A.xcodeproj/project.pbxproj", "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</ke>\n</dict></plist>")
        #expect(failure { _ = try XcodeObjects(project: file.parent) }?.location?.line == 3)
    }

    @Test func circlesOfConfigurationFilesEnd() throws {
        let file = try Scratch().file("A.xcconfig", "X = 1\n#include \"A.xcconfig\"\n")
        let found = failure { _ = try XCConfig.read(file) }
        #expect(found?.code == .build && found?.location?.line == 2)
    }

    @Test func namesThatAreNotUTF8AreRefusedWithTheirLine() throws {
        let file = try Scratch().file("Main.storyboard")
        try file.write(
            Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document>\n<v\u{0}".utf8.map { $0 == 0 ? 0xE9 : $0 }))
        #expect(failure { _ = try ProjectXML.parse(file) }?.location == SourceLocation(file: file, line: 3))
    }

    @Test func otherEncodingsAreReadAsTheySay() throws {
        let file = try Scratch().file("Main.storyboard")
        try file.write(
            Data(
                "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<a b=\"caf\u{0}\"/>".utf8.map { $0 == 0 ? 0xE9 : $0 })
        )
        #expect(try ProjectXML.parse(file)["b"] == "café")
    }
}
