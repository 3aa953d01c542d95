// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics
import Foundation

/// The pixels of a display between frames.
///
/// Moving most of them is a matter of where the picture begins: the memory is a ring, so that a picture which begins
/// farther on has room for what comes in, and nothing but the rest is copied. Displays that never scroll have plain
/// memory, which costs the kernel less to provide.
struct ScreenPixels {
    private(set) var buffer: PixelBuffer
    private var ring: PixelRing?
    /// Where in the ring the picture begins, bytes.
    private var start = 0
    /// The kernel has given no ring; it will not be asked again.
    private var isRingless = false

    init(width: Int, height: Int) {
        let bytesPerRow = (width * 4 + 63) & ~63
        guard let pages = LargePages(bytesPerRow * height) else {
            buffer = PixelBuffer(width: width, height: height)
            return
        }
        buffer = PixelBuffer(memory: pages.memory, width: width, height: height, bytesPerRow: bytesPerRow) {
            withExtendedLifetime(pages) {}
        }
    }

    /// Fills the move's target with what was its shift before it, which may overlap. Pixels outside of its region stay as
    /// they are, those inside of it and outside of the target may be anything afterwards.
    mutating func move(_ move: FrameMove) {
        let screen = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let rest = screen.subtracting(move.region)
        // What stays is copied out and back in.
        if 2 * rest.reduce(0, { $0 + $1.area }) < move.target.area, makeRing() {
            turn(by: move.shift, keeping: rest)
        } else {
            buffer.move(into: move.target, by: move.shift)
        }
    }

    private mutating func makeRing() -> Bool {
        if ring != nil { return true }
        guard !isRingless, let new = PixelRing(atLeast: buffer.bytesPerRow * buffer.height) else {
            isRingless = true
            return false
        }
        let old = buffer
        ring = new
        start = 0
        buffer = new.picture(from: 0, like: old)
        buffer.baseAddress.copyMemory(from: old.baseAddress, byteCount: old.bytesPerRow * old.height)
        return true
    }

    private mutating func turn(by shift: PixelShift, keeping rest: [PixelRect]) {
        guard let ring else { return }
        let kept = rest.map { (rect: $0, pixels: buffer.copy(of: $0)) }
        let way = (start - shift.y * buffer.bytesPerRow - shift.x * 4) % ring.bytes
        start = way < 0 ? way + ring.bytes : way
        buffer = ring.picture(from: start, like: buffer)
        for (rect, pixels) in kept { buffer.put(pixels, into: rect) }
    }
}

/// Memory in as few pages as the kernel has it.
private final class LargePages: @unchecked Sendable {
    // Never changes; who writes into the memory is its picture's affair.
    let memory: UnsafeMutableRawPointer
    private let bytes: Int

    /// Bytes from which on large pages are worth asking for.
    private static let least = 4 << 20

    init?(_ bytes: Int) {
        guard bytes >= Self.least, let memory = crl_screen_create(bytes) else { return nil }
        (self.memory, self.bytes) = (memory, bytes)
    }

    deinit { crl_screen_destroy(memory, bytes) }
}

/// Memory that begins again where it ends.
private final class PixelRing: @unchecked Sendable {
    // Never changes; who writes into the memory is its pictures' affair.
    private let memory: UnsafeMutableRawPointer
    let bytes: Int

    init?(atLeast wanted: Int) {
        var size = wanted
        guard wanted > 0, let memory = crl_ring_create(&size) else { return nil }
        self.memory = memory
        bytes = size
    }

    deinit { crl_ring_destroy(memory, bytes) }

    /// - Parameter start: 0 to `bytes`.
    func picture(from start: Int, like old: PixelBuffer) -> PixelBuffer {
        PixelBuffer(memory: memory + start, width: old.width, height: old.height, bytesPerRow: old.bytesPerRow) {
            withExtendedLifetime(self) {}
        }
    }
}

extension PixelBuffer {
    fileprivate func move(into target: PixelRect, by shift: PixelShift) {
        for line in 0..<target.height {
            // Never over a row that is still to be read.
            let y = target.y + (shift.y > 0 ? target.height - 1 - line : line)
            let place = words + y * stride + target.x
            memmove(place, place - shift.y * stride - shift.x, target.width * 4)
        }
    }

    fileprivate func copy(of rect: PixelRect) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: rect.area) { pixels, count in
            count = rect.area
            guard var place = pixels.baseAddress else { return }
            for y in rect.y..<rect.maxY {
                place.initialize(from: words + y * stride + rect.x, count: rect.width)
                place += rect.width
            }
        }
    }

    fileprivate func put(_ pixels: [UInt32], into rect: PixelRect) {
        pixels.withUnsafeBufferPointer { pixels in
            guard var place = pixels.baseAddress else { return }
            for y in rect.y..<rect.maxY {
                (words + y * stride + rect.x).update(from: place, count: rect.width)
                place += rect.width
            }
        }
    }
}
