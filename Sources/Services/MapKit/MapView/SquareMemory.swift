// SPDX-License-Identifier: MIT
import CRaster
import CoreGraphics
import Synchronization

/// Memory for squares of ground, in pages as large as the kernel has them. That of squares which nobody shows any more
/// serves the next ones: fresh pages were a sixth of a zoom's time (`perf record -e cpu-clock`).
enum SquareMemory {
    /// Nobody else reads or writes it while it waits here, or while one buffer has it.
    private struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        let bytes: Int
    }

    private static let waiting = Mutex<[Block]>([])
    /// A map that moves lets go of a row or a column at once.
    private static let most = 6

    /// Opaque and black. Any thread.
    static func buffer(width: Int, height: Int) -> PixelBuffer {
        let row = (width * 4 + 63) & ~63
        guard let block = block(row * height) else { return PixelBuffer(width: width, height: height) }
        // Written before it is read: pages that are read first are provided twice.
        let words = block.start.bindMemory(to: UInt32.self, capacity: block.bytes / 4)
        words.initialize(repeating: 0xFF00_0000, count: block.bytes / 4)
        return PixelBuffer(memory: block.start, width: width, height: height, bytesPerRow: row) { take(back: block) }
    }

    private static func block(_ bytes: Int) -> Block? {
        let known = waiting.withLock { waiting in
            waiting.lastIndex { $0.bytes == bytes }.map { waiting.remove(at: $0) }
        }
        if let known { return known }
        guard bytes > 0, let memory = crl_screen_create(bytes) else { return nil }
        return Block(start: memory, bytes: bytes)
    }

    private static func take(back block: Block) {
        let gone = waiting.withLock { waiting in
            waiting.append(block)
            return waiting.count > most ? waiting.removeFirst() : nil
        }
        if let gone { crl_screen_destroy(gone.start, gone.bytes) }
    }
}
