// SPDX-License-Identifier: MIT
import Foundation

/// Tells a stream's delegate what happens, on the loop that the stream is scheduled in. Any thread may tell.
/// Unchecked: what changes does so with `lock` locked.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    private weak var stream: Stream?
    private var place: (loop: RunLoop, mode: RunLoop.Mode, keeper: Timer)?

    func belong(to stream: Stream) { lock.withLock { self.stream = stream } }

    var isScheduled: Bool { lock.withLock { place != nil } }

    /// The loop stays busy with the stream until it is closed or removed.
    func schedule(in loop: RunLoop, _ mode: RunLoop.Mode) {
        let keeper = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        loop.add(keeper, forMode: mode)
        lock.withLock {
            place?.keeper.invalidate()
            place = (loop, mode, keeper)
        }
    }

    func remove() {
        lock.withLock {
            place?.keeper.invalidate()
            place = nil
        }
    }

    /// In a later turn of the loop; a stream that is closed by then says nothing more.
    func tell(_ event: Stream.Event) {
        guard let (loop, mode, _) = lock.withLock({ place }) else { return }
        // A timer wakes the loop, also where the loop itself runs what tells; a block waits for the next wake.
        let turn = Timer(timeInterval: 0, repeats: false) { [weak self] _ in
            guard let self, let stream = lock.withLock({ stream }), stream.streamStatus != .closed else { return }
            stream.delegate?.stream(stream, handle: event)
        }
        loop.add(turn, forMode: mode)
    }
}
