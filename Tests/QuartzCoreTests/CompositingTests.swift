// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// How layers meet what is behind them. Truth: W3C Compositing and Blending 1, whose formulas Core Animation's filters
    /// are named for.
    @Suite
    struct Compositing {
        private func mixed(_ filter: String, _ behind: CGColor, _ front: CGColor) -> UInt32 {
            let stage = Stage(width: 20, height: 20)
            stage.root.addSublayer(layer(0, 0, 20, 20, behind))
            let top = layer(5, 5, 10, 10, front)
            top.compositingFilter = filter
            stage.root.addSublayer(top)
            return stage.pixel(10, 10)
        }

        @Test(arguments: [
            ("linearDodgeBlendMode", 0x99), ("linearBurnBlendMode", 0x00), ("subtractBlendMode", 0x33),
            ("divideBlendMode", 0xFF), ("normalBlendMode", 0x33), ("multiplyBlendMode", 0x14),
            ("screenBlendMode", 0x85), ("pinLightBlendMode", 0x66), ("linearLightBlendMode", 0x00),
        ])
        func opaqueColors(_ filter: String, _ gray: UInt32) {
            let pixel = mixed(filter, rgb(0.4, 0.4, 0.4), rgb(0.2, 0.2, 0.2))
            #expect(abs(Int(pixel & 255) - Int(gray)) <= 1, "\(filter) \(String(pixel, radix: 16))")
        }

        /// A hole in a group shows what is behind the group.
        @Test(arguments: [true, false]) func holesOfGroups(_ rasterizes: Bool) {
            let stage = Stage(width: 20, height: 20)
            stage.root.backgroundColor = rgb(0, 0, 1)
            let group = layer(0, 0, 20, 20, rgb(1, 0, 0))
            group.shouldRasterize = rasterizes
            if !rasterizes { group.opacity = 0.5 }
            let hole = layer(5, 5, 10, 10, rgb(0, 0, 0))
            hole.compositingFilter = "destOut"
            group.addSublayer(hole)
            stage.root.addSublayer(group)
            #expect(stage.pixel(10, 10) == 0xFF00_00FF)
            #expect(stage.pixel(2, 2) == (rasterizes ? 0xFFFF_0000 : 0xFF80_007F))
        }

        /// Edges that are not in the mask lie on whole pixels.
        @Test func edgesOfTheMaskAreSmooth() {
            let stage = Stage(width: 20, height: 20)
            let box = CALayer()
            box.anchorPoint = .zero
            box.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            box.position = CGPoint(x: 4.5, y: 4.25)
            box.backgroundColor = rgb(0, 0, 0)
            box.allowsEdgeAntialiasing = true
            stage.root.addSublayer(box)
            #expect(stage.pixel(4, 8) & 255 == 0x80 || stage.pixel(4, 8) & 255 == 0x7F)
            box.edgeAntialiasingMask = [.layerRightEdge, .layerBottomEdge]
            #expect(stage.pixel(4, 8) & 255 == 0xFF)
            #expect(stage.pixel(5, 8) & 255 == 0)
            #expect((0x7E...0x81).contains(stage.pixel(14, 8) & 255))
            #expect(stage.pixel(8, 4) & 255 != 0)
        }

        @Test func grayContentsHaveNoColors() {
            final class Painted: CALayer {
                override func draw(in ctx: CGContext) {
                    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    ctx.fill(bounds)
                }
            }
            let stage = Stage(width: 20, height: 20)
            let painted = Painted()
            painted.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            painted.contentsFormat = .gray8Uint
            painted.setNeedsDisplay()
            stage.root.addSublayer(painted)
            let pixel = stage.pixel(10, 10)
            // The luminance of sRGB's red is 0.2126, which is encoded as 0.498.
            #expect(abs(Int(pixel & 255) - 127) <= 2)
            #expect(pixel & 255 == pixel >> 8 & 255 && pixel & 255 == pixel >> 16 & 255)
        }

        /// Copies that keep their depth get smaller towards the back, as sublayers of a transform layer do.
        @Test func replicasKeepTheirDepth() {
            let stage = Stage(width: 100, height: 100)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 100
            stage.root.sublayerTransform = perspective
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -100)
            replicator.addSublayer(layer(30, 30, 40, 40, rgb(0, 0, 0)))
            replicator.instanceColor = rgb(1, 1, 1, 0.5)
            replicator.instanceAlphaOffset = 0
            stage.root.addSublayer(replicator)
            let flat = stage.pixel(32, 50)
            replicator.preservesDepth = true
            // At twice the distance the copy is half as large: from 40 to 60.
            let edge = stage.pixel(32, 50)
            let middle = stage.pixel(50, 50)
            #expect(flat & 255 < edge & 255)
            #expect(middle == flat)
            #expect(stage.pixel(38, 50) == edge)
        }

        @Test func layoutManagersLayOut() {
            final class Row: NSObject, CALayoutManager {
                func layoutSublayers(of layer: CALayer) {
                    for (index, sublayer) in (layer.sublayers ?? []).enumerated() {
                        sublayer.frame = CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: 10)
                    }
                }
                func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 20, height: 10) }
            }
            let stage = Stage()
            let row = CALayer()
            row.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            row.layoutManager = Row()
            row.addSublayer(CALayer())
            row.addSublayer(CALayer())
            stage.root.addSublayer(row)
            stage.frame()
            #expect(row.sublayers?.last?.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
            #expect(row.preferredFrameSize() == CGSize(width: 20, height: 10))
        }

        private func dotCell() -> CAEmitterCell {
            let dot = CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            dot?.setFillColor(rgb(0, 0, 0))
            dot?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            let cell = CAEmitterCell()
            cell.contents = dot?.makeImage()
            return cell
        }

        /// Confetti of many apps: a line above the screen, a longitude of π, no acceleration. It falls.
        @Test func confettiFallsFromALine() {
            let stage = Stage(width: 100, height: 100)
            let cell = dotCell()
            cell.birthRate = 20
            cell.lifetime = 1
            cell.velocity = 50
            cell.emissionLongitude = .pi
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 50, y: 10)
            emitter.emitterSize = CGSize(width: 40, height: 1)
            emitter.emitterShape = .line
            emitter.emitterCells = [cell]
            emitter.beginTime = 98
            stage.root.addSublayer(emitter)
            let pixels = stage.fullFrame()
            let dark = pixels.indices.filter { pixels[$0] & 255 < 0x80 }
            #expect(dark.contains { $0 / 100 > 50 } && dark.allSatisfy { (27..<73).contains($0 % 100) })
            #expect(dark.allSatisfy { (7..<63).contains($0 / 100) })
        }

        /// Buttons that burst, as of many apps: a circle's outline, no angle, a velocity away from it.
        @Test func particlesBurstOutOfACircle() {
            let stage = Stage(width: 100, height: 100)
            let cell = dotCell()
            cell.birthRate = 100
            cell.lifetime = 0.5
            cell.velocity = 40
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 50, y: 50)
            emitter.emitterSize = CGSize(width: 20, height: 0)
            emitter.emitterShape = .circle
            emitter.emitterMode = .outline
            emitter.emitterCells = [cell]
            emitter.beginTime = 98
            stage.root.addSublayer(emitter)
            let pixels = stage.fullFrame()
            let distances = pixels.indices.filter { pixels[$0] & 255 < 0x80 }.map {
                hypot(Double($0 % 100) + 0.5 - 50, Double($0 / 100) + 0.5 - 50)
            }
            #expect((distances.min() ?? 0) > 16.5 && (distances.max() ?? 0) < 43.5 && (distances.max() ?? 0) > 35)
        }

        /// Latitude leads out of the layer's plane; seen flat, what is left is its shadow.
        @Test func particlesFlyOutOfThePlane() {
            let stage = Stage(width: 100, height: 100)
            let cell = dotCell()
            cell.birthRate = 1
            cell.lifetime = 1.5
            cell.velocity = 40
            cell.emissionLatitude = .pi / 3
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 10, y: 50)
            emitter.emitterCells = [cell]
            emitter.beginTime = 100
            stage.root.addSublayer(emitter)
            stage.frame()
            FrameClock.advance(to: 101.25)
            // The cosine of 60 degrees: born at 0 and at 1 second, after 1.25 seconds at 25 and at 5 points.
            #expect(stage.pixel(35, 50) & 255 < 0x80)
            #expect(stage.pixel(15, 50) & 255 < 0x80)
            #expect(stage.pixel(60, 50) & 255 == 0xFF)
        }
    }
}
