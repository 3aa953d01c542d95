// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// Sublayers beyond the display cost a frame nothing, and must leave the pixels as they would be without them.
    @Suite
    struct LongLists {
        @Test(arguments: 0..<6)
        func showWhatTheirVisibleRowsAloneDo(seed: Int) throws {
            var random = SeededRandom(state: UInt64(seed))
            let stage = Stage()
            CATransaction.setDisableActions(true)
            let list = Self.list(in: stage)
            let rows = (0..<300).map(Self.row)
            for row in rows { list.addSublayer(row) }
            for step in 0..<40 {
                CATransaction.setDisableActions(true)
                let row = rows[Int.random(in: 0..<300, using: &random)]
                switch Int.random(in: 0..<5, using: &random) {
                case 0, 1: list.bounds.origin.y = CGFloat(Int.random(in: -40...3600, using: &random))
                case 2: row.position.x += 7
                case 3: row.isHidden.toggle()
                default: list.insertSublayer(row, at: UInt32.random(in: 0..<300, using: &random))
                }
                stage.frame()
                let shown = try #require(stage.context.lastBufferForTests.map(Stage.pixels))
                #expect(shown == Self.visiblePart(of: list), "seed \(seed) step \(step)")
            }
        }

        private static func list(in stage: Stage) -> CALayer {
            let list = layer(0, 0, 100, 100, rgb(1, 1, 0.9))
            list.masksToBounds = true
            stage.root.addSublayer(list)
            return list
        }

        private static func row(_ index: Int) -> CALayer {
            let shade = CGFloat(index % 9) / 9
            return layer(5, CGFloat(index) * 12, 80, 14, rgb(shade, 1 - shade, 0.5, index % 3 == 0 ? 0.5 : 1))
        }

        /// A new tree with nothing in it but the rows on the display.
        private static func visiblePart(of list: CALayer) -> [UInt32] {
            let stage = Stage()
            let copy = Self.list(in: stage)
            copy.bounds = list.bounds
            for row in list.sublayers ?? [] where row.frame.intersects(list.bounds) && !row.isHidden {
                let twin = CALayer()
                (twin.bounds, twin.position, twin.backgroundColor) = (row.bounds, row.position, row.backgroundColor)
                copy.addSublayer(twin)
            }
            return stage.fullFrame()
        }
    }
}
