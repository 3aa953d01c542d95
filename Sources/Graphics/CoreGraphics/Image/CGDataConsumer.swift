// SPDX-License-Identifier: MIT
import Foundation

/// Takes bytes; returns how many it took.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// A client's receiver of bytes.
public struct CGDataConsumerCallbacks {
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init() { self.init(putBytes: nil, releaseConsumer: nil) }

    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// Where bytes a context or image destination makes go.
public final class CGDataConsumer {
    private enum Sink {
        case data(NSMutableData)
        case url(URL)
        case client(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }
    private let sink: Sink

    public init?(data: CFMutableData) { sink = .data(data) }

    public init?(url: CFURL) { sink = .url(url as URL) }

    /// nil without a function that takes bytes.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        sink = .client(info, cbks.pointee)
    }

    deinit { if case .client(let info, let callbacks) = sink { callbacks.releaseConsumer?(info) } }

    public static var typeID: CFTypeID { 0x4347_4443 }

    /// A file is replaced as a whole at each call; data and clients get the bytes behind those before.
    /// - Throws: where the file cannot be written, or the client takes fewer bytes.
    package func write(_ bytes: Data) throws {
        switch sink {
        case .data(let target): target.append(bytes)
        case .url(let url): try bytes.write(to: url, options: .atomic)
        case .client(let info, let callbacks): try write(bytes, info, callbacks)
        }
    }

    private func write(_ bytes: Data, _ info: UnsafeMutableRawPointer?, _ callbacks: CGDataConsumerCallbacks) throws {
        let taken = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.flatMap { callbacks.putBytes?(info, $0, buffer.count) } ?? 0
        }
        if taken < bytes.count { throw CocoaError(.fileWriteUnknown) }
    }
}
