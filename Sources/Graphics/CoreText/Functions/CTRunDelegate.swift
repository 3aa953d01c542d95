// SPDX-License-Identifier: MIT
import CoreGraphics

public typealias CTRunDelegateDeallocateCallback = @convention(c) (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = @convention(c) (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = @convention(c) (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = @convention(c) (UnsafeMutableRawPointer) -> CGFloat

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

public struct CTRunDelegateCallbacks {
    public var version: CFIndex
    public var dealloc: CTRunDelegateDeallocateCallback
    public var getAscent: CTRunDelegateGetAscentCallback
    public var getDescent: CTRunDelegateGetDescentCallback
    public var getWidth: CTRunDelegateGetWidthCallback

    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// Reserves room for what the app draws itself in a line of text.
public final class CTRunDelegate: InlineObject {
    private let callbacks: CTRunDelegateCallbacks
    let context: UnsafeMutableRawPointer

    init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.context = context
    }

    deinit { callbacks.dealloc(context) }

    /// Asks the client's callbacks at each layout, on the thread that lays out.
    /// - Returns: a box on the baseline, y up.
    package func inlineBounds(lineWidth: Double, font: FontCore, characterIndex: Int) -> CGRect {
        let ascent = callbacks.getAscent(context)
        let descent = callbacks.getDescent(context)
        return CGRect(x: 0, y: -descent, width: callbacks.getWidth(context), height: ascent + descent)
    }
}

public func CTRunDelegateGetTypeID() -> CFTypeID { 0x4354_5264 }

/// nil for callbacks of an unknown version, or without a context for them to be called with.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    guard callbacks.pointee.version == kCTRunDelegateVersion1, let refCon else { return nil }
    return CTRunDelegate(callbacks.pointee, refCon)
}

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.context }
