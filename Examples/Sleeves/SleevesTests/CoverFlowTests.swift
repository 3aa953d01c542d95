// SPDX-License-Identifier: MIT
import XCTest

@testable import Sleeves

final class CoverFlowTests: XCTestCase {
    private func covers(_ albums: [Album] = Album.shelf) throws -> (CoversViewController, CoverFlowLayout) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made = storyboard.instantiateViewController(withIdentifier: "Covers")
        let covers = try XCTUnwrap(made as? CoversViewController)
        covers.albums = albums
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = covers
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock { window.isHidden = true }
        return (covers, try XCTUnwrap(covers.collectionView.collectionViewLayout as? CoverFlowLayout))
    }

    private func attributes(_ layout: CoverFlowLayout, _ item: Int) throws -> UICollectionViewLayoutAttributes {
        try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
    }

    private func angle(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        atan2(attributes.transform3D.m31, attributes.transform3D.m11) * 180 / .pi
    }

    /// CF1, CF2
    func testTheCentreIsFlatAndInFrontAndTheSidesAreMirrored() throws {
        let (covers, layout) = try covers()
        covers.collectionView.contentOffset = layout.offset(of: 3)
        XCTAssertEqual(angle(try attributes(layout, 3)), 0, accuracy: 1e-6)
        XCTAssertEqual(abs(angle(try attributes(layout, 2))), 65, accuracy: 1e-6)
        XCTAssertEqual(angle(try attributes(layout, 2)), -angle(try attributes(layout, 4)), accuracy: 1e-6)
        let order = try (0...6).map { try attributes(layout, $0).zIndex }
        XCTAssertEqual(order.firstIndex(of: order.max()!), 3)
        XCTAssertEqual(order[0...3].sorted(), Array(order[0...3]))
    }

    /// CF4
    func testPlacesAndAnglesChangeWithoutAJump() throws {
        let (covers, layout) = try covers()
        var last: (angle: CGFloat, x: CGFloat)?
        for step in 0...440 {
            covers.collectionView.contentOffset.x = CGFloat(step)
            let now = try attributes(layout, 1)
            let x = now.center.x - CGFloat(step)
            if let last {
                XCTAssertLessThan(abs(angle(now) - last.angle), 1)
                XCTAssertLessThan(abs(x - last.x), 1)
            }
            last = (angle(now), x)
        }
    }

    /// CF5, CF6
    func testEveryRestIsACoverAndACoversWidthIsOneStep() throws {
        let (_, layout) = try covers()
        for x in stride(from: CGFloat(-100), to: 2500, by: 37) {
            let rest = layout.targetContentOffset(
                forProposedContentOffset: CGPoint(x: x, y: 0), withScrollingVelocity: .zero)
            XCTAssertEqual(rest.x.truncatingRemainder(dividingBy: 220), 0)
            XCTAssertLessThanOrEqual(rest.x, 9 * 220)
        }
        XCTAssertEqual(layout.centerIndex(at: 220 * 4), layout.centerIndex(at: 220 * 3) + 1)
    }

    /// CF8
    func testPicturesOfManyCoversAreMadeNearTheCentreAlone() throws {
        let (covers, layout) = try covers((0..<500).map { Album.shelf[$0 % 10] })
        XCTAssertLessThan(covers.drawnCovers, 15)
        covers.collectionView.contentOffset = layout.offset(of: 300)
        covers.view.layoutIfNeeded()
        XCTAssertLessThan(covers.drawnCovers, 30)
        for step in 0...220 { covers.collectionView.contentOffset.x = 300 * 220 + CGFloat(step) }
        XCTAssertEqual(covers.centers, [0, 300, 301])
    }

    /// CF9
    func testASideCoverComesToTheCentreAndTheCentreOpens() throws {
        let (covers, layout) = try covers()
        covers.collectionView(covers.collectionView, didSelectItemAt: IndexPath(item: 2, section: 0))
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertEqual(covers.collectionView.contentOffset, layout.offset(of: 2))
        XCTAssertEqual(covers.titleLabel.text, "Square Dance")
    }
}
