// SPDX-License-Identifier: MIT
import Synchronization

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

/// Pixels in memory that frames of film, cameras and image processing hand around.
///
/// One format, one or several planes, rows from the top. Whoever reads or writes the pixels locks the base address
/// first; locks count, and any number of readers may hold one, which is why the object may go from thread to thread.
public final class CVBuffer: Hashable, @unchecked Sendable {
    /// One plane's pixels.
    package struct Plane {
        /// Samples in a row.
        package let width: Int
        /// Rows.
        package let height: Int
        /// May be more than the samples need.
        package let bytesPerRow: Int
        /// The top left sample; lives as long as the buffer.
        package let base: UnsafeMutableRawPointer
    }

    /// Pixels of the picture; planes may have fewer samples.
    package let width: Int
    /// Pixels, rows.
    package let height: Int
    /// One of `kCVPixelFormatType_...`.
    package let format: OSType
    /// One for formats that are not planar.
    package let planes: [Plane]
    /// What the maker asked for.
    package let attributes: [String: Any]
    /// Gives the memory back when the last reference goes.
    private let release: () -> Void
    private let shared = Mutex(Shared())

    // Sendable: property-list values and colour spaces, none of which changes.
    private struct Shared: @unchecked Sendable {
        var locks = 0
        var attachments: [String: (value: AnyObject, mode: CVAttachmentMode)] = [:]
    }

    /// Memory of somebody else.
    /// - Parameter release: called once, on any thread, with the last reference.
    package init(
        width: Int, height: Int, format: OSType, planes: [Plane], attributes: [String: Any],
        release: @escaping () -> Void
    ) {
        self.width = width
        self.height = height
        self.format = format
        self.planes = planes
        self.attributes = attributes
        self.release = release
    }

    deinit { release() }

    /// Zeroed memory; nil when the format is none of `PixelFormat`'s or the size is not positive or too large.
    package convenience init?(width: Int, height: Int, format: OSType, attributes: [String: Any] = [:]) {
        guard let layout = PixelFormat(format), width > 0, height > 0, width <= 1 << 15, height <= 1 << 15 else {
            return nil
        }
        let rows = layout.planes.map { plane in
            let columns = (width + plane.shrink - 1) / plane.shrink
            return (columns, (height + plane.shrink - 1) / plane.shrink, (columns * plane.bytes + 63) & ~63)
        }
        guard let memory = calloc(1, rows.reduce(64) { $0 + $1.1 * $1.2 }) else { return nil }
        var next = memory.alignedUp(toMultipleOf: 64)
        let planes = rows.map { columns, lines, bytesPerRow in
            defer { next += lines * bytesPerRow }
            return Plane(width: columns, height: lines, bytesPerRow: bytesPerRow, base: next)
        }
        self.init(width: width, height: height, format: format, planes: planes, attributes: attributes) {
            free(memory)
        }
    }

    public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Counts; never waits.
    package func lock() { shared.withLock { $0.locks += 1 } }
    /// - Returns: false when nobody holds a lock.
    package func unlock() -> Bool {
        shared.withLock { shared in
            guard shared.locks > 0 else { return false }
            shared.locks -= 1
            return true
        }
    }

    /// nil: there is none of that key. Any thread.
    package func attachment(_ key: String) -> (value: AnyObject, mode: CVAttachmentMode)? {
        nonisolated(unsafe) var found: (value: AnyObject, mode: CVAttachmentMode)?
        shared.withLock { found = $0.attachments[key] }
        return found
    }
    /// Those of one kind, as a copy of the moment.
    package func attachments(_ mode: CVAttachmentMode) -> [String: AnyObject] {
        nonisolated(unsafe) var found: [String: AnyObject] = [:]
        shared.withLock { shared in
            found = shared.attachments.filter { $0.value.mode == mode }.mapValues(\.value)
        }
        return found
    }
    /// nil takes it away. Any thread.
    package func setAttachment(_ value: AnyObject?, _ key: String, _ mode: CVAttachmentMode) {
        nonisolated(unsafe) let value = value
        shared.withLock { $0.attachments[key] = value.map { ($0, mode) } }
    }
}

public enum CVAttachmentMode: UInt32, Sendable {
    case shouldNotPropagate = 0
    case shouldPropagate = 1
}

public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) { buffer.setAttachment(value, key as String, attachmentMode) }

public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? {
    guard let found = buffer.attachment(key as String) else { return nil }
    attachmentMode?.pointee = found.mode
    return Unmanaged.passUnretained(found.value)
}

public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    let found = buffer.attachment(key as String)
    if let found { attachmentMode?.pointee = found.mode }
    return found?.value
}

public func CVBufferGetAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let found = buffer.attachments(attachmentMode)
    return found.isEmpty ? nil : NSDictionary(dictionary: found)
}

public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
    buffer.setAttachment(nil, key as String, .shouldNotPropagate)
}

public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) {
    for mode in [CVAttachmentMode.shouldNotPropagate, .shouldPropagate] {
        for key in buffer.attachments(mode).keys { buffer.setAttachment(nil, key, mode) }
    }
}

/// Those that are marked to be handed on.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, value) in sourceBuffer.attachments(.shouldPropagate) {
        destinationBuffer.setAttachment(value, key, .shouldPropagate)
    }
}

public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
