// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import Testing

extension QuartzCoreSuite {
    /// What CATiledLayer's documentation says: tiles of `tileSize` pixels, drawn on other threads as they come into sight,
    /// sharper ones when enlarged, faded in.
    @Suite @MainActor
    struct TiledLayers {
        /// Fills tiles green and keeps their rectangles in order.
        final class Tiles: CATiledLayer {
            struct Call: Equatable, Sendable {
                var rect: CGRect
                var scale: CGFloat
                var isMainThread: Bool
            }
            let calls = Mutex<[Call]>([])
            var rects: [CGRect] { calls.withLock { $0.map(\.rect) } }

            override func draw(in ctx: CGContext) {
                let call = Call(rect: ctx.boundingBoxOfClipPath, scale: ctx.ctm.a, isMainThread: Thread.isMainThread)
                calls.withLock { $0.append(call) }
                // iOS apps ask the main thread for what only it may tell.
                let color = DispatchQueue.main.sync { CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
                ctx.setFillColor(color)
                ctx.fill(call.rect)
            }
        }

        /// A frame after all tiles asked for so far have been drawn.
        private func settle(_ stage: Stage) async {
            stage.frame()
            await CATiledLayer.tilesDrawn()
            stage.frame()
        }

        private func tiles(in stage: Stage, _ frame: CGRect) -> Tiles {
            let layer = Tiles()
            layer.frame = frame
            layer.tileSize = CGSize(width: 50, height: 50)
            stage.root.addSublayer(layer)
            layer.setNeedsDisplay()
            return layer
        }

        @Test func onlyTilesInSightAreDrawnRowByRowOffTheMainThread() async {
            let stage = Stage(width: 100, height: 100)
            let layer = tiles(in: stage, CGRect(x: -60, y: 20, width: 500, height: 500))
            await settle(stage)
            #expect(
                layer.rects == [
                    CGRect(x: 50, y: 0, width: 50, height: 50), CGRect(x: 100, y: 0, width: 50, height: 50),
                    CGRect(x: 150, y: 0, width: 50, height: 50), CGRect(x: 50, y: 50, width: 50, height: 50),
                    CGRect(x: 100, y: 50, width: 50, height: 50), CGRect(x: 150, y: 50, width: 50, height: 50),
                ])
            #expect(layer.calls.withLock { $0.allSatisfy { !$0.isMainThread && $0.scale == 1 } })
        }

        @Test func scrollingDrawsWhatComesIntoSight() async {
            let stage = Stage(width: 100, height: 100)
            let layer = tiles(in: stage, CGRect(x: 0, y: 0, width: 100, height: 1000))
            await settle(stage)
            #expect(layer.rects.count == 4)
            layer.position.y -= 30
            await settle(stage)
            #expect(
                layer.rects.dropFirst(4) == [
                    CGRect(x: 0, y: 100, width: 50, height: 50), CGRect(x: 50, y: 100, width: 50, height: 50),
                ])
            stage.frame()
            #expect(layer.rects.count == 6)
        }

        @Test func tilesFadeIn() async {
            let stage = Stage(width: 100, height: 100)
            let layer = tiles(in: stage, CGRect(x: 0, y: 0, width: 100, height: 100))
            _ = layer
            await settle(stage)
            #expect(stage.pixel(20, 20) == 0xFFFF_FFFF)
            stage.frame(at: 100.125)
            let half = stage.pixel(20, 20)
            #expect(half >> 8 & 255 == 255 && (100...155).contains(half & 255))
            stage.frame(at: 100.3)
            #expect(stage.pixel(20, 20) == 0xFF00_FF00)
        }

        /// Three levels of which two are larger: at 1, 2 and 4 times; in between the next larger one.
        @Test(arguments: [(1.0, 1.0), (1.5, 2.0), (2.0, 2.0), (3.0, 4.0), (9.0, 4.0), (0.3, 1.0)])
        func enlargedLayersDrawAtAHigherLevel(_ zoom: CGFloat, _ scale: CGFloat) async {
            let stage = Stage(width: 100, height: 100)
            let layer = tiles(in: stage, CGRect(x: 0, y: 0, width: 100, height: 100))
            (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 2)
            layer.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
            await settle(stage)
            #expect(layer.calls.withLock { $0.allSatisfy { $0.scale == scale } })
            #expect(layer.rects.allSatisfy { $0.width == 50 / scale })
            #expect(!layer.rects.isEmpty)
        }

        @Test func displayAgainDrawsAgain() async {
            let stage = Stage(width: 100, height: 100)
            let layer = tiles(in: stage, CGRect(x: 0, y: 0, width: 100, height: 100))
            await settle(stage)
            layer.setNeedsDisplay(CGRect(x: 60, y: 60, width: 10, height: 10))
            await settle(stage)
            #expect(layer.rects.dropFirst(4) == [CGRect(x: 50, y: 50, width: 50, height: 50)])
            #expect(layer.sublayers == nil)
            layer.checkInvariants()
        }

        @Test func hostileGeometry() async {
            let stage = Stage(width: 100, height: 100)
            let layer = tiles(in: stage, CGRect(x: 0, y: 0, width: 1e12, height: 1e12))
            layer.setAffineTransform(CGAffineTransform(scaleX: 1e-6, y: 1e-6))
            await settle(stage)
            layer.bounds = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
            await settle(stage)
            layer.bounds = .zero
            layer.tileSize = .zero
            await settle(stage)
        }
    }
}
