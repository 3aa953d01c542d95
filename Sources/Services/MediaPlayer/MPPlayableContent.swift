// SPDX-License-Identifier: MIT

/// Something a car's screen lists.
open class MPContentItem: __ObjCObject {
    open private(set) var identifier: String
    open var title: String?
    open var subtitle: String?
    open var artwork: MPMediaItemArtwork?
    /// 0 to 1; -1: not known.
    open var playbackProgress: Float = -1
    open var isStreamingContent = false
    open var isExplicitContent = false
    open var isContainer = false
    open var isPlayable = false
    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// What a car can show; no car is connected to the device.
public final class MPPlayableContentManagerContext: __ObjCObject, Sendable {
    public var enforcedContentItemsCount: Int { 0 }
    public var enforcedContentTreeDepth: Int { 0 }
    public var contentLimitsEnabled: Bool { false }
    public var contentLimitsEnforced: Bool { false }
    public var endpointAvailable: Bool { false }
}

/// Lists an app's music on a car's screen; no car is connected to the device, so that nobody asks the source.
// Sendable: the main thread alone uses it, as the documentation asks of apps.
open class MPPlayableContentManager: __ObjCObject, @unchecked Sendable {
    private static let manager = MPPlayableContentManager()
    open class func shared() -> Self {
        guard let manager = manager as? Self else {
            preconditionFailure("MPPlayableContentManager.shared(): called on a subclass; there is one manager")
        }
        return manager
    }
    open weak var dataSource: (any MPPlayableContentDataSource)?
    open weak var delegate: (any MPPlayableContentDelegate)?
    open private(set) var context = MPPlayableContentManagerContext()
    open var nowPlayingIdentifiers: [String] = []
    private var updates = 0
    open func beginUpdates() { updates += 1 }
    open func endUpdates() {
        precondition(updates > 0, "MPPlayableContentManager: endUpdates() without beginUpdates()")
        updates -= 1
    }
    open func reloadData() {}
}

public protocol MPPlayableContentDataSource: NSObjectProtocol {
    func beginLoadingChildItems(at indexPath: IndexPath, completionHandler: @escaping ((any Error)?) -> Void)
    func childItemsDisplayPlaybackProgress(at indexPath: IndexPath) -> Bool
    func contentItem(
        forIdentifier identifier: String, completionHandler: @escaping (MPContentItem?, (any Error)?) -> Void)
    func numberOfChildItems(at indexPath: IndexPath) -> Int
    func contentItem(at indexPath: IndexPath) -> MPContentItem?
}
extension MPPlayableContentDataSource {
    public func beginLoadingChildItems(at indexPath: IndexPath, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func childItemsDisplayPlaybackProgress(at indexPath: IndexPath) -> Bool { false }
    public func contentItem(
        forIdentifier identifier: String, completionHandler: @escaping (MPContentItem?, (any Error)?) -> Void
    ) { completionHandler(nil, MPError(.notFound)) }
}

public protocol MPPlayableContentDelegate: NSObjectProtocol {
    func playableContentManager(
        _ contentManager: MPPlayableContentManager, initiatePlaybackOfContentItemAt indexPath: IndexPath,
        completionHandler: @escaping ((any Error)?) -> Void)
    func playableContentManager(
        _ contentManager: MPPlayableContentManager,
        initializePlaybackQueueWithContentItems contentItems: [Any]?,
        completionHandler: @escaping ((any Error)?) -> Void)
    func playableContentManager(
        _ contentManager: MPPlayableContentManager,
        initializePlaybackQueueWithCompletionHandler completionHandler: @escaping ((any Error)?) -> Void)
    func playableContentManager(
        _ contentManager: MPPlayableContentManager, didUpdate context: MPPlayableContentManagerContext)
}
extension MPPlayableContentDelegate {
    public func playableContentManager(
        _ contentManager: MPPlayableContentManager, initiatePlaybackOfContentItemAt indexPath: IndexPath,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(MPError(.notSupported)) }
    public func playableContentManager(
        _ contentManager: MPPlayableContentManager, initializePlaybackQueueWithContentItems contentItems: [Any]?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(MPError(.notSupported)) }
    public func playableContentManager(
        _ contentManager: MPPlayableContentManager,
        initializePlaybackQueueWithCompletionHandler completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(MPError(.notSupported)) }
    public func playableContentManager(
        _ contentManager: MPPlayableContentManager, didUpdate context: MPPlayableContentManagerContext
    ) {}
}
