// SPDX-License-Identifier: MIT
import XCTest

@testable import Inspector

final class FactsTests: XCTestCase {
    private func values(_ facts: [Fact]) -> [String: String] {
        Dictionary(facts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// AP3
    func testTheBundleIsFlat() {
        let parts = values(Facts.bundle(.main))
        XCTAssertNotNil(parts["Info.plist"])
        XCTAssertNotNil(parts["Inspector"])
        XCTAssertNil(parts["Contents"])
    }

    func testTheInfoPlistHasItsKeys() {
        let keys = values(Facts.infoPlist(.main))
        XCTAssertEqual(keys["CFBundleIdentifier"], "org.touchstone.Inspector")
        XCTAssertEqual(keys["CFBundleExecutable"], "Inspector")
        XCTAssertEqual(keys["CFBundleShortVersionString"], "1.0")
    }

    func testTheSandboxHasItsFolders() {
        for fact in Facts.sandbox() {
            var isFolder: ObjCBool = false
            let path = NSHomeDirectory() + "/" + fact.name
            XCTAssertTrue(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), path)
            XCTAssertTrue(isFolder.boolValue)
        }
    }

    func testAFileInDocumentsIsWritten() throws {
        try WriteAttempt.inside.run()
        XCTAssertEqual(try String(contentsOf: WriteAttempt.inside.url, encoding: .utf8), "written by Inspector\n")
        XCTAssertEqual(WriteAttempt.inside.report().title, "Written")
        XCTAssertEqual(Facts.size(WriteAttempt.inside.url), "21 bytes")
    }

    func testAFileOutsideIsNotWrittenAndTheAppGoesOn() {
        XCTAssertThrowsError(try WriteAttempt.outside.run())
        let report = WriteAttempt.outside.report()
        XCTAssertEqual(report.title, "Not Written")
        XCTAssertFalse(report.message.isEmpty)
    }

    func testTheTableShowsEveryFactAndBothAttempts() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made = storyboard.instantiateViewController(withIdentifier: "Inspector")
        let screen = try XCTUnwrap(made as? InspectorViewController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        XCTAssertEqual(screen.groups.map(\.title), ["Bundle", "Info.plist", "Sandbox", "Device"])
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 4), 2)
        let attempt = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: 0, section: 4))
        let color = (attempt.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(
            color?.resolvedColor(with: dark), UIColor(named: "AccentColor")?.resolvedColor(with: dark),
            "what one can tap has the tint of the app")
        window.isHidden = true
    }
}
