// SPDX-License-Identifier: MIT
import Glibc

/// Memory that the engine's program writes its frames into.
final class SharedFrame {
    private let address: UnsafeMutableRawPointer
    private let size: Int

    /// - Parameter descriptor: is closed.
    init?(descriptor: Int32, size: Int) {
        defer { close(descriptor) }
        guard size > 0, let mapped = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), mapped != MAP_FAILED else {
            return nil
        }
        address = mapped
        self.size = size
    }

    deinit { munmap(address, size) }

    /// The last frame that was taken.
    private var last: (pixels: PixelBuffer, image: CGImage)?
    /// The one before, to be written again once nothing shows it.
    private var spare: PixelBuffer?

    /// A copy of the frame; the last one again where nothing has changed. nil when the memory is too small for it.
    /// - Parameter isOpaque: nothing shines through the page, so that what lies behind it need not be drawn.
    func image(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool) -> CGImage? {
        guard width > 0, height > 0, bytesPerRow >= width * 4, bytesPerRow * height <= size else { return nil }
        if let last, last.pixels.width == width, last.pixels.height == height,
            (last.image.alphaInfo == .noneSkipFirst) == isOpaque,
            holds(last.pixels, bytesPerRow)
        {
            return last.image
        }
        let buffer = blank(width: width, height: height)
        for row in 0..<height {
            memcpy(buffer.baseAddress + row * buffer.bytesPerRow, address + row * bytesPerRow, width * 4)
        }
        let image = CGImage(pixels: buffer, isOpaque: isOpaque)
        spare = last?.pixels
        last = (buffer, image)
        return image
    }

    /// Fresh memory would be cleared first: as long a way as the copy.
    private func blank(width: Int, height: Int) -> PixelBuffer {
        guard spare?.width == width, spare?.height == height, isKnownUniquelyReferenced(&spare), let free = spare else {
            return PixelBuffer(width: width, height: height)
        }
        spare = nil
        return free
    }

    /// Ends at the first row that differs.
    private func holds(_ pixels: PixelBuffer, _ bytesPerRow: Int) -> Bool {
        (0..<pixels.height).allSatisfy { row in
            memcmp(pixels.baseAddress + row * pixels.bytesPerRow, address + row * bytesPerRow, pixels.width * 4) == 0
        }
    }
}
