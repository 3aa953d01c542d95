// SPDX-License-Identifier: MIT
import CoreGraphics
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// Truth: the whole area drawn in one go, back to front.
    @Suite
    struct CoveredPieces {
        @Test(
            "Pieces that begin with what hides the rest of them have the pixels of an area drawn back to front",
            arguments: 0..<12)
        func areWhatOnePieceIs(seed: Int) {
            var play = RandomPlay(seed: UInt64(seed) + 5000)
            for step in 0..<60 {
                let operation = play.step()
                for _ in 0..<2 { play.stage.frame() }
                play.stage.context.setLeastPieceForTests(.max)
                let whole = play.stage.fullFrame()
                play.stage.context.setLeastPieceForTests(16)
                #expect(play.stage.fullFrame() == whole, "seed \(seed) step \(step) \(operation)")
            }
        }

        /// Squares side by side under something half transparent, as a map's are.
        @Test func squaresSideBySideHideWhatIsBehind() {
            let stage = Stage()
            for index in 0..<16 {
                let place = (x: CGFloat(index % 4) * 25, y: CGFloat(index / 4) * 25)
                stage.root.addSublayer(layer(place.x, place.y, 25, 25, rgb(CGFloat(index) / 15, 0, 1)))
            }
            stage.root.addSublayer(layer(10, 10, 80, 80, rgb(0, 1, 0, 0.5)))
            stage.context.setLeastPieceForTests(.max)
            let whole = stage.fullFrame()
            stage.context.setLeastPieceForTests(16)
            #expect(stage.fullFrame() == whole)
            // Each square through the veil, and all but the four in the middle beside it.
            #expect(Set(whole).count == 16 + 12)
        }
    }
}
