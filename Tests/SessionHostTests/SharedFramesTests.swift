// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import HostKit
import Synchronization
import TestSupport
import Testing

@testable import SessionHost

/// Frames that an app shares with the owner of the display. Truth: the frames themselves, whatever of them was copied when.
@Suite("Frames in shared memory") struct SharedFramesTests {
    private static let (width, height) = (23, 17)

    private func buffer(_ fill: (Int, Int) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: Self.width, height: Self.height)
        for y in 0..<Self.height {
            for x in 0..<Self.width { buffer.row(y)[x] = fill(x, y) }
        }
        return buffer
    }

    @Test("what differs is copied, and each place is whole, whichever is free")
    func random() throws {
        var random = SeededNumbers(seed: 1)
        let frames = try #require(SessionFrames(number: 1, width: Self.width, height: Self.height))
        let shared = try #require(SharedFrames(of: getpid(), descriptor: frames.descriptor, size: frames.size))
        var pixels = [UInt32](repeating: 0, count: Self.width * Self.height)
        var shown: [Int] = []
        var unsent = PixelRect.nothing
        var sentCount = 0
        for step in 1...2000 {
            let x = Int.random(in: 0..<Self.width, using: &random)
            let y = Int.random(in: 0..<Self.height, using: &random)
            let damage = PixelRect(
                x: x, y: y, width: Int.random(in: 0...Self.width - x, using: &random),
                height: Int.random(in: 0...Self.height - y, using: &random))
            for row in damage.y..<damage.maxY {
                for column in damage.x..<damage.maxX { pixels[row * Self.width + column] = UInt32(step) }
            }
            let frame = buffer { pixels[$1 * Self.width + $0] }
            frames.note(damage)
            unsent = unsent.union(damage)
            if let sent = frames.write(frame, damage: unsent) {
                sentCount += 1
                unsent = .nothing
                let seen = try #require(shared.pixels(of: sent) {})
                for y in 0..<Self.height {
                    for x in 0..<Self.width {
                        try #require(seen.row(y)[x] == frame.row(y)[x], "step \(step) at \(x), \(y)")
                    }
                }
                shown.append(sent.place)
            }
            // The display gives places back at its own pace, in any order.
            if Bool.random(using: &random), let index = shown.indices.randomElement(using: &random) {
                frames.release(shown.remove(at: index))
            }
            #expect(Set(shown).count == shown.count && shown.count <= SessionFrames.places)
        }
        #expect(sentCount > 500)
    }

    @Test("a frame that lies outside of its memory is none; nor is memory that is shorter than it says")
    func hostile() throws {
        let frames = try #require(SessionFrames(number: 1, width: 4, height: 4))
        #expect(SharedFrames(of: getpid(), descriptor: frames.descriptor, size: frames.size + 1) == nil)
        #expect(SharedFrames(of: getpid(), descriptor: frames.descriptor, size: 0) == nil)
        #expect(SharedFrames(of: getpid(), descriptor: -1, size: 64) == nil)
        let shared = try #require(SharedFrames(of: getpid(), descriptor: frames.descriptor, size: frames.size))
        func frame(_ place: Int, _ width: Int, _ height: Int, _ bytesPerRow: Int) -> SessionFrame {
            SessionFrame(
                number: 1, place: place, width: width, height: height, bytesPerRow: bytesPerRow, damage: [0, 0, 1, 1])
        }
        #expect(shared.pixels(of: frame(0, 4, 4, 16)) {} != nil)
        for bad in [
            frame(3, 4, 4, 16), frame(-1, 4, 4, 16), frame(0, 5, 4, 16), frame(0, 4, 400, 16), frame(0, 0, 4, 16),
            frame(0, 4, -1, 16), frame(Int.max, 4, 4, 16), frame(0, 4, Int.max, 16), frame(0, Int.max, 1, 16),
        ] {
            #expect(shared.pixels(of: bad) {} == nil, "\(bad)")
        }
    }

    @Test("whoever gave a frame hears when nobody looks at it any more")
    func released() throws {
        let frames = try #require(SessionFrames(number: 1, width: 4, height: 4))
        let shared = try #require(SharedFrames(of: getpid(), descriptor: frames.descriptor, size: frames.size))
        let frame = PixelBuffer(width: 4, height: 4)
        let sent = try #require(frames.write(frame, damage: PixelRect(x: 0, y: 0, width: 4, height: 4)))
        let count = Mutex(0)
        var seen = shared.pixels(of: sent) { count.withLock { $0 += 1 } }
        #expect(seen != nil && count.withLock { $0 } == 0)
        seen = nil
        #expect(count.withLock { $0 } == 1)
    }
}
