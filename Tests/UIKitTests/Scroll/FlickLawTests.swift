// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Flicks by whole touches against the laws measured on UIKit (facts/measured-laws.md, section 1).
@MainActor @Suite(.serialized)
struct FlickLawTests {
    @Test(
        "A flick lands within 0.3 points of x0 + (v0 - 10) * 0.499, and begins a frame after the lift",
        arguments: [750, 1500, 3000, 4875] as [CGFloat])
    func landing(speed: CGFloat) {
        let view = UIScrollView(frame: UIScreen.main.bounds)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 393, height: 40000)
        view.contentOffset.y = 10000
        let root = UIViewController()
        root.view.addSubview(view)
        let simulator = Simulator(root: root)
        simulator.drag(
            from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 800 - speed * 0.16), duration: 0.16, steps: 20)
        let lifted = view.contentOffset.y
        var path: [CGFloat] = []
        for _ in 0..<8 {
            simulator.advance(by: 1.0 / 120)
            path.append(view.contentOffset.y - lifted)
        }
        simulator.advance(by: 6)
        #expect(abs(view.contentOffset.y - lifted - (speed - 10) * 0.499) < 0.3)
        // It begins a frame after the lift: the one after that shows a sixtieth of a second's way.
        #expect(path[1] == 0 && abs(path[3] - speed * 0.499 * (1 - pow(0.998, 1000 / 60))) < 0.35)
    }
}
