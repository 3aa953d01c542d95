// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// The player that goes on without the app.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    /// Plays the queue in the device's music player.
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

/// Keeps its queue, item, place and state in the device, so that the next app that asks finds it playing on as if the app
/// before had not ended.
final class SystemMusicPlayer: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {
    // Sendable: as its superclass.
    private struct Record: Codable {
        var items: [UInt64]
        var index: Int
        var seconds: Double
        var isPlaying: Bool
        var date: Date
    }
    private var isRestoring = true

    private static var file: URL { Device.current.musicPlayer }

    override init() {
        super.init()
        restore()
        isRestoring = false
    }

    /// As if it had played on in the device while the app was behind others.
    override func goOnInFront() {
        isRestoring = true
        restore()
        isRestoring = false
    }

    private func restore() {
        guard let data = FileManager.default.contents(atPath: Self.file.path) else { return }
        let record: Record
        do { record = try JSONDecoder().decode(Record.self, from: data) } catch {
            return Unsupported.report("music player: \(Self.file.lastPathComponent): \(error)")
        }
        let known = Dictionary(MPMediaLibrary.default().items.map { ($0.persistentID, $0) }) { first, _ in first }
        let items = record.items.compactMap { known[$0] }
        guard items.count == record.items.count, items.indices.contains(record.index) else { return }
        var (index, seconds) = (record.index, record.seconds)
        if record.isPlaying {
            seconds += max(0, Date().timeIntervalSince(record.date))
            while index < items.count, seconds >= items[index].playbackDuration {
                seconds -= items[index].playbackDuration
                index += 1
            }
        }
        guard index < items.count else { return }
        takeUp(items, at: index, seconds: seconds)
        if record.isPlaying { play() }
    }

    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {
        setQueue(with: queueDescriptor)
        play()
    }

    override func playbackChanged() {
        guard !isRestoring else { return }
        let index = indexOfNowPlayingItem
        let record = Record(
            items: queue.map(\.persistentID), index: index == NSNotFound ? 0 : index, seconds: currentPlaybackTime,
            isPlaying: playbackState == .playing, date: Date())
        do {
            let folder = Self.file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(record).write(to: Self.file, options: .atomic)
        } catch {
            Unsupported.report("music player: \(error.localizedDescription)")
        }
    }
}
