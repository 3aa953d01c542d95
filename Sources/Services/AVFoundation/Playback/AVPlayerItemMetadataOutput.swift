// SPDX-License-Identifier: MIT

/// Would hand out timed tags, which are not read.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    // Sendable: as its superclass.
    public init(identifiers: [String]?) { super.init() }
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        Unsupported.report("AVPlayerItemMetadataOutput: timed tags are not read")
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
