// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// Lines of a flow layout, item by item as Apple describes them, without any shortcut.
private func slowFlow(_ sizes: [CGSize], width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) -> [CGRect] {
    var lines: [[Int]] = []
    for (index, size) in sizes.enumerated() {
        let used = lines.last.map { line in line.map { sizes[$0].width + spacing }.reduce(0, +) } ?? 0
        if lines.isEmpty || used + size.width > width + 1e-6 { lines.append([]) }
        lines[lines.count - 1].append(index)
    }
    var frames = [CGRect](repeating: .zero, count: sizes.count)
    var top: CGFloat = 0
    for (number, line) in lines.enumerated() {
        let height = line.map { sizes[$0].height }.max() ?? 0
        var widths = line.map { sizes[$0].width }
        if number == lines.count - 1, let last = widths.last {
            while (widths + [last]).reduce(0, +) + spacing * CGFloat(widths.count) <= width + 1e-6 {
                widths.append(last)
            }
        }
        let left = width - widths.reduce(0, +) - spacing * CGFloat(widths.count - 1)
        var x = widths.count == 1 ? left / 2 : 0
        let gap = spacing + (widths.count > 1 ? left / CGFloat(widths.count - 1) : 0)
        for item in line {
            frames[item] = CGRect(
                x: x, y: top + (height - sizes[item].height) / 2, width: sizes[item].width, height: sizes[item].height)
            x += sizes[item].width + gap
        }
        top += height + lineSpacing
    }
    return frames
}

@MainActor @Suite(.serialized)
struct FlowLayoutTests {
    @Test("Random sizes lie where a slow reference puts them, and what is in a rectangle is found")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let simulator = Simulator()
        for round in 0..<20 {
            let isUniform = round % 3 == 0
            let count = Int.random(in: 0...60, using: &generator)
            let one = CGSize(width: 73, height: 41)
            let sizes = (0..<count).map { _ in
                isUniform
                    ? one
                    : CGSize(
                        width: CGFloat(Int.random(in: 10...300, using: &generator)),
                        height: CGFloat(Int.random(in: 10...90, using: &generator)))
            }
            let layout = UICollectionViewFlowLayout()
            layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
            layout.minimumLineSpacing = CGFloat(Int.random(in: 0...20, using: &generator))
            let source = GridSource([(0..<count).map { "\($0)" }])
            source.size = { sizes[$0.item] }
            let view = UICollectionView.grid(source, layout, in: simulator)
            let expected = slowFlow(
                sizes, width: 320, spacing: layout.minimumInteritemSpacing, lineSpacing: layout.minimumLineSpacing)
            for (item, frame) in expected.enumerated() {
                guard let got = view.layoutAttributesForItem(at: [0, item])?.frame else {
                    Issue.record("no attributes of \(item)")
                    continue
                }
                // Places are rounded to pixels, thirds of points.
                #expect(abs(got.minX - frame.minX) <= 0.34 && abs(got.minY - frame.minY) <= 0.34)
                #expect(got.size == frame.size)
            }
            let area = CGRect(x: 40, y: 130, width: 200, height: 90)
            let found = Set((layout.layoutAttributesForElements(in: area) ?? []).map(\.indexPath.item))
            let inside = expected.indices.filter { expected[$0].insetBy(dx: 0.5, dy: 0.5).intersects(area) }
            #expect(found.isSuperset(of: inside))
            view.removeFromSuperview()
        }
    }

    @Test("Headers pin to the top of the visible area until their section ends")
    func pinned() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 90)
        layout.sectionHeadersPinToVisibleBounds = true
        let source = GridSource([["a", "b", "c", "d", "e"], ["f", "g", "h", "i", "j"]])
        source.headerSize = CGSize(width: 0, height: 30)
        let simulator = Simulator()
        let view = UICollectionView.grid(source, layout, in: simulator)
        func header(_ section: Int) -> CGFloat? {
            view.layoutIfNeeded()
            return view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame.minY
        }
        view.contentOffset.y = 200
        #expect(header(0) == 200)
        // The section is 30 + 5 * 90 + 4 * 10 = 520 long.
        view.contentOffset.y = 505
        #expect(header(0) == 490)
        #expect(header(1) == 520)
    }

    @Test("A scroll step over 10,000 items costs what is visible")
    func speed() {
        for isUniform in [true, false] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 70, height: 70)
            let source = GridSource([(0..<10000).map { "\($0)" }])
            if !isUniform { source.size = { CGSize(width: 60 + $0.item % 7, height: 70) } }
            let simulator = Simulator()
            let view = UICollectionView.grid(source, layout, in: simulator)
            let clock = ContinuousClock()
            let steps = 200
            let time = clock.measure {
                for step in 1...steps {
                    view.contentOffset.y = CGFloat(step) * 37
                    view.layoutIfNeeded()
                }
            }
            let query = clock.measure {
                for step in 0..<steps {
                    _ = layout.layoutAttributesForElements(
                        in: CGRect(x: 0, y: CGFloat(step) * 900, width: 320, height: 400))
                }
            }
            print("uniform \(isUniform): \(time / steps) a scroll step, \(query / steps) a query")
            // Debug builds on a shared machine: far from what asking 10,000 items would take.
            #expect(query / steps < .milliseconds(20))
        }
    }
}
