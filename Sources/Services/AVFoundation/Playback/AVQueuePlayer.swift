// SPDX-License-Identifier: MIT

/// Plays items one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    // Sendable: as its superclass.
    private var waiting: [AVPlayerItem] = []

    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    public convenience init(url URL: URL) { self.init(items: [AVPlayerItem(url: URL)]) }

    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    public init(items: [AVPlayerItem]) {
        waiting = Array(items.dropFirst())
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
        waiting.first?.prepare()
    }

    /// What is played, and what comes after.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    open func advanceToNextItem() { advance() }

    override func advance() {
        let next = waiting.isEmpty ? nil : waiting.removeFirst()
        adopt(next)
        waiting.first?.prepare()
    }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item }
    }

    /// - Parameter afterItem: nil: behind all.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else {
            NSException.raise(
                .invalidArgumentException, "An AVPlayerItem can occupy only one position in a player's queue at a time."
            )
        }
        guard currentItem != nil else { return adopt(item) }
        if afterItem === currentItem, afterItem != nil {
            waiting.insert(item, at: 0)
        } else if let index = waiting.firstIndex(where: { $0 === afterItem }) {
            waiting.insert(item, at: index + 1)
        } else {
            waiting.append(item)
        }
        item.prepare()
    }

    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advance() }
        waiting.removeAll { $0 === item }
    }

    open func removeAllItems() {
        waiting = []
        adopt(nil)
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if let item { waiting.removeAll { $0 === item } }
        super.replaceCurrentItem(with: item)
    }
}

/// Plays one item, or a part of it, again and again.
open class AVPlayerLooper: __ObjCObject, @unchecked Sendable {
    // Sendable: only the main thread changes it.
    public enum Status: Int, Sendable {
        case unknown = 0
        case ready, failed, cancelled
    }
    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems = 0
        case loopingItemsFollowExistingItems
    }

    open private(set) var status = Status.ready
    open private(set) var error: (any Error)?
    open private(set) var loopCount = 0
    open private(set) var loopingPlayerItems: [AVPlayerItem] = []
    private weak var player: AVQueuePlayer?
    private let template: AVPlayerItem
    private let range: CMTimeRange
    // Set once, read when the looper goes.
    private var observer: (any NSObjectProtocol)?
    /// So many copies stand in the queue.
    private static let copies = 3

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        self.player = player
        template = itemToLoop
        range = loopRange
        super.init()
        player.removeAllItems()
        for _ in 0..<Self.copies { append() }
        observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
        ) { [weak self] notification in
            guard let self, self.loopingPlayerItems.first === notification.object as AnyObject? else { return }
            self.turnOver()
        }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    private func append() {
        guard let item = template.copy() as? AVPlayerItem else { return }
        if range.isValid, range.start.isNumeric {
            item.line.set(time: range.start)
            item.forwardPlaybackEndTime = range.end
        }
        loopingPlayerItems.append(item)
        player?.insert(item, after: nil)
    }

    private func turnOver() {
        willChangeValue(forKey: "loopCount")
        loopCount += 1
        didChangeValue(forKey: "loopCount")
        loopingPlayerItems.removeFirst()
        append()
    }

    /// The present turn is the last.
    open func disableLooping() {
        status = .cancelled
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        for item in loopingPlayerItems.dropFirst() { player?.remove(item) }
        loopingPlayerItems = Array(loopingPlayerItems.prefix(1))
    }
}
