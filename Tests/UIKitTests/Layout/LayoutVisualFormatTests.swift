// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// "Visual Format Language" in Apple's Auto Layout Guide.
@MainActor
@Suite struct LayoutVisualFormatTests {
    @Test("Superview, distances, sizes, metrics and options make frames")
    func frames() {
        let root = makeRoot(320, 100)
        let (a, b) = (BoxView(), BoxView())
        root.addSubview(a)
        root.addSubview(b)
        let views: [String: Any] = ["a": a, "b": b]
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[a(==b)]-[b(>=10@500)]-20-|", options: [.alignAllTop, .alignAllBottom],
            metrics: ["gap": 12], views: views)
        let column = NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a(40)]", metrics: nil, views: views)
        #expect(row.count == 7 && column.count == 2)
        NSLayoutConstraint.activate(row + column)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 12, y: 8, width: 140, height: 40))
        #expect(b.frame == CGRect(x: 160, y: 8, width: 140, height: 40))
    }

    @Test("Relations, priorities and lists of predicates")
    func predicates() {
        let root = makeRoot()
        let view = BoxView()
        root.addSubview(view)
        let list = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(>=5,<=9@250)-[v(>=10,==20@700,<=30)]", metrics: nil, views: ["v": view])
        #expect(list.map(\.relation).count == 5)
        let distances = list.filter { $0.secondItem === root }
        #expect(distances.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
        #expect(distances.map(\.constant) == [5, 9])
        #expect(distances.map(\.priority.rawValue) == [1000, 250])
        let sizes = list.filter { $0.secondItem == nil }
        #expect(sizes.map(\.relation) == [.greaterThanOrEqual, .equal, .lessThanOrEqual])
        #expect(sizes.map(\.priority.rawValue) == [1000, 700, 1000])
    }

    @Test("An unknown view is named, with a caret")
    func unknownView() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]", metrics: nil, views: [:])
            }
        }
    }
}
