// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Tabs by the space of the bar, after Apple's Human Interface Guidelines, "Tab bars".
@MainActor @Suite struct TabBarArrangementTests {
    private func bar(width: CGFloat, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass)
        -> UITabBar
    {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 60))
        bar.traitOverrides.horizontalSizeClass = horizontal
        bar.traitOverrides.verticalSizeClass = vertical
        bar.items = ["One", "Two"].map {
            UITabBarItem(title: $0, image: UIImage(systemName: "star"), selectedImage: nil)
        }
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        return bar
    }

    private func parts(_ bar: UITabBar) -> (picture: CGRect, label: CGRect) {
        let button = bar.subviews.compactMap { $0 as? TabBarButton }.first
        button?.layoutIfNeeded()
        let picture = button?.subviews.compactMap { $0 as? UIImageView }.last?.frame ?? .null
        let label = button?.subviews.compactMap { $0 as? UILabel }.first?.frame ?? .null
        return (picture, label)
    }

    @Test("Upright phones: the image above the title, 49 points")
    func stacked() {
        let bar = bar(width: 393, .compact, .regular)
        #expect(TabBarArrangement(bar.traitCollection).height == 49)
        #expect(parts(bar).picture.maxY <= parts(bar).label.minY + 1)
    }

    /// The usual title is 12 points high and ends 2 points above the edge of 49; apps with larger ones, and no images, move
    /// them up by 10 to the middle.
    @Test("titles of other sizes grow upwards and are not cut")
    func titlesOfOtherSizes() {
        let bar = bar(width: 393, .compact, .regular)
        #expect(parts(bar).label.minY == 35 && parts(bar).label.height == 12)
        let font = UIFont.systemFont(ofSize: 20, weight: .light)
        bar.items?[0].setTitleTextAttributes([.font: font], for: .normal)
        bar.layoutIfNeeded()
        #expect(parts(bar).label.maxY == 47 && parts(bar).label.height == font.lineHeight.rounded(.up))
    }

    @Test("Phones on their side: side by side in 32 points")
    func compactInline() {
        let bar = bar(width: 852, .compact, .compact)
        #expect(TabBarArrangement(bar.traitCollection).height == 32)
        #expect(parts(bar).label.minX >= parts(bar).picture.maxX)
    }

    @Test("Tablets: side by side, the tabs together in the middle")
    func inline() {
        let bar = bar(width: 1024, .regular, .regular)
        #expect(TabBarArrangement(bar.traitCollection).height == 50)
        #expect(parts(bar).label.minX >= parts(bar).picture.maxX)
        let buttons = bar.subviews.compactMap { $0 as? TabBarButton }.map(\.frame)
        #expect(buttons.count == 2 && buttons[0].minX > 300 && abs(buttons[0].minX - (1024 - buttons[1].maxX)) <= 1)
    }
}
