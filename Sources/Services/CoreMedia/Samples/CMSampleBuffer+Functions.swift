// SPDX-License-Identifier: MIT

public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
public let kCMSampleBufferError_AlreadyHasDataBuffer: OSStatus = -12732
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12734
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12737
public let kCMSampleBufferError_BufferHasNoSampleSizes: OSStatus = -12735
public let kCMSampleBufferError_ArrayTooSmall: OSStatus = -12737
public let kCMSampleBufferError_Invalidated: OSStatus = -12744

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.image }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.block }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.format }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.count }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.totalDuration }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTime }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.outputPresentationTimeStamp
}
public func CMSampleBufferSetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer, newValue: CMTime) -> OSStatus {
    sbuf.outputTime = newValue
    return 0
}
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.block?.length ?? 0 }
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex) -> Int {
    if sbuf.sizes.count == 1 { return sbuf.sizes[0] }
    return sbuf.sizes.indices.contains(sampleIndex) ? sbuf.sizes[sampleIndex] : 0
}
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isUsable }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.image != nil || sbuf.block != nil }
@discardableResult
public func CMSampleBufferMakeDataReady(_ sbuf: CMSampleBuffer) -> OSStatus { 0 }
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    sbuf.end()
    return 0
}

@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex,
    timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
    guard sampleIndex >= 0, sampleIndex < sbuf.count, let timing = sbuf.timing(sampleIndex) else {
        return kCMSampleBufferError_SampleIndexOutOfRange
    }
    timingInfoOut.pointee = timing
    return 0
}

@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
    _ sbuf: CMSampleBuffer, entryCount timingArrayEntries: CMItemCount,
    arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
    entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
    timingArrayEntriesNeededOut?.pointee = sbuf.timings.count
    guard let timingArrayOut else { return 0 }
    guard timingArrayEntries >= sbuf.timings.count else { return kCMSampleBufferError_ArrayTooSmall }
    for (index, timing) in sbuf.timings.enumerated() { timingArrayOut[index] = timing }
    return 0
}

@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool, makeDataReadyCallback: Any?,
    refcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    guard CMVideoFormatDescriptionMatchesImageBuffer(formatDescription, imageBuffer: imageBuffer) else {
        return kCMSampleBufferError_InvalidMediaFormat
    }
    sampleBufferOut.pointee = CMSampleBuffer(
        image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming.pointee])
    return 0
}

@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateForImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
        formatDescription: formatDescription, sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

@discardableResult
public func CMSampleBufferCreate(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool, makeDataReadyCallback: Any?,
    refcon: UnsafeMutableRawPointer?, formatDescription: CMFormatDescription?, sampleCount: CMItemCount,
    sampleTimingEntryCount: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleSizeEntryCount: CMItemCount, sampleSizeArray: UnsafePointer<Int>?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: sampleTimingEntryCount)) }
    let sizes = sampleSizeArray.map { Array(UnsafeBufferPointer(start: $0, count: sampleSizeEntryCount)) }
    sampleBufferOut.pointee = CMSampleBuffer(
        block: dataBuffer, format: formatDescription, count: sampleCount, timings: timings ?? [], sizes: sizes ?? [])
    return 0
}

@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount: CMItemCount,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: sampleTimingEntryCount)) }
    sampleBufferOut.pointee = CMSampleBuffer(
        image: originalSBuf.image, block: originalSBuf.block, format: originalSBuf.format, count: originalSBuf.count,
        timings: timings ?? originalSBuf.timings, sizes: originalSBuf.sizes)
    return 0
}

@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?, sampleBuffer: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateCopyWithNewTiming(
        allocator: allocator, sampleBuffer: sampleBuffer, sampleTimingEntryCount: 0, sampleTimingArray: nil,
        sampleBufferOut: sampleBufferOut)
}

// MARK: Attachments

public var kCMSampleAttachmentKey_NotSync: CFString { "NotSync" }
public var kCMSampleAttachmentKey_DisplayImmediately: CFString { "DisplayImmediately" }
public var kCMSampleAttachmentKey_DoNotDisplay: CFString { "DoNotDisplay" }
public var kCMSampleAttachmentKey_DependsOnOthers: CFString { "DependsOnOthers" }

/// One changeable dictionary for each sample.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? {
    sbuf.sampleAttachments(create: createIfNecessary)
}

public typealias CMAttachmentBearer = CMSampleBuffer

public func CMSetAttachment(
    _ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode
) { target.setAttachment(value, key as String, attachmentMode) }

public func CMGetAttachment(
    _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
    let found = target.attachment(key as String)
    if let found { attachmentModeOut?.pointee = found.1 }
    return found?.0
}

public func CMCopyDictionaryOfAttachments(
    allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
    let found = target.allAttachments.filter { $0.value.1 == attachmentMode }.mapValues(\.0)
    return found.isEmpty ? nil : NSDictionary(dictionary: found)
}

/// As code of Swift 4 writes it.
public func CMCopyDictionaryOfAttachments(
    _ allocator: CFAllocator?, _ target: CMAttachmentBearer, _ attachmentMode: CMAttachmentMode
) -> CFDictionary? {
    CMCopyDictionaryOfAttachments(allocator: allocator, target: target, attachmentMode: attachmentMode)
}

public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
    target.setAttachment(nil, key as String, kCMAttachmentMode_ShouldNotPropagate)
}
