// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import Foundation
import Glibc

/// Memory that an app shares with the owner of the display, with places for three frames: one is shown, one is on its way
/// there, one is free. A frame is copied to where it lies; what a place has missed is copied with it.
final class SessionFrames {
    static let places = 3

    let number: Int
    let descriptor: Int32
    let size: Int
    private let address: UnsafeMutableRawPointer
    private let width: Int
    private let height: Int
    private var isFree = [Bool](repeating: true, count: SessionFrames.places)
    /// What differs from the newest frame, in each place.
    private var missing: [PixelRect]

    /// - Parameter number: counts the memories of a process.
    /// - Returns: nil: there is no memory to be had.
    init?(number: Int, width: Int, height: Int) {
        (self.number, self.width, self.height) = (number, width, height)
        size = Self.places * width * 4 * height
        missing = Array(repeating: PixelRect(x: 0, y: 0, width: width, height: height), count: Self.places)
        // Named for as long as it takes to open it.
        let name = "/touchstone-\(getpid())-\(number)"
        descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        shm_unlink(name)
        guard size > 0, ftruncate(descriptor, size) == 0,
            let mapped = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), mapped != MAP_FAILED
        else {
            close(descriptor)
            return nil
        }
        address = mapped
    }

    deinit {
        munmap(address, size)
        close(descriptor)
    }

    func fits(_ frame: PixelBuffer) -> Bool { frame.width == width && frame.height == height }

    /// A place that was shown may be written again.
    func release(_ place: Int) { if isFree.indices.contains(place) { isFree[place] = true } }

    /// The newest frame differs there from the one before.
    func note(_ damage: PixelRect) {
        for place in missing.indices { missing[place] = missing[place].union(damage) }
    }

    /// Copies the newest frame.
    /// - Returns: nil: no place is free.
    func write(_ frame: PixelBuffer, damage: PixelRect) -> SessionFrame? {
        guard let place = isFree.firstIndex(of: true) else { return nil }
        let bytesPerRow = width * 4
        let part = missing[place].intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        let start = address + place * bytesPerRow * height
        for row in part.y..<part.y + part.height {
            let offset = row * bytesPerRow + part.x * 4
            memcpy(start + offset, frame.baseAddress + row * frame.bytesPerRow + part.x * 4, part.width * 4)
        }
        missing[place] = .nothing
        isFree[place] = false
        return SessionFrame(
            number: number, place: place, width: width, height: height, bytesPerRow: bytesPerRow,
            damage: [damage.x, damage.y, damage.width, damage.height])
    }
}

/// The same memory, as the owner of the display sees it.
final class SharedFrames: Sendable {
    private let address: UInt
    private let size: Int

    /// - Parameters:
    ///   - process: the app's.
    ///   - descriptor: of the memory in that process.
    init?(of process: pid_t, descriptor: Int32, size: Int) {
        let file = open("/proc/\(process)/fd/\(descriptor)", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        // Shorter than it says, a look at its end would end this process.
        guard fstat(file, &status) == 0, size > 0, status.st_size >= size,
            let mapped = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), mapped != MAP_FAILED
        else { return nil }
        address = UInt(bitPattern: mapped)
        self.size = size
    }

    deinit { munmap(UnsafeMutableRawPointer(bitPattern: address), size) }

    /// - Parameter released: nobody looks at the frame any more. Any thread.
    /// - Returns: nil: there is no such place.
    func pixels(of frame: SessionFrame, released: @escaping @Sendable () -> Void) -> PixelBuffer? {
        guard frame.isPossible, frame.offset + frame.bytesPerRow * frame.height <= size,
            let start = UnsafeMutableRawPointer(bitPattern: address)
        else { return nil }
        return PixelBuffer(
            memory: start + frame.offset, width: frame.width, height: frame.height, bytesPerRow: frame.bytesPerRow
        ) { [self] in
            withExtendedLifetime(self) { released() }
        }
    }
}

extension PixelRect {
    /// Of no pixels.
    static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
