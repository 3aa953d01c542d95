// SPDX-License-Identifier: MIT

// As words of eight bytes: Foundation knows no structures of an app's.
private let timeEncoding = "[3q]"
private let rangeEncoding = "[6q]"
private let mappingEncoding = "[12q]"

extension NSValue {
    public convenience init(time: CMTime) {
        var time = time
        self.init(bytes: &time, objCType: timeEncoding)
    }
    public convenience init(timeRange: CMTimeRange) {
        var range = timeRange
        self.init(bytes: &range, objCType: rangeEncoding)
    }
    public convenience init(timeMapping: CMTimeMapping) {
        var mapping = timeMapping
        self.init(bytes: &mapping, objCType: mappingEncoding)
    }

    private func holds(_ encoding: String) -> Bool { String(cString: objCType) == encoding }

    /// Invalid when the value holds something else; so are the next two.
    public var timeValue: CMTime {
        var time = CMTime.invalid
        if holds(timeEncoding) { getValue(&time) }
        return time
    }
    public var timeRangeValue: CMTimeRange {
        var range = CMTimeRange.invalid
        if holds(rangeEncoding) { getValue(&range) }
        return range
    }
    public var timeMappingValue: CMTimeMapping {
        var mapping = CMTimeMapping()
        if holds(mappingEncoding) { getValue(&mapping) }
        return mapping
    }
}

extension CMTime: CustomDebugStringConvertible {
    public var debugDescription: String { CMTimeCopyDescription(allocator: nil, time: self).map { $0 as String } ?? "" }
}

public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    let text: String
    if !time.isValid {
        text = "{INVALID}"
    } else if time.isIndefinite {
        text = "{INDEFINITE}"
    } else if time.isPositiveInfinity {
        text = "{+INFINITY}"
    } else if time.isNegativeInfinity {
        text = "{-INFINITY}"
    } else {
        let seconds = String(format: "%.3f", time.seconds)
        text = "{\(time.value)/\(time.timescale) = \(seconds)\(time.hasBeenRounded ? ", rounded" : "")}"
    }
    return NSString(string: text)
}

public func CMTimeShow(_ time: CMTime) { print(time.debugDescription) }

public var kCMTimeValueKey: CFString { "value" }
public var kCMTimeScaleKey: CFString { "timescale" }
public var kCMTimeEpochKey: CFString { "epoch" }
public var kCMTimeFlagsKey: CFString { "flags" }

public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    NSDictionary(dictionary: [
        kCMTimeValueKey: NSNumber(value: time.value), kCMTimeScaleKey: NSNumber(value: time.timescale),
        kCMTimeEpochKey: NSNumber(value: time.epoch), kCMTimeFlagsKey: NSNumber(value: time.flags.rawValue),
    ])
}

/// Invalid when a key is missing.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    guard let value = dictionaryRepresentation?[kCMTimeValueKey] as? NSNumber,
        let scale = dictionaryRepresentation?[kCMTimeScaleKey] as? NSNumber,
        let flags = dictionaryRepresentation?[kCMTimeFlagsKey] as? NSNumber
    else { return .invalid }
    let epoch = (dictionaryRepresentation?[kCMTimeEpochKey] as? NSNumber)?.int64Value ?? 0
    return CMTime(
        value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: epoch)
}
