// SPDX-License-Identifier: MIT
import MediaEngine

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
