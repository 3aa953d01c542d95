// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// More pictures and view trees of pointfreeco/swift-snapshot-testing that rest on layout: collections between margins,
/// tables, and titles of every text size. All at three pixels per point.
@MainActor
@Suite(.serialized) struct LayoutSnapshotDeviceTests {
    /// Shows a controller as that project does.
    private final class DeviceWindow: UIWindow {
        let insets: UIEdgeInsets

        init(_ size: CGSize, top: CGFloat, bottom: CGFloat = 0) {
            insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            super.init(frame: CGRect(origin: .zero, size: size))
            contentScaleFactor = 3
        }
        required init?(coder: NSCoder) { nil }
        override var safeAreaInsets: UIEdgeInsets { insets }

        func show(_ controller: UIViewController, _ traits: UITraitCollection = UITraitCollection()) {
            let root = UIViewController()
            root.view.frame = frame
            controller.view.frame = frame
            root.view.addSubview(controller.view)
            root.addChild(controller)
            root.setOverrideTraitCollection(traits, forChild: controller)
            controller.didMove(toParent: root)
            rootViewController = root
            isHidden = false
            root.view.layoutIfNeeded()
        }
    }

    // MARK: Collections

    private final class Strips: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let layout = UICollectionViewFlowLayout()
        lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)

        override func viewDidLoad() {
            super.viewDidLoad()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 20
            view.addSubview(collection)
            collection.dataSource = self
            collection.delegate = self
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
            collection.translatesAutoresizingMaskIntoConstraints = false
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                collection.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                collection.topAnchor.constraint(equalTo: margins.topAnchor),
                collection.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                collection.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
        override func viewDidLayoutSubviews() { layout.invalidateLayout() }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: min(collectionView.frame.width - 50, 300), height: collectionView.frame.height)
        }
    }

    /// `testCollectionViewsWithMultipleScreenSizes.*.png`: where strips begin and end, from left to right.
    struct Collection: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let size: CGSize
        let safe: (top: CGFloat, bottom: CGFloat)
        let edges: [CGFloat]
    }

    nonisolated static let collections = [
        Collection(
            testDescription: "iPhone SE", size: CGSize(width: 320, height: 568), safe: (20, 0),
            edges: [16, 254, 274, 304]),
        Collection(
            testDescription: "iPhone 8", size: CGSize(width: 375, height: 667), safe: (20, 0),
            edges: [16, 309, 329, 359]),
        Collection(
            testDescription: "iPhone Xs Max", size: CGSize(width: 414, height: 896), safe: (44, 34),
            edges: [20, 320, 340, 394]),
        Collection(
            testDescription: "iPad Pro 12.9", size: CGSize(width: 1366, height: 1024), safe: (20, 0),
            edges: [20, 320, 340, 640, 660, 960, 980, 1280, 1300, 1346]),
    ]

    @Test("Strips of a collection between the layout margins", arguments: collections)
    func strips(_ picture: Collection) {
        let controller = Strips()
        let window = DeviceWindow(picture.size, top: picture.safe.top, bottom: picture.safe.bottom)
        window.show(controller)
        defer { window.isHidden = true }
        let collection = controller.collection
        let (first, last) = (picture.edges[0], picture.edges[picture.edges.count - 1])
        #expect(
            collection.frame
                == CGRect(
                    x: first, y: picture.safe.top, width: last - first,
                    height: picture.size.height - picture.safe.top - picture.safe.bottom))
        let cells = collection.visibleCells.map { $0.convert($0.bounds, to: window) }.sorted { $0.minX < $1.minX }
        let edges = cells.filter { $0.minX < last }.flatMap { [$0.minX, min(last, $0.maxX)] }
        #expect(edges == picture.edges)
        #expect(cells.allSatisfy { $0.minY == collection.frame.minY && $0.height == collection.frame.height })
    }

    // MARK: Tables

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    /// `testTableViewController.1.png` (as the iPhone SE's), `testAssertMultipleSnapshot.*.png`.
    struct Lines: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let size: CGSize
        let safe: (top: CGFloat, bottom: CGFloat)
        /// Where hairlines and texts begin.
        let left: CGFloat
        /// Under the last of 10 rows and of the empty ones below them.
        let count: Int
        /// Ink of the digits 1, 2 and 4 of the pictures: 33 or 35 pixels high.
        let category: UIContentSizeCategory
    }

    // What the iPhone Xs Max shows was recorded when that project gave it no text size of its own.
    nonisolated static let lines = [
        Lines(
            testDescription: "iPhone SE", size: CGSize(width: 320, height: 568), safe: (20, 0), left: 16, count: 12,
            category: .medium),
        Lines(
            testDescription: "iPhone X", size: CGSize(width: 375, height: 812), safe: (44, 34), left: 16, count: 17,
            category: .medium),
        Lines(
            testDescription: "iPhone Xs Max", size: CGSize(width: 414, height: 896), safe: (44, 34), left: 20,
            count: 19, category: .large),
        Lines(
            testDescription: "iPad mini", size: CGSize(width: 1024, height: 768), safe: (20, 0), left: 20, count: 17,
            category: .large),
    ]

    @Test("One table goes from screen to screen: rows, hairlines, and texts of each one's size")
    func rows() {
        let controller = Rows()
        // As before iOS 15, from which the pictures are.
        controller.tableView.fillerRowHeight = UITableView.automaticDimension
        for picture in Self.lines {
            let window = DeviceWindow(picture.size, top: picture.safe.top, bottom: picture.safe.bottom)
            window.show(controller, UITraitCollection(preferredContentSizeCategory: picture.category))
            #expect(controller.tableView.frame == CGRect(origin: .zero, size: picture.size))
            for row in 0..<10 { expectRow(row, picture, controller.tableView, in: window) }
            // Each is the last pixel of a row of 44 points.
            let lines = controller.tableView.fillers.map { $0.convert($0.bounds, to: window) }
            #expect(lines.count == picture.count - 10)
            for (index, line) in lines.enumerated() {
                #expect(line.minX == picture.left && line.maxX == picture.size.width)
                #expect(abs(line.maxY - (picture.safe.top + 44 * CGFloat(index + 11))) < 0.001)
            }
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            window.isHidden = true
        }
    }

    private func expectRow(_ row: Int, _ picture: Lines, _ table: UITableView, in window: UIWindow) {
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)), let text = cell.textLabel else {
            Issue.record("no row \(row)")
            return
        }
        cell.layoutIfNeeded()
        #expect(
            cell.convert(cell.bounds, to: window)
                == CGRect(x: 0, y: picture.safe.top + 44 * CGFloat(row), width: picture.size.width, height: 44))
        #expect(cell.separatorInset.left == picture.left && cell.separatorInset.right == 0)
        #expect(text.convert(text.bounds, to: window).minX == picture.left)
        let traits = UITraitCollection(preferredContentSizeCategory: picture.category)
        #expect(text.font == .preferredFont(forTextStyle: .body, compatibleWith: traits))
    }

    // MARK: Titles

    /// `testTraitsWithViewController.label-*.txt`: heights of a title between the margins of an iPhone SE.
    nonisolated static let titles: [(UIContentSizeCategory, CGFloat)] = [
        (.extraSmall, 30), (.small, 31.3333), (.medium, 32.3333), (.large, 33.6667), (.extraLarge, 36),
        (.extraExtraLarge, 38.3333), (.extraExtraExtraLarge, 40.6667), (.accessibilityMedium, 45.6667),
        (.accessibilityLarge, 51.3333), (.accessibilityExtraLarge, 57.3333), (.accessibilityExtraExtraLarge, 63.3333),
        (.accessibilityExtraExtraExtraLarge, 69.3333),
    ]

    @Test("A title of every text size between the margins")
    func sizes() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        let controller = UIViewController()
        controller.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        for (category, height) in Self.titles {
            let window = DeviceWindow(CGSize(width: 320, height: 568), top: 20)
            window.show(controller, UITraitCollection(preferredContentSizeCategory: category))
            #expect(
                label.frame.minX == 16 && abs(label.frame.minY - 20) < 1e-9 && label.frame.width == 288
                    && abs(label.frame.height - height) < 0.001, "\(category.rawValue): \(label.frame)")
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            window.isHidden = true
        }
    }
}
