import XCTest

@testable import Postcards

final class PostcardTests: XCTestCase {
    func testMotifsGoRound() {
        var card = Postcard(motif: .sea, greeting: "Hi")
        for _ in Postcard.Motif.allCases { card = card.next }
        XCTAssertEqual(card, Postcard(motif: .sea, greeting: "Hi"))
    }

    func testImageHasTheSizeAndIsOpaqueInside() throws {
        let image = Postcard(motif: .city, greeting: "Hi").image(size: CGSize(width: 90, height: 60))
        XCTAssertEqual(image.size, CGSize(width: 90, height: 60))
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual(pixels.width, Int(90 * image.scale))
    }

    func testPNGCanBeReadBack() throws {
        let image = Postcard(motif: .mountains, greeting: "Hi").image(size: CGSize(width: 60, height: 40))
        let data = try XCTUnwrap(image.pngData())
        let copy = try XCTUnwrap(UIImage(data: data, scale: image.scale))
        XCTAssertEqual(copy.size, image.size)
    }
}
