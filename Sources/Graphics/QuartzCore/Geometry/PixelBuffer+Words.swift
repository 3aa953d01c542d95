// SPDX-License-Identifier: MIT
import CoreGraphics

extension PixelBuffer {
    var words: UnsafeMutablePointer<UInt32> { baseAddress.assumingMemoryBound(to: UInt32.self) }
    /// Words from one row to the next.
    var stride: Int { bytesPerRow / 4 }
}
