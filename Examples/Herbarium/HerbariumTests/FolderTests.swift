import HerbariumKit
import UIKit
import XCTest

/// Where an app finds its files: by language in its bundles, and in the folders of its container.
class FolderTests: XCTestCase {
    func testFilesOfALanguageAreFound() throws {
        let kit = Bundle(for: Drawer.self)
        for language in ["de", "en"] {
            let table = try XCTUnwrap(
                kit.path(forResource: "Plants", ofType: "strings", inDirectory: nil, forLocalization: language))
            XCTAssertTrue(table.hasSuffix("/\(language).lproj/Plants.strings"), table)
        }
        let mine = kit.preferredLocalizations.first ?? ""
        XCTAssertEqual(
            kit.url(forResource: "Plants", withExtension: "strings")?.deletingLastPathComponent()
                .lastPathComponent,
            "\(mine).lproj")
        XCTAssertEqual(
            kit.urls(forResourcesWithExtension: "json", subdirectory: nil)?.map(\.lastPathComponent), ["specimens.json"]
        )
        XCTAssertNil(kit.path(forResource: "specimens", ofType: "txt"))
    }

    func testSystemClassesBelongToTheirFrameworks() {
        let kit = Bundle(for: UIView.self)
        XCTAssertEqual(kit.bundleIdentifier, "com.apple.UIKitCore")
        XCTAssertEqual(kit.bundleURL.lastPathComponent, "UIKitCore.framework")
        XCTAssertEqual(Bundle(identifier: "com.apple.UIKitCore"), kit)
        XCTAssertEqual(Bundle(for: NSString.self).bundleIdentifier, "com.apple.Foundation")
        XCTAssertNotEqual(kit.bundleIdentifier, Bundle.main.bundleIdentifier)
        XCTAssertNil(kit.path(forResource: "pressed", ofType: "json"))
    }

    func testArraysFindObjectsOfAnyClass() {
        class Leaf {}
        let (first, second) = (Leaf(), Leaf())
        let leaves = NSMutableArray(array: [first, second, "stem"])
        XCTAssertEqual(leaves.index(of: second), 1)
        XCTAssertEqual(leaves.index(of: "stem"), 2)
        XCTAssertFalse(leaves.contains(Leaf()))
        leaves.removeObjects(in: [first, "stem"])
        XCTAssertEqual(leaves.count, 1)
    }

    func testLanguagesAreChosenAsTheUserPrefers() {
        XCTAssertEqual(Bundle.preferredLocalizations(from: ["fr", "de", "en"], forPreferences: ["de-AT"]), ["de"])
        XCTAssertEqual(Bundle.preferredLocalizations(from: ["fr", "it"], forPreferences: ["sv"]), ["fr"])
    }

    func testFoldersLieInTheContainer() {
        let home = NSHomeDirectory()
        func first(_ directory: FileManager.SearchPathDirectory) -> String? {
            FileManager.default.urls(for: directory, in: .userDomainMask).first?.path
        }
        XCTAssertEqual(first(.documentDirectory), home + "/Documents")
        XCTAssertEqual(first(.cachesDirectory), home + "/Library/Caches")
        XCTAssertEqual(URL.applicationSupportDirectory.path, home + "/Library/Application Support")
        XCTAssertEqual(
            NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true), [home + "/Library"])
    }

    func testDefaultsKeepAddresses() {
        let defaults = UserDefaults.standard
        let page = URL(string: "https://example.org/daisy")
        let sheet = URL.documentsDirectory.appendingPathComponent("daisy.txt")
        defaults.set(page, forKey: "page")
        defaults.set(sheet, forKey: "sheet")
        XCTAssertEqual(defaults.url(forKey: "page"), page)
        XCTAssertEqual(defaults.url(forKey: "sheet"), sheet)
        XCTAssertEqual(defaults.string(forKey: "sheet"), "~/Documents/daisy.txt")
        defaults.set(nil, forKey: "page")
        XCTAssertNil(defaults.object(forKey: "page"))
    }
}

/// Failures that are known do not fail a test.
class KnownFailureTests: XCTestCase {
    func testFailuresFromHereOnAreExpected() {
        XCTExpectFailure("the attic is empty", issueMatcher: { $0.compactDescription.contains("is not equal") })
        XCTAssertEqual(Drawer(named: "attic").specimens.count, 1)
    }

    func testFailuresOfABlockAreExpected() {
        let found: Int = XCTExpectFailure("counted wrongly", strict: true) {
            XCTAssertEqual(Drawer(named: "meadow").specimens.count, 4)
            return 4
        }
        XCTAssertEqual(found, 4)
        XCTExpectFailure("sometimes", strict: false) {}
    }

    func testTimesAreMeasuredInParts() {
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        options.invocationOptions = [.manuallyStart, .manuallyStop]
        var runs = 0
        measure(metrics: [XCTClockMetric()], options: options) {
            startMeasuring()
            runs += 1
            stopMeasuring()
        }
        XCTAssertEqual(runs, 2)
    }
}
