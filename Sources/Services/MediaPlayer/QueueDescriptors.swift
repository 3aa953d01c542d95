// SPDX-License-Identifier: MIT

/// What a player is to play.
open class MPMusicPlayerQueueDescriptor: __ObjCObject {
    var items: [MPMediaItem] { [] }
}

/// Items of the library, each from its beginning to its end unless told otherwise.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open private(set) var itemCollection: MPMediaItemCollection
    /// The query that the items came from; empty where they came as a collection.
    open private(set) var query: MPMediaQuery
    /// Where playing begins; nil: at the first.
    open var startItem: MPMediaItem?
    private(set) var starts: [MPMediaEntityPersistentID: TimeInterval] = [:]
    private(set) var ends: [MPMediaEntityPersistentID: TimeInterval] = [:]

    public init(itemCollection: MPMediaItemCollection) {
        self.itemCollection = itemCollection
        query = MPMediaQuery()
        super.init()
    }
    public init(query: MPMediaQuery) {
        itemCollection = MPMediaItemCollection(items: query.items ?? [])
        self.query = query
        super.init()
    }
    override var items: [MPMediaItem] { itemCollection.items }

    /// - Parameter startTime: seconds.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
        starts[mediaItem.persistentID] = startTime
    }
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) { ends[mediaItem.persistentID] = endTime }
}

/// Songs of a store, which the device cannot play: a queue of them is empty.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var storeIDs: [String]?
    open var startItemID: String?
    private var starts: [String: TimeInterval] = [:]
    private var ends: [String: TimeInterval] = [:]
    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
        super.init()
        Unsupported.report("MPMusicPlayerStoreQueueDescriptor: songs of a store")
    }
    open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {
        starts[storeID] = startTime
    }
    open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) { ends[storeID] = endTime }
}

/// What a music service says about a song of its own.
open class MPMusicPlayerPlayParameters: __ObjCObject {
    open private(set) var dictionary: [String: Any]
    /// nil: an empty dictionary names nothing.
    public init?(dictionary: [String: Any]) {
        guard !dictionary.isEmpty else { return nil }
        self.dictionary = dictionary
        super.init()
    }
}

/// Songs of a music service, which the device cannot play: a queue of them is empty.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var playParametersQueue: [MPMusicPlayerPlayParameters]
    open var startItemPlayParameters: MPMusicPlayerPlayParameters?
    private var starts: [(MPMusicPlayerPlayParameters, TimeInterval)] = []
    private var ends: [(MPMusicPlayerPlayParameters, TimeInterval)] = []
    public init(playParametersQueue: [MPMusicPlayerPlayParameters]) {
        self.playParametersQueue = playParametersQueue
        super.init()
        Unsupported.report("MPMusicPlayerPlayParametersQueueDescriptor: songs of a music service")
    }
    open func setStartTime(_ startTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) {
        starts.append((playParameters, startTime))
    }
    open func setEndTime(_ endTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) {
        ends.append((playParameters, endTime))
    }
}
