// SPDX-License-Identifier: MIT
public import Dispatch
import FoundationCompat

/// Tells the stream's delegate what happens on a queue instead of a run loop; nil: on neither.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) {
    StreamQueues.reading?.set(q, of: stream)
}

/// Tells the stream's delegate what happens on a queue instead of a run loop; nil: on neither.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) {
    StreamQueues.writing?.set(q, of: stream)
}

/// CoreFoundation's functions, which Foundation's library exports and does not declare.
private struct StreamQueues {
    private typealias SetQueue = @convention(c) (UnsafeRawPointer, OpaquePointer?) -> Void
    private let setQueue: SetQueue

    static let reading = StreamQueues("CFReadStreamSetDispatchQueue")
    static let writing = StreamQueues("CFWriteStreamSetDispatchQueue")
    /// Nobody runs a loop in it.
    private static let mode = RunLoop.Mode("TouchstoneStreamQueue")

    private init?(_ name: String) {
        guard let function = dlsym(nil, name) else { return nil }
        setQueue = unsafeBitCast(function, to: SetQueue.self)
    }

    /// Scheduling makes the stream call its delegate; the queue takes it off all run loops.
    func set(_ queue: DispatchQueue?, of stream: Stream) {
        guard let own = Mirror(reflecting: stream).descendant("_streamStorage") else { return }
        let reference = UnsafeRawPointer(Unmanaged.passUnretained(Self.unwrapped(own)).toOpaque())
        guard let queue else { return setQueue(reference, nil) }
        stream.schedule(in: .current, forMode: Self.mode)
        setQueue(reference, Mirror(reflecting: queue).descendant("__wrapped") as? OpaquePointer)
    }

    private static func unwrapped(_ value: Any) -> AnyObject {
        let mirror = Mirror(reflecting: value)
        return (mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value) as AnyObject
    }
}

extension OutputStream {
    /// Bytes of no type, which a method of Objective-C takes for those it wants. Arrays could be either.
    @_disfavoredOverload
    public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
        write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
    }
}
