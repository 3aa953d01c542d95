// SPDX-License-Identifier: MIT
import XCTest

@testable import Shelves

final class LayoutTests: XCTestCase {
    private func screen<Screen: PhotosViewController>(_ name: String, _ counts: [Int]) throws -> Screen {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
        screen.loadsAlbums = false
        screen.albums = counts.enumerated().map { section, count in
            Album(title: "Album \(section)", photos: (0..<count).map { Photo(name: "\(section)-\($0)") { _, show in show(nil) } })
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        addTeardownBlock { window.isHidden = true }
        return screen
    }

    private func run(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    /// CV41, CV8
    func testHeadersSayTitleAndCountAndTheBarHowManyAreSelected() throws {
        let screen: BasicViewController = try screen("Basic", [12, 3])
        let header = screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        XCTAssertEqual((header as? CaptionView)?.label.text, "Album 1 - 3")
        let footer = screen.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual((footer as? CaptionView)?.label.text, "End of Album 0")
        let layout = try XCTUnwrap(screen.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(layout.scrollDirection, .vertical)
        XCTAssertEqual(layout.itemSize, CGSize(width: 60, height: 60))
        XCTAssertEqual(layout.sectionInset.left, 20)
        XCTAssertTrue(screen.collectionView.dataSource === screen && screen.collectionView.delegate === screen)
        let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) as? PhotoCell)
        XCTAssertEqual(cell.imageView.bounds.size, CGSize(width: 50, height: 50))
        XCTAssertEqual(cell.imageView.contentMode, .scaleAspectFill)
        XCTAssertEqual(cell.selectedBackgroundView?.backgroundColor, UIColor(named: "Selection"))
        for item in [1, 4, 7] {
            let path = IndexPath(item: item, section: 0)
            screen.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            screen.collectionView(screen.collectionView, didSelectItemAt: path)
        }
        XCTAssertEqual(screen.navigationItem.rightBarButtonItem?.title, "3 Selected")
    }

    /// CV33
    func testEachLineStandsOnABoard() throws {
        let screen: ShelfViewController = try screen("Shelf", [7])
        let all = screen.collectionViewLayout.layoutAttributesForElements(in: screen.collectionView.bounds) ?? []
        let boards = all.filter { $0.representedElementCategory == .decorationView }
        // Three items of 84 points fit beside one another.
        XCTAssertEqual(boards.count, 3)
        let lines = Set(all.filter { $0.representedElementCategory == .cell }.map(\.frame.maxY)).sorted()
        XCTAssertEqual(boards.map(\.frame.minY).sorted(), lines.map { $0 - 4 })
        XCTAssertTrue(boards.allSatisfy { $0.zIndex < 0 })
    }

    /// CV37
    func testItemsOfAllSectionsLieOnOneCurve() throws {
        let screen: SineViewController = try screen("Sine", [8, 5])
        let size = screen.collectionViewLayout.collectionViewContentSize
        let all = screen.collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
        let cells = all.filter { $0.representedElementCategory == .cell }
        XCTAssertEqual(cells.count, 13)
        for cell in cells {
            XCTAssertEqual(cell.center.x, SineLayout.x(at: cell.center.y, width: 390, 90), accuracy: 1e-9)
        }
        let headers = all.filter { $0.representedElementCategory == .supplementaryView }
        XCTAssertEqual(headers.map(\.frame.minY).sorted().first, 0)
        XCTAssertEqual(headers.count, 2)
    }

    /// CV38
    func testThePictureThatIsPinchedComesToTheMiddleOfTheGrid() throws {
        let screen: SineViewController = try screen("Sine", [60])
        let view = try XCTUnwrap(screen.collectionView)
        screen.change(around: CGPoint(x: 1, y: 1))
        XCTAssertTrue(view.collectionViewLayout is SineLayout)
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        let path = try XCTUnwrap(view.indexPathsForVisibleItems.sorted().dropFirst(3).first)
        let place = try XCTUnwrap(view.layoutAttributesForItem(at: path)?.center)
        let hit = try XCTUnwrap(view.indexPathForItem(at: place))
        screen.change(around: place)
        let pinch = try XCTUnwrap(view.gestureRecognizers?.compactMap { $0 as? UIPinchGestureRecognizer }.last)
        XCTAssertFalse(pinch.isEnabled)
        run(2)
        XCTAssertTrue(pinch.isEnabled)
        XCTAssertTrue(view.collectionViewLayout is ZoomLayout)
        let center = try XCTUnwrap(view.layoutAttributesForItem(at: hit)?.center)
        XCTAssertEqual(center.y - view.contentOffset.y, view.adjustedContentInset.top + (view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom) / 2, accuracy: 30)
        screen.change(around: center)
        run(2)
        XCTAssertTrue(view.collectionViewLayout is SineLayout)
    }

    /// CV36
    func testTheGridGrowsTowardsTheMiddle() throws {
        let screen: SineViewController = try screen("Sine", [60])
        let layout = ZoomLayout()
        screen.collectionView.setCollectionViewLayout(layout, animated: false)
        screen.collectionView.layoutIfNeeded()
        func scale(_ item: Int) throws -> CGFloat {
            try XCTUnwrap(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).transform3D.m11
        }
        let path = IndexPath(item: 31, section: 0)
        let center = try XCTUnwrap(layout.layoutAttributesForItem(at: path)).center
        screen.collectionView.contentOffset = CGPoint(x: center.x - 195, y: center.y - screen.collectionView.bounds.height / 2)
        XCTAssertEqual(try scale(31), 1.6, accuracy: 0.001)
        XCTAssertEqual(try scale(2), 1, accuracy: 0.001)
        let before = try scale(31)
        screen.collectionView.contentOffset.y += 10
        XCTAssertLessThan(try scale(31), before)
    }
}
