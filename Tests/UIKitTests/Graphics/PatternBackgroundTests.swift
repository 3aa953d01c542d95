// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// `UIColor(patternImage:)` as a view's background: tiles from the view's corner, as Apple's documentation says, inside
/// rounded corners only.
@MainActor @Suite(.serialized)
struct PatternBackgroundTests {
    private func pixel(_ simulator: Simulator, _ x: CGFloat, _ y: CGFloat) throws -> UInt32 {
        let buffer = try #require(simulator.host.frame)
        let scale = UIScreen.main.scale
        return buffer.row(Int(y * scale))[Int(x * scale)]
    }

    @Test("Tiles repeat from the corner, wherever the view is, and the corners stay free")
    func tiles() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        }
        let view = UIView(frame: CGRect(x: 30, y: 100, width: 60, height: 60))
        view.backgroundColor = UIColor(patternImage: tile)
        let round = UIView(frame: CGRect(x: 130, y: 100, width: 60, height: 60))
        round.backgroundColor = UIColor(patternImage: tile)
        round.layer.cornerRadius = 30
        for part in [view, round] { simulator.root.view.addSubview(part) }
        simulator.advance(by: 0.1)
        for (x, y) in [(33.0, 103.0), (45.0, 103.0), (33.0, 115.0), (157.0, 127.0)] as [(CGFloat, CGFloat)] {
            #expect(try pixel(simulator, x, y) == 0xFF00_00FF, "\(x) \(y)")
        }
        for (x, y) in [(39.0, 103.0), (33.0, 109.0), (51.0, 121.0)] as [(CGFloat, CGFloat)] {
            #expect(try pixel(simulator, x, y) == 0xFFFF_0000, "\(x) \(y)")
        }
        #expect(try pixel(simulator, 132, 102) == 0xFFFF_FFFF)
    }
}
