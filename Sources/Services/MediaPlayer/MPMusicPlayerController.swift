// SPDX-License-Identifier: MIT
import TouchstoneDevice

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none, one, all
}
public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off, songs, albums
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
        "MPMusicPlayerControllerQueueDidChangeNotification")
}

/// What players of music and of films have in common.
public protocol MPMediaPlayback {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    /// Seconds.
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

/// Plays items of the library one after another. Used on the main thread.
open class MPMusicPlayerController: __ObjCObject, MPMediaPlayback, @unchecked Sendable {
    // Sendable: only the main thread changes it.
    private static let application = MPMusicPlayerApplicationController()
    private static let system = SystemMusicPlayer()
    /// Plays in the app and ends with it.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { application }
    /// Plays what the device's music player plays, and where it is.
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { system }
    open class var iPodMusicPlayer: MPMusicPlayerController { system }

    public override init() {
        super.init()
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                _ = World.shared.observe { old, new in
                    if old.volume != new.volume { self?.post(.MPMusicPlayerControllerVolumeDidChange) }
                }
            }
        }
    }

    private(set) var queue: [MPMediaItem] = []
    private var order: [Int] = []
    /// Place in `order`.
    private(set) var place = 0
    /// Seconds of items, where a descriptor cuts them.
    private var starts: [MPMediaEntityPersistentID: TimeInterval] = [:]
    private var ends: [MPMediaEntityPersistentID: TimeInterval] = [:]
    private var player: AVPlayer?
    private var observer: (any NSObjectProtocol)?
    private var notifications = 0

    // MARK: Queue

    open func setQueue(with itemCollection: MPMediaItemCollection) { set(itemCollection.items) }
    open func setQueue(with query: MPMediaQuery) { set(query.items ?? []) }
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {
        set(descriptor.items)
        take(descriptor)
        if let start = (descriptor as? MPMusicPlayerMediaItemQueueDescriptor)?.startItem { nowPlayingItem = start }
    }
    open func setQueue(with storeIDs: [String]) {
        Unsupported.report("MPMusicPlayerController: songs of a store")
        set([])
    }

    /// Behind all that waits.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
        take(descriptor)
        order += descriptor.items.indices.map { $0 + queue.count }
        queue += descriptor.items
        queueChanged()
    }

    /// Behind what plays, before all that waits.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
        take(descriptor)
        let new = descriptor.items.indices.map { $0 + queue.count }
        order.insert(contentsOf: new, at: min(order.count, queue.isEmpty ? 0 : place + 1))
        queue += descriptor.items
        queueChanged()
    }

    private func take(_ descriptor: MPMusicPlayerQueueDescriptor) {
        guard let descriptor = descriptor as? MPMusicPlayerMediaItemQueueDescriptor else { return }
        starts.merge(descriptor.starts) { $1 }
        ends.merge(descriptor.ends) { $1 }
    }

    private func queueChanged() {
        post(.MPMusicPlayerControllerQueueDidChange)
        playbackChanged()
    }

    /// Something changed that a player of the whole device keeps.
    func playbackChanged() {}

    private func set(_ items: [MPMediaItem]) {
        player?.pause()
        player = nil
        (queue, place) = (items, 0)
        (starts, ends) = ([:], [:])
        shuffle()
        state = .stopped
        itemChanged()
        queueChanged()
    }

    /// Takes up a queue at a place, as the music player of the device left it.
    func takeUp(_ items: [MPMediaItem], at index: Int, seconds: TimeInterval) {
        (queue, order, place) = (items, Array(items.indices), index)
        if seconds > 0 { currentPlaybackTime = seconds }
    }

    /// In the order of playing.
    fileprivate var queuedItems: [MPMediaItem] { order.map { queue[$0] } }

    /// Keeps what plays, if the new queue has it.
    fileprivate func replaceQueue(_ items: [MPMediaItem]) {
        let current = nowPlayingItem
        guard let place = items.firstIndex(where: { $0 === current }) else {
            set(items)
            return post(.MPMusicPlayerControllerQueueDidChange)
        }
        (queue, order, self.place) = (items, Array(items.indices), place)
        post(.MPMusicPlayerControllerQueueDidChange)
    }

    private func shuffle() {
        order = Array(queue.indices)
        switch shuffleMode {
        case .default, .off: break
        case .songs: order.shuffle()
        case .albums:
            let albums = Dictionary(grouping: order) { queue[$0].albumPersistentID }
            order = albums.values.shuffled().flatMap { $0.sorted() }
        }
    }

    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default {
        didSet {
            let current = order.indices.contains(place) ? order[place] : 0
            shuffle()
            place = order.firstIndex(of: current) ?? 0
        }
    }
    open var nowPlayingItem: MPMediaItem? {
        get { order.indices.contains(place) ? queue[order[place]] : nil }
        set {
            guard let index = queue.firstIndex(where: { $0 === newValue }), let found = order.firstIndex(of: index)
            else {
                return
            }
            move(to: found)
        }
    }
    open var indexOfNowPlayingItem: Int { order.indices.contains(place) ? order[place] : NSNotFound }

    // MARK: Playing

    private var state = MPMusicPlaybackState.stopped {
        didSet {
            guard state != oldValue else { return }
            post(.MPMusicPlayerControllerPlaybackStateDidChange)
            playbackChanged()
        }
    }
    open var playbackState: MPMusicPlaybackState { state }
    open var isPreparedToPlay: Bool { player != nil }
    open func prepareToPlay() { load() }
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        load()
        DispatchQueue.main.async { completionHandler(nil) }
    }

    private func load() {
        guard player == nil, let item = nowPlayingItem, let url = item.assetURL else { return }
        let player = AVPlayer(url: url)
        self.player = player
        if let end = ends[item.persistentID] {
            player.currentItem?.forwardPlaybackEndTime = CMTime(seconds: end, preferredTimescale: 600)
        }
        if let start = starts[item.persistentID] { player.seek(to: CMTime(seconds: start, preferredTimescale: 600)) }
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { [weak self] _ in self?.itemEnded() }
    }

    open func play() {
        guard nowPlayingItem != nil, !World.shared.state.audio.isInterrupted else { return }
        load()
        Interruptibles.add(self)
        player?.rate = currentPlaybackRate
        state = .playing
    }
    open func pause() {
        guard state != .stopped else { return }
        player?.pause()
        state = .paused
    }
    open func stop() {
        player?.pause()
        player = nil
        state = .stopped
    }
    open var currentPlaybackRate: Float = 1 { didSet { if state == .playing { player?.rate = currentPlaybackRate } } }
    /// Seconds.
    open var currentPlaybackTime: TimeInterval {
        get { player?.currentTime().seconds ?? 0 }
        set {
            load()
            player?.seek(to: CMTime(seconds: max(0, newValue), preferredTimescale: 600))
            playbackChanged()
        }
    }
    open func skipToBeginning() { currentPlaybackTime = 0 }
    open func skipToNextItem() {
        noteSkip()
        move(to: place + 1)
    }
    open func skipToPreviousItem() { move(to: max(0, place - 1)) }

    private func move(to next: Int) {
        let wasPlaying = state == .playing
        player?.pause()
        player = nil
        if next >= order.count, repeatMode == .all { place = 0 } else { place = next }
        itemChanged()
        guard nowPlayingItem != nil else { return state = .stopped }
        if wasPlaying { play() }
    }

    private func noteSkip() {
        guard let item = nowPlayingItem, state == .playing else { return }
        let time = currentPlaybackTime
        ItemStatistics.note(item) {
            $0.skips += 1
            $0.bookmark = time
        }
    }

    private func itemEnded() {
        if let item = nowPlayingItem {
            let now = Date()
            ItemStatistics.note(item) {
                $0.plays += 1
                $0.last = now
                $0.bookmark = 0
            }
        }
        if repeatMode == .one { return move(to: place) }
        move(to: place + 1)
    }

    /// How many times as fast as usual seeking goes.
    private static let seekingSpeed = 8.0
    private static let seekingStep = 0.1
    private var seeking: DispatchWorkItem?
    private var stateBeforeSeeking = MPMusicPlaybackState.paused

    /// Goes through the item, eight times as fast as it plays, until `endSeeking()`.
    open func beginSeekingForward() { beginSeeking(.seekingForward, 1) }
    open func beginSeekingBackward() { beginSeeking(.seekingBackward, -1) }

    private func beginSeeking(_ new: MPMusicPlaybackState, _ direction: Double) {
        guard nowPlayingItem != nil else { return }
        load()
        if seeking == nil { stateBeforeSeeking = state }
        seeking?.cancel()
        player?.pause()
        state = new
        seekOn(direction)
    }

    private func seekOn(_ direction: Double) {
        let work = DispatchWorkItem { [weak self] in
            guard let self, seeking != nil else { return }
            let length = nowPlayingItem?.playbackDuration ?? 0
            let next = currentPlaybackTime + direction * Self.seekingSpeed * Self.seekingStep
            currentPlaybackTime = max(0, length > 0 ? min(length, next) : next)
            seekOn(direction)
        }
        seeking = work
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.seekingStep, execute: work)
    }

    open func endSeeking() {
        guard seeking != nil else { return }
        seeking?.cancel()
        seeking = nil
        if stateBeforeSeeking == .playing { play() } else { state = stateBeforeSeeking }
    }

    // MARK: Notifications

    open func beginGeneratingPlaybackNotifications() { notifications += 1 }
    open func endGeneratingPlaybackNotifications() { notifications = max(0, notifications - 1) }
    private func itemChanged() {
        post(.MPMusicPlayerControllerNowPlayingItemDidChange)
        playbackChanged()
    }
    fileprivate func post(_ name: NSNotification.Name) {
        guard notifications > 0 else { return }
        NotificationCenter.default.post(name: name, object: self)
    }
    /// Of the device; 0 to 1.
    open var volume: Float {
        get { AVAudioSession.sharedInstance().outputVolume }
        set {
            let volume = Double(max(0, min(1, newValue)))
            DispatchQueue.main.async { MainActor.assumeIsolated { World.shared.update { $0.volume = volume } } }
        }
    }

    /// What played before a call, or before the app went behind others.
    private var wasPlaying = false
    /// From where it stood.
    func goOnInFront() { player?.rate = currentPlaybackRate }
}

extension MPMusicPlayerController: Interruptible {
    /// Does nothing while it does not play.
    package func beginInterruption() {
        wasPlaying = state == .playing
        guard wasPlaying else { return }
        player?.pause()
        state = .interrupted
    }
    /// Goes on where the system says so, else stands.
    package func endInterruption(resumes: Bool) {
        guard state == .interrupted else { return }
        state = .paused
        if resumes, wasPlaying { play() }
    }
    /// A pause, as iOS makes.
    package func outputWentAway() { if state == .playing { pause() } }
    /// Its player falls silent by itself.
    package func appWentBehind(mayGoOn: Bool) { wasPlaying = state == .playing && !mayGoOn }
    /// Goes on, unless it was paused meanwhile.
    package func appCameBack() {
        guard wasPlaying, state == .playing else { return }
        wasPlaying = false
        goOnInFront()
    }
}

/// The items that a player plays, in their order.
open class MPMusicPlayerControllerQueue: __ObjCObject {
    fileprivate(set) open var items: [MPMediaItem]
    fileprivate init(_ items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    public static let didChangeNotification = NSNotification.Name.MPMusicPlayerControllerQueueDidChange
}

/// A queue within a change of it.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    /// - Parameter item: nil: at the beginning.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {
        let new = queueDescriptor.items
        let place = item.flatMap { item in items.firstIndex { $0 === item } }.map { $0 + 1 } ?? 0
        items.insert(contentsOf: new, at: place)
    }
    open func remove(_ item: MPMediaItem) { items.removeAll { $0 === item } }
}

/// Plays in the app, whose queue can be changed while it plays.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    // Sendable: as its superclass.
    /// What plays goes on as long as it is in the new queue.
    open func perform(
        queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let queue = MPMusicPlayerControllerMutableQueue(queuedItems)
        queueTransaction(queue)
        replaceQueue(queue.items)
        completionHandler(MPMusicPlayerControllerQueue(queue.items), nil)
    }
}
