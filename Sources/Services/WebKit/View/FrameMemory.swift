// SPDX-License-Identifier: MIT
import Glibc
import Synchronization

/// Pieces of memory that the engine's program writes frames into, one each. What is shown of a frame is that memory itself;
/// the program gets it back when nobody looks at it any more.
@MainActor
final class FrameMemory {
    /// Mapped as long as somebody refers to it.
    ///
    /// Sendable because nothing of it changes; the pixels do not while the app has them.
    private final class Piece: @unchecked Sendable {
        let address: UnsafeMutableRawPointer
        let size: Int

        /// - Parameter descriptor: is closed.
        init?(descriptor: Int32, size: Int) {
            defer { close(descriptor) }
            guard size > 0, let mapped = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), mapped != MAP_FAILED
            else { return nil }
            address = mapped
            self.size = size
        }

        deinit { munmap(address, size) }
    }

    /// Numbers of pieces that the program may write into again. The last look at a frame may be on any thread.
    private final class Returns: Sendable {
        private let numbers = Mutex<[UInt32]>([])
        func add(_ number: UInt32) { numbers.withLock { $0.append(number) } }
        func take() -> [UInt32] {
            numbers.withLock { numbers in
                defer { numbers.removeAll(keepingCapacity: true) }
                return numbers
            }
        }
    }

    private var pieces: [UInt32: Piece] = [:]
    private let returns = Returns()
    /// The last frame that was taken.
    private var last: (pixels: PixelBuffer, image: CGImage)?

    /// - Parameter descriptor: is closed.
    func add(_ number: UInt32, descriptor: Int32, size: Int) {
        pieces[number] = Piece(descriptor: descriptor, size: size)
    }

    /// The program has no more use for it; what is shown of it stays.
    func remove(_ number: UInt32) { pieces[number] = nil }

    /// To be told to the program, once each.
    func takeReturns() -> [UInt32] { returns.take() }

    /// The frame in a piece; the last one again where nothing has changed. nil when the memory is too small for it.
    /// - Parameter isOpaque: nothing shines through the page, so that what lies behind it need not be drawn.
    func image(in number: UInt32, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool) -> CGImage? {
        guard let piece = pieces[number], width > 0, height > 0, bytesPerRow >= width * 4, bytesPerRow % 4 == 0,
            bytesPerRow * height <= piece.size
        else {
            returns.add(number)
            return nil
        }
        // Without a frame in it, the piece goes back here.
        let pixels = PixelBuffer(memory: piece.address, width: width, height: height, bytesPerRow: bytesPerRow) {
            [returns] in withExtendedLifetime(piece) { returns.add(number) }
        }
        if let last, (last.image.alphaInfo == .noneSkipFirst) == isOpaque, Self.areAlike(last.pixels, pixels) {
            return last.image
        }
        let image = CGImage(pixels: pixels, isOpaque: isOpaque)
        last = (pixels, image)
        return image
    }

    /// Ends at the first row that differs.
    private static func areAlike(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return (0..<one.height).allSatisfy { row in
            memcmp(one.baseAddress + row * one.bytesPerRow, other.baseAddress + row * other.bytesPerRow, one.width * 4)
                == 0
        }
    }
}
