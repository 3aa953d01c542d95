// SPDX-License-Identifier: MIT
@_exported import FoundationCompat

/// A rectangle of device pixels shared by drawing contexts, images, layers' backing stores and hosts.
///
/// Pixels are 32-bit premultiplied BGRA in memory order (`0xAARRGGBB` as a little-endian word), sRGB, row 0 at the
/// top; that is what cairo calls ARGB32, so a context draws into it without a copy. Rows of the
/// buffer's own memory start at multiples of 64 bytes. New buffers are transparent black.
///
/// One writer at a time: whoever created the buffer writes, and stops writing before it hands the buffer to
/// another thread. That rule, not a lock, is what makes it sendable.
package final class PixelBuffer: @unchecked Sendable {
    /// Pixels.
    package let width: Int
    /// Pixels, rows.
    package let height: Int
    /// Four a pixel or more: rows may be padded.
    package let bytesPerRow: Int
    /// The top left pixel's blue byte; lives as long as this object.
    package let baseAddress: UnsafeMutableRawPointer
    private let memory: UnsafeMutableRawPointer
    private let release: (@Sendable () -> Void)?

    /// - Parameters: `width`, `height` in pixels; zero is allowed, negative traps.
    package init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "PixelBuffer: size \(width)x\(height) is negative")
        self.width = width
        self.height = height
        bytesPerRow = (width * 4 + 63) & ~63
        // The kernel's fresh pages are zero already, and those never drawn into are never there.
        guard let memory = calloc(1, bytesPerRow * height + 64) else {
            preconditionFailure("PixelBuffer: no memory for \(width)x\(height) pixels")
        }
        self.memory = memory
        release = nil
        baseAddress = memory.alignedUp(toMultipleOf: 64)
    }

    /// Pixels in memory of another owner, such as memory shared with another process.
    /// - Parameters:
    ///   - bytesPerRow: at least four a pixel, and a multiple of four.
    ///   - release: called once, on any thread, when nobody reads the pixels any more.
    package init(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
        release: @escaping @Sendable () -> Void
    ) {
        precondition(
            width >= 0 && height >= 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
            "PixelBuffer: rows of \(bytesPerRow) bytes do not hold \(width)x\(height) pixels of four bytes each")
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.memory = memory
        self.release = release
        baseAddress = memory
    }

    deinit {
        if let release { release() } else { free(memory) }
    }

    /// The pixels of one row, `0xAARRGGBB` each. `y` counts from the top.
    package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        precondition(y >= 0 && y < height, "PixelBuffer: row \(y) of a buffer of \(height) rows")
        let start = (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return UnsafeMutableBufferPointer(start: start, count: width)
    }
}

/// A rectangle in device pixels, origin at the top left, edges half-open. Empty when a side is zero or negative.
package struct PixelRect: Hashable, Sendable {
    /// Of the left edge.
    package var x: Int
    /// Of the top edge.
    package var y: Int
    /// Zero or negative: empty.
    package var width: Int
    /// Zero or negative: empty.
    package var height: Int

    /// Checks nothing.
    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Empty ones have no pixels, wherever they lie.
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The first column that no longer belongs to it.
    package var maxX: Int { x + width }
    /// The first row that no longer belongs to it.
    package var maxY: Int { y + height }

    /// What both cover; without any, an empty one whose place means nothing.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// The smallest rectangle around both; an empty one contributes nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
