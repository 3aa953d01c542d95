// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import TestSupport
import Testing

extension QuartzCoreSuite {
    /// In a test program the main actor's jobs run on whichever thread is free; its layers are its own on all of them.
    @MainActor @Test func layersOfTheMainActorAreCommittedFromAnyOfItsThreads() async {
        let stage = Stage()
        for number in 1...60 {
            stage.root.backgroundColor = rgb(CGFloat(number % 2), 0, 0)
            await Task.detached { _ = sched_yield() }.value
            stage.root.removeAllAnimations()
            CATransaction.flush()
            await Task.detached { _ = sched_yield() }.value
            let color: UInt32 = number % 2 == 1 ? 0xFFFF_0000 : 0xFF00_0000
            #expect(stage.context.render(at: FrameClock.now)?.buffer.row(50)[50] == color)
        }
    }

    /// Layers whose pixels come from elsewhere.
    @Suite
    struct Surfaces {
        private let stage = Stage()
        private let surface = Surface()
        private let film = layer(10, 20, 40, 30)

        init() {
            film.contents = surface
            stage.root.addSublayer(film)
            stage.frame()
        }

        /// Evenly coloured, 40 by 30 unless told.
        private func picture(_ color: UInt32, _ width: Int = 40, _ height: Int = 30) -> PixelBuffer {
            let buffer = PixelBuffer(width: width, height: height)
            for y in 0..<height { buffer.row(y).update(repeating: color) }
            return buffer
        }

        /// Draws what is due without committing.
        private func render(after seconds: Double = 0) -> RenderedFrame? {
            FrameClock.advance(to: FrameClock.now + seconds)
            return stage.context.render(at: FrameClock.now)
        }

        @Test func aFrameIsShownWithoutACommit() throws {
            #expect(render() == nil)
            surface.present(picture(0xFFFF_0000))
            #expect(stage.context.needsRender)
            let frame = try #require(render())
            #expect(frame.buffer.row(20)[10] == 0xFFFF_0000 && frame.buffer.row(19)[10] == 0xFFFF_FFFF)
            #expect(frame.damage == [PixelRect(x: 10, y: 20, width: 40, height: 30)])
            #expect(render() == nil && !stage.context.needsRender)
        }

        @Test func framesWaitForTheirTime() throws {
            let start = FrameClock.now
            surface.present(picture(0xFFFF_0000), at: start + 0.1)
            surface.present(picture(0xFF00_FF00), at: start + 0.2)
            surface.present(picture(0xFF00_00FF), at: start + 0.3)
            #expect(render() == nil)
            #expect(stage.context.nextFrameTime(after: start) == start + 0.1)
            #expect(try #require(render(after: 0.15)).buffer.row(30)[30] == 0xFFFF_0000)
            #expect(stage.context.nextFrameTime(after: FrameClock.now) == start + 0.2)
            // One that comes too late for its time leaves nothing behind.
            #expect(try #require(render(after: 0.2)).buffer.row(30)[30] == 0xFF00_00FF)
            #expect(stage.context.nextFrameTime(after: FrameClock.now) == nil)
        }

        @Test func whatIsPresentedLaterReplacesWhatWaits() throws {
            let start = FrameClock.now
            surface.present(picture(0xFFFF_0000), at: start + 0.1)
            surface.present(picture(0xFF00_FF00), at: start + 0.3)
            surface.present(picture(0xFF00_00FF), at: start + 0.2)
            #expect(try #require(render(after: 0.1)).buffer.row(30)[30] == 0xFFFF_0000)
            #expect(try #require(render(after: 0.3)).buffer.row(30)[30] == 0xFF00_00FF)
            surface.present(picture(0xFFFF_0000), at: start + 9)
            surface.clear()
            #expect(try #require(render()).buffer.row(30)[30] == 0xFFFF_FFFF)
            #expect(render(after: 10) == nil)
        }

        @Test func onlyWhatAFrameChangesIsDrawnAgain() throws {
            let (first, second) = (picture(0xFFFF_0000), picture(0xFFFF_0000))
            surface.present(first)
            _ = render()
            second.row(4)[6] = 0xFF00_0000
            surface.present(second, damage: PixelRect(x: 6, y: 4, width: 1, height: 1))
            let frame = try #require(render())
            #expect(frame.buffer.row(24)[16] == 0xFF00_0000)
            // A pixel, and the neighbours that a filter would read.
            #expect(frame.damage.count == 1 && frame.damage.allSatisfy { $0.width <= 5 && $0.height <= 5 })
        }

        /// Whatever is above, around and done to the layer, the partial repaint equals the full one.
        @Test(arguments: 0..<12)
        func randomFramesLeaveWhatAFullRepaintDraws(seed: UInt64) {
            var random = SeededNumbers(seed: seed)
            film.setAffineTransform(
                seed % 3 == 0 ? CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.4, y: 1.7) : .identity)
            film.opacity = seed % 2 == 0 ? 0.6 : 1
            film.cornerRadius = CGFloat(seed % 5)
            film.masksToBounds = seed % 4 == 1
            film.contentsGravity = seed % 5 == 2 ? .resizeAspect : .resize
            let glass = layer(20, 30, 30, 30)
            if seed % 3 == 1 {
                glass.backdrop = BackdropState(radius: 3, saturation: 1)
                stage.root.addSublayer(glass)
            }
            if seed % 6 == 5 { film.mask = layer(0, 0, 25, 25, rgb(0, 0, 0, 0.7)) }
            var last = picture(0x8080_0000, 57, 31)
            for _ in 0..<12 {
                let next = PixelBuffer(width: 57, height: 31)
                for y in 0..<31 { _ = next.row(y).update(from: last.row(y)) }
                let (x, y) = (Int.random(in: 0..<50, using: &random), Int.random(in: 0..<25, using: &random))
                let color = 0xFF00_0000 | UInt32.random(in: 0..<0xFF_FFFF, using: &random)
                for row in y..<(y + 6) { next.row(row)[x..<(x + 7)].update(repeating: color) }
                surface.present(next, isOpaque: false, damage: PixelRect(x: x, y: y, width: 7, height: 6))
                last = next
                if Bool.random(using: &random) { continue }
                _ = stage.frame()
                guard let partial = stage.context.lastBufferForTests.map(Stage.pixels) else { continue }
                let differing = zip(partial, stage.fullFrame()).enumerated().filter { $1.0 != $1.1 }
                // Not the arrays themselves: a failure would print both.
                #expect(differing.isEmpty, "seed \(seed): \(differing.count), \(differing.prefix(3).map(\.offset))")
            }
        }

        @Test func twoLayersShowOneSurface() throws {
            let copies = CAReplicatorLayer()
            copies.frame = stage.root.bounds
            copies.instanceCount = 2
            copies.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
            film.removeFromSuperlayer()
            copies.addSublayer(film)
            stage.root.addSublayer(copies)
            surface.present(picture(0xFFFF_0000))
            stage.frame()
            surface.present(picture(0xFF00_FF00))
            let frame = try #require(render())
            #expect(frame.buffer.row(30)[12] == 0xFF00_FF00 && frame.buffer.row(30)[80] == 0xFF00_FF00)
        }

        @Test func picturesShowTheFrameThatIsDue() throws {
            surface.present(picture(0xFFFF_0000))
            let pixels = PixelBuffer(width: 100, height: 100)
            stage.root.render(in: CGContext(buffer: pixels, scale: 1))
            #expect(pixels.row(30)[30] == 0xFFFF_0000)
        }

        @Test func producersHearWhatWasShownAndGetTheirMemoryBack() throws {
            let shown = Mutex<[Int]>([])
            let released = Atomic<Int>(0)
            let surface = Surface { number in shown.withLock { $0.append(number) } }
            let memory = UnsafeMutableRawPointer.allocate(byteCount: 40 * 30 * 4, alignment: 4)
            defer { memory.deallocate() }
            memory.initializeMemory(as: UInt32.self, repeating: 0xFFFF_0000, count: 40 * 30)
            CATransaction.setDisableActions(true)
            film.contents = surface
            surface.present(picture(0xFF00_0000))
            surface.present(
                PixelBuffer(memory: memory, width: 40, height: 30, bytesPerRow: 160) {
                    released.add(1, ordering: .relaxed)
                })
            #expect(stage.pixel(30, 30) == 0xFFFF_0000)
            #expect(shown.withLock { $0 } == [2] && released.load(ordering: .relaxed) == 0)
            surface.clear()
            stage.frame()
            // The last frames are remembered for what they changed, not for their pixels.
            #expect(released.load(ordering: .relaxed) == 1)
        }

        /// A second of film in which the main thread does nothing: each frame is drawn at its time, from the thread that
        /// draws.
        @Test func sixtyFramesASecondWhileTheMainThreadSleeps() throws {
            let start = FrameClock.now
            let context = stage.context
            let surface = surface
            let colors = Mutex<[UInt32]>([])
            let thread = Thread {
                for number in 1...60 {
                    let buffer = PixelBuffer(width: 40, height: 30)
                    for y in 0..<30 { buffer.row(y).update(repeating: 0xFF00_0000 | UInt32(number)) }
                    surface.present(buffer)
                    context.render(at: start + Double(number) / 60) { frame in
                        colors.withLock { $0.append(frame.buffer.row(30)[30]) }
                    }
                }
            }
            thread.start()
            while !thread.isFinished { sched_yield() }
            #expect(colors.withLock { $0 } == (1...60).map { 0xFF00_0000 | UInt32($0) })
        }
    }
}
