// SPDX-License-Identifier: MIT
public import Foundation

/// Streams that are scheduled tell their delegates what happens. Foundation's on Linux join the run loop, but nobody
/// listens there: the delegate is kept and never called. And it ends the program when a stream without an error is asked for
/// its error, which code that reads or writes asks for after each step.
extension InputStream {
    static let __streamErrorName = "$s10Foundation11InputStreamC11streamErrors0E0_pSgvg"

    @_silgen_name("__touchstone_InputStream_streamError")
    public func __streamErrorIfAny() -> (any Error)? {
        StreamFunctions.reading?.error(of: self, by: InputStream.__streamErrorName)
    }

    @_silgen_name("__touchstone_InputStream_schedule")
    public func __scheduleWithEvents(in loop: RunLoop, forMode mode: RunLoop.Mode) {
        StreamFunctions.reading?.schedule(self, in: loop, mode)
    }
}

extension OutputStream {
    static let __streamErrorName = "$s10Foundation12OutputStreamC11streamErrors0E0_pSgvg"

    @_silgen_name("__touchstone_OutputStream_streamError")
    public func __streamErrorIfAny() -> (any Error)? {
        StreamFunctions.writing?.error(of: self, by: OutputStream.__streamErrorName)
    }

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
    typealias CopyError = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    struct Context {
        var version = 0
        var info: UnsafeMutableRawPointer?
        var retain: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)?
        var release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
        var describe: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
    }
    private let setClient: SetClient
    private let schedule: Schedule
    private let copyError: CopyError
    /// Opened, bytes to read, room to write, an error, the end: `Stream.Event` has the same numbers.
    private static let allEvents: UInt = 1 | 2 | 4 | 8 | 16

    static let reading = StreamFunctions("CFReadStream")
    static let writing = StreamFunctions("CFWriteStream")

    private init?(_ type: String) {
        guard let setClient = dlsym(nil, type + "SetClient"), let schedule = dlsym(nil, type + "ScheduleWithRunLoop"),
            let copyError = dlsym(nil, type + "CopyError")
        else { return nil }
        self.setClient = unsafeBitCast(setClient, to: SetClient.self)
        self.schedule = unsafeBitCast(schedule, to: Schedule.self)
        self.copyError = unsafeBitCast(copyError, to: CopyError.self)
    }

    /// - Parameter getter: the link name of Foundation's, which is asked where there is an error.
    func error(of stream: Stream, by getter: String) -> (any Error)? {
        guard let own = Self.reference("_streamStorage", of: stream), let error = copyError(own),
            let address = dlsym(ReplacedMethods.next, getter)
        else { return nil }
        Unmanaged<AnyObject>.fromOpaque(error).release()
        return FoundationMethod(address, of: stream).fault()
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
