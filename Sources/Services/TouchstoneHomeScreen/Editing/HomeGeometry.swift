// SPDX-License-Identifier: MIT
import UIKit

/// Where pages, their icons and those of the dock are on a screen. Page 0 of the layout stands right of Today.
struct HomeGeometry: Equatable {
    /// Of the screen, and of what is kept: that of the screen upright, so that turning it moves nothing for good.
    let grid, keptGrid: HomeGrid
    let screen: CGSize
    let dock: CGSize

    /// Pages before the first of icons: Today.
    static let leading = 1
    /// Points from icon to icon in the dock.
    private static let step = HomeIcon.side + 27

    var limits: HomeLayout.Limits { HomeLayout.Limits(perPage: grid.perPage, dock: dockLimit) }
    var keptLimits: HomeLayout.Limits { HomeLayout.Limits(perPage: keptGrid.perPage, dock: dockLimit) }
    private var dockLimit: Int { max(4, Int(keptGrid.size.width / Self.step)) }

    /// In the coordinates of the scrolled pages.
    func frame(page: Int, index: Int) -> CGRect {
        grid.frame(of: index % grid.perPage)
            .offsetBy(dx: CGFloat(page + Self.leading) * grid.size.width, dy: 0)
    }

    /// In the dock's; wider than the picture by what lies between two.
    func dockFrame(of index: Int, among count: Int) -> CGRect {
        let start = (dock.width - CGFloat(count) * Self.step) / 2
        return CGRect(
            x: start + CGFloat(index) * Self.step, y: (dock.height - HomeIcon.side) / 2, width: Self.step,
            height: HomeIcon.side)
    }
}
