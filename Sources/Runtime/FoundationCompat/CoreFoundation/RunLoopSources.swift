// SPDX-License-Identifier: MIT
public import Foundation
import Synchronization

// Sources of run loops, and loops that run until they are stopped.

/// What a source does. The functions are closures here, not C's.
public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    public var perform: ((UnsafeMutableRawPointer?) -> Void)?

    public init() { (version, info) = (0, nil) }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)? = nil,
        release: ((UnsafeRawPointer?) -> Void)? = nil,
        copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)? = nil,
        equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> Bool)? = nil,
        hash: ((UnsafeRawPointer?) -> CFHashCode)? = nil,
        schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)? = nil,
        cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)? = nil,
        perform: ((UnsafeMutableRawPointer?) -> Void)? = nil
    ) {
        (self.version, self.info) = (version, info)
        (self.schedule, self.cancel, self.perform) = (schedule, cancel, perform)
    }
}

/// Work that a loop does when it is signalled; while it lies in a loop, the loop has something to wait for.
// Unchecked: what changes is guarded by the lock; the context is the caller's, whose functions run on the loop's thread.
public final class CFRunLoopSource: NSObject, @unchecked Sendable {
    private struct State {
        var isValid = true
        var isSignalled = false
        var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    }
    public let order: CFIndex
    private let context: CFRunLoopSourceContext
    private let lock = NSLock()
    private var state = State()

    fileprivate init(_ order: CFIndex, _ context: CFRunLoopSourceContext) {
        (self.order, self.context) = (order, context)
    }

    fileprivate var isValid: Bool { lock.withLock { state.isValid } }

    fileprivate func contains(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
        lock.withLock { state.places.contains { $0.loop === loop && $0.mode == mode } }
    }

    fileprivate func add(to loop: RunLoop, _ mode: RunLoop.Mode) {
        guard isValid, !contains(loop, mode) else { return }
        lock.withLock { state.places.append((loop, mode)) }
        RunLoopRuns.change(loop) { $0.sources += 1 }
        context.schedule?(context.info, loop, mode)
    }

    fileprivate func remove(from loop: RunLoop, _ mode: RunLoop.Mode) {
        guard contains(loop, mode) else { return }
        lock.withLock { state.places.removeAll { $0.loop === loop && $0.mode == mode } }
        RunLoopRuns.change(loop) { $0.sources -= 1 }
        context.cancel?(context.info, loop, mode)
    }

    fileprivate func invalidate() {
        let places = lock.withLock { state.places }
        for place in places { remove(from: place.loop, place.mode) }
        lock.withLock { state.isValid = false }
    }

    fileprivate func signal() {
        let places = lock.withLock {
            state.isSignalled = state.isValid
            return state.isValid ? state.places : []
        }
        for place in places { place.loop.perform(inModes: [place.mode]) { self.performIfSignalled() } }
    }

    private func performIfSignalled() {
        let isDue = lock.withLock {
            defer { state.isSignalled = false }
            return state.isSignalled
        }
        if isDue { context.perform?(context.info) }
    }
}

/// What each loop has of sources, and whether it is to stop.
private enum RunLoopRuns {
    struct Run {
        var sources = 0
        var isStopped = false
    }
    private static let runs = Mutex<[ObjectIdentifier: Run]>([:])

    @discardableResult
    static func change<Result: Sendable>(_ loop: RunLoop, _ body: @Sendable (inout Run) -> Result) -> Result {
        let key = ObjectIdentifier(loop)
        return runs.withLock { body(&$0[key, default: Run()]) }
    }
}

public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator?, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(order, context.pointee) }

public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source.signal() }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source.invalidate() }
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source.isValid }

public func CFRunLoopAddSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    source.add(to: loop, mode)
}
public func CFRunLoopRemoveSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    source.remove(from: loop, mode)
}
public func CFRunLoopContainsSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    source.contains(loop, mode)
}

/// Runs the current thread's loop in its default mode until `CFRunLoopStop`; at once done when the loop has neither
/// sources nor timers. The main thread's always has some.
public func CFRunLoopRun() {
    let loop = RunLoop.current
    let hasSources = RunLoopRuns.change(loop) { run in
        run.isStopped = false
        return run.sources > 0
    }
    guard loop === RunLoop.main || hasSources || loop.limitDate(forMode: .default) != nil else { return }
    // A loop with nothing in it returns at once.
    let keeper = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    loop.add(keeper, forMode: .default)
    defer { keeper.invalidate() }
    // In slices: Foundation's loop may sleep on after a block of the main queue that came while it slept.
    while !RunLoopRuns.change(loop, { $0.isStopped }) {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
}

/// Ends `CFRunLoopRun` of a loop, of whatever thread.
public func CFRunLoopStop(_ loop: CFRunLoop!) {
    RunLoopRuns.change(loop) { $0.isStopped = true }
    CFRunLoopWakeUp(loop)
}
