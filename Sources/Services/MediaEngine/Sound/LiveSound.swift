// SPDX-License-Identifier: MIT

/// Sound that comes as it is made: a thread of its own reads ahead, so that whoever plays never waits for a network. Where nothing
/// has come yet there is silence, and what comes later is played later. Going to another place plays on.
final class LiveSound: SoundSource {
    private let flow: Flow
    let rate: Double
    let channels: Int
    let frameCount: Int64
    let formatID: AudioFormatID
    let bitsPerChannel: Int

    /// Reads from a place of the source on; nobody else may.
    /// - Parameters: `seconds`: of no use for stations, which begin where they are. `tagged`: called on any thread with what the
    ///   stream says of what is read from now on.
    init(
        _ source: FFmpegSound, from seconds: Double, _ tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void
    ) throws(MediaFailure) {
        flow = Flow(most: Int(source.rate * Flow.secondsAhead) * source.channels, tagged)
        let flow = flow
        source.says = StationWords.reader { [weak flow] in flow?.add($0) }
        // Before the thread, which would race with `stop` for it.
        let start = Int64((max(0, seconds) * source.rate).rounded())
        try source.begin(at: start)
        (rate, channels, frameCount) = (source.rate, source.channels, source.frameCount)
        (formatID, bitsPerChannel) = (source.formatID, source.bitsPerChannel)
        // Only the thread reads it from here on; `stop` does no more than end its program.
        nonisolated(unsafe) let read = source
        let thread = Thread {
            var position = start
            while flow.hasRoom() {
                // An error ends the sound as its end does.
                let samples = (try? read.read(4096, at: position)) ?? []
                guard !samples.isEmpty else { break }
                position += Int64(samples.count / read.channels)
                flow.add(samples)
            }
        }
        thread.name = "live sound"
        flow.stopReading = { read.stop() }
        thread.start()
    }

    deinit { flow.stop() }

    func read(_ count: Int, at position: Int64) -> [Float] {
        guard count > 0 else { return [] }
        let samples = flow.take(count * channels)
        return samples + [Float](repeating: 0, count: count * channels - samples.count)
    }
}

/// What has been read and not been heard.
// Sendable: the condition guards what changes; `stopReading` is set before the thread starts.
private final class Flow: @unchecked Sendable {
    static let secondsAhead = 10.0
    var stopReading: () -> Void = {}
    private let condition = NSCondition()
    private var samples: [Float] = []
    private var isStopped = false
    private let most: Int
    /// Since the beginning.
    private var (added, taken) = (0, 0)
    /// Tags, and how many samples came before them.
    private var tags: [(place: Int, tags: [MediaInfo.Tag])] = []
    private let tagged: @Sendable ([MediaInfo.Tag]) -> Void

    init(most: Int, _ tagged: @escaping @Sendable ([MediaInfo.Tag]) -> Void) {
        self.most = most
        self.tagged = tagged
    }

    /// Waits for room; false once nobody listens.
    func hasRoom() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while samples.count >= most, !isStopped { condition.wait() }
        return !isStopped
    }

    func add(_ more: [Float]) {
        condition.lock()
        samples += more
        added += more.count
        condition.unlock()
    }

    func add(_ more: [MediaInfo.Tag]) {
        condition.lock()
        tags.append((added, more))
        condition.unlock()
    }

    func take(_ count: Int) -> [Float] {
        condition.lock()
        let some = Array(samples.prefix(count))
        samples.removeFirst(some.count)
        taken += some.count
        let due = tags.prefix { $0.place <= taken }
        tags.removeFirst(due.count)
        condition.signal()
        condition.unlock()
        for entry in due { tagged(entry.tags) }
        return some
    }

    func stop() {
        condition.lock()
        isStopped = true
        condition.signal()
        condition.unlock()
        stopReading()
    }
}
