// SPDX-License-Identifier: MIT
import XCTest

@testable import Darkroom

final class DarkroomTests: XCTestCase {
    private func screen<Screen: UIViewController>(_ name: String) throws -> Screen {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        return try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
    }

    private func show(_ screen: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock { window.isHidden = true }
    }

    /// The colour of a pixel, 0 to 255.
    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [Int] {
        let picture = try XCTUnwrap(image?.cgImage)
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(picture, in: CGRect(x: -x, y: y - picture.height + 1, width: picture.width, height: picture.height))
        return bytes.prefix(3).map(Int.init)
    }

    private func plain(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 50, height: 80)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 80))
        }
    }

    /// CI29
    func testEachFilterTakesWhatTheOneBeforeGave() throws {
        let chain = FilterChain()
        chain.picture = plain(.red)
        XCTAssertEqual(try pixel(chain.preview(after: 0), 100, 100), [255, 0, 0])
        for _ in 0..<2 { chain.add(try XCTUnwrap(CIFilter(name: "CIColorInvert"))) }
        XCTAssertEqual(chain.preview(after: 1)?.size, CGSize(width: 200, height: 200))
        XCTAssertEqual(try pixel(chain.preview(after: 1), 100, 100), [0, 255, 255])
        XCTAssertEqual(try pixel(chain.preview(after: 2), 100, 100), [255, 0, 0])
        for _ in 0..<20 { chain.add(try XCTUnwrap(CIFilter(name: "CIColorInvert"))) }
        XCTAssertEqual(chain.filters.count, 22)
        XCTAssertEqual(try pixel(chain.preview(after: 21), 100, 100), [0, 255, 255])
    }

    /// CI29
    func testAddFilterAppendsToTheList() throws {
        let chain = FilterChain()
        let editor: FilterViewController = try screen("Filter")
        editor.chain = chain
        editor.filter = CIFilter(name: "CISepiaTone")
        editor.loadViewIfNeeded()
        XCTAssertEqual(editor.preview.image?.size, CGSize(width: 200, height: 200))
        editor.addFilter(self)
        let list: ChainViewController = try screen("Chain")
        list.chain = chain
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    }

    func testInputsSayWhichControlTheyNeed() throws {
        let sepia = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
        let intensity = try XCTUnwrap(sepia.attributes[kCIInputIntensityKey] as? [String: Any])
        XCTAssertEqual(FilterInput(intensity), .number(0...1))
        let monochrome = try XCTUnwrap(CIFilter(name: "CIColorMonochrome"))
        XCTAssertEqual(FilterInput(try XCTUnwrap(monochrome.attributes[kCIInputColorKey] as? [String: Any])), .color)
        let bump = try XCTUnwrap(CIFilter(name: "CIBumpDistortion"))
        XCTAssertEqual(FilterInput(try XCTUnwrap(bump.attributes[kCIInputCenterKey] as? [String: Any])), .point)
        XCTAssertEqual(FilterInput(try XCTUnwrap(bump.attributes[kCIInputImageKey] as? [String: Any])), .other)
    }

    func testThirteenCategoriesHaveFilters() {
        XCTAssertEqual(CategoriesViewController.categories.count, 13)
        for category in CategoriesViewController.categories {
            XCTAssertFalse(CIFilter.filterNames(inCategory: category).isEmpty, category)
        }
    }

    /// CI30
    func testFacesAreMarkedWhereTheyAre() throws {
        let chain = FilterChain()
        chain.picture = plain(.gray)
        let faces: FacesViewController = try screen("Faces")
        faces.chain = chain
        show(faces)
        faces.show([Face(frame: CGRect(x: 10, y: 20, width: 30, height: 30), leftEye: CGPoint(x: 20, y: 30))])
        XCTAssertEqual(faces.marks.count, 2)
        let factor = min(faces.imageView.bounds.width / 50, faces.imageView.bounds.height / 80)
        XCTAssertEqual(faces.marks[0].frame.width, 30 * factor, accuracy: 0.01)
        XCTAssertEqual(faces.marks[0].layer.borderWidth, 2)
        XCTAssertEqual(faces.marks[0].layer.borderColor, UIColor.red.cgColor)
        XCTAssertEqual(faces.marks[1].backgroundColor, .yellow)
        XCTAssertEqual(faces.marks[1].center.x - faces.marks[0].frame.minX, 10 * factor, accuracy: 0.01)
        XCTAssertEqual(faces.marks[1].center.y - faces.marks[0].frame.minY, 10 * factor, accuracy: 0.01)
        XCTAssertEqual(faces.details.text, "Face at (10, 20), 30 x 30\n  Left eye at (20, 30)")
        faces.show([])
        XCTAssertTrue(faces.marks.isEmpty)
        XCTAssertEqual(faces.details.text, "No faces were found.")
    }

    func testEveryContentModeAndTheScaledPicture() throws {
        let picture: PictureViewController = try screen("Picture")
        picture.chain = FilterChain()
        picture.loadViewIfNeeded()
        XCTAssertEqual(Set(PictureViewController.modes.map(\.mode.rawValue)).count, 12)
        for row in PictureViewController.modes {
            picture.use(row.title, row.mode)
            XCTAssertEqual(picture.imageView.contentMode, row.mode)
        }
        picture.scale(self)
        XCTAssertEqual(picture.imageView.image?.size, CGSize(width: 200, height: 200))
        XCTAssertEqual(picture.sizeLabel.text, "200 x 200 points")
    }
}
