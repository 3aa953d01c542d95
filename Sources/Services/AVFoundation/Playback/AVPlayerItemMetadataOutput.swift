// SPDX-License-Identifier: MIT

/// Hands out what a radio station says of what is heard, once it is. Tags in files and in the pieces of play lists are not read.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    private let identifiers: [String]?
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    /// Seconds by which the delegate wants to be told early. No effect here: stations tell when something begins.
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0

    /// - Parameter identifiers: of tags that are wanted; nil: all.
    public init(identifiers: [String]?) {
        self.identifiers = identifiers
        super.init()
    }

    /// What was told last is told again.
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
        if let group = item?.heardTags { tell(group) }
    }

    override var wantsTags: Bool { true }

    override func tell(_ group: AVTimedMetadataGroup) {
        let wanted = group.items.filter { item in
            identifiers.map { $0.contains(item.identifier?.rawValue ?? "") } ?? true
        }
        guard !wanted.isEmpty, delegate != nil else { return }
        let told = AVTimedMetadataGroup(items: wanted, timeRange: group.timeRange)
        (delegateQueue ?? .main).async {
            guard let delegate = self.delegate else { return }
            optionalCall {
                delegate.metadataOutput(self, didOutputTimedMetadataGroups: [told], from: self.item?.tracks.first)
            }
        }
    }
}
public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}
extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) { byName(self, "metadataOutput:didOutputTimedMetadataGroups:fromPlayerItemTrack:", [output, groups, track]) }
}
