// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What iOS drew, read off the flat pictures in the tests of muukii/MondrianLayout and pointfreeco/swift-snapshot-testing.
@MainActor
@Suite struct LayoutPicturesTests {
    /// Views under each other that fill a column of `height`, by explicit constraints as MondrianLayout makes them.
    private func column(_ lengths: [CGFloat], in height: CGFloat, spacing: CGFloat = 0) -> [CGRect] {
        let root = makeRoot(100, height)
        var previous = root.topAnchor
        let views = lengths.map { BoxView(20, $0) }
        for (index, view) in views.enumerated() {
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: previous, constant: index == 0 ? 0 : spacing),
            ])
            previous = view.bottomAnchor
        }
        previous.constraint(equalTo: root.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    // SizingTests/test_sizing: two views of 36 in a column of 50, the upper one is 36 and the lower one 14 high.
    @Test("Of equals that have too little room the last one shrinks")
    func lastShrinks() {
        #expect(column([36, 36], in: 50).map(\.height) == [36, 14])
        #expect(column([36, 36], in: 50).map(\.minY) == [0, 36])
    }

    // Tests/test_mondrian, left column: 20, 50, 20, 20 and 20 with gaps of 2 in 200; the first one is 82 high.
    @Test("Of equals that have too much room the first one grows")
    func firstGrows() {
        let frames = column([20, 50, 20, 20, 20], in: 200, spacing: 2)
        #expect(frames.map(\.height) == [82, 50, 20, 20, 20])
        #expect(frames.map(\.minY) == [0, 84, 136, 158, 180])
    }

    // testAutolayout.1.png: the picture has the screen's 375 × 812 points.
    @Test("A root controller's view keeps the window's size where constraints are to place it")
    func rootWithoutMask() {
        let controller = UIViewController()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        let inner = BoxView()
        controller.view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        window.frame.size = CGSize(width: 812, height: 375)
        window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    }
}
