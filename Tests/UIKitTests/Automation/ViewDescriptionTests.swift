// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// As the texts of public issues and of a public library's tests have it that were written on iOS.
@MainActor
struct ViewDescriptionTests {
    private final class Source: Foundation.NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }

    final class Grid: UICollectionView {}

    /// With `x` for each address.
    private func text(_ view: UIView) -> String { view.description.replacing(#/0x[0-9a-f]+/#, with: "x") }

    @Test("a view that has a colour names it")
    func colour() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40.5))
        view.backgroundColor = .systemBackground
        #expect(
            text(view)
                == "<UIView: x; frame = (1 2; 30 40.5); backgroundColor = <UIDynamicSystemColor: x; "
                + "name = systemBackgroundColor>; layer = <CALayer: x>>")
    }

    @Test("a table ends with its offset, size, inset and data source")
    func table() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 622))
        table.backgroundColor = nil
        table.layoutIfNeeded()
        #expect(
            text(table)
                == "<UITableView: x; frame = (0 0; 414 622); clipsToBounds = YES; gestureRecognizers = <NSArray: x>; "
                + "layer = <CALayer: x>; contentOffset: {0, 0}; contentSize: {414, 0}; "
                + "adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>")
        table.dataSource = source
        #expect(text(table).contains(#/dataSource: <.*Source.*: x>>$/#))
    }

    @Test("a view of an app's class names the framework's class below, a collection view its layout")
    func grid() {
        let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(text(grid).contains(": x; baseClass = UICollectionView; frame = (0 0; 0 0); "))
        #expect(text(grid).hasSuffix("layout: <UICollectionViewFlowLayout: x>; dataSource: (null)>"))
    }
}
