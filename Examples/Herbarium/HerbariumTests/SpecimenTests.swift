import HerbariumKit
import XCTest

@testable import Herbarium

class SpecimenTests: XCTestCase {
    func testTheCollectionComesWithTheFramework() {
        let bundle = Bundle(for: Drawer.self)
        XCTAssertNotEqual(bundle.bundlePath, Bundle.main.bundlePath)
        XCTAssertEqual(bundle.bundleIdentifier, "org.touchstone.HerbariumKit")
        XCTAssertEqual(Drawer(named: "meadow").specimens.count, 3)
        XCTAssertEqual(Drawer(named: "attic").specimens, [])
    }

    func testAgesFollowPluralRules() {
        func age(_ days: Int) -> String { Specimen(key: "daisy", latin: "", days: days, drawing: "").age }
        XCTAssertEqual(age(0), "Found today")
        XCTAssertEqual(age(1), "Found 1 day ago")
        XCTAssertEqual(age(12), "Found 12 days ago")
    }

    func testTheTestBundleHasItsOwnFiles() throws {
        let url = try XCTUnwrap(Bundle(for: SpecimenTests.self).url(forResource: "pressed", withExtension: "json"))
        let specimen = try JSONDecoder().decode(Specimen.self, from: Data(contentsOf: url))
        XCTAssertEqual(specimen.latin, "Papaver rhoeas")
    }

    func testDrawingsSwapAfterAWhile() {
        let done = expectation(description: "a turn of the main loop")
        DispatchQueue.main.async { done.fulfill() }
        waitForExpectations(timeout: 2)
    }

    func testPrintingLabels() {
        XCTFail("there is no printer; the scheme leaves this test out")
    }

    func testReadingTheCollectionIsQuick() {
        measure {
            _ = Drawer(named: "meadow").specimens.map(\.name)
        }
    }
}
