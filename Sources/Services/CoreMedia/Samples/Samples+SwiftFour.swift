// SPDX-License-Identifier: MIT

// Core Media's functions without argument labels, as sources of Swift 3 to 4.1 call them.

@discardableResult
public func CMGetAttachment(
    _ target: CMAttachmentBearer, _ key: CFString, _ attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? { CMGetAttachment(target, key: key, attachmentModeOut: attachmentModeOut) }

public func CMVideoFormatDescriptionGetCleanAperture(
    _ videoDesc: CMVideoFormatDescription, _ originIsAtTopLeft: Bool
) -> CGRect { CMVideoFormatDescriptionGetCleanAperture(videoDesc, originIsAtTopLeft: originIsAtTopLeft) }

@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, _ offset: Int, _ lengthAtOffset: UnsafeMutablePointer<Int>?,
    _ totalLength: UnsafeMutablePointer<Int>?, _ dataPointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    CMBlockBufferGetDataPointer(
        theBuffer, atOffset: offset, lengthAtOffsetOut: lengthAtOffset, totalLengthOut: totalLength,
        dataPointerOut: dataPointer)
}
