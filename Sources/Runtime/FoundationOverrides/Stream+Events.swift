// SPDX-License-Identifier: MIT
public import Foundation

/// Streams that are scheduled tell their delegates what happens. Foundation's on Linux join the run loop, but nobody
/// listens there: the delegate is kept and never called.
extension InputStream {
    @_silgen_name("__touchstone_InputStream_schedule")
    public func __scheduleWithEvents(in loop: RunLoop, forMode mode: RunLoop.Mode) {
        StreamFunctions.reading?.schedule(self, in: loop, mode)
    }
}

extension OutputStream {
    @_silgen_name("__touchstone_OutputStream_schedule")
    public func __scheduleWithEvents(in loop: RunLoop, forMode mode: RunLoop.Mode) {
        StreamFunctions.writing?.schedule(self, in: loop, mode)
    }
}

/// Who hears a stream's events; the stream may be gone.
private final class StreamListener {
    weak var stream: Stream?
    init(_ stream: Stream) { self.stream = stream }
}

/// CoreFoundation's functions for the streams that Foundation's objects stand for, which it exports and does not declare.
private struct StreamFunctions {
    // `CFReadStreamClientCallBack`, `CFStreamClientContext` and the functions of CFStream.h, with pointers for references.
    typealias Callback = @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer?) -> Void
    typealias SetClient =
        @convention(c) (UnsafeRawPointer, UInt, Callback?, UnsafeRawPointer?) -> UInt8
    typealias Schedule = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
    struct Context {
        var version = 0
        var info: UnsafeMutableRawPointer?
        var retain: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)?
        var release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
        var describe: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
    }
    private let setClient: SetClient
    private let schedule: Schedule
    /// Opened, bytes to read, room to write, an error, the end: `Stream.Event` has the same numbers.
    private static let allEvents: UInt = 1 | 2 | 4 | 8 | 16

    static let reading = StreamFunctions("CFReadStream")
    static let writing = StreamFunctions("CFWriteStream")

    private init?(_ type: String) {
        guard let setClient = dlsym(nil, type + "SetClient"), let schedule = dlsym(nil, type + "ScheduleWithRunLoop")
        else { return nil }
        self.setClient = unsafeBitCast(setClient, to: SetClient.self)
        self.schedule = unsafeBitCast(schedule, to: Schedule.self)
    }

    func schedule(_ stream: Stream, in loop: RunLoop, _ mode: RunLoop.Mode) {
        guard let own = Self.reference("_streamStorage", of: stream),
            let place = Self.reference("_cfRunLoopStorage", of: loop)
        else { return }
        let listener = Unmanaged.passRetained(StreamListener(stream))
        // The stream retains it for itself, and releases it at its own end.
        defer { listener.release() }
        var context = Context(
            info: listener.toOpaque(),
            retain: { info in
                info.map { _ = Unmanaged<StreamListener>.fromOpaque($0).retain() }
                return info
            },
            release: { info in info.map { Unmanaged<StreamListener>.fromOpaque($0).release() } })
        _ = setClient(
            own, Self.allEvents,
            { _, event, info in
                guard let info else { return }
                let stream = Unmanaged<StreamListener>.fromOpaque(info).takeUnretainedValue().stream
                if let stream { stream.delegate?.stream(stream, handle: Stream.Event(rawValue: event)) }
            }, &context)
        let name = mode.rawValue as NSString
        schedule(own, place, UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque()))
    }

    /// CoreFoundation's object in one of Foundation's.
    private static func reference(_ storage: String, of object: Any) -> UnsafeRawPointer? {
        guard let value = Mirror(reflecting: object).descendant(storage) else { return nil }
        let mirror = Mirror(reflecting: value)
        let found: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
        return found.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
    }
}
