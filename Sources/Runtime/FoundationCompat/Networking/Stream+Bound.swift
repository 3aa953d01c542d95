// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

extension Stream {
    /// Two ends of one buffer: what is written to the one can be read from the other, also on another thread.
    /// - Parameter bufferSize: in bytes; a write that finds the buffer full waits for the reader.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = BoundPipe(capacity: max(bufferSize, 1))
        inputStream?.pointee = BoundInput(pipe)
        outputStream?.pointee = BoundOutput(pipe)
    }
}

/// The buffer and who has closed it. Unchecked: `state` is only touched with `condition` locked.
private final class BoundPipe: @unchecked Sendable {
    let condition = NSCondition()
    let capacity: Int
    var bytes: [UInt8] = []
    var isReaderGone = false
    var isWriterGone = false
    init(capacity: Int) { self.capacity = capacity }
}

private final class BoundInput: InputStream {
    private let pipe: BoundPipe
    private var status = Status.notOpen
    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(data: Data())
    }
    override func open() { status = .open }
    override func close() {
        status = .closed
        pipe.condition.withLock {
            pipe.isReaderGone = true
            pipe.condition.broadcast()
        }
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { pipe.condition.withLock { !pipe.bytes.isEmpty || !pipe.isWriterGone } }

    /// Waits for bytes; 0 when the writer has closed its end.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return -1 }
        return pipe.condition.withLock {
            while pipe.bytes.isEmpty, !pipe.isWriterGone { pipe.condition.wait() }
            let count = min(length, pipe.bytes.count)
            for index in 0..<count { buffer[index] = pipe.bytes[index] }
            pipe.bytes.removeFirst(count)
            if count == 0 { status = .atEnd }
            pipe.condition.broadcast()
            return count
        }
    }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
    ) -> Bool { false }
}

private final class BoundOutput: OutputStream {
    private let pipe: BoundPipe
    private var status = Status.notOpen
    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(toMemory: ())
    }
    required init(toMemory: ()) {
        pipe = BoundPipe(capacity: 1)
        super.init(toMemory: ())
    }
    override func open() { status = .open }
    override func close() {
        status = .closed
        pipe.condition.withLock {
            pipe.isWriterGone = true
            pipe.condition.broadcast()
        }
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool {
        pipe.condition.withLock { !pipe.isReaderGone && pipe.bytes.count < pipe.capacity }
    }

    /// Waits for room; -1 when the reader has closed its end.
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return -1 }
        return pipe.condition.withLock {
            while pipe.bytes.count >= pipe.capacity, !pipe.isReaderGone { pipe.condition.wait() }
            if pipe.isReaderGone { return -1 }
            let count = min(length, pipe.capacity - pipe.bytes.count)
            pipe.bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
            pipe.condition.broadcast()
            return count
        }
    }
}
