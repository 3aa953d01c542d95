// SPDX-License-Identifier: MIT
public import Foundation

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

/// The buffer, who has closed it, and who hears of it. Unchecked: what changes does so with `condition` locked.
private final class BoundPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var isReaderGone = false
    private var isWriterGone = false
    /// Whether the delegates were told, and have neither read nor written since.
    private var isReaderTold = false
    private var isWriterTold = false
    let reader = StreamEvents()
    let writer = StreamEvents()

    init(capacity: Int) { self.capacity = capacity }

    var hasBytes: Bool { condition.withLock { !bytes.isEmpty || isWriterGone } }
    var hasRoom: Bool { condition.withLock { !isReaderGone && bytes.count < capacity } }

    func closeReader() {
        condition.withLock {
            isReaderGone = true
            condition.broadcast()
        }
        reader.remove()
    }

    func closeWriter() {
        condition.withLock {
            isWriterGone = true
            condition.broadcast()
        }
        writer.remove()
        tellReader()
    }

    /// Waits for bytes; 0 when the writer has closed its end.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        let count = condition.withLock { () -> Int in
            while bytes.isEmpty, !isWriterGone { condition.wait() }
            let count = min(length, bytes.count)
            for index in 0..<count { buffer[index] = bytes[index] }
            bytes.removeFirst(count)
            isReaderTold = false
            condition.broadcast()
            return count
        }
        tellWriter()
        tellReader()
        return count
    }

    /// Waits for room; -1 when the reader has closed its end.
    func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        let count = condition.withLock { () -> Int in
            while bytes.count >= capacity, !isReaderGone { condition.wait() }
            if isReaderGone { return -1 }
            let count = min(length, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
            isWriterTold = false
            condition.broadcast()
            return count
        }
        tellReader()
        tellWriter()
        return count
    }

    /// Once that there are bytes, or that none will come; again after the next read.
    func tellReader() {
        guard reader.isScheduled else { return }
        let event = condition.withLock { () -> Stream.Event? in
            guard !isReaderTold, !bytes.isEmpty || isWriterGone else { return nil }
            isReaderTold = true
            return bytes.isEmpty ? .endEncountered : .hasBytesAvailable
        }
        if let event { reader.tell(event) }
    }

    /// Once that there is room; again after the next write.
    func tellWriter() {
        guard writer.isScheduled else { return }
        let isNews = condition.withLock { () -> Bool in
            guard !isWriterTold, !isWriterGone, !isReaderGone, bytes.count < capacity else { return false }
            isWriterTold = true
            return true
        }
        if isNews { writer.tell(.hasSpaceAvailable) }
    }
}

private final class BoundInput: InputStream {
    private let pipe: BoundPipe
    private var status = Status.notOpen
    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(data: Data())
        pipe.reader.belong(to: self)
    }
    override func open() {
        guard status == .notOpen else { return }
        status = .open
        pipe.reader.tell(.openCompleted)
        pipe.tellReader()
    }
    override func close() {
        status = .closed
        pipe.closeReader()
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { pipe.hasBytes }
    override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {
        pipe.reader.schedule(in: loop, mode)
        if status == .open { pipe.tellReader() }
    }
    override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { pipe.reader.remove() }

    /// Waits for bytes; 0 when the writer has closed its end.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return status == .atEnd ? 0 : -1 }
        let count = pipe.read(buffer, maxLength: length)
        if count == 0, length > 0 { status = .atEnd }
        return count
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
        pipe.writer.belong(to: self)
    }
    required init(toMemory: ()) {
        pipe = BoundPipe(capacity: 1)
        super.init(toMemory: ())
    }
    override func open() {
        guard status == .notOpen else { return }
        status = .open
        pipe.writer.tell(.openCompleted)
        pipe.tellWriter()
    }
    override func close() {
        status = .closed
        pipe.closeWriter()
    }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool { pipe.hasRoom }
    override func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {
        pipe.writer.schedule(in: loop, mode)
        if status == .open { pipe.tellWriter() }
    }
    override func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) { pipe.writer.remove() }

    /// Waits for room; -1 when the reader has closed its end.
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return -1 }
        return pipe.write(buffer, maxLength: length)
    }
}
