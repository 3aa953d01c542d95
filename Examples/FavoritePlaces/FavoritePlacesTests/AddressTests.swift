// SPDX-License-Identifier: MIT
import XCTest

@testable import FavoritePlaces

final class AddressTests: XCTestCase {
    /// MP61
    func testWholeAddress() {
        let address = Address(street: "2001 Colorado Blvd", city: "Denver", state: "CO", postal: "80205")
        XCTAssertEqual(address.text, "2001 Colorado Blvd, Denver, CO 80205")
    }

    /// MP61
    func testEmptyPartsAreLeftOut() {
        XCTAssertEqual(Address(city: "Denver", state: "CO").text, "Denver, CO")
        XCTAssertEqual(Address(street: "Broadway", postal: "80205").text, "Broadway 80205")
        XCTAssertEqual(Address(state: "CO").text, "CO")
        XCTAssertEqual(Address().text, "")
    }
}
