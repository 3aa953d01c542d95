// SPDX-License-Identifier: MIT
import MediaEngine

/// Tags that belong together.
open class AVMetadataGroup: __ObjCObject, @unchecked Sendable {
    // Sendable: constants alone.
    open var items: [AVMetadataItem] { [] }
    /// What groups of one meaning have in common.
    open var classifyingLabel: String? { nil }
    /// The same where a later group says more of the same.
    open var uniqueID: String? { nil }
}

/// Tags that hold for a stretch of time.
open class AVTimedMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: as its superclass; only mutable groups change, which their owner keeps to one thread.
    fileprivate var content: (items: [AVMetadataItem], range: CMTimeRange)

    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        content = (items, timeRange)
        super.init()
    }

    open var timeRange: CMTimeRange { content.range }
    open override var items: [AVMetadataItem] { content.items }

    open func copy(with zone: NSZone? = nil) -> Any { AVTimedMetadataGroup(items: items, timeRange: timeRange) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        AVMutableTimedMetadataGroup(items: items, timeRange: timeRange)
    }

    /// What a writer's or a session's input for such groups is made with.
    open func copyFormatDescription() -> CMMetadataFormatDescription? {
        items.isEmpty ? nil : CMFormatDescription(type: kCMMediaType_Metadata, subType: Self.boxed)
    }
    /// `mebx`, `kCMMetadataFormatType_Boxed`.
    private static let boxed: FourCharCode = 0x6D65_6278
}

/// One that is being made.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var timeRange: CMTimeRange {
        get { content.range }
        set { content.range = newValue }
    }
    open override var items: [AVMetadataItem] {
        get { content.items }
        set { content.items = newValue }
    }
}

/// Tags of a stretch of dates.
open class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: as its superclass; only mutable groups change, which their owner keeps to one thread.
    fileprivate var content: (items: [AVMetadataItem], start: Date, end: Date?)
    private let range: PlayList.DateRange?

    /// - Parameter endDate: nil: not known, or none.
    public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
        (content, range) = ((items, startDate, endDate), nil)
        super.init()
    }

    init(_ range: PlayList.DateRange) {
        content = (range.values.map { AVMetadataItem($0, in: range) }, range.start, range.end)
        self.range = range
        super.init()
    }

    open var startDate: Date { content.start }
    open var endDate: Date? { content.end }
    open override var items: [AVMetadataItem] { content.items }
    open override var classifyingLabel: String? { range?.kind }
    open override var uniqueID: String? { range?.identifier }

    open func copy(with zone: NSZone? = nil) -> Any {
        range.map { AVDateRangeMetadataGroup($0) }
            ?? AVDateRangeMetadataGroup(items: items, start: startDate, end: endDate)
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        AVMutableDateRangeMetadataGroup(items: items, start: startDate, end: endDate)
    }
}

/// One that is being made.
open class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup, @unchecked Sendable {
    // Sendable: as its superclass.
    open override var startDate: Date {
        get { content.start }
        set { content.start = newValue }
    }
    open override var endDate: Date? {
        get { content.end }
        set { content.end = newValue }
    }
    open override var items: [AVMetadataItem] {
        get { content.items }
        set { content.items = newValue }
    }
}
