// SPDX-License-Identifier: MIT
import UIKit

/// Where icons are: row by row, then the next page.
struct HomeGrid: Equatable {
    let size: CGSize
    let top: CGFloat
    let rowHeight: CGFloat

    /// Four on phones; more where it is wider.
    var columns: Int { max(4, Int(size.width / 140)) }
    var rows: Int { max(1, Int((size.height - top) / rowHeight)) }
    var perPage: Int { columns * rows }

    func pageCount(of icons: Int) -> Int { max(1, (icons + perPage - 1) / perPage) }

    /// Names are wider than pictures: a frame is as wide as its column.
    func frame(of index: Int) -> CGRect {
        let (page, place) = (index / perPage, index % perPage)
        // The outer columns' pictures stand as far from the edge as those of phones do.
        let edge: CGFloat = 14
        let width = (size.width - 2 * edge) / CGFloat(columns)
        return CGRect(
            x: CGFloat(page) * size.width + edge + CGFloat(place % columns) * width,
            y: top + CGFloat(place / columns) * rowHeight, width: width, height: HomeGrid.iconHeight)
    }

    /// The picture and the name below it.
    static let iconHeight: CGFloat = 82
}
