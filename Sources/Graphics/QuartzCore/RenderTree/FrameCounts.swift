// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import Synchronization

/// What frames cost in pixels, for `scripts/budgets`: with `TOUCHSTONE_FRAME_COUNTS=path` in the environment the process
/// writes the sums there when it ends.
final class FrameCounts: Sendable {
    /// nil: nobody asked.
    static let shared = FrameCounts()

    private struct Sums {
        var frames = 0
        var drawn = 0
        var moved = 0
    }
    private let sums = Mutex(Sums())

    private init?() {
        guard ProcessInfo.processInfo.environment["TOUCHSTONE_FRAME_COUNTS"] != nil else { return nil }
        atexit { FrameCounts.shared?.write() }
    }

    func add(drawn: [PixelRect], move: FrameMove?) {
        sums.withLock {
            $0.frames += 1
            $0.drawn += drawn.reduce(0) { $0 + $1.area }
            $0.moved += move?.target.area ?? 0
        }
    }

    private func write() {
        guard let path = ProcessInfo.processInfo.environment["TOUCHSTONE_FRAME_COUNTS"] else { return }
        let text = sums.withLock { "frames \($0.frames)\ndrawn \($0.drawn)\nmoved \($0.moved)\n" }
        do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
            FileHandle.standardError.write(Data("TOUCHSTONE_FRAME_COUNTS: \(error.localizedDescription)\n".utf8))
        }
    }
}
