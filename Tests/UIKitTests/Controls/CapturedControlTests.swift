// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

// Figures measured on captures that iOS 17.5 (393 by 852 points) and iOS 18.5 (402 by 874 points) drew at scale 3 for the
// tests of cashapp/AccessibilitySnapshot, from their code: DefaultControlsTests, SwitchControlViewController,
// NavBarBackButtonAccessibilityTraitsViewController, TabBarViewController and HitTargetTests.
@Suite("Standard controls stand where captures of iOS have them")
@MainActor
struct CapturedControlTests {
    /// A slider from 0 to 100 at 75, as wide as the captures' width less 20 points.
    private func capturedSlider(_ width: CGFloat) -> UISlider {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 75
        slider.frame.size = slider.sizeThatFits(CGSize(width: width, height: 100))
        slider.layoutIfNeeded()
        return slider
    }

    @Test("A slider takes the width it is offered and is 34 points high")
    func sliderSize() {
        #expect(capturedSlider(382).frame.size == CGSize(width: 382, height: 34))
        #expect(capturedSlider(373).frame.size == CGSize(width: 373, height: 34))
    }

    @Test(
        "The slider's disc has its centre on half points: 278.5 of 382, 272.5 of 373",
        arguments: [(382, 278.5), (373, 272.5)] as [(CGFloat, CGFloat)])
    func sliderThumb(width: CGFloat, centre: CGFloat) {
        let slider = capturedSlider(width)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        #expect(thumb.midX == centre)
    }

    @Test("Three even segments keep a point between them; none beside the thumb's two points")
    func segments() {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        control.frame.size = CGSize(width: 263, height: control.sizeThatFits(.zero).height)
        control.layoutIfNeeded()
        #expect(control.bounds.height == 32)
        // 159.667 to 242.667 of a control from 69.667 to 332.667.
        #expect(control.thumb.frame == CGRect(x: 90, y: 2, width: 83, height: 28))
    }

    @Test("Nothing of a switch or of the segments' thumb is drawn past the control")
    func clippedShadows() {
        let control = UISwitch()
        control.isOn = true
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        for view in [control, segments] as [UIView] {
            let ground = UIView(frame: view.bounds.insetBy(dx: -20, dy: -20))
            ground.backgroundColor = .white
            view.frame.origin = CGPoint(x: 20, y: 20)
            ground.addSubview(view)
            ground.frame = CGRect(x: 0, y: 0, width: view.bounds.width + 40, height: view.bounds.height + 40)
            ground.layoutIfNeeded()
            let image = UIGraphicsImageRenderer(bounds: ground.bounds).image { ground.layer.render(in: $0.cgContext) }
            for x in stride(from: 20, to: 20 + view.bounds.width, by: 4) {
                #expect(colour(of: image, x, view.frame.maxY + 1.5) == [255, 255, 255, 255])
            }
        }
    }

    /// Red, green, blue and alpha of the pixel at a point.
    private func colour(of image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        guard let buffer = image.cgImage?.pixels else { return [] }
        let bytes = buffer.baseAddress.assumingMemoryBound(to: UInt8.self)
        let start = Int(y * image.scale) * buffer.bytesPerRow + Int(x * image.scale) * 4
        // Blue, green, red, alpha in memory.
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }

    @Test("Upright phones with an island have the navigation bar 5.333 points inside the safe area; 5.667 of 62 points")
    func barsBesideIslands() {
        for (name, top) in [("iPhone 15", 161.0 / 3), ("iPhone 16 Pro", 169.0 / 3), ("iPhone 13", 47.0)] {
            let device = DeviceProfile.named(name)
            let screen = device?.screen(landscape: false)
            let bar = screen.map { $0.safeAreaTop - $0.barOverlap } ?? 0
            #expect(abs(bar - CGFloat(top)) < 0.001)
        }
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(root: navigation)
        simulator.advance(by: 0.1)
        #expect(abs(navigation.navigationBar.frame.minY - 161.0 / 3) < 0.01)
        #expect(abs(root.view.safeAreaInsets.top - (161.0 / 3 + 44)) < 0.01)
        #expect(simulator.window.safeAreaInsets.top == 59)
    }

    @Test("The status bar of a phone with an island is 54 points high, its safe area 59")
    func statusBar() {
        let simulator = Simulator(root: UIViewController())
        #expect(simulator.window.windowScene?.statusBarManager?.statusBarFrame.height == 54)
    }

    @Test("Buttons of the plain kind are whole points high: 34 in captures, 32 and 39 in frames of Interface Builder")
    func buttonHeights() {
        for (size, height) in [(18, 34), (16, 32), (22, 39), (15, 30)] as [(CGFloat, CGFloat)] {
            let button = UIButton()
            button.setTitle("01", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: size)
            #expect(button.intrinsicContentSize.height == height)
        }
    }

    @Test("Rows of a list stand 16 points in, as those of a table")
    func listMargins() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: controller.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Section"])
        snapshot.appendItems(["Manny", "Moe", "Jack"])
        source.apply(snapshot, animatingDifferences: false)
        let simulator = Simulator(root: controller)
        simulator.advance(by: 0.1)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        let label = cell?.contentView.subviews.first { $0 is UILabel }
        let start = label.map { $0.convert($0.bounds, to: cell).minX } ?? 0
        #expect(abs(start - 16) < 0.001)
    }

    @Test("A tab bar without a controller has its background and its hairline")
    func tabBarAlone() {
        #expect(!UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 49)).isAtScrollEdge)
        #expect(UITabBarController().tabBar.isAtScrollEdge)
    }

    @Test("Rows of list content are 44 points and a pixel for the line: 44.333 at scale 3, 44 without lines")
    func rows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        let source = Rows()
        table.dataSource = source
        let simulator = Simulator(root: UIViewController())
        simulator.window.rootViewController?.view.addSubview(table)
        table.layoutIfNeeded()
        #expect(abs(table.rectForRow(at: IndexPath(row: 1, section: 0)).height - (44 + 1.0 / 3)) < 0.01)
        table.separatorStyle = .none
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = "Hello World"
            cell.contentConfiguration = content
            cell.accessoryView = UISwitch()
            return cell
        }
    }
}
