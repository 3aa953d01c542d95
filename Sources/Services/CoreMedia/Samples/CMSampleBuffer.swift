// SPDX-License-Identifier: MIT
import Synchronization

public struct CMSampleTimingInfo: Hashable, Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }
    public static let invalid = CMSampleTimingInfo()
}
public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid

/// One picture, or a run of sound or compressed samples, with its times. Never changes but for attachments and being
/// made invalid.
public final class CMSampleBuffer: Hashable, @unchecked Sendable {
    /// nil for sound and for compressed samples.
    package let image: CVImageBuffer?
    /// nil for pictures, and where data comes later.
    package let block: CMBlockBuffer?
    /// nil: not known.
    package let format: CMFormatDescription?
    /// Samples in the buffer.
    package let count: Int
    /// One for each sample, or one for all; empty: no times are known.
    package let timings: [CMSampleTimingInfo]
    /// Bytes, one for each sample or one for all; empty for pictures.
    package let sizes: [Int]
    private let shared = Mutex(Shared())

    // Sendable: property-list values.
    private struct Shared: @unchecked Sendable {
        var isValid = true
        var attachments: [String: (AnyObject, CMAttachmentMode)] = [:]
        var samples: NSArray?
        var outputTime: CMTime?
    }

    /// Makes the value only; that numbers fit each other is the caller's affair.
    package init(
        image: CVImageBuffer? = nil, block: CMBlockBuffer? = nil, format: CMFormatDescription?, count: Int,
        timings: [CMSampleTimingInfo], sizes: [Int] = []
    ) {
        self.image = image
        self.block = block
        self.format = format
        self.count = count
        self.timings = timings
        self.sizes = sizes
    }

    /// False after `end()`.
    package var isUsable: Bool { shared.withLock { $0.isValid } }
    /// For good; what it holds stays readable.
    package func end() { shared.withLock { $0.isValid = false } }

    /// Times of one sample; a single entry stands for samples that follow one another.
    package func timing(_ index: Int) -> CMSampleTimingInfo? {
        if timings.count == 1, index > 0 {
            var next = timings[0]
            let offset = next.duration * Int32(clamping: index)
            next.presentationTimeStamp = next.presentationTimeStamp + offset
            // Invalid where samples are decoded in the order in which they are shown; it stays so.
            next.decodeTimeStamp = next.decodeTimeStamp + offset
            return next
        }
        return timings.indices.contains(index) ? timings[index] : nil
    }

    /// The earliest of its samples; invalid without times.
    package var presentationTime: CMTime {
        timings.map(\.presentationTimeStamp).min() ?? .invalid
    }
    /// When it is to be shown, where that is another time than its own; nil: it is not.
    package var outputTime: CMTime? {
        get { shared.withLock { $0.outputTime } }
        set { shared.withLock { $0.outputTime = newValue } }
    }
    /// The sum over all samples; zero without times.
    package var totalDuration: CMTime {
        if timings.count == 1 { return timings[0].duration * Int32(clamping: count) }
        return timings.reduce(CMTime.zero) { $0 + $1.duration }
    }

    /// nil takes it away. Any thread.
    package func setAttachment(_ value: AnyObject?, _ key: String, _ mode: CMAttachmentMode) {
        nonisolated(unsafe) let value = value
        shared.withLock { $0.attachments[key] = value.map { ($0, mode) } }
    }
    /// nil: there is none of that key.
    package func attachment(_ key: String) -> (AnyObject, CMAttachmentMode)? {
        nonisolated(unsafe) var found: (AnyObject, CMAttachmentMode)?
        shared.withLock { found = $0.attachments[key] }
        return found
    }
    /// A copy of the moment.
    package var allAttachments: [String: (AnyObject, CMAttachmentMode)] {
        nonisolated(unsafe) var found: [String: (AnyObject, CMAttachmentMode)] = [:]
        shared.withLock { found = $0.attachments }
        return found
    }
    /// One dictionary a sample.
    package func sampleAttachments(create: Bool) -> NSArray? {
        nonisolated(unsafe) var found: NSArray?
        shared.withLock { shared in
            if shared.samples == nil, create {
                shared.samples = NSArray(array: (0..<max(1, count)).map { _ in NSMutableDictionary() })
            }
            found = shared.samples
        }
        return found
    }

    public static func == (left: CMSampleBuffer, right: CMSampleBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CMSampleBuffer {
    public var imageBuffer: CVImageBuffer? { image }
    public var dataBuffer: CMBlockBuffer? { block }
    public var formatDescription: CMFormatDescription? { format }
    public var numSamples: Int { count }
    public var duration: CMTime { totalDuration }
    public var presentationTimeStamp: CMTime { presentationTime }
    public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
    public var outputPresentationTimeStamp: CMTime { outputTime ?? presentationTime }
    public var isValid: Bool { isUsable }
    public func invalidate() throws { end() }
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { timings }

    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        self.init(image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming])
    }
    public convenience init(
        dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: Int,
        sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int]
    ) throws {
        self.init(
            block: dataBuffer, format: formatDescription, count: numSamples, timings: sampleTimings,
            sizes: sampleSizes)
    }
    public convenience init(copying other: CMSampleBuffer, withNewTiming timing: [CMSampleTimingInfo]) throws {
        self.init(
            image: other.image, block: other.block, format: other.format, count: other.count, timings: timing,
            sizes: other.sizes)
    }
}

public typealias CMAttachmentMode = UInt32
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1
