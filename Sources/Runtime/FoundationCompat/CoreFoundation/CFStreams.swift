// SPDX-License-Identifier: MIT
public import Foundation

// Core Foundation's streams are Foundation's own: each can be passed where the other is wanted.

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream
public typealias CFStreamStatus = Stream.Status
public typealias CFStreamEventType = Stream.Event
public typealias CFStreamPropertyKey = Stream.PropertyKey

/// Both ends of a connection to a host, each owned by the caller.
public func CFStreamCreatePairWithSocketToHost(
    _ allocator: CFAllocator?, _ host: CFString!, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(withName: host as String, port: Int(port), inputStream: &input, outputStream: &output)
    readStream?.pointee = input.map { .passRetained($0) }
    writeStream?.pointee = output.map { .passRetained($0) }
}

/// Two ends of one buffer, each owned by the caller.
public func CFStreamCreateBoundPair(
    _ allocator: CFAllocator?, _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?, _ transferBufferSize: CFIndex
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: transferBufferSize, inputStream: &input, outputStream: &output)
    readStream?.pointee = input.map { .passRetained($0) }
    writeStream?.pointee = output.map { .passRetained($0) }
}

// MARK: Reading

public func CFReadStreamCreateWithFile(_ allocator: CFAllocator?, _ fileURL: CFURL!) -> CFReadStream! {
    InputStream(url: fileURL as URL)
}

/// Copies the bytes: nobody has to keep them, and whoever was to free them has to do so.
public func CFReadStreamCreateWithBytesNoCopy(
    _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex, _ bytesDeallocator: CFAllocator?
) -> CFReadStream! { InputStream(data: Data(bytes: bytes, count: length)) }

@discardableResult
public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool {
    stream.open()
    return stream.streamStatus != .error
}
public func CFReadStreamClose(_ stream: CFReadStream!) { stream.close() }
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream!) -> Bool { stream.hasBytesAvailable }
public func CFReadStreamGetStatus(_ stream: CFReadStream!) -> CFStreamStatus { stream.streamStatus }
public func CFReadStreamCopyError(_ stream: CFReadStream!) -> CFError! { stream.streamError.map { $0 as NSError } }

/// - Returns: bytes read; 0 at the end, -1 for an error.
public func CFReadStreamRead(
    _ stream: CFReadStream!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex { stream.read(buffer, maxLength: bufferLength) }

public func CFReadStreamCopyProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! {
    stream.property(forKey: propertyName)
}
@discardableResult
public func CFReadStreamSetProperty(
    _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool { stream.setProperty(propertyValue, forKey: propertyName) }

public func CFReadStreamScheduleWithRunLoop(
    _ stream: CFReadStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) { stream.schedule(in: runLoop, forMode: runLoopMode) }
public func CFReadStreamUnscheduleFromRunLoop(
    _ stream: CFReadStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) { stream.remove(from: runLoop, forMode: runLoopMode) }

// MARK: Writing

public func CFWriteStreamCreateWithFile(_ allocator: CFAllocator?, _ fileURL: CFURL!) -> CFWriteStream! {
    OutputStream(url: fileURL as URL, append: false)
}
public func CFWriteStreamCreateWithAllocatedBuffers(
    _ allocator: CFAllocator?, _ bufferAllocator: CFAllocator?
) -> CFWriteStream! { OutputStream.toMemory() }

@discardableResult
public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool {
    stream.open()
    return stream.streamStatus != .error
}
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream.close() }
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream!) -> Bool { stream.hasSpaceAvailable }
public func CFWriteStreamGetStatus(_ stream: CFWriteStream!) -> CFStreamStatus { stream.streamStatus }
public func CFWriteStreamCopyError(_ stream: CFWriteStream!) -> CFError! { stream.streamError.map { $0 as NSError } }

/// - Returns: bytes written; -1 for an error.
public func CFWriteStreamWrite(
    _ stream: CFWriteStream!, _ buffer: UnsafePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex { stream.write(buffer, maxLength: bufferLength) }

public func CFWriteStreamCopyProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! {
    stream.property(forKey: propertyName)
}
@discardableResult
public func CFWriteStreamSetProperty(
    _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool { stream.setProperty(propertyValue, forKey: propertyName) }

public func CFWriteStreamScheduleWithRunLoop(
    _ stream: CFWriteStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) { stream.schedule(in: runLoop, forMode: runLoopMode) }
public func CFWriteStreamUnscheduleFromRunLoop(
    _ stream: CFWriteStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) { stream.remove(from: runLoop, forMode: runLoopMode) }
