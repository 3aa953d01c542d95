// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

extension QuartzCoreSuite {
    /// Sublayers beyond the display cost a frame nothing, and must leave the pixels as they would be without them.
    @Suite
    struct LongLists {
        @Test(arguments: 0..<6)
        func showWhatTheirVisibleRowsAloneDo(seed: Int) throws {
            var random = SeededNumbers(seed: UInt64(seed))
            let stage = Stage()
            CATransaction.setDisableActions(true)
            let list = Self.list(in: stage)
            let rows = (0..<300).map(Self.row)
            for row in rows { list.addSublayer(row) }
            for step in 0..<60 {
                CATransaction.setDisableActions(true)
                let row = rows[Int.random(in: 0..<300, using: &random)]
                switch Int.random(in: 0..<10, using: &random) {
                case 0: list.bounds.origin.y = CGFloat(Int.random(in: -40...3600, using: &random))
                case 2: row.position.x += 7
                case 3: row.isHidden.toggle()
                case 4: row.position.y = list.bounds.minY + CGFloat(Int.random(in: -300...300, using: &random))
                case 5: row.opacity = [0, 0.4, 1].randomElement(using: &random) ?? 1
                case 6: row.compositingFilter = Bool.random(using: &random) ? "multiplyBlendMode" : nil
                case 7: row.zPosition = CGFloat(Int.random(in: 0...1, using: &random))
                case 8: row.removeFromSuperlayer()
                default: list.insertSublayer(row, at: UInt32.random(in: 0..<300, using: &random))
                }
                stage.frame()
                stage.context.checkInvariants()
                let shown = try #require(stage.context.lastBufferForTests.map(Stage.pixels))
                #expect(shown == Self.visiblePart(of: list), "seed \(seed) step \(step)")
            }
        }

        /// A spot that moves among many rows costs what it costs among few: nothing looks at the others.
        @Test
        func costAFrameWhatChangedInThem() throws {
            func count(_ rows: Int) throws -> Int {
                let stage = Stage()
                CATransaction.setDisableActions(true)
                let list = Self.list(in: stage)
                for index in 0..<rows { list.addSublayer(Self.row(index)) }
                let spot = layer(20, 20, 5, 5, rgb(1, 0, 0))
                list.addSublayer(spot)
                stage.frame()
                CATransaction.setDisableActions(true)
                spot.position.x += 10
                stage.frame()
                return stage.context.visitedForTests
            }
            #expect(try count(3000) <= count(30))
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
                (twin.opacity, twin.zPosition, twin.compositingFilter) = (
                    row.opacity, row.zPosition, row.compositingFilter
                )
                copy.addSublayer(twin)
            }
            return stage.fullFrame()
        }
    }
}
