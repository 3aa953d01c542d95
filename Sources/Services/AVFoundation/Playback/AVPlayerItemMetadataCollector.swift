// SPDX-License-Identifier: MIT
import MediaEngine

/// Gathers what an item's play list says of stretches of dates (`EXT-X-DATERANGE`).
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
    // Sendable: as its superclass.
    open private(set) weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    private weak var item: AVPlayerItem?
    private let identifiers: [String]?
    private let labels: [String]?
    /// As they were told.
    private var known: [(range: PlayList.DateRange, group: AVDateRangeMetadataGroup)] = []

    /// - Parameters: `identifiers`: groups with one of them are wanted; `classifyingLabels`: of groups that are wanted; nil: all.
    public init(identifiers: [String]?, classifyingLabels: [String]?) {
        (self.identifiers, labels) = (identifiers, classifyingLabels)
        super.init()
    }

    /// Told at once of what there is, and again when a list that goes on says more.
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
        if item != nil { tell(new: IndexSet(known.indices), changed: IndexSet()) }
    }

    override func collect(from item: AVPlayerItem) {
        self.item = item
        known = []
        tell(new: IndexSet(), changed: IndexSet())
        if let stream = item.playedStream { take(stream.dateRanges) }
    }

    override func take(_ ranges: [PlayList.DateRange]) {
        var (new, changed) = (IndexSet(), IndexSet())
        for range in ranges where isWanted(range) {
            guard let index = known.firstIndex(where: { $0.range.identifier == range.identifier }) else {
                new.insert(known.count)
                known.append((range, AVDateRangeMetadataGroup(range)))
                continue
            }
            guard known[index].range != range else { continue }
            if !new.contains(index) { changed.insert(index) }
            known[index] = (range, AVDateRangeMetadataGroup(range))
        }
        if !new.isEmpty || !changed.isEmpty { tell(new: new, changed: changed) }
    }

    private func isWanted(_ range: PlayList.DateRange) -> Bool {
        guard labels?.contains(range.kind ?? "") ?? true else { return false }
        let space = AVMetadataKeySpace.hlsDateRange.rawValue
        return identifiers.map { wanted in range.values.contains { wanted.contains("\(space)/\($0.name)") } } ?? true
    }

    private func tell(new: IndexSet, changed: IndexSet) {
        guard delegate != nil, item != nil else { return }
        let groups = known.map(\.group)
        (delegateQueue ?? .main).async {
            self.delegate?.metadataCollector(
                self, didCollect: groups, indexesOfNewGroups: new, indexesOfModifiedGroups: changed)
        }
    }
}

public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
    /// - Parameters: all groups so far; those that are new, and those of which the list says something else than before.
    func metadataCollector(
        _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup],
        indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet)
}
