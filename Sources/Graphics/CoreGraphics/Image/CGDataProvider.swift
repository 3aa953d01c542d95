// SPDX-License-Identifier: MIT
import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// Copies up to so many of the next bytes; returns how many there were.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
public typealias CGDataProviderGetBytesAtPositionCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int
) -> Int

/// A client's stream of bytes.
public struct CGDataProviderSequentialCallbacks {
    public var version: UInt32
    public var getBytes: CGDataProviderGetBytesCallback?
    public var skipForward: CGDataProviderSkipForwardCallback?
    public var rewind: CGDataProviderRewindCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init() { self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil) }

    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}

/// A client's block of bytes, in memory or by position.
public struct CGDataProviderDirectCallbacks {
    public var version: UInt32
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init() {
        self.init(
            version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil)
    }

    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

/// Where an image's bytes come from.
public final class CGDataProvider: @unchecked Sendable {
    // Immutable after init; the closure is called at most once, under the lock.
    private let lock = NSLock()
    private var bytes: Data?
    private var load: (() -> Data?)?
    public let info: UnsafeMutableRawPointer?
    private var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Bytes that are there already.
    package init(bytes: Data) {
        self.bytes = bytes
        info = nil
    }

    /// Bytes made when they are first asked for.
    package init(load: @escaping () -> Data?) {
        self.load = load
        info = nil
    }

    public convenience init?(data: CFData) { self.init(bytes: Data(referencing: data)) }

    /// The bytes are not copied; `releaseData` is called when the provider goes away.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        // The memory is the client's, who may reuse it as soon as the callback has run: take a copy and run it.
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
        self.info = info
    }

    /// Bytes that the client's callbacks hand out, read when they are first asked for, from the start to the end.
    public init?(
        sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard let getBytes = callbacks.getBytes else { return nil }
        self.info = info
        releaseInfo = callbacks.releaseInfo
        load = {
            callbacks.rewind?(info)
            var result = Data()
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = piece.withUnsafeMutableBytes { $0.baseAddress.map { getBytes(info, $0, 1 << 16) } ?? 0 }
                if count <= 0 { return result }
                result.append(contentsOf: piece.prefix(count))
            }
        }
    }

    /// `size` bytes that the client's callbacks give access to, read when they are first asked for.
    public init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard size >= 0, callbacks.getBytePointer != nil || callbacks.getBytesAtPosition != nil else { return nil }
        self.info = info
        releaseInfo = callbacks.releaseInfo
        load = {
            if let pointer = callbacks.getBytePointer?(info) {
                defer { callbacks.releaseBytePointer?(info, pointer) }
                return Data(bytes: pointer, count: Int(size))
            }
            var result = Data(count: Int(size))
            let count = result.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.flatMap { callbacks.getBytesAtPosition?(info, $0, 0, Int(size)) } ?? 0
            }
            return result.prefix(max(0, count))
        }
    }

    deinit { releaseInfo?(info) }

    /// nil when the file cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(bytes: data)
    }

    /// nil when the file cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.init(bytes: data)
    }

    public static var typeID: CFTypeID { 0x4347_4450 }

    public var data: CFData? { contents.map { NSData(data: $0) } }

    /// All bytes, made at the first call and kept. nil: there are none to be had. Any thread; others wait meanwhile.
    package var contents: Data? {
        lock.withLock {
            if let load {
                bytes = load()
                self.load = nil
            }
            return bytes
        }
    }
}
