// SPDX-License-Identifier: MIT
import XCTest

@testable import Strongbox

@MainActor
final class StrongboxTests: XCTestCase {
    private var navigation: UINavigationController {
        (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController as! UINavigationController
    }
    private var door: PINViewController { navigation.viewControllers[0] as! PINViewController }

    override func setUp() async throws {
        try SecretStore.pin.remove()
        try SecretStore.card.remove()
        navigation.popToRootViewController(animated: false)
        door.loadViewIfNeeded()
        door.viewWillAppear(false)
    }

    private func enter(_ pin: String, again: String? = nil) {
        door.pinField.text = pin
        door.repeatField.text = again
        door.enter(self)
    }

    private var isOpen: Bool { navigation.topViewController is CardViewController }

    /// KC31
    func testTwoEqualEntriesAreStoredAndOpen() throws {
        enter("1234", again: "1235")
        XCTAssertFalse(isOpen)
        XCTAssertNil(try SecretStore.pin.text())
        XCTAssertEqual(door.messageLabel.text, "The two entries differ.")
        enter("1234", again: "1234")
        XCTAssertTrue(isOpen)
        XCTAssertEqual(try SecretStore.pin.text(), "1234")
    }

    /// KC31
    func testAWrongPINIsRefusedLaterAndTheRightOneOpens() throws {
        try SecretStore.pin.store("1234")
        door.viewWillAppear(false)
        XCTAssertTrue(door.repeatField.isHidden)
        enter("4321")
        XCTAssertFalse(isOpen)
        XCTAssertEqual(door.messageLabel.text, "That is not your PIN.")
        enter("1234")
        XCTAssertTrue(isOpen)
    }

    /// KC32
    func testFourTextsAreJSONInTheKeychainUntilReset() throws {
        let card = Card(
            numberTextField: "5500 0000 0000 0004", expDateTextField: "12/29", CV2CodeTextField: "123",
            nameTextField: "Ada Lovelace")
        try card.store()
        let text = try XCTUnwrap(try SecretStore.card.text())
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
        XCTAssertEqual(json?["numberTextField"], "5500 0000 0000 0004")
        XCTAssertEqual(json?.count, 4)
        enter("1234", again: "1234")
        let form = try XCTUnwrap(navigation.topViewController as? CardViewController)
        form.loadViewIfNeeded()
        XCTAssertEqual(form.nameField.text, "Ada Lovelace")
        XCTAssertEqual(form.codeField.text, "123")
        form.reset(self)
        XCTAssertNil(try SecretStore.card.text())
        XCTAssertNil(try SecretStore.pin.text())
    }

    /// KC33
    func testWithoutARecognisedOwnerThePINIsAskedFor() throws {
        try SecretStore.pin.store("1234")
        let asked = expectation(description: "asked")
        door.recognize = { answer in
            answer(false)
            asked.fulfill()
        }
        door.viewDidAppear(false)
        wait(for: [asked], timeout: 2)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertFalse(isOpen)
        XCTAssertFalse(door.pinField.isHidden)
        enter("1234")
        XCTAssertTrue(isOpen)
    }
}
